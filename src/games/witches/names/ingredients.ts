// The ten ingredients in their fixed order: a game with n ingredients uses the first n. Names only, no rules.

export const ingredientNames = [
  'Parsley',
  'Sage',
  'Chives',
  'Rosemary',
  'Oregano',
  'Mint',
  'Dill',
  'Basil',
  'Thyme',
  'Black Pepper',
] as const;
export type IngredientName = (typeof ingredientNames)[number];

export function isIngredientName(text: unknown): text is IngredientName {
  return ingredientNames.some((name) => name === text);
}
