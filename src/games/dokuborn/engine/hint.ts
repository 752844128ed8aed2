// Hints: the way to a card for a cell, or the warning that the placed cards leave no answer (a dead end). They see the
// view only.

import { type Hint, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { fullName } from '../../../data/card.ts';
import type { Pools } from '../cards/pools.ts';
import { type ClueResult, nextClue } from '../rules/clue.ts';
import {
  augmentingPath,
  type Cells,
  cellConditions,
  cellPool,
  type GridConditions,
  gridOf,
  openChoices,
  replaceAt,
  shortCells,
} from '../rules/grid.ts';
import { spareGuesses } from '../rules/state.ts';
import {
  type Answer,
  type DeadEnd,
  LAST_STEP,
  type Move,
  type Puzzle,
  type State,
  type View,
} from '../types.ts';

/** Why the empty cells cannot all be filled: the blocking card, and the chain of cells from it to the cell that gets
 * none. Undefined if the grid can be filled. `mayTake`: is there a guess to spare for removing a card? */
export function findDeadEnd(
  pools: Pools,
  grid: GridConditions,
  cells: Cells,
  mayTake: boolean,
): Omit<DeadEnd, 'undos'> | undefined {
  const short = shortCells(pools, grid, cells);
  if (short.length === 0) return undefined;
  const blockers = cells
    .flatMap((card, cell) => {
      if (card === null) return [];
      const blocks = short.filter((other) => cellPool(pools, grid, other).includes(card));
      return blocks.length === 0 ? [] : [{ cell, card, blocks }];
    })
    .sort((left, right) => right.blocks.length - left.blocks.length || left.cell - right.cell);
  const helps = (cell: number) =>
    shortCells(pools, grid, replaceAt(cells, cell, null)).length === 0;
  // if no single card is to blame, remove the one that most cells need
  const culprit = blockers.find(({ cell }) => helps(cell)) ?? blockers[0];
  return {
    cells: short,
    blockers,
    chain: culprit ? chainFrom(pools, grid, cells, culprit) : short,
    take: culprit && mayTake ? culprit.cell : null,
  };
}

/** The cells over which the card would pass, if it were free, until the last one is served. */
function chainFrom(
  pools: Pools,
  grid: GridConditions,
  cells: Cells,
  { cell, card, blocks }: DeadEnd['blockers'][number],
): readonly number[] {
  const { places, choices } = openChoices(pools, grid, cells);
  const passed = augmentingPath(choices, card, (place) =>
    cellPool(pools, grid, places[place] ?? -1).includes(card),
  );
  const rest = passed.length > 0 ? passed.map((place) => places[place] ?? -1) : blocks.slice(0, 1);
  return [cell, ...rest];
}

function tightestCell(pools: Pools, puzzle: Puzzle, cells: Cells): number {
  const left = (cell: number) =>
    cellPool(pools, puzzle, cell).filter((id) => !cells.includes(id)).length;
  const open = cells.flatMap((card, cell) => (card === null ? [{ cell, left: left(cell) }] : []));
  return open.sort((one, other) => one.left - other.left)[0]?.cell ?? -1;
}

/** For the wanted cell, or the tightest one. Faults: gameOver, badCell. */
export function hint(pools: Pools, view: View, wanted?: number): Result<Hint<Move>> {
  if (view.status !== 'playing') return failure('gameOver');
  const { puzzle, cells } = gridOf(view);
  const cell = wanted ?? tightestCell(pools, puzzle, cells);
  const before = view.cells[cell];
  if (!before || before.card !== null) return failure('badCell', `cell ${cell}`);
  let clue: ClueResult = { ok: true, value: { ...before.clue, step: 0 } };
  for (let step = 0; step < LAST_STEP && clue.ok; step++)
    clue = nextClue(pools, puzzle, cells, { cell, clue: clue.value });
  if (!clue.ok) return success(deadEnd(pools, puzzle, view));
  const { inks, cost, letters, fits, card, name } = clue.value;
  if (card === null) return failure('badCell', `cell ${cell}`);
  const area = { cells: [cell] };
  const here: Mark = { kind: 'area', ...area };
  const [row, column] = cellConditions(puzzle, cell);
  const pool = cellPool(pools, puzzle, cell);
  const used = cells.flatMap((placed, other) =>
    placed !== null && pool.includes(placed) ? [other] : [],
  );
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
            both: pool.length,
            fits,
            used,
          },
        ],
        marks: [
          { kind: 'row', list: 'rows', index: Math.floor(cell / puzzle.size) },
          { kind: 'row', list: 'columns', index: cell % puzzle.size },
          here,
          ...used.flatMap((other): Mark[] => [
            { kind: 'cause', cell: other },
            { kind: 'link', from: other, to: cell, as: 'weak' },
          ]),
        ],
      },
      {
        area,
        facts: [{ type: 'inkAndCost', inks, cost }],
        marks: [here],
        note: { type: 'reveal', cell, step: 2 },
      },
      {
        area,
        facts: [{ type: 'letters', letters }],
        marks: [here],
        note: { type: 'reveal', cell, step: 3 },
      },
    ],
    note: { type: 'reveal', cell, step: 1 },
    targets: [{ kind: 'target', cell }],
    conclusion: [{ type: 'card', name }],
    move: { type: 'place', cell, card },
  });
}

/** Names the short cells and the card that blocks them, with the chain between; its move removes that card. */
function deadEnd(pools: Pools, puzzle: Puzzle, view: View): Hint<Move> {
  const { cells } = gridOf(view);
  const found = findDeadEnd(pools, puzzle, cells, (view.spare ?? 1) >= 1);
  const { cells: short = [], blockers = [], chain = [], take = null } = found ?? {};
  const links = chain.slice(1).map((to, index): Mark => {
    return { kind: 'link', from: chain[index] ?? to, to, as: 'path', order: index + 1 };
  });
  const blocker = blockers.find(({ cell }) => cell === chain[0]);
  const card = blocker && pools.card(blocker.card);
  const cause = card ? { card: fullName(card), at: blocker.cell, chain } : {};
  const step = {
    area: { cells: short },
    facts: [{ type: 'noAnswer', cells: short, ...cause }],
    marks: [
      ...short.map((cell): Mark => ({ kind: 'cross', cell })),
      ...(blocker ? [{ kind: 'cause', cell: blocker.cell } as const] : []),
      ...links,
    ],
  };
  if (take === null) return oneStep('deadEnd', step);
  const targets = [{ kind: 'target', cell: take }] as const;
  return oneStep('deadEnd', step, { targets, move: { type: 'remove', cell: take } });
}

// The outlook on request: cells without an answer, what blocks them, and how many undos help.

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
  const now = path.at(-1);
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
