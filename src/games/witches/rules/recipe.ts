// Rules that every recipe and clue obeys, from a code or written by hand. Reports what is wrong and where.

import { failure } from '../../../core/result.ts';
import { type EffectName, ingredientNames, pairedEffects, sortEffects } from '../names.ts';
import { type Clue, type Ingredient, type Kind, maxSeeds, type Recipe } from '../types/potion.ts';

const SEED_LENGTH = 64;

function allowedNumbers(kind: Kind, recipeLength: number, most: number): readonly unknown[] {
  if (kind === 'ignore') return [null];
  if (kind === 'overachiever') return [0, most + 1];
  return Array.from({ length: recipeLength }, (_, index) => index + 1);
}

/** Canonical form: imposters have the effect Imposter, effects are in table order. */
export function settled(ingredient: Ingredient): Ingredient {
  const { kind, effects } = ingredient;
  const held: readonly EffectName[] =
    kind === 'imposter' && !effects.includes('Imposter') ? [...effects, 'Imposter'] : effects;
  return { ...ingredient, effects: sortEffects(held) };
}

export function hasDrama({ ingredients }: Pick<Recipe, 'ingredients'>): boolean {
  return ingredients.some(({ kind }) => kind === 'imposter' || kind === 'overachiever');
}

/** The first fault. */
export function checkRecipe(recipe: Recipe) {
  const { ingredients, recipeLength, seed } = recipe;
  if (seed.length > SEED_LENGTH)
    return failure('badSeed', 'seed', JSON.stringify(seed).slice(0, 60));
  if (ingredients.length < recipeLength || ingredients.length > ingredientNames.length)
    return failure('badIngredientCount', 'ingredients', String(ingredients.length));
  for (const index of ingredients.keys()) {
    const fault = checkIngredient(recipe, index);
    if (fault) return fault;
  }
  return checkTogether(ingredients, recipeLength);
}

function checkIngredient(recipe: Recipe, index: number) {
  const { ingredients, recipeLength } = recipe;
  const ingredient = ingredients[index];
  if (!ingredient) return undefined;
  const { name, kind, number, effects } = ingredient;
  const where = `ingredients[${index}]`;
  const allowed = allowedNumbers(kind, recipeLength, maxSeeds(recipe));
  if (!allowed.includes(number))
    return failure('badIngredientNumber', `${where}.number`, `${number}: ${allowed.join(', ')}`);
  const doubled = effects.findIndex((effect, at) => effects.indexOf(effect) < at);
  if (doubled >= 0)
    return failure('doubledEffect', `${where}.effects[${doubled}]`, effects[doubled] ?? '');
  const earlier = ingredients.slice(0, index);
  if (earlier.some((other) => other.name === name))
    return failure('doubledIngredient', `${where}.name`, name);
  if (kind === 'good' && earlier.some((other) => other.kind === 'good' && other.number === number))
    return failure('doubledNumber', `${where}.number`, String(number));
  return undefined;
}

/** All numbers exist, and pairs are complete. */
function checkTogether(ingredients: readonly Ingredient[], recipeLength: number) {
  for (let number = 1; number <= recipeLength; number++)
    if (!ingredients.some((one) => one.kind === 'good' && one.number === number))
      return failure('missingNumber', 'ingredients', String(number));
  for (const name of pairedEffects) {
    const holders = ingredients.filter((ingredient) => ingredient.effects.includes(name));
    const names = holders.map((holder) => holder.name).join(', ');
    if (holders.length !== 0 && holders.length !== 2)
      return failure('unpairedEffect', 'ingredients', `${name} on ${names}`);
  }
  return undefined;
}

export function isSeedCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}

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
