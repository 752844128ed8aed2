// The hint: the next step for a cell, or the warning that the placed cards leave no answer. Sees the view only.

import type { Fact, Hint } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Box, type Cells, cellPool, replaceAt, shortCells } from '../cards/pools.ts';
import { nextClue } from '../rules/clue.ts';
import { clueSteps, type DokubornMove, type DokubornPuzzle, type DokubornView } from '../types.ts';

/** The grid of a view, as the rules write it. */
export function gridOf(view: DokubornView): { puzzle: DokubornPuzzle; cells: Cells } {
  return {
    puzzle: {
      size: view.size,
      mode: view.mode,
      level: view.level,
      catalogue: view.catalogue,
      rows: view.rows.map((label) => label.id),
      columns: view.columns.map((label) => label.id),
    },
    cells: view.cells.map(({ card }) => card?.id ?? null),
  };
}

/** The empty cell with the fewest cards left. */
function tightestCell(box: Box, puzzle: DokubornPuzzle, cells: Cells): number {
  let tightest = -1;
  let fewest = Number.MAX_SAFE_INTEGER;
  for (const [cell, card] of cells.entries()) {
    if (card !== null) continue;
    const left = cellPool(box, puzzle, cell).filter((id) => !cells.includes(id)).length;
    if (left < fewest) {
      fewest = left;
      tightest = cell;
    }
  }
  return tightest;
}

/** Faults: gameOver, badCell. Without a cell the tightest one is taken. */
export function hintFor(box: Box, view: DokubornView, wanted?: number): Result<Hint<DokubornMove>> {
  if (view.status !== 'playing') return failure('gameOver');
  const { puzzle, cells } = gridOf(view);
  const cell = wanted ?? tightestCell(box, puzzle, cells);
  const before = view.cells[cell];
  if (!before || before.card !== null) return failure('badCell', `cell ${cell}`);
  const next = nextClue(box, puzzle, cells, { cell, clue: before.clue });
  if (!next.ok) return success(deadEnd(box, puzzle, view, next.short));
  const clue = next.value;
  const technique = clueSteps[clue.step - 1] ?? 'card';
  const because: Fact[] = [{ type: 'clue', cell, clue }];
  const move: DokubornMove =
    clue.step < 4 || clue.card === null
      ? { type: 'reveal', cell }
      : { type: 'place', cell, card: clue.card };
  return success({ technique, because, cells: [cell], move });
}

/** Names the cells that are short, and a card whose removal helps, where one can be removed. */
function deadEnd(
  box: Box,
  puzzle: DokubornPuzzle,
  view: DokubornView,
  short: readonly number[],
): Hint<DokubornMove> {
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
    filled.find((cell) => shortCells(box, puzzle, replaceAt(cells, cell, null)).length === 0) ??
    filled[0];
  return culprit === undefined ? hint : { ...hint, move: { type: 'remove', cell: culprit } };
}
