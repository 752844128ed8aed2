// Moves that the rules accept, for play at random and for tests: for each cell some cards that fit, one that does not,
// the next hint, and what can be removed. Any other card of the catalogue may be placed as well,
// and a player may give up at any time.

import type { Pools } from '../cards/pools.ts';
import { LAST_STEP, type Move, type View } from '../types.ts';
import { cellPool, gridOf, shortCells } from './grid.ts';

const FITTING = 6;

export function* legalMoves(pools: Pools, view: View): Iterable<Move> {
  if (view.status !== 'playing') return;
  const { puzzle, cells } = gridOf(view);
  const empty = cells.filter((card) => card === null).length;
  const mayChange = view.guessesLeft === null || view.guessesLeft > empty;
  const mayReveal = shortCells(pools, puzzle, cells).length === 0;
  for (const [cell, placed] of cells.entries()) {
    const tried = view.cells[cell]?.tried ?? [];
    const pool = cellPool(pools, puzzle, cell);
    if (placed !== null) {
      if (!mayChange) continue;
      yield { type: 'remove', cell };
      const other = pool.find((id) => !cells.includes(id));
      if (other !== undefined) yield { type: 'place', cell, card: other };
      continue;
    }
    const fitting = pool.filter((id) => !cells.includes(id)).slice(0, FITTING);
    for (const card of fitting) yield { type: 'place', cell, card };
    const foreign = pools.catalogue.cards.find(
      ({ id }) => !pool.includes(id) && !cells.includes(id) && !tried.includes(id),
    );
    if (foreign) yield { type: 'place', cell, card: foreign.id };
    if (mayReveal && (view.cells[cell]?.clue.step ?? 0) < LAST_STEP) yield { type: 'reveal', cell };
  }
}
