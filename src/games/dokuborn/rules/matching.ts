// Bipartite matching by augmenting paths (Kuhn's algorithm): gives every place one of its choices, all different.
// Where that cannot be done, Hall's theorem names the culprits: places that have fewer choices between them.

/**
 * `choices[place]` lists what fits a place. Answers one choice for each place, or undefined where there is no such
 * choice. Prefers earlier entries of a list only in so far as they are tried first.
 */
export function matchAll(choices: readonly (readonly number[])[]): number[] | undefined {
  const takenBy = new Map<number, number>();
  const order = choices
    .map((_, place) => place)
    .sort((left, right) => (choices[left]?.length ?? 0) - (choices[right]?.length ?? 0));
  for (const place of order) {
    if (!augment(choices, place, takenBy, new Set())) return undefined;
  }
  return read(choices.length, takenBy);
}

/**
 * Where no full matching exists: places that together have fewer choices than they are, which breaks Hall's
 * condition. Found where an augmenting path ends. Empty where all can be served.
 */
export function shortPlaces(choices: readonly (readonly number[])[]): number[] {
  const takenBy = new Map<number, number>();
  for (let place = 0; place < choices.length; place++) {
    const seen = new Set<number>();
    if (augment(choices, place, takenBy, seen)) continue;
    // every choice that was reached is taken; its holders and this place share too few choices
    const places = new Set([place]);
    for (const choice of seen) {
      const holder = takenBy.get(choice);
      if (holder !== undefined) places.add(holder);
    }
    return [...places].sort((left, right) => left - right);
  }
  return [];
}

/**
 * Places over which one more choice would pass: the first takes it, each gives what it held to the next, the last was
 * short. `suits` tells which places could take it. Empty where all are served, or where that choice does not help.
 */
export function augmentingPath(
  choices: readonly (readonly number[])[],
  extra: number,
  suits: (place: number) => boolean,
): number[] {
  const takenBy = new Map<number, number>();
  for (let place = 0; place < choices.length; place++) {
    if (augment(choices, place, takenBy, new Set())) continue;
    const path = pathTo(choices, place, { takenBy, extra, suits, seen: new Set() });
    if (path.length > 0) return path;
  }
  return [];
}

interface Quest {
  readonly takenBy: ReadonlyMap<number, number>;
  readonly extra: number;
  readonly suits: (place: number) => boolean;
  readonly seen: Set<number>;
}

/** From the place that could take the extra choice to the one that is short. */
function pathTo(choices: readonly (readonly number[])[], place: number, quest: Quest): number[] {
  if (quest.suits(place)) return [place];
  for (const choice of choices[place] ?? []) {
    if (choice === quest.extra || quest.seen.has(choice)) continue;
    quest.seen.add(choice);
    const holder = quest.takenBy.get(choice);
    if (holder === undefined) continue;
    const path = pathTo(choices, holder, quest);
    if (path.length > 0) return [...path, place];
  }
  return [];
}

function augment(
  choices: readonly (readonly number[])[],
  place: number,
  takenBy: Map<number, number>,
  seen: Set<number>,
): boolean {
  for (const choice of choices[place] ?? []) {
    if (seen.has(choice)) continue;
    seen.add(choice);
    const holder = takenBy.get(choice);
    if (holder === undefined || augment(choices, holder, takenBy, seen)) {
      takenBy.set(choice, place);
      return true;
    }
  }
  return false;
}

function read(count: number, takenBy: ReadonlyMap<number, number>): number[] {
  const matched: number[] = new Array(count).fill(-1);
  for (const [choice, place] of takenBy) matched[place] = choice;
  return matched;
}
