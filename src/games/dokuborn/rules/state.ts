// The state of a game: its start, what undo must not take back, the guesses left, and the status.

import type { Clue, Puzzle, State, View } from '../types.ts';
import { emptyCells } from './grid.ts';

const EXTRA_GUESSES = 3;

export const blankClue: Clue = {
  step: 0,
  fits: null,
  inks: null,
  cost: null,
  letters: null,
  card: null,
  name: null,
};

export function start(puzzle: Puzzle): State {
  const cells = emptyCells(puzzle);
  return {
    cells,
    clues: cells.map(() => blankClue),
    tried: cells.map(() => []),
    guesses: 0,
    misses: 0,
    lost: false,
  };
}

/** Undo, redo and restart give back neither guesses nor hints, and tried cards stay tried. */
export function keep(restored: State, current: State): State {
  const { clues, tried, guesses, misses, lost } = current;
  return { ...restored, clues, tried, guesses, misses, lost };
}

/** Null in free play, where guesses do not count. */
export function guessesLeft(puzzle: Puzzle, state: State): number | null {
  return puzzle.mode === 'free'
    ? null
    : Math.max(0, puzzle.size * puzzle.size + EXTRA_GUESSES - state.guesses);
}

/** Guesses beyond one for each empty cell; unlimited in free play. */
export function spareGuesses(puzzle: Puzzle, state: State): number {
  const left = guessesLeft(puzzle, state);
  if (left === null) return Number.MAX_SAFE_INTEGER;
  return left - state.cells.filter((card) => card === null).length;
}

export function status(puzzle: Puzzle, state: State): View['status'] {
  if (!state.cells.includes(null)) return 'won';
  if (state.lost) return 'lost';
  // only undo and restart lead here
  return spareGuesses(puzzle, state) < 0 ? 'stuck' : 'playing';
}
