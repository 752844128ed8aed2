// The notebook: what is possible, impossible or open for each ingredient after all potions, and the check of
// a player's notes. Uses only the view. Includes recipes that cannot be won.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import type { EffectName } from '../names.ts';
import type { View } from '../types/index.ts';
import type {
  Certainty,
  LineCounts,
  Notebook,
  NotebookLine,
  NotesCheck,
  RecipeCounts,
  Witness,
} from '../types/notebook.ts';
import { countRecipes } from './counting.ts';
import {
  type Decided,
  decide,
  fitsAll,
  type NotebookEntry,
  type SolverEffort,
  THOROUGH,
} from './decide.ts';
import {
  type FoundRecipe,
  type Knowledge,
  knowledgeOf,
  type RecipeTally,
  toHypothesis,
} from './knowledge.ts';
import type { RecipeSearch } from './search.ts';

/** Everything that hints and the notebook need to know. */
export interface Survey {
  readonly decided: Decided;
  /** Counts over all fitting recipes, if complete. */
  readonly tally: RecipeTally | null;
  /**
   * Fitting recipes, as varied as possible; all of them if there are no more. Undefined when the budget is
   * exhausted.
   */
  sample(count: number, budget: Budget): readonly Witness[] | undefined;
  /** All fitting recipes; undefined if they were not enumerated or exceed `most`. */
  all(most: number): readonly Witness[] | undefined;
}

/** Steps of one random search for another recipe. */
const SAMPLE_STEPS = 800;
const SAMPLE_PATIENCE = 200;
/** After this many fruitless attempts or steps: a few longer searches; the first recipe is worth the most. */
const ENOUGH_TRIED = 20;
const ENOUGH_TAKEN = 250_000;
const HARD_TURNS = 6;
const HARD_STEPS = 80_000;
const FIRST_STEPS = 220_000;
/** Steps after which the search for more recipes stops, by recipes found: the first ones are worth the most. */
const STEPS_FOR: readonly (readonly [found: number, steps: number])[] = [
  [40, 80_000],
  [HARD_TURNS, 140_000],
  [1, 220_000],
  [0, 600_000],
];

/** Fault: budgetExhausted. */
export function survey(
  knowledge: Knowledge,
  rng: Rng,
  budget: Budget,
  effort: SolverEffort,
): Result<Survey> {
  const found = decide(knowledge, rng.fork('decide'), budget, effort);
  if (!found.ok) return found;
  const decided = found.value;
  let { tally } = decided;
  if (!tally && knowledge.effects.length === 0) {
    const counted = countRecipes(knowledge, budget);
    if (!counted) return failure('budgetExhausted');
    tally = counted;
  }
  return success({
    decided,
    tally,
    sample: (count, within) =>
      decided.tally
        ? drawAll(decided, count, rng.fork('draw'))
        : sampled(decided, count, rng.fork('hunt'), within),
    all: (most) => {
      const { all, search } = decided;
      return all && waysOf(all) <= most ? everyRecipe(search, all) : undefined;
    },
  });
}

function drawAll({ search, drawn }: Decided, count: number, rng: Rng): readonly Witness[] {
  if (waysOf(drawn) <= count) return everyRecipe(search, drawn);
  const all: Witness[] = [];
  for (let turn = 0; all.length < count && turn < count; turn++) {
    const found = drawn[turn % drawn.length];
    if (found) all.push(toHypothesis(search.space, found, rng));
  }
  return all;
}

const waysOf = (finds: readonly FoundRecipe[]): number =>
  finds.reduce(
    (sum, { holders }) => sum + holders.reduce((ways, list) => ways * list.length, 1),
    0,
  );

const everyRecipe = ({ space }: RecipeSearch, finds: readonly FoundRecipe[]): readonly Witness[] =>
  finds.flatMap((found) => everyOne(found).map((one) => toHypothesis(space, one)));

function everyOne(found: FoundRecipe): readonly FoundRecipe[] {
  return found.holders.reduce<readonly FoundRecipe[]>(
    (all, list, variable) =>
      list.length === 1
        ? all
        : all.flatMap((one) =>
            list.map((mask) => ({
              ...one,
              holders: one.holders.map((other, at) => (at === variable ? [mask] : other)),
            })),
          ),
    [found],
  );
}

/** The witnesses, which vary the most, and random recipes. */
function sampled(
  { search, witnesses }: Decided,
  count: number,
  rng: Rng,
  budget: Budget,
): readonly Witness[] | undefined {
  const all: Witness[] = [...witnesses.slice(0, count)];
  const before = search.steps();
  for (let turn = 0; turn < count && all.length < count; turn++) {
    const spent = search.steps() - before;
    if (STEPS_FOR.some(([found, steps]) => all.length >= found && spent > steps)) break;
    // If recipes are hard to find, search longer for just a few.
    const hard =
      (turn >= ENOUGH_TRIED && all.length < HARD_TURNS) ||
      (all.length === 0 && spent > ENOUGH_TAKEN);
    if (turn >= ENOUGH_TRIED + HARD_TURNS && all.length < HARD_TURNS) break;
    const outcome = search.run(
      {
        rng: rng.fork(`hunt ${turn}`),
        steps: hard ? (all.length === 0 ? FIRST_STEPS : HARD_STEPS) : SAMPLE_STEPS,
        ...(hard ? {} : { patience: SAMPLE_PATIENCE }),
        visit(found) {
          all.push(toHypothesis(search.space, found, rng));
          return true;
        },
      },
      budget,
    );
    if (outcome === 'exhausted') return undefined;
  }
  return all;
}

function stateOf(decided: Decided, wanted: (entry: NotebookEntry) => boolean): Certainty {
  const at = decided.entries.findIndex(wanted);
  return decided.states[at] ?? 'impossible';
}

/** Possible if one is; impossible only if all are. */
function anyOf(states: readonly Certainty[]): Certainty {
  if (states.includes('possible')) return 'possible';
  return states.includes('open') ? 'open' : 'impossible';
}

function lineOf(knowledge: Knowledge, decided: Decided, index: number): NotebookLine {
  const role = (place: number) =>
    stateOf(
      decided,
      (entry) => entry.type === 'role' && entry.index === index && entry.place === place,
    );
  const held: Partial<Record<EffectName, Certainty>> = {};
  for (const [variable, { name }] of decided.search.space.variables.entries())
    held[name] = stateOf(
      decided,
      (entry) => entry.type === 'effect' && entry.variable === variable && entry.item === index,
    );
  const [ignore, overachiever, imposter] = [role(6), role(7), role(8)];
  return {
    ingredient: knowledge.ingredients[index] ?? 'Parsley',
    numbers: [0, 1, 2, 3, 4, 5].map(role),
    ignore,
    overachiever,
    imposter,
    decoy: anyOf([ignore, overachiever, imposter]),
    effects: held,
  };
}

function countsOf(knowledge: Knowledge, tally: RecipeTally): RecipeCounts {
  return {
    recipes: tally.total,
    lengths: tally.lengths,
    lines: knowledge.ingredients.map((_, index): LineCounts => {
      const row = tally.roles[index] ?? [];
      const held: Partial<Record<EffectName, number>> = {};
      for (const [effect, name] of knowledge.effects.entries())
        held[name] = (held[name] ?? 0) + (tally.effects[effect]?.[index] ?? 0);
      return {
        numbers: row.slice(0, 6),
        ignore: row[6] ?? 0,
        overachiever: row[7] ?? 0,
        imposter: row[8] ?? 0,
        effects: held,
      };
    }),
  };
}

function toNotebook(knowledge: Knowledge, { decided, tally }: Survey): Notebook {
  const lengths: Record<number, Certainty> = {};
  for (const length of knowledge.lengths)
    lengths[length] = stateOf(
      decided,
      (entry) => entry.type === 'length' && entry.recipeLength === length,
    );
  return {
    type: 'notebook',
    lines: knowledge.ingredients.map((_, index) => lineOf(knowledge, decided, index)),
    lengths,
    witnesses: decided.witnesses,
    counts: tally && countsOf(knowledge, tally),
    entries: decided.entries.length,
    open: decided.states.filter((state) => state === 'open').length,
  };
}

/** Deterministic. Fault: budgetExhausted. */
export function notebook(view: View, budget: Budget): Result<Notebook> {
  const knowledge = knowledgeOf(view);
  const found = survey(knowledge, createRng('notebook'), budget, THOROUGH);
  return found.ok ? success(toNotebook(knowledge, found.value)) : found;
}

/** Do the notes contradict an answer? Never compares them with the recipe. */
export function checkNotes(view: View, budget: Budget): Result<NotesCheck> {
  const knowledge = knowledgeOf(view);
  /** With the notes on these ingredients only. */
  const look = (rows: readonly number[]) => {
    const ruledOut = view.notes.map((mask, index) => (rows.includes(index) ? mask : 0));
    return fitsAll({ ...knowledge, ruledOut }, createRng('notes'), budget);
  };
  const noted = [...view.notes.keys()].filter((index) => (view.notes[index] ?? 0) !== 0);
  const all = look(noted);
  if (!all.ok) return all;
  const { state, witness } = all.value;
  if (state !== 'impossible') {
    const verdict = state === 'possible' ? 'fits' : 'open';
    return success({ type: 'notes', verdict, ingredients: [], together: false, witness });
  }
  const alone: number[] = [];
  for (const index of noted) {
    const one = look([index]);
    if (!one.ok) return one;
    if (one.value.state === 'impossible') alone.push(index);
  }
  // If each could be right alone, keep a minimal contradicting set.
  let rows = alone.length > 0 ? alone : noted;
  for (const index of alone.length > 0 ? [] : noted) {
    const others = rows.filter((row) => row !== index);
    const rest = look(others);
    if (!rest.ok) return rest;
    if (rest.value.state === 'impossible') rows = others;
  }
  const ingredients = rows.flatMap((index) => view.ingredients[index] ?? []);
  const together = alone.length === 0;
  return success({ type: 'notes', verdict: 'contradicts', ingredients, together, witness: null });
}
