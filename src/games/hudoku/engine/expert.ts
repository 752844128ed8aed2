// What an expert sees once the ladder's first three levels are spent: patterns first, then chains from short to long.

import type { Technique } from '../types.ts';
import type { Board } from './board.ts';
import { findChain } from './chains.ts';
import { type Houses, survey } from './houses.ts';
import { findFish, findHiddenSet, findNakedSet } from './sets.ts';
import type { Step } from './step.ts';
import { findRectangle, findWing, findWWing } from './wings.ts';

type Finder = (board: Board, houses: Houses) => Step | undefined;

/** In the order of the ladder. */
const finders: readonly (readonly [Technique, Finder])[] = [
  ['xyWing', (board, houses) => findWing(board, houses, 'xyWing')],
  ['wWing', findWWing],
  ['uniqueRectangle', findRectangle],
  ['simpleColouring', (board, houses) => findChain(board, houses, 'simpleColouring')],
  ['xyzWing', (board, houses) => findWing(board, houses, 'xyzWing')],
  ['nakedQuad', (board) => findNakedSet(board, 4)],
  ['hiddenQuad', (board, houses) => findHiddenSet(board, houses, 4)],
  ['jellyfish', (board, houses) => findFish(board, houses, 4)],
  ['xChain', (board, houses) => findChain(board, houses, 'xChain')],
  ['xyChain', (board, houses) => findChain(board, houses, 'xyChain')],
  ['alternatingChain', (board, houses) => findChain(board, houses, 'alternatingChain')],
];

/** `unique`: one solution is proven, so that what would make a second one may be ruled out. */
export function findExpertStep(board: Board, unique: boolean): Step | undefined {
  const houses = survey(board);
  for (const [technique, find] of finders) {
    if (technique === 'uniqueRectangle' && !unique) continue;
    const step = find(board, houses);
    if (step) return step;
  }
  return undefined;
}
