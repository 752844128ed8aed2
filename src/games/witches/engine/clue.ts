// Draws the free clue: one true sentence about the recipe, and never one that says nothing.

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { halfOf, isNumber } from '../rules/clue.ts';
import type { Clue, Recipe } from '../types/potion.ts';

/** Without a told length a clue names no number beyond 4: a 5 would tell. */
const clueNumbers = (recipe: Recipe) => (recipe.lengthTold ? recipe.recipeLength : 4);

function groupClue(recipe: Recipe, rng: Rng): Clue | undefined {
  const { ingredients } = recipe;
  const decoys = ingredients.filter((ingredient) => ingredient.kind !== 'good');
  const number = rng.below(clueNumbers(recipe) + (decoys.length > 0 ? 1 : 0)) + 1;
  const is = number > clueNumbers(recipe) ? 'decoy' : number;
  const meant = is === 'decoy' ? pick(decoys, rng) : ingredients.find((one) => isNumber(one, is));
  if (!meant) return undefined;
  const others = shuffled(
    ingredients.filter((one) => one !== meant),
    rng,
  ).slice(0, 2);
  const group = ingredients.filter((one) => one === meant || others.includes(one));
  return { type: 'group', ingredients: group.map((one) => one.name), is };
}

function negativeClue(recipe: Recipe, rng: Rng): Clue | undefined {
  const not = rng.below(clueNumbers(recipe)) + 1;
  const ingredient = pick(
    recipe.ingredients.filter((one) => !isNumber(one, not)),
    rng,
  );
  return ingredient && { type: 'negative', ingredient: ingredient.name, not };
}

function effectsClue(recipe: Recipe, rng: Rng): Clue | undefined {
  const ingredient = pick(recipe.ingredients, rng);
  if (!ingredient) return undefined;
  if (recipe.ingredients.some((one) => one.effects.length > 0))
    return { type: 'effects', ingredient: ingredient.name, count: ingredient.effects.length };
  return { type: 'half', ingredient: ingredient.name, is: halfOf(recipe, ingredient) };
}

export function drawClue(recipe: Recipe, rng: Rng): Clue | null {
  const makers = [groupClue, negativeClue, effectsClue] as const;
  return pick(makers, rng)(recipe, rng) ?? null;
}
