// Clearing a board with gravity by mending: play out at random, go back to somewhere, play on from there otherwise,
// and keep what leaves fewer tiles or hardly more (threshold accepting, with restarts). Finds most clearings soon;
// it can never tell that there is none.

import type { Budget } from '../../../../core/budget.ts';
import type { Rng } from '../../../../core/rng.ts';
import { type Board, countTiles } from '../../board/board.ts';
import {
  copyTable,
  layTable,
  matchOn,
  playCarelessly,
  resetTable,
  type Table,
} from '../../board/table.ts';
import type { Gravity } from '../../types.ts';

/** A playout that is being mended. */
export interface Mending {
  readonly gravity: Exclude<Gravity, 'none'>;
  readonly rng: Rng;
  readonly left: number;
  /** As it lies at first. */
  readonly first: Table;
  /** Where attempts are played. */
  readonly trial: Table;
  /** The matches of the playout, two cells each: complete when there are as many as tiles. */
  moves: number[];
  /** So many attempts since the last that left fewer tiles. */
  stale: number;
}

export function startMending(board: Board, gravity: Exclude<Gravity, 'none'>, rng: Rng): Mending {
  const first = layTable(board, gravity);
  const left = countTiles(board);
  return { gravity, rng, left, first, trial: copyTable(first), moves: [], stale: 0 };
}

/** After so many attempts in vain the playout is given up for a fresh one. */
const PATIENCE = 200;
/** So many tiles more may be left: strictly better or nothing soon finds no way on. */
const LENIENCY = 6;
/** What one match of a playout costs in the budget's steps, about. */
const MATCH_STEPS = 75;

/** Mends so many times, or until the moves are complete. False when the budget is used up. */
export function mend(mending: Mending, attempts: number, budget: Budget): boolean {
  const { left, gravity, rng, first, trial } = mending;
  for (let attempt = 0; attempt < attempts && mending.moves.length < left; attempt++) {
    if (mending.stale++ > PATIENCE) {
      mending.stale = 0;
      mending.moves = [];
    }
    const { moves } = mending;
    const kept = moves.length === 0 ? [] : moves.slice(0, 2 * rng.below(moves.length / 2));
    resetTable(trial, first);
    for (let index = 0; index < kept.length; index += 2)
      matchOn(trial, gravity, kept[index] as number, kept[index + 1] as number);
    playCarelessly(trial, gravity, rng, kept);
    if (kept.length > moves.length) mending.stale = 0;
    if (kept.length >= moves.length - LENIENCY) mending.moves = kept;
    if (!budget.spend(MATCH_STEPS * (1 + kept.length / 2))) return false;
  }
  return true;
}
