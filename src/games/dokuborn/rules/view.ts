// What a player sees, and the points of what is placed.

import { findCondition } from '../cards/conditions.ts';
import type { Pools } from '../cards/pools.ts';
import { LAST_STEP, type Label, type Puzzle, type State, type View } from '../types.ts';
import { cellConditions, poolSizes } from './grid.ts';
import { levelOf } from './level.ts';
import { blankClue, guessesLeft, status } from './state.ts';

/** Points for the card in a cell; nothing after the last hint. */
export function cellWorth(
  pools: Pools,
  puzzle: Puzzle,
  state: Pick<State, 'cells' | 'clues'>,
  cell: number,
): number {
  const card = state.cells[cell] ?? null;
  if (card === null || (state.clues[cell]?.step ?? 0) >= LAST_STEP) return 0;
  return pools.worth(...cellConditions(puzzle, cell), card);
}

export function score(pools: Pools, puzzle: Puzzle, state: State): number {
  let sum = 0;
  for (let cell = 0; cell < state.cells.length; cell++)
    sum += cellWorth(pools, puzzle, state, cell);
  return sum;
}

function labelOf(pools: Pools, id: string): Label {
  const condition = findCondition(id);
  return {
    id,
    family: condition?.family ?? 'extra',
    display: condition?.display ?? id,
    icon: condition?.icon ?? 'text',
    cards: pools.count(id),
  };
}

export function view(pools: Pools, puzzle: Puzzle, state: State): View {
  return {
    size: puzzle.size,
    mode: puzzle.mode,
    status: status(puzzle, state),
    level: puzzle.level,
    levelNow: levelOf(poolSizes(pools, puzzle)),
    catalogue: puzzle.catalogue,
    catalogueNow: pools.catalogue.version,
    rows: puzzle.rows.map((id) => labelOf(pools, id)),
    columns: puzzle.columns.map((id) => labelOf(pools, id)),
    cells: state.cells.map((id, cell) => ({
      card: id === null ? null : (pools.card(id) ?? null),
      worth: cellWorth(pools, puzzle, state, cell),
      clue: state.clues[cell] ?? blankClue,
    })),
    guesses: state.guesses,
    guessesLeft: guessesLeft(puzzle, state),
    misses: state.misses,
    score: score(pools, puzzle, state),
  };
}
