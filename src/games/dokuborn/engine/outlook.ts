// The warning on request: which cells the placed cards leave without an answer, and how far back it was better.

import type { Pools } from '../cards/pools.ts';
import { shortCells } from '../rules/grid.ts';
import type { Answer, Puzzle, State } from '../types.ts';

export function outlook(
  pools: Pools,
  puzzle: Puzzle,
  path: readonly State[],
): Extract<Answer, { type: 'outlook' }> {
  const now = path[path.length - 1];
  const cells = now ? shortCells(pools, puzzle, now.cells) : [];
  if (cells.length === 0) return { type: 'outlook', solvable: true, cells, undos: 0 };
  let undos = 1;
  // the start can always be filled, so this ends
  while (undos < path.length - 1) {
    const earlier = path[path.length - 1 - undos];
    if (!earlier || shortCells(pools, puzzle, earlier.cells).length === 0) break;
    undos++;
  }
  return { type: 'outlook', solvable: false, cells, undos };
}
