// The free clue: reading one, and whether it is true of a recipe.

import { failure, type Result, success } from '../../../core/result.ts';
import { isIngredientName } from '../names/ingredients.ts';
import type { Clue, Ingredient, Recipe } from '../types/potion.ts';

export function halfOf(
  recipe: Recipe,
  ingredient: Ingredient,
): 'decoy' | 'first half' | 'second half' {
  if (ingredient.kind !== 'good' || ingredient.number === null) return 'decoy';
  return ingredient.number <= recipe.recipeLength >> 1 ? 'first half' : 'second half';
}

export const isNumber = (ingredient: Ingredient, number: number) =>
  ingredient.kind === 'good' && ingredient.number === number;

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
