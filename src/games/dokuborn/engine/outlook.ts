// The warning on request: which cells the placed cards leave without an answer, what blocks them, and how far back it
// was better.

import type { Pools } from '../cards/pools.ts';
import { shortCells } from '../rules/grid.ts';
import { spareGuesses } from '../rules/state.ts';
import type { Answer, DeadEnd, Puzzle, State } from '../types.ts';
import { findDeadEnd } from './deadend.ts';

export function outlook(
  pools: Pools,
  puzzle: Puzzle,
  path: readonly State[],
): Extract<Answer, { type: 'outlook' }> {
  const deadEnd = deadEndOf(pools, puzzle, path);
  return {
    type: 'outlook',
    solvable: deadEnd === null,
    cells: deadEnd?.cells ?? [],
    undos: deadEnd?.undos ?? 0,
    deadEnd,
  };
}

export function deadEndOf(pools: Pools, puzzle: Puzzle, path: readonly State[]): DeadEnd | null {
  const now = path[path.length - 1];
  const found = now && findDeadEnd(pools, puzzle, now.cells, spareGuesses(puzzle, now) >= 1);
  if (!found) return null;
  let undos = 1;
  // the start can always be filled, so this ends
  while (undos < path.length - 1) {
    const earlier = path[path.length - 1 - undos];
    if (!earlier || shortCells(pools, puzzle, earlier.cells).length === 0) break;
    undos++;
  }
  return { ...found, undos };
}
