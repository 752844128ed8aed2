// The notebook: for each ingredient what is still possible after all potions so far, what is not, and what is open.
// Made from the View alone. Recipes that could not be won are not left out.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng, type Rng } from '../../../../core/rng.ts';
import type { EffectName } from '../../names/effects.ts';
import type { View } from '../../types/index.ts';
import type {
  Certainty,
  LineCounts,
  Notebook,
  NotebookLine,
  NotesCheck,
  RecipeCounts,
} from '../../types/notebook.ts';
import { countRecipes } from './counting.ts';
import { type Decided, decide, type Effort, type Entry, fitsAll, THOROUGH } from './decide.ts';
import { type Found, toHypothesis } from './found.ts';
import { type Hypothesis, type Knowledge, knowledgeOf, type Tally } from './knowledge.ts';
import type { Search } from './search.ts';

/** What is known at some point. */
export interface Survey {
  readonly decided: Decided;
  /** Counts over all recipes that fit, where they were counted to the last. */
  readonly tally: Tally | null;
  /**
   * Recipes that fit, as different as can be had; all of them where there are no more than that. Undefined where the
   * budget is used up.
   */
  sample(count: number, budget: Budget): readonly Hypothesis[] | undefined;
  /** Every recipe that fits; undefined where they were not visited, or are more than that. */
  all(most: number): readonly Hypothesis[] | undefined;
}

/** Steps of one hunt for a further recipe. */
const SAMPLE_STEPS = 800;
const SAMPLE_PATIENCE = 200;
/** Where so many found little, or took so much: how often it is tried with more, and with how much; the first is worth most. */
const ENOUGH_TRIED = 20;
const ENOUGH_TAKEN = 250_000;
const HARD_TURNS = 6;
const HARD_STEPS = 80_000;
const FIRST_STEPS = 220_000;
/** Steps after which no further recipe is looked for, by how many there are: the first ones are worth most. */
const STEPS_FOR: readonly (readonly [found: number, steps: number])[] = [
  [40, 80_000],
  [HARD_TURNS, 140_000],
  [1, 220_000],
  [0, 600_000],
];

/** Surveys what fits the knowledge. Fault: budgetExhausted. */
export function survey(
  knowledge: Knowledge,
  rng: Rng,
  budget: Budget,
  effort: Effort,
): Result<Survey> {
  const found = decide(knowledge, rng.fork('decide'), budget, effort);
  if (!found.ok) return found;
  const decided = found.value;
  let { tally } = decided;
  if (!tally && knowledge.effects.length === 0) {
    const counted = countRecipes(knowledge, budget);
    if (!counted) return failure('budgetExhausted');
    tally = counted.tally;
  }
  return success({
    decided,
    tally,
    sample: (count, within) =>
      decided.tally
        ? drawAll(decided, count, rng.fork('draw'))
        : hunted(decided, count, rng.fork('hunt'), within),
    all: (most) => {
      const { all, search } = decided;
      return all && waysOf(all) <= most ? everyRecipe(search, all) : undefined;
    },
  });
}

function drawAll({ search, drawn }: Decided, count: number, rng: Rng): readonly Hypothesis[] {
  if (waysOf(drawn) <= count) return everyRecipe(search, drawn);
  const all: Hypothesis[] = [];
  for (let turn = 0; all.length < count && turn < count; turn++) {
    const found = drawn[turn % drawn.length];
    if (found) all.push(toHypothesis(search.space, found, rng));
  }
  return all;
}

/** How many recipes these finds stand for. */
const waysOf = (finds: readonly Found[]): number =>
  finds.reduce(
    (sum, { holders }) => sum + holders.reduce((ways, list) => ways * list.length, 1),
    0,
  );

const everyRecipe = ({ space }: Search, finds: readonly Found[]): readonly Hypothesis[] =>
  finds.flatMap((found) => everyOne(found).map((one) => toHypothesis(space, one)));

/** Every way to place the free effects of a find. */
function everyOne(found: Found): readonly Found[] {
  return found.holders.reduce<readonly Found[]>(
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

/** The witnesses, which show as much as can be, and more recipes found by chance. */
function hunted(
  { search, witnesses }: Decided,
  count: number,
  rng: Rng,
  budget: Budget,
): readonly Hypothesis[] | undefined {
  const all: Hypothesis[] = [...witnesses.slice(0, count)];
  const before = search.steps();
  for (let turn = 0; turn < count && all.length < count; turn++) {
    const spent = search.steps() - before;
    if (STEPS_FOR.some(([found, steps]) => all.length >= found && spent > steps)) break;
    // where they are hard to find a few are enough, and looked for longer
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

function stateOf(decided: Decided, wanted: (entry: Entry) => boolean): Certainty {
  const at = decided.entries.findIndex(wanted);
  return decided.states[at] ?? 'impossible';
}

/** Any of several: one that is possible will do, and all must be impossible. */
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

function countsOf(knowledge: Knowledge, tally: Tally): RecipeCounts {
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

/** The same view always gives the same notebook. Faults: budgetExhausted. */
export function notebook(view: View, budget: Budget): Result<Notebook> {
  const knowledge = knowledgeOf(view);
  const found = survey(knowledge, createRng('notebook'), budget, THOROUGH);
  return found.ok ? success(toNotebook(knowledge, found.value)) : found;
}

/** Do the notes contradict a result? Compares them with the potions, never with the recipe. */
export function checkNotes(view: View, budget: Budget): Result<NotesCheck> {
  const knowledge = knowledgeOf(view);
  /** Only with the notes on these ingredients. */
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
  // where each could be right, those are left of which none can be spared
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
