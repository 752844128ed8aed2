// The hint: the next step for a cell, or the warning that the placed cards leave no answer. Sees the view only.

import type { Fact, Hint } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Pools } from '../cards/pools.ts';
import { nextClue } from '../rules/clue.ts';
import { type Cells, cellPool, gridOf, replaceAt, shortCells } from '../rules/grid.ts';
import { clueSteps, LAST_STEP, type Move, type Puzzle, type View } from '../types.ts';

/** The empty cell with the fewest cards left. */
function tightestCell(pools: Pools, puzzle: Puzzle, cells: Cells): number {
  let tightest = -1;
  let fewest = Number.MAX_SAFE_INTEGER;
  for (const [cell, card] of cells.entries()) {
    if (card !== null) continue;
    const left = cellPool(pools, puzzle, cell).filter((id) => !cells.includes(id)).length;
    if (left < fewest) {
      fewest = left;
      tightest = cell;
    }
  }
  return tightest;
}

/** Faults: gameOver, badCell. Without a cell the tightest one is taken. */
export function hint(pools: Pools, view: View, wanted?: number): Result<Hint<Move>> {
  if (view.status !== 'playing') return failure('gameOver');
  const { puzzle, cells } = gridOf(view);
  const cell = wanted ?? tightestCell(pools, puzzle, cells);
  const before = view.cells[cell];
  if (!before || before.card !== null) return failure('badCell', `cell ${cell}`);
  const next = nextClue(pools, puzzle, cells, { cell, clue: before.clue });
  if (!next.ok) return success(deadEnd(pools, puzzle, view, next.short));
  const clue = next.value;
  const technique = clueSteps[clue.step - 1] ?? 'card';
  const because: Fact[] = [{ type: 'clue', cell, clue }];
  const move: Move =
    clue.step < LAST_STEP || clue.card === null
      ? { type: 'reveal', cell }
      : { type: 'place', cell, card: clue.card };
  return success({ technique, because, cells: [cell], move });
}

/** Names the cells that are short, and a card whose removal helps, where one can be removed. */
function deadEnd(pools: Pools, puzzle: Puzzle, view: View, short: readonly number[]): Hint<Move> {
  const { cells } = gridOf(view);
  const hint = {
    technique: 'deadEnd',
    because: [{ type: 'noAnswer', cells: short }],
    cells: short,
  };
  const empty = cells.filter((card) => card === null).length;
  if (view.guessesLeft !== null && view.guessesLeft <= empty) return hint;
  const filled = cells.flatMap((card, cell) => (card === null ? [] : [cell]));
  const culprit =
    filled.find((cell) => shortCells(pools, puzzle, replaceAt(cells, cell, null)).length === 0) ??
    filled[0];
  return culprit === undefined ? hint : { ...hint, move: { type: 'remove', cell: culprit } };
}
