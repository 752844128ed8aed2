// The hint: the way to a card for a cell, or the warning that the placed cards leave no answer. Sees the view only.

import { type Hint, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Pools } from '../cards/pools.ts';
import { type ClueResult, nextClue } from '../rules/clue.ts';
import {
  type Cells,
  cellConditions,
  cellPool,
  gridOf,
  replaceAt,
  shortCells,
} from '../rules/grid.ts';
import { type Clue, LAST_STEP, type Move, type Puzzle, type View } from '../types.ts';

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
  const clues = cluesOf(pools, puzzle, cells, { cell, clue: { ...before.clue, step: 0 } });
  if (!clues.ok) return success(deadEnd(pools, puzzle, view, clues.short));
  const { inks, cost, letters, fits, card, name } = clues.value;
  if (card === null) return failure('badCell', `cell ${cell}`);
  const area = { cells: [cell] };
  const [row, column] = cellConditions(puzzle, cell);
  const used = cells.flatMap((placed, other) =>
    placed !== null && cellPool(pools, puzzle, cell).includes(placed) ? [other] : [],
  );
  const conditions: Mark[] = [
    { kind: 'row', list: 'rows', index: Math.floor(cell / puzzle.size) },
    { kind: 'row', list: 'columns', index: cell % puzzle.size },
  ];
  return success({
    technique: 'tightest',
    steps: [
      {
        area,
        facts: [
          {
            type: 'sets',
            cell,
            row: pools.count(row),
            column: pools.count(column),
            both: cellPool(pools, puzzle, cell).length,
            fits,
            used,
          },
        ],
        marks: [
          ...conditions,
          { kind: 'area', cells: area.cells },
          ...used.flatMap((other): Mark[] => [
            { kind: 'cause', cell: other },
            { kind: 'link', from: other, to: cell, as: 'weak' },
          ]),
        ],
      },
      {
        area,
        facts: [{ type: 'inkAndCost', inks, cost }],
        marks: [{ kind: 'area', cells: [cell] }],
      },
      { area, facts: [{ type: 'letters', letters }], marks: [{ kind: 'area', cells: [cell] }] },
    ],
    targets: [{ kind: 'target', cell }],
    conclusion: [{ type: 'card', name }],
    move: { type: 'place', cell, card },
  });
}

/** All that the steps of a clue tell, up to the card. */
function cluesOf(
  pools: Pools,
  puzzle: Puzzle,
  cells: Cells,
  told: { readonly cell: number; readonly clue: Clue },
): ClueResult {
  let result: ClueResult = { ok: true, value: told.clue };
  for (let step = 0; step < LAST_STEP && result.ok; step++)
    result = nextClue(pools, puzzle, cells, { cell: told.cell, clue: result.value });
  return result;
}

/** Names the cells that are short, and a card whose removal helps, where one can be removed. */
function deadEnd(pools: Pools, puzzle: Puzzle, view: View, short: readonly number[]): Hint<Move> {
  const { cells } = gridOf(view);
  const step = {
    area: { cells: short },
    facts: [{ type: 'noAnswer', cells: short }],
    marks: short.map((cell): Mark => ({ kind: 'cross', cell })),
  };
  const hint = oneStep<Move>('deadEnd', step);
  const empty = cells.filter((card) => card === null).length;
  if (view.guessesLeft !== null && view.guessesLeft <= empty) return hint;
  const filled = cells.flatMap((card, cell) => (card === null ? [] : [cell]));
  const culprit =
    filled.find((cell) => shortCells(pools, puzzle, replaceAt(cells, cell, null)).length === 0) ??
    filled[0];
  return culprit === undefined
    ? hint
    : {
        ...hint,
        targets: [{ kind: 'target', cell: culprit }],
        move: { type: 'remove', cell: culprit },
      };
}
