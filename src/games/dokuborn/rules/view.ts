// The view of a player, and the points of placed cards.

import type { Pools } from '../cards/pools.ts';
import {
  LAST_STEP,
  type Label,
  type Puzzle,
  type State,
  type Tightness,
  type View,
} from '../types.ts';
import { paidFor } from './clue.ts';
import { poolSizes } from './grid.ts';
import { levelOf } from './level.ts';
import { blankClue, guessesLeft, spareGuesses, status } from './state.ts';
import { worthsOf } from './worth.ts';

/** No answer is worth more. */
const MOST_WORTH = 100;

/** Points for the card in a cell, minus the price of hints; nothing after the last hint. */
export function cellWorth(pools: Pools, puzzle: Puzzle, state: State, cell: number): number {
  const card = state.cells[cell] ?? null;
  const step = state.clues[cell]?.step ?? 0;
  if (card === null || step >= LAST_STEP) return 0;
  const worth = worthsOf(pools, puzzle).of(cell, card);
  return worth - paidFor(step, worth);
}

/** Points that hints have cost a cell: off its placed card, or as listed so far. */
function cellPrice(pools: Pools, puzzle: Puzzle, state: State, cell: number): number {
  const card = state.cells[cell] ?? null;
  const step = state.clues[cell]?.step ?? 0;
  if (step === 0) return 0;
  return paidFor(step, card === null ? MOST_WORTH : worthsOf(pools, puzzle).of(cell, card));
}

export function score(pools: Pools, puzzle: Puzzle, state: State): number {
  let sum = 0;
  for (let cell = 0; cell < state.cells.length; cell++)
    sum += cellWorth(pools, puzzle, state, cell);
  return sum;
}

export function labelOf(pools: Pools, id: string): Label {
  const condition = pools.table.find(id);
  return {
    id,
    family: condition?.family ?? 'extra',
    display: condition?.display ?? id,
    icon: condition?.icon ?? 'text',
    cards: pools.count(id),
  };
}

export function tightnessOf(sizes: readonly number[]): Tightness {
  return { tightest: Math.min(...sizes), forced: sizes.filter((cards) => cards === 1).length };
}

export function view(pools: Pools, puzzle: Puzzle, state: State): View {
  const sizes = poolSizes(pools, puzzle);
  const now = status(puzzle, state);
  // points need counts over all pairs of conditions; the first paint should not wait for them
  const isPriced = state.cells.some((card) => card !== null) || now === 'lost';
  return {
    size: puzzle.size,
    mode: puzzle.mode,
    status: now,
    level: puzzle.level,
    levelNow: levelOf(sizes),
    ...tightnessOf(sizes),
    catalogue: puzzle.catalogue,
    catalogueNow: pools.catalogue.version,
    rows: puzzle.rows.map((id) => labelOf(pools, id)),
    columns: puzzle.columns.map((id) => labelOf(pools, id)),
    cells: state.cells.map((id, cell) => ({
      card: id === null ? null : (pools.card(id) ?? null),
      worth: cellWorth(pools, puzzle, state, cell),
      price: cellPrice(pools, puzzle, state, cell),
      clue: state.clues[cell] ?? blankClue,
      tried: state.tried[cell] ?? [],
    })),
    guesses: state.guesses,
    guessesLeft: guessesLeft(puzzle, state),
    spare: puzzle.mode === 'free' ? null : Math.max(0, spareGuesses(puzzle, state)),
    misses: state.misses,
    score: score(pools, puzzle, state),
    most: isPriced ? worthsOf(pools, puzzle).most : null,
  };
}
