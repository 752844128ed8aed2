// The notebook: for each ingredient what is still possible after all potions so far, and how it knows.
// Made from the View alone. Recipes that could not be won are not left out.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng, type Rng } from '../../../../core/rng.ts';
import type { EffectName } from '../../names/effects.ts';
import type { IngredientName } from '../../names/ingredients.ts';
import type { View } from '../../types/index.ts';
import type { Method, Notebook, NotesCheck } from '../../types/notebook.ts';
import { countRecipes } from './counting.ts';
import { enumerateRecipes, MOST_RECIPES, recipeCount } from './enumerate.ts';
import { type Hypothesis, type Knowledge, knowledgeOf, type Tally } from './knowledge.ts';
import { sampleRecipes } from './sampling.ts';

/** What is known at some point: the tally, and some of the recipes behind it. */
export interface Survey {
  readonly method: Method;
  readonly tally: Tally;
  sample(count: number): readonly Hypothesis[];
}

/** Surveys what fits the knowledge. Fault: budgetExhausted. */
export function survey(knowledge: Knowledge, rng: Rng, budget: Budget): Result<Survey> {
  if (knowledge.effects.length === 0) {
    const counted = countRecipes(knowledge, budget);
    if (!counted) return failure('budgetExhausted');
    const sample = (count: number) =>
      Array.from({ length: count }, () => counted.draw(rng)).filter((one) => one !== undefined);
    return success({ method: 'exact', tally: counted.tally, sample });
  }
  const exact = recipeCount(knowledge) <= MOST_RECIPES;
  const found = exact
    ? enumerateRecipes(knowledge, rng, budget)
    : sampleRecipes(knowledge, rng, budget);
  if (!found) return failure('budgetExhausted');
  return success({
    method: exact ? 'exact' : 'sampled',
    tally: found.tally,
    sample: (count) => found.kept.slice(-count),
  });
}

function toNotebook(knowledge: Knowledge, { method, tally }: Survey): Notebook {
  return {
    type: 'notebook',
    method,
    recipes: tally.total,
    lengths: tally.lengths,
    lines: knowledge.ingredients.map((ingredient, index) => {
      const row = tally.roles[index] ?? [];
      const held: Partial<Record<EffectName, number>> = {};
      for (const [effect, name] of knowledge.effects.entries())
        held[name] = tally.effects[effect]?.[index] ?? 0;
      return {
        ingredient,
        numbers: row.slice(0, 6),
        ignore: row[6] ?? 0,
        overachiever: row[7] ?? 0,
        imposter: row[8] ?? 0,
        effects: held,
      };
    }),
  };
}

/** The same view always gives the same notebook. */
export function notebook(view: View, budget: Budget): Result<Notebook> {
  const knowledge = knowledgeOf(view);
  const found = survey(knowledge, createRng('notebook'), budget);
  return found.ok ? success(toNotebook(knowledge, found.value)) : found;
}

/** Do the notes contradict a result? Compares them with the potions, never with the recipe. */
export function checkNotes(view: View, budget: Budget): Result<NotesCheck> {
  const knowledge = knowledgeOf(view);
  const look = (ruledOut: readonly number[]) =>
    survey({ ...knowledge, ruledOut }, createRng('notes'), budget);
  const all = look(view.notes);
  if (!all.ok) return all;
  const { method, tally } = all.value;
  if (tally.total > 0) return success({ type: 'notes', method, verdict: 'fits', ingredients: [] });
  if (method === 'sampled')
    return success({ type: 'notes', method, verdict: 'unknown', ingredients: [] });
  const alone: IngredientName[] = [];
  for (const [index, ingredient] of view.ingredients.entries()) {
    if ((view.notes[index] ?? 0) === 0) continue;
    const one = look(view.notes.map((mask, other) => (other === index ? mask : 0)));
    if (!one.ok) return one;
    if (one.value.tally.total === 0) alone.push(ingredient);
  }
  return success({ type: 'notes', method, verdict: 'contradicts', ingredients: alone });
}
