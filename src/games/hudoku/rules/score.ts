// Points of a timed game by the original's formula, in its parts, at the end and while it runs; and whether a finished
// game counts as scored, and as solved by the player rather than by the clock.

import type { Millis, Tally, Worth } from '../../../core/game.ts';
import type { HintStage } from '../../../core/hint.ts';
import type { Puzzle, State, View } from '../types.ts';

/** Points at the start, and deductions for each second, each hint and each wrong digit. */
const START_POINTS = 10_000;
const SECOND_COST = 10;
/** For every given digit: explained, revealed, or filled in by the clock. */
export const HINT_COST = 500;
const MISS_COST = 250;

interface ScoreParts {
  readonly points: number;
  /** Points taken off so far. */
  readonly time: number;
  readonly hints: number;
  readonly misses: number;
}

/** Counts whole seconds; the score never falls below 0. */
export function scoreParts(
  counts: Pick<View, 'hintsUsed' | 'incorrectEntries'>,
  millis: Millis,
): ScoreParts {
  const time = SECOND_COST * Math.floor(millis / 1000);
  const hints = HINT_COST * counts.hintsUsed;
  const misses = MISS_COST * counts.incorrectEntries;
  return { points: Math.max(0, START_POINTS - time - hints - misses), time, hints, misses };
}

/** Only naming the digit costs points, and only in a timed game. */
export function hintPrice(view: View, stage: HintStage): number {
  return view.mode === 'timed' && stage === 'what' ? HINT_COST : 0;
}

/** 0 for anything but a solved timed game; `worth` says that those have no score. */
export function score(puzzle: Puzzle, state: State, tally: Tally): number {
  if (puzzle.mode !== 'timed' || state.ending !== 'solved') return 0;
  return scoreParts(state, tally.millis).points;
}

/** More than half of the hidden cells were revealed at random, by the countdown or at the player's request. */
export function isByClock(puzzle: Puzzle, state: State): boolean {
  const hidden = puzzle.revealed.flat().filter((square) => square === 0).length;
  const entered = hidden - state.chances;
  return puzzle.mode === 'timed' && state.ending === 'solved' && 2 * entered < hidden;
}

/** Calm boards, shown solutions and boards finished by the clock have no score. */
export function worth(puzzle: Puzzle, state: State): Worth {
  if (puzzle.mode !== 'timed' || state.ending !== 'solved') return { unscored: true };
  return isByClock(puzzle, state) ? { byClock: true, unscored: true } : {};
}
