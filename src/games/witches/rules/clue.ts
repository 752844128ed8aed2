// The free clue: one true sentence about the recipe, and never one that says nothing.

import { failure, type Result, success } from '../../../core/result.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { isIngredientName } from '../names/ingredients.ts';
import type { Clue, Ingredient, Recipe } from '../types/index.ts';

/** Without a told length a clue names no number beyond 4: a 5 would tell. */
const clueNumbers = (recipe: Recipe) => (recipe.lengthTold ? recipe.recipeLength : 4);

function halfOf(recipe: Recipe, ingredient: Ingredient): 'decoy' | 'first half' | 'second half' {
  if (ingredient.kind !== 'good' || ingredient.number === null) return 'decoy';
  return ingredient.number <= recipe.recipeLength >> 1 ? 'first half' : 'second half';
}

const isNumber = (ingredient: Ingredient, number: number) =>
  ingredient.kind === 'good' && ingredient.number === number;

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

/** Is the clue about this recipe, and true? */
export function checkClue(recipe: Recipe, clue: Clue): boolean {
  const find = (name: string) => recipe.ingredients.find((one) => one.name === name);
  switch (clue.type) {
    case 'group': {
      const group = clue.ingredients.map(find);
      const { is } = clue;
      return (
        group.every((one) => one !== undefined) &&
        group.some((one) => one && (is === 'decoy' ? one.kind !== 'good' : isNumber(one, is)))
      );
    }
    case 'negative': {
      const ingredient = find(clue.ingredient);
      return ingredient !== undefined && !isNumber(ingredient, clue.not);
    }
    case 'effects':
      return find(clue.ingredient)?.effects.length === clue.count;
    case 'half': {
      const ingredient = find(clue.ingredient);
      return ingredient !== undefined && halfOf(recipe, ingredient) === clue.is;
    }
  }
}

const bad = (where: string) => failure('badClue', where);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Reads a clue written by hand; null is none. Whether it is true is asked apart. */
export function parseClue(json: unknown): Result<Clue | null> {
  if (json === null) return success(null);
  if (typeof json !== 'object') return bad('clue');
  const { type, ingredient, ingredients, is, not, count } = { ...json } as Record<string, unknown>;
  if (type === 'group') {
    if (!Array.isArray(ingredients) || ingredients.length !== 3) return bad('clue.ingredients');
    const names = ingredients.filter(isIngredientName);
    if (new Set(names).size !== 3) return bad('clue.ingredients');
    if (is !== 'decoy' && !isWhole(is, 1, 6)) return bad('clue.is');
    return success({ type, ingredients: names, is });
  }
  if (!isIngredientName(ingredient)) return bad('clue.ingredient');
  if (type === 'negative')
    return isWhole(not, 1, 6) ? success({ type, ingredient, not }) : bad('clue.not');
  if (type === 'effects')
    return isWhole(count, 0, 60) ? success({ type, ingredient, count }) : bad('clue.count');
  if (type !== 'half') return bad('clue.type');
  if (is !== 'decoy' && is !== 'first half' && is !== 'second half') return bad('clue.is');
  return success({ type, ingredient, is });
}
