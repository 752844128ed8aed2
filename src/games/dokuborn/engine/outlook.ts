// The warning on request: which cells the placed cards leave without an answer, and how far back it was better.

import { type Box, shortCells } from '../cards/pools.ts';
import type { DokubornAnswer, DokubornPuzzle, DokubornState } from '../types.ts';

export function outlook(
  box: Box,
  puzzle: DokubornPuzzle,
  path: readonly DokubornState[],
): Extract<DokubornAnswer, { type: 'outlook' }> {
  const now = path[path.length - 1];
  const cells = now ? shortCells(box, puzzle, now.cells) : [];
  if (cells.length === 0) return { type: 'outlook', solvable: true, cells, undos: 0 };
  let undos = 1;
  // the start can always be filled, so this ends
  while (undos < path.length - 1) {
    const earlier = path[path.length - 1 - undos];
    if (!earlier || shortCells(box, puzzle, earlier.cells).length === 0) break;
    undos++;
  }
  return { type: 'outlook', solvable: false, cells, undos };
}
