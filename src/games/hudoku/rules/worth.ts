// What a finished game is worth: whether it has a score, and whether the player solved it or the clock did.

import type { Worth } from '../../../core/game.ts';
import type { Puzzle, State } from '../types.ts';

/** Chance filled in more than half of what was hidden, when the countdown ran out or at the player's wish. */
export function isByClock(puzzle: Puzzle, state: State): boolean {
  const hidden = puzzle.revealed.flat().filter((square) => square === 0).length;
  const entered = hidden - state.chances;
  return puzzle.mode === 'timed' && state.ending === 'solved' && 2 * entered < hidden;
}

/** Calm boards, shown solutions and the clock's boards have no score; the clock's are those mostly filled by it. */
export function worth(puzzle: Puzzle, state: State): Worth {
  if (puzzle.mode !== 'timed' || state.ending !== 'solved') return { unscored: true };
  return isByClock(puzzle, state) ? { byClock: true, unscored: true } : {};
}
