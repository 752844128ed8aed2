// After the game: all cards that fit each cell, with their points.

import { failure, type Result, success } from '../../../core/result.ts';
import type { Pools } from '../cards/pools.ts';
import { cellPool } from '../rules/grid.ts';
import { status } from '../rules/state.ts';
import { worthsOf } from '../rules/worth.ts';
import type { Answer, Puzzle, State } from '../types.ts';

/** Fault: gameNotOver. */
export function answers(
  pools: Pools,
  puzzle: Puzzle,
  state: State,
): Result<Extract<Answer, { type: 'answers' }>> {
  const now = status(puzzle, state);
  if (now !== 'won' && now !== 'lost') return failure('gameNotOver');
  const worths = worthsOf(pools, puzzle);
  return success({
    type: 'answers',
    cells: state.cells.map((_, cell) => {
      return cellPool(pools, puzzle, cell).flatMap((id) => {
        const card = pools.card(id);
        return card ? [{ card, worth: worths.of(cell, id) }] : [];
      });
    }),
  });
}
