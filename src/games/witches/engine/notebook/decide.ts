// Decides entry by entry what can be: a recipe that fits shows many entries at once, a search to the end without one
// proves that there is none. What neither does within its steps stays open. Where all recipes can be visited they are
// counted on the way.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Certainty } from '../../types/notebook.ts';
import { type Found, toHypothesis } from './found.ts';
import type { Assumption } from './hunt.ts';
import {
  emptyTally,
  type Hypothesis,
  type Knowledge,
  type Role,
  rolesFor,
  type Tally,
  tallyPlace,
} from './knowledge.ts';
import { lowest } from './masks.ts';
import { createNews } from './news.ts';
import { createSearch, type Search } from './search.ts';

/** How much is looked into. */
export interface Effort {
  /** Steps for visiting all recipes before single entries are looked into. */
  readonly counting: number;
  /** Steps after which nothing more is begun. */
  readonly total: number;
  /** Steps of hunts and proofs, for each entry that is left, one round after the other. */
  readonly rounds: readonly number[];
  /** Are who holds which effect, and not only numbers and lengths, looked into one by one? */
  readonly effects: boolean;
  /** Are roles that a potion cannot tell apart looked into together? What is found comes in another order then. */
  readonly sharp: boolean;
}
export const THOROUGH: Effort = {
  counting: 80_000,
  total: 800_000,
  rounds: [1000, 5000, 20_000, 80_000, 200_000],
  effects: true,
  sharp: true,
};
/** For hints, which have more to do. */
export const BRISK: Effort = {
  counting: 40_000,
  total: 160_000,
  rounds: [1000, 5000, 20_000],
  effects: false,
  sharp: false,
};

/** The longest hunt for a recipe, and how long it stays with one placement of the effects. */
const HUNT_STEPS = 1500;
const HUNT_PATIENCE = 250;
const LAST_PROOF_STEPS = 60_000;

/** Finds that are kept of all that were visited; and up to how many all of them are. */
const DRAWN = 300;
const ALL = 4000;

/** One thing that could be. `place` is a place in a row of the tally. */
export type Entry =
  | { readonly type: 'role'; readonly index: number; readonly place: number }
  | { readonly type: 'effect'; readonly variable: number; readonly item: number }
  | { readonly type: 'length'; readonly recipeLength: number };

export interface Decided {
  readonly search: Search;
  readonly entries: readonly Entry[];
  readonly states: readonly Certainty[];
  /** Every possible entry is so in one of these. Empty where nothing fits. */
  readonly witnesses: readonly Hypothesis[];
  /** Where all recipes were visited. */
  readonly tally: Tally | null;
  /** Where they were: some of them, each equally likely (free effects aside). */
  readonly drawn: readonly Found[];
  /** Where they were visited and are not too many: all of them. */
  readonly all: readonly Found[] | null;
}

export function entriesOf({ space }: Search): readonly Entry[] {
  const { knowledge, variables } = space;
  const places = new Set(
    knowledge.lengths.flatMap((length) => rolesFor(knowledge, length).map(tallyPlace)),
  );
  const roles = knowledge.ingredients.flatMap((_, index) =>
    [...places].map((place): Entry => ({ type: 'role', index, place })),
  );
  const held = variables.flatMap((_, variable) =>
    knowledge.ingredients.map((_name, item): Entry => ({ type: 'effect', variable, item })),
  );
  const lengths = knowledge.lengths.map(
    (length): Entry => ({ type: 'length', recipeLength: length }),
  );
  // lengths first: once one is out, much else is
  return [...lengths, ...roles, ...held];
}

/** Does the find, or one of those that it stands for, have it? */
export function shows(found: Found, entry: Entry): boolean {
  switch (entry.type) {
    case 'role': {
      const role = found.roles[entry.index];
      return role !== undefined && tallyPlace(role) === entry.place;
    }
    case 'effect':
      return (found.holders[entry.variable] ?? []).some((mask) => (mask & (1 << entry.item)) !== 0);
    case 'length':
      return found.recipeLength === entry.recipeLength;
  }
}

export function assumptionOf(entry: Entry): Assumption {
  switch (entry.type) {
    case 'role':
      return {
        role: { index: entry.index, fits: (role) => tallyPlace(role) === entry.place },
      };
    case 'effect':
      return { effect: { variable: entry.variable, item: entry.item } };
    case 'length':
      return { recipeLength: entry.recipeLength };
  }
}

function strike(search: Search, entry: Entry): void {
  switch (entry.type) {
    case 'role':
      search.strikeRole(entry.index, (role: Role) => tallyPlace(role) === entry.place);
      break;
    case 'effect':
      search.strikeHolder(entry.variable, entry.item);
      break;
    case 'length':
      search.strikeLength(entry.recipeLength);
      break;
  }
}

/** Adds a find to the tally, as often as its free effects can be placed. */
function count(tally: Tally, { knowledge, variables }: Search['space'], found: Found): number {
  const ways = found.holders.reduce((product, list) => product * list.length, 1);
  tally.total += ways;
  tally.lengths[found.recipeLength] = (tally.lengths[found.recipeLength] ?? 0) + ways;
  for (const [index, role] of found.roles.entries()) {
    const row = tally.roles[index] ?? [];
    row[tallyPlace(role)] = (row[tallyPlace(role)] ?? 0) + ways;
  }
  for (const [variable, list] of found.holders.entries()) {
    const row =
      tally.effects[knowledge.effects.indexOf(variables[variable]?.name ?? 'Cutoff')] ?? [];
    const share = ways / list.length;
    for (const mask of list)
      for (let rest = mask; rest !== 0; rest &= rest - 1)
        row[lowest(rest)] = (row[lowest(rest)] ?? 0) + share;
  }
  return ways;
}

/** Is anything possible at all? */
export function fitsAll(
  knowledge: Knowledge,
  rng: Rng,
  budget: Budget,
  steps = LAST_PROOF_STEPS,
): Result<Fitting> {
  const search = createSearch(knowledge);
  let witness: Hypothesis | null = null;
  const visit = (found: Found) => {
    witness = toHypothesis(search.space, found);
    return true;
  };
  const hunts = [
    { steps: HUNT_STEPS, patience: HUNT_PATIENCE, rng },
    { steps: HUNT_STEPS, patience: HUNT_PATIENCE, rng },
    { steps },
  ];
  for (const hunt of hunts) {
    const outcome = search.run({ ...hunt, visit }, budget);
    if (outcome === 'exhausted') return failure('budgetExhausted');
    if (outcome !== 'open')
      return success({ state: outcome === 'found' ? 'possible' : 'impossible', witness });
  }
  return success({ state: 'open', witness: null });
}

/** Whether something can be, and a recipe in which it is. */
export interface Fitting {
  readonly state: Certainty;
  readonly witness: Hypothesis | null;
}

/** Faults: budgetExhausted. */
export function decide(
  knowledge: Knowledge,
  rng: Rng,
  budget: Budget,
  effort: Effort,
): Result<Decided> {
  const search = createSearch(knowledge, effort.sharp);
  const entries = entriesOf(search);
  const states = entries.map((): Certainty => 'open');
  const witnesses: Hypothesis[] = [];
  const left = new Set(entries.keys());
  const unknown = createNews(entries);
  const settle = (one: number, entry: Entry, state: Certainty): void => {
    states[one] = state;
    left.delete(one);
    unknown.remove(entry);
  };
  /** Keeps what shows something new. A find with free effects stands for many recipes: one for each that is new. */
  const witness = (found: Found): void => {
    if (!unknown.has(found)) return;
    let news = [...left].filter((one) => {
      const entry = entries[one];
      return entry !== undefined && shows(found, entry);
    });
    while (news.length > 0) {
      const narrowed = narrowedTo(
        found,
        news.flatMap((one) => entries[one] ?? []),
      );
      witnesses.push(toHypothesis(search.space, narrowed));
      news = news.filter((one) => {
        const entry = entries[one];
        if (!entry || !shows(narrowed, entry)) return true;
        settle(one, entry, 'possible');
        return false;
      });
    }
  };
  const tally = emptyTally(knowledge);
  const drawn: Found[] = [];
  const all: Found[] = [];
  let finds = 0;
  const counted = search.run(
    {
      steps: effort.counting,
      visit(found) {
        count(tally, search.space, found);
        witness(found);
        const place = finds < DRAWN ? finds : rng.below(finds + 1);
        finds++;
        if (finds <= ALL) all.push(found);
        if (place < DRAWN) drawn[place] = found;
        return false;
      },
    },
    budget,
  );
  if (counted === 'exhausted') return failure('budgetExhausted');
  if (counted === 'none') {
    for (const one of left) states[one] = 'impossible';
    const kept = finds <= ALL ? all : null;
    return success({ search, entries, states, witnesses, tally, drawn, all: kept });
  }
  const look = (one: number, steps: number, patience?: number): boolean => {
    const entry = entries[one];
    if (!entry) return true;
    const outcome = search.run(
      {
        ...assumptionOf(entry),
        steps,
        ...(patience === undefined ? {} : { patience, rng }),
        visit(found) {
          witness(found);
          return true;
        },
      },
      budget,
    );
    if (outcome === 'exhausted') return false;
    if (outcome === 'none') {
      settle(one, entry, 'impossible');
      strike(search, entry);
    }
    return true;
  };
  for (const steps of effort.rounds)
    for (const one of [...left]) {
      if (!left.has(one) || search.steps() > effort.total) continue;
      if (!effort.effects && entries[one]?.type === 'effect') continue;
      if (!look(one, Math.min(steps, HUNT_STEPS), HUNT_PATIENCE)) return failure('budgetExhausted');
      if (left.has(one) && !look(one, steps)) return failure('budgetExhausted');
    }
  return success({ search, entries, states, witnesses, tally: null, drawn, all: null });
}

/** One recipe of the find that shows as many of these entries as it can: each free effect goes where it is asked for. */
function narrowedTo(found: Found, wanted: readonly Entry[]): Found {
  return {
    ...found,
    holders: found.holders.map((list, variable) => {
      const asked = list.find((mask) =>
        wanted.some(
          (entry) =>
            entry.type === 'effect' &&
            entry.variable === variable &&
            (mask & (1 << entry.item)) !== 0,
        ),
      );
      return asked === undefined ? list.slice(0, 1) : [asked];
    }),
  };
}
