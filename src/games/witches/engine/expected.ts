// Potions of the information-greedy player by settings, without effects, in tenths. The first row is exact
// (see greedy.ts). The others are estimates: 14 games each were played by the hint's potions for 4, 5, 6, 8 and
// 10 ingredients, the rest was filled in between and the rows smoothed by hand.

import type { Puzzle } from '../types/index.ts';

/** By ingredients from 4 to 10; 0 where the recipe does not fit. */
const TABLE: Readonly<Record<string, readonly number[]>> = {
  '4 ignore': [28, 34, 39, 43, 47, 51, 55],
  '5 ignore': [0, 33, 40, 44, 48, 54, 59],
  '6 ignore': [0, 0, 41, 44, 48, 55, 62],
  '4-or-6 ignore': [0, 0, 42, 48, 53, 56, 60],
  '4 drama': [28, 37, 45, 52, 58, 62, 66],
  '5 drama': [0, 35, 42, 50, 58, 63, 68],
  '6 drama': [0, 0, 43, 50, 57, 64, 71],
  '4-or-6 drama': [0, 0, 45, 52, 59, 64, 69],
};

export function expectedPotions(puzzle: Puzzle): number {
  const length = puzzle.lengthTold ? String(puzzle.recipeLength) : '4-or-6';
  const row = TABLE[`${length} ${puzzle.drama ? 'drama' : 'ignore'}`] ?? [];
  return row[puzzle.ingredients.length - 4] ?? 0;
}
