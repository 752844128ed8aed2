// The free clue: whether it is true of a recipe.

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
