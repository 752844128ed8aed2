// Points of a timed game: the original's formula, in its parts, at the end and while it runs.

import type { Millis, Tally } from '../../../core/game.ts';
import type { HintStage } from '../../../core/hint.ts';
import type { Puzzle, State, View } from '../types.ts';

/** What a timed game starts with, and what is taken off for each second, each cell given and each wrong digit. */
export const START_POINTS = 10_000;
const SECOND_COST = 10;
/** Be it explained, revealed or given by the clock. */
export const HINT_COST = 500;
const MISS_COST = 250;

export interface ScoreParts {
  readonly points: number;
  /** Points taken off so far. */
  readonly time: number;
  readonly hints: number;
  readonly misses: number;
}

/** Seconds are whole ones, rounded down; the score never falls below 0. */
export function scoreParts(
  counts: Pick<View, 'hintsUsed' | 'incorrectEntries'>,
  millis: Millis,
): ScoreParts {
  const time = SECOND_COST * Math.floor(millis / 1000);
  const hints = HINT_COST * counts.hintsUsed;
  const misses = MISS_COST * counts.incorrectEntries;
  return { points: Math.max(0, START_POINTS - time - hints - misses), time, hints, misses };
}

/** Only the digit costs anything, and only where there is a score. */
export function hintPrice(view: View, stage: HintStage): number {
  return view.mode === 'timed' && stage === 'what' ? HINT_COST : 0;
}

/** Only a timed game that was solved has a score; for any other the formula answers 0, and `worth` says so. */
export function score(puzzle: Puzzle, state: State, tally: Tally): number {
  if (puzzle.mode !== 'timed' || state.ending !== 'solved') return 0;
  return scoreParts(state, tally.millis).points;
}
