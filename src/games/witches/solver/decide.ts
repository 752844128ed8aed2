// Decides every notebook entry: a fitting recipe proves many entries possible at once, an exhaustive search
// without one proves an entry impossible. Entries that neither settles within its steps stay open. If all
// recipes can be enumerated, counts them too.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Certainty, Witness } from '../types/notebook.ts';
import { lowest } from './domains.ts';
import {
  emptyTally,
  type FoundRecipe,
  type Knowledge,
  type RecipeTally,
  rolesFor,
  tallyPlace,
  toHypothesis,
} from './knowledge.ts';
import { type Assumption, createSearch, type RecipeSearch } from './search.ts';

interface OpenEntries {
  has(found: FoundRecipe): boolean;
  remove(entry: NotebookEntry): void;
}

function createOpenEntries(entries: readonly NotebookEntry[]): OpenEntries {
  const lengths = new Set<number>();
  /** By ingredient: mask of places in the tally. */
  const roles: number[] = [];
  /** By variable: mask of ingredients. */
  const holders: number[] = [];
  for (const entry of entries)
    if (entry.type === 'length') lengths.add(entry.recipeLength);
    else if (entry.type === 'role')
      roles[entry.index] = (roles[entry.index] ?? 0) | (1 << entry.place);
    else holders[entry.variable] = (holders[entry.variable] ?? 0) | (1 << entry.item);
  return {
    has(found) {
      if (lengths.has(found.recipeLength)) return true;
      for (let index = 0; index < found.roles.length; index++) {
        const role = found.roles[index];
        if (role && ((roles[index] ?? 0) & (1 << tallyPlace(role))) !== 0) return true;
      }
      for (let variable = 0; variable < found.holders.length; variable++) {
        const open = holders[variable] ?? 0;
        if (open !== 0)
          for (const mask of found.holders[variable] ?? []) if ((mask & open) !== 0) return true;
      }
      return false;
    },
    remove(entry) {
      if (entry.type === 'length') lengths.delete(entry.recipeLength);
      else if (entry.type === 'role')
        roles[entry.index] = (roles[entry.index] ?? 0) & ~(1 << entry.place);
      else holders[entry.variable] = (holders[entry.variable] ?? 0) & ~(1 << entry.item);
    },
  };
}

export interface SolverEffort {
  /** Steps for enumerating all recipes before looking at single entries. */
  readonly counting: number;
  /** Steps after which no new search starts. */
  readonly total: number;
  /** Steps per open entry, round by round. */
  readonly rounds: readonly number[];
  /** Search for effect holders too, not only for numbers and lengths? */
  readonly effects: boolean;
  /** Merge roles that a potion cannot tell apart? Finds the same in a different order. */
  readonly mergeRoles: boolean;
}
export const THOROUGH: SolverEffort = {
  counting: 80_000,
  total: 800_000,
  rounds: [1000, 5000, 20_000, 80_000, 200_000],
  effects: true,
  mergeRoles: true,
};
/** For hints, which have more to compute. */
export const BRISK: SolverEffort = {
  counting: 40_000,
  total: 160_000,
  rounds: [1000, 5000, 20_000],
  effects: false,
  mergeRoles: false,
};

/** Steps of a random search, and for one placement of the effects. */
const RANDOM_STEPS = 1500;
const RANDOM_PATIENCE = 250;
const LAST_PROOF_STEPS = 60_000;

/** How many found recipes are sampled, and up to how many all are kept. */
const DRAWN = 300;
const ALL = 4000;

/** `place` is an index into a row of the tally. */
export type NotebookEntry =
  | { readonly type: 'role'; readonly index: number; readonly place: number }
  | { readonly type: 'effect'; readonly variable: number; readonly item: number }
  | { readonly type: 'length'; readonly recipeLength: number };

export interface Decided {
  readonly search: RecipeSearch;
  readonly entries: readonly NotebookEntry[];
  readonly states: readonly Certainty[];
  /** Every possible entry occurs in one of these. Empty if nothing fits. */
  readonly witnesses: readonly Witness[];
  /** If all recipes were enumerated. */
  readonly tally: RecipeTally | null;
  /** Then also a uniform sample of them (ignoring free effects). */
  readonly drawn: readonly FoundRecipe[];
  /** All of them, if there are not too many. */
  readonly all: readonly FoundRecipe[] | null;
}

function entriesOf({ space }: RecipeSearch): readonly NotebookEntry[] {
  const { knowledge, variables } = space;
  const places = new Set(
    knowledge.lengths.flatMap((length) => rolesFor(knowledge, length).map(tallyPlace)),
  );
  const roles = knowledge.ingredients.flatMap((_, index) =>
    [...places].map((place): NotebookEntry => ({ type: 'role', index, place })),
  );
  const held = variables.flatMap((_, variable) =>
    knowledge.ingredients.map((_name, item): NotebookEntry => ({ type: 'effect', variable, item })),
  );
  const lengths = knowledge.lengths.map(
    (length): NotebookEntry => ({ type: 'length', recipeLength: length }),
  );
  // Lengths first: excluding one excludes much else.
  return [...lengths, ...roles, ...held];
}

/** Does this find, or a recipe it represents, have the entry? */
function shows(found: FoundRecipe, entry: NotebookEntry): boolean {
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

function assumptionOf(entry: NotebookEntry): Assumption {
  switch (entry.type) {
    case 'role':
      return { role: { index: entry.index, fits: (role) => tallyPlace(role) === entry.place } };
    case 'effect':
      return { effect: { variable: entry.variable, item: entry.item } };
    case 'length':
      return { recipeLength: entry.recipeLength };
  }
}

function count(
  tally: RecipeTally,
  { knowledge, variables }: RecipeSearch['space'],
  found: FoundRecipe,
): number {
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

export function fitsAll(
  knowledge: Knowledge,
  rng: Rng,
  budget: Budget,
  steps = LAST_PROOF_STEPS,
): Result<FitVerdict> {
  const search = createSearch(knowledge);
  let witness: Witness | null = null;
  const visit = (found: FoundRecipe) => {
    witness = toHypothesis(search.space, found);
    return true;
  };
  const attempts = [
    { steps: RANDOM_STEPS, patience: RANDOM_PATIENCE, rng },
    { steps: RANDOM_STEPS, patience: RANDOM_PATIENCE, rng },
    { steps },
  ];
  for (const attempt of attempts) {
    const outcome = search.run({ ...attempt, visit }, budget);
    if (outcome === 'exhausted') return failure('budgetExhausted');
    if (outcome !== 'open')
      return success({ state: outcome === 'found' ? 'possible' : 'impossible', witness });
  }
  return success({ state: 'open', witness: null });
}

interface FitVerdict {
  readonly state: Certainty;
  readonly witness: Witness | null;
}

/** Faults: budgetExhausted. */
export function decide(
  knowledge: Knowledge,
  rng: Rng,
  budget: Budget,
  effort: SolverEffort,
): Result<Decided> {
  const search = createSearch(knowledge, effort.mergeRoles);
  const entries = entriesOf(search);
  const states = entries.map((): Certainty => 'open');
  const witnesses: Witness[] = [];
  const left = new Set(entries.keys());
  const unknown = createOpenEntries(entries);
  const settle = (one: number, entry: NotebookEntry, state: Certainty): void => {
    states[one] = state;
    left.delete(one);
    unknown.remove(entry);
  };
  /** Keeps recipes that show open entries. A find with free effects represents many recipes; each new one becomes a
   * witness. */
  const witness = (found: FoundRecipe): void => {
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
  const drawn: FoundRecipe[] = [];
  const all: FoundRecipe[] = [];
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
      search.strike(assumptionOf(entry));
    }
    return true;
  };
  for (const steps of effort.rounds)
    for (const one of [...left]) {
      if (!left.has(one) || search.steps() > effort.total) continue;
      if (!effort.effects && entries[one]?.type === 'effect') continue;
      if (!look(one, Math.min(steps, RANDOM_STEPS), RANDOM_PATIENCE))
        return failure('budgetExhausted');
      if (left.has(one) && !look(one, steps)) return failure('budgetExhausted');
    }
  return success({ search, entries, states, witnesses, tally: null, drawn, all: null });
}

/** The recipe of this find that shows the most of these entries. */
function narrowedTo(found: FoundRecipe, wanted: readonly NotebookEntry[]): FoundRecipe {
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
