// A grid and its cells: the conditions of a cell, the cards that fit it, and whether the empty cells can be filled.

import type { Pools } from '../cards/pools.ts';
import type { Puzzle, View } from '../types.ts';

// Bipartite matching by augmenting paths (Kuhn's algorithm): gives every place one of its choices, all different.
// If that is impossible, Hall's theorem names places that share too few choices.

/** `choices[place]` lists what fits a place. Returns one choice for each place, or undefined if there is none. Tries
 * earlier entries of a list first. */
export function matchAll(choices: readonly (readonly number[])[]): number[] | undefined {
  const takenBy = new Map<number, number>();
  const order = choices
    .map((_, place) => place)
    .sort((left, right) => (choices[left]?.length ?? 0) - (choices[right]?.length ?? 0));
  for (const place of order) {
    if (!augment(choices, place, takenBy, new Set())) return undefined;
  }
  const matched: number[] = new Array(choices.length).fill(-1);
  for (const [choice, place] of takenBy) matched[place] = choice;
  return matched;
}

/** Places that together have fewer choices than members, which breaks Hall's condition: where an augmenting path ends.
 * Empty if a full matching exists. */
export function shortPlaces(choices: readonly (readonly number[])[]): number[] {
  const takenBy = new Map<number, number>();
  for (let place = 0; place < choices.length; place++) {
    const seen = new Set<number>();
    if (augment(choices, place, takenBy, seen)) continue;
    // every reached choice is taken; its holders and this place share too few choices
    const places = new Set([place]);
    for (const choice of seen) {
      const holder = takenBy.get(choice);
      if (holder !== undefined) places.add(holder);
    }
    return [...places].sort((left, right) => left - right);
  }
  return [];
}

/** The chain of places that one more choice would serve: the first takes it, each passes its own to the next, the last
 * was short. `suits` says which places could take it. Empty if all are served or the choice does not help. */
export function augmentingPath(
  choices: readonly (readonly number[])[],
  extra: number,
  suits: (place: number) => boolean,
): number[] {
  const takenBy = new Map<number, number>();
  for (let place = 0; place < choices.length; place++) {
    if (augment(choices, place, takenBy, new Set())) continue;
    const seen = new Set([extra]);
    /** From the place that could take the extra choice to this one. */
    const pathTo = (end: number): number[] => {
      if (suits(end)) return [end];
      for (const choice of choices[end] ?? []) {
        if (seen.has(choice)) continue;
        seen.add(choice);
        const holder = takenBy.get(choice);
        const path = holder === undefined ? [] : pathTo(holder);
        if (path.length > 0) return [...path, end];
      }
      return [];
    };
    const path = pathTo(place);
    if (path.length > 0) return path;
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

/** The part of a puzzle that codes contain. */
export type GridConditions = Pick<Puzzle, 'size' | 'rows' | 'columns'>;

/** Card ids, row by row. */
export type Cells = readonly (number | null)[];

/** The grid before the first card. */
export function emptyCells({ size }: GridConditions): Cells {
  return new Array<null>(size * size).fill(null);
}

/** The ids of the two conditions of a cell; empty strings for a cell outside the grid. */
export function cellConditions(grid: GridConditions, cell: number): readonly [string, string] {
  return [grid.rows[Math.floor(cell / grid.size)] ?? '', grid.columns[cell % grid.size] ?? ''];
}

export function cellPool(pools: Pools, grid: GridConditions, cell: number): readonly number[] {
  return pools.pool(...cellConditions(grid, cell));
}

export function poolSizes(pools: Pools, grid: GridConditions): number[] {
  return grid.rows.flatMap((row) => grid.columns.map((column) => pools.pool(row, column).length));
}

/** The puzzle and cells behind a view. */
export function gridOf(view: View): { readonly puzzle: Puzzle; readonly cells: Cells } {
  return {
    puzzle: {
      size: view.size,
      mode: view.mode,
      level: view.level,
      catalogue: view.catalogue,
      rows: view.rows.map((label) => label.id),
      columns: view.columns.map((label) => label.id),
    },
    cells: view.cells.map(({ card }) => card?.id ?? null),
  };
}

export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  const changed = [...list];
  changed[index] = value;
  return changed;
}

/** The cards that may still go into each empty cell, for matching: as many as there are cells are enough, because such
 * a cell can always be served last. */
export function openChoices(
  pools: Pools,
  grid: GridConditions,
  cells: Cells,
): { readonly places: number[]; readonly choices: number[][] } {
  const used = new Set(cells);
  const places: number[] = [];
  const choices: number[][] = [];
  for (const [cell, card] of cells.entries()) {
    if (card !== null) continue;
    places.push(cell);
    const choice: number[] = [];
    for (const id of cellPool(pools, grid, cell)) {
      if (used.has(id)) continue;
      choice.push(id);
      if (choice.length >= cells.length) break;
    }
    choices.push(choice);
  }
  return { places, choices };
}

/** Empty cells that share too few cards; none if the grid can be filled. */
export function shortCells(pools: Pools, grid: GridConditions, cells: Cells): number[] {
  const { places, choices } = openChoices(pools, grid, cells);
  return shortPlaces(choices).map((place) => places[place] ?? -1);
}
