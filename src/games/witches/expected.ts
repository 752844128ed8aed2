// Potions of the information-greedy player by settings, without effects, in tenths.

import type { WitchesPuzzle } from './types.ts';

/** By ingredients from 4 to 10; 0 where the recipe does not fit. */
const TABLE: Readonly<Record<string, readonly number[]>> = {
  '4 ignore': [28, 34, 39, 43, 47, 51, 55],
};

export function expectedPotions(puzzle: WitchesPuzzle): number {
  const length = puzzle.lengthTold ? String(puzzle.recipeLength) : '4-or-6';
  const row = TABLE[`${length} ${puzzle.drama ? 'drama' : 'ignore'}`] ?? [];
  return row[puzzle.ingredients.length - 4] ?? 0;
}
