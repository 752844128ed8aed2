// The hint: the way to a card for a cell, or the warning that the placed cards leave no answer. Sees the view only.

import { type Hint, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { fullName } from '../../../data/card.ts';
import type { Pools } from '../cards/pools.ts';
import { type ClueResult, nextClue } from '../rules/clue.ts';
import { type Cells, cellConditions, cellPool, gridOf } from '../rules/grid.ts';
import { type Clue, LAST_STEP, type Move, type Puzzle, type View } from '../types.ts';
import { findDeadEnd } from './deadend.ts';

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
  if (!clues.ok) return success(deadEnd(pools, puzzle, view));
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
        note: { type: 'reveal', cell, step: 2 },
      },
      {
        area,
        facts: [{ type: 'letters', letters }],
        marks: [{ kind: 'area', cells: [cell] }],
        note: { type: 'reveal', cell, step: 3 },
      },
    ],
    note: { type: 'reveal', cell, step: 1 },
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

/** Names the cells that are short and the card that blocks them, with the chain between; its move takes that card off. */
function deadEnd(pools: Pools, puzzle: Puzzle, view: View): Hint<Move> {
  const { cells } = gridOf(view);
  const found = findDeadEnd(pools, puzzle, cells, (view.spare ?? 1) >= 1);
  const { cells: short = [], blockers = [], chain = [], take = null } = found ?? {};
  const links = chain.slice(1).map(
    (to, index): Mark => ({
      kind: 'link',
      from: chain[index] ?? to,
      to,
      as: 'path',
      order: index + 1,
    }),
  );
  const blocker = blockers.find(({ cell }) => cell === chain[0]);
  const card = blocker && pools.card(blocker.card);
  const hint = oneStep<Move>('deadEnd', {
    area: { cells: short },
    facts: [
      {
        type: 'noAnswer',
        cells: short,
        ...(card ? { card: fullName(card), at: blocker.cell, chain } : {}),
      },
    ],
    marks: [
      ...short.map((cell): Mark => ({ kind: 'cross', cell })),
      ...(blocker ? [{ kind: 'cause', cell: blocker.cell } as const] : []),
      ...links,
    ],
  });
  if (take === null) return hint;
  return {
    ...hint,
    targets: [{ kind: 'target', cell: take }],
    move: { type: 'remove', cell: take },
  };
}
