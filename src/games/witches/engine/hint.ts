// Hints from the notebook: a fact that already follows, with the potions that prove it; or a potion that tells
// much, and why. Sees the View only.

import type { Budget } from '../../../core/budget.ts';
import { type Hint, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import type { IngredientName } from '../names/ingredients.ts';
import { type CompiledRecipe, compile } from '../potion/compile.ts';
import { answer } from '../potion/evaluate.ts';
import { DECOY_BIT, noteOptions } from '../rules/view.ts';
import type { Move, View } from '../types/index.ts';
import type { PlayedEntry } from '../types/potion.ts';
import { type Hypothesis, type Knowledge, knowledgeOf, type Tally } from './notebook/knowledge.ts';
import { type Survey, survey } from './notebook/notebook.ts';
import { LONGEST_BREWED, winningPotions } from './winnable/winnable.ts';

export type MoveHint = Hint<Move>;

/** Something about one ingredient that holds in all possible recipes: `option` is a bit of a note. */
interface Deduction {
  readonly index: number;
  readonly option: number;
  readonly is: boolean;
}

/** In how many recipes the ingredient is under this option. */
function optionCount(tally: Tally, index: number, option: number): number {
  const row = tally.roles[index] ?? [];
  if (option !== DECOY_BIT) return row[option] ?? 0;
  return row.slice(DECOY_BIT).reduce((sum, count) => sum + count, 0);
}

function holds(tally: Tally, { index, option, is }: Deduction): boolean {
  return tally.total > 0 && optionCount(tally, index, option) === (is ? tally.total : 0);
}

/** What follows and is not in the notes yet: first what an ingredient is, then what it is not. */
function deduce(view: View, tally: Tally): Deduction | undefined {
  const options = noteOptions(view);
  for (const is of [true, false])
    for (const index of view.ingredients.keys()) {
      const notes = view.notes[index] ?? 0;
      for (const option of options) {
        const open = options.filter((one) => (notes & (1 << one)) === 0);
        const known = is ? open.length === 1 && open[0] === option : !open.includes(option);
        if (!known && holds(tally, { index, option, is })) return { index, option, is };
      }
    }
  return undefined;
}

/** The note that says no more and no less than the deduction, added to what is noted. */
function noteMove(view: View, ingredient: IngredientName, { index, option, is }: Deduction): Move {
  const before = view.notes[index] ?? 0;
  const all = noteOptions(view).reduce((mask, bit) => mask | (1 << bit), 0);
  const ruledOut = is ? all & ~(1 << option) : before | (1 << option);
  return { type: 'note', ingredient, ruledOut };
}

/** The fewest potions that still prove it, found by leaving out one after the other. */
function provingTrials(
  knowledge: Knowledge,
  deduction: Deduction,
  rng: Rng,
  budget: Budget,
): Result<readonly number[]> {
  let needed = [...knowledge.trials.keys()];
  for (const trial of knowledge.trials.keys()) {
    const fewer = needed.filter((one) => one !== trial);
    const trials = knowledge.trials.filter((_, index) => fewer.includes(index));
    const found = survey({ ...knowledge, trials }, rng, budget);
    if (!found.ok) return found;
    if (holds(found.value.tally, deduction)) needed = fewer;
  }
  return success(needed);
}

const optionText = (option: number): number | 'decoy' =>
  option === DECOY_BIT ? 'decoy' : option + 1;

function factHint(
  view: View,
  knowledge: Knowledge,
  deduction: Deduction,
  rng: Rng,
  budget: Budget,
): Result<MoveHint> {
  const proof = provingTrials(knowledge, deduction, rng, budget);
  if (!proof.ok) return proof;
  const ingredient = view.ingredients[deduction.index];
  if (ingredient === undefined) return failure('nothingToHint');
  const potions = proof.value;
  const note: Mark = { kind: 'row', list: 'notes', index: deduction.index };
  return success(
    oneStep(
      deduction.is ? 'knownRole' : 'excludedRole',
      {
        area: { cells: [deduction.index], panel: 'notes' },
        facts: [
          { type: 'about', ingredient },
          {
            type: 'potions',
            potions: potions.map((index) => index + 1),
            clue: view.clue !== null,
          },
        ],
        marks: [note, ...potions.map((index): Mark => ({ kind: 'row', list: 'potions', index }))],
      },
      {
        targets: [note],
        conclusion: [
          { type: deduction.is ? 'is' : 'isNot', ingredient, option: optionText(deduction.option) },
        ],
        move: noteMove(view, ingredient, deduction),
      },
    ),
  );
}

const CANDIDATES = 160;
const SAMPLE = 160;

/** Potions worth asking about: short and long ones with random seeds, and what would win in a possible recipe. */
function candidates(
  view: View,
  sample: readonly Hypothesis[],
  rng: Rng,
): readonly (readonly PlayedEntry[])[] {
  const potions: PlayedEntry[][] = [];
  for (const hypothesis of sample.slice(0, CANDIDATES / 4)) {
    const goods = hypothesis.ingredients
      .filter((one) => one.kind === 'good')
      .sort((left, right) => (left.number ?? 0) - (right.number ?? 0));
    potions.push(goods.map((one) => ({ ingredient: one.name, seeds: one.number ?? 1 })));
  }
  while (potions.length < CANDIDATES) {
    const length = 2 + rng.below(Math.min(5, view.ingredients.length - 1));
    const hypothesis = pick(sample, rng);
    potions.push(
      shuffled(view.ingredients, rng)
        .slice(0, length)
        .map((ingredient) => {
          const guess = hypothesis?.ingredients.find((one) => one.name === ingredient)?.number ?? 0;
          const likely = guess >= 1 && guess <= view.maxSeeds && rng.below(2) === 0;
          return { ingredient, seeds: likely ? guess : 1 + rng.below(view.maxSeeds) };
        }),
    );
  }
  return potions;
}

/** How a potion's answers split the sample: recipes left on average (times the sample), and different answers. */
export function splitOf(
  recipes: readonly CompiledRecipe[],
  names: readonly IngredientName[],
  potion: readonly PlayedEntry[],
): { readonly left: number; readonly answers: number } {
  const items = potion.map((entry) => names.indexOf(entry.ingredient));
  const seeds = potion.map((entry) => entry.seeds);
  const parts = new Map<string, number>();
  for (const recipe of recipes) {
    const { won, undergrown, overgrown, messages } = answer(recipe, items, seeds, 1);
    const words = messages.map((one) => `${one.effect}${one.value ?? ''}`).sort();
    const key = won ? 'won' : `${undergrown} ${overgrown} ${words.join()}`;
    parts.set(key, (parts.get(key) ?? 0) + 1);
  }
  let left = 0;
  for (const size of parts.values()) left += size * size;
  // a win leaves nothing to find out
  left -= (parts.get('won') ?? 0) ** 2;
  return { left, answers: parts.size };
}

export interface Advice {
  readonly entries: readonly PlayedEntry[];
  /** Of `sample` possible recipes so many remain on average. */
  readonly left: number;
  readonly answers: number;
  readonly sample: number;
}

/** The potion, of those that were looked at, after which the fewest recipes remain on average. */
export function advise(
  view: View,
  sample: readonly Hypothesis[],
  rng: Rng,
  budget: Budget,
): Result<Advice> {
  const recipes = sample.map((hypothesis) =>
    compile({ ...hypothesis, lengthTold: view.recipeLength !== null, seed: '' }),
  );
  let best: Advice | undefined;
  for (const entries of candidates(view, sample, rng)) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const { left, answers } = splitOf(recipes, view.ingredients, entries);
    if (best && left >= best.left * sample.length) continue;
    best = { entries, left: left / sample.length, answers, sample: sample.length };
  }
  return best ? success(best) : failure('nothingToHint');
}

/** All possible recipes agree, as far as it is known: brew. */
function brewHint(view: View, only: Hypothesis): MoveHint | undefined {
  const recipe = compile({ ...only, lengthTold: view.recipeLength !== null, seed: '' });
  const { shortest } = winningPotions(recipe, LONGEST_BREWED);
  if (!shortest) return undefined;
  const entries = shortest.items.flatMap((item, slot) => {
    const ingredient = view.ingredients[item];
    return ingredient === undefined ? [] : [{ ingredient, seeds: shortest.seeds[slot] ?? 1 }];
  });
  const rows = rowsOf([...new Set(shortest.items)]);
  return oneStep(
    'brew',
    { area: { cells: [], panel: 'notes' }, facts: [{ type: 'onlyRecipe' }] },
    { targets: rows, move: { type: 'use', entries } },
  );
}

const rowsOf = (ingredients: readonly number[]) =>
  ingredients.map((index): Mark => ({ kind: 'row', list: 'notes', index }));

function potionHint(view: View, found: Survey, rng: Rng, budget: Budget): Result<MoveHint> {
  const sample = found.sample(SAMPLE);
  const [first] = sample;
  if (!first) return failure('nothingToHint');
  if (found.method === 'exact' && found.tally.total === 1) {
    const brew = brewHint(view, first);
    if (brew) return success(brew);
  }
  const advice = advise(view, sample, rng, budget);
  if (!advice.ok) return advice;
  const { entries, left, answers } = advice.value;
  const rows = rowsOf([
    ...new Set(entries.map((entry) => view.ingredients.indexOf(entry.ingredient))),
  ]);
  return success(
    oneStep(
      'tellingPotion',
      {
        area: { cells: [], panel: 'potion' },
        facts: [
          { type: 'possible', recipes: found.tally.total, method: found.method },
          { type: 'splits', sample: sample.length, left: Math.round(left * 10) / 10, answers },
        ],
      },
      { targets: rows, move: { type: 'use', entries } },
    ),
  );
}

/** A fact that follows and is not noted yet; undefined where there is none. */
export function knownFact(
  view: View,
  found: Survey,
  rng: Rng,
  budget: Budget,
): Result<MoveHint> | undefined {
  const knowledge = knowledgeOf(view);
  const deduction = found.method === 'exact' ? deduce(view, found.tally) : undefined;
  return deduction && knowledge.trials.length > 0
    ? factHint(view, knowledge, deduction, rng, budget)
    : undefined;
}

/** Faults: nothingToHint (the game is over, or no recipe fits), budgetExhausted. */
export function hint(view: View, rng: Rng, budget: Budget): Result<MoveHint> {
  if (view.status !== 'playing') return failure('nothingToHint');
  const found = survey(knowledgeOf(view), rng.fork('survey'), budget);
  if (!found.ok) return found;
  return (
    knownFact(view, found.value, rng.fork('proof'), budget) ??
    potionHint(view, found.value, rng.fork('potion'), budget)
  );
}
