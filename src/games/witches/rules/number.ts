// The number of a puzzle for a table. It leads the puzzle's seed, and the rest of the seed follows from number and
// recipe: so a puzzle says by itself which number deals it, and one that was changed by hand has none.

import { createRng, type Rng } from '../../../core/rng.ts';
import type { Puzzle } from '../types/index.ts';
import type { Clue, Recipe } from '../types/potion.ts';
import { clueText, recipeText } from './canon.ts';
import { VERSION } from './version.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** As long as seeds drawn by lot: 96 bits. */
const LENGTH = 16;
const NUMBER_LENGTH = 4;

/** A seed by lot, or the rest of one. */
export function drawSeed(rng: Rng, length = LENGTH): string {
  let seed = '';
  while (seed.length < length) seed += LETTERS.charAt(rng.below(LETTERS.length));
  return seed;
}

type Sealed = Pick<Recipe, 'ingredients' | 'recipeLength' | 'lengthTold'>;

export function numberedSeed(number: number, recipe: Sealed, clue: Clue | null): string {
  let head = '';
  for (let left = number; head.length < NUMBER_LENGTH; left = Math.floor(left / LETTERS.length))
    head += LETTERS.charAt(left % LETTERS.length);
  const words = [VERSION, number, recipeText(recipe), clueText(clue)];
  return head + drawSeed(createRng(`witches-seed/${words.join('/')}`), LENGTH - NUMBER_LENGTH);
}

/** Undefined for a puzzle that no number of this version deals. */
export function numberOf(puzzle: Pick<Puzzle, 'seed' | 'clue'> & Sealed): number | undefined {
  let number = 0;
  for (const letter of [...puzzle.seed.slice(0, NUMBER_LENGTH)].reverse())
    number = number * LETTERS.length + LETTERS.indexOf(letter);
  return number >= 0 && numberedSeed(number, puzzle, puzzle.clue) === puzzle.seed
    ? number
    : undefined;
}
