// What matches earn and what help costs.

import type { Millis } from '../../../core/game.ts';
import type { HintStage } from '../../../core/hint.ts';
import type { Puzzle, State, View } from '../types.ts';

/** For a match, times the combo. */
export const POINTS = 10;
/** A match within this time of the last raises the combo. */
export const COMBO_TIME: Millis = 3000;
export const MAX_COMBO = 8;
export const HINT_COST = 20;
export const RESHUFFLE_COST = 100;

/** Points of the matches on the board's way here, less what hints and reshuffles cost; undo refunds no cost. */
export function score(_puzzle: Puzzle, state: State): number {
  return Math.max(0, state.points - HINT_COST * state.hints - RESHUFFLE_COST * state.reshuffles);
}

/** Where to look and why are free; naming the pair is not. */
export function hintPrice(_view: View, stage: HintStage): number {
  return stage === 'what' ? HINT_COST : 0;
}
