// Clearing a board with gravity by mending: play out at random, go back to somewhere, play on from there otherwise,
// and keep what leaves fewer tiles or hardly more. Finds most clearings soon; it can never tell that there is none.

import type { Budget } from '../../core/budget.ts';
import type { Rng } from '../../core/rng.ts';
import { type Board, copyBoard, settle, takeTile } from './board.ts';
import { groupByKind, type Members, PAIR_BASE } from './pairs.ts';
import { joinedAsNoted, noteReach } from './paths.ts';
import type { Gravity } from './types.ts';

/** A playout that is being mended; it outlives the rounds in which that happens. */
export interface Mending {
  /** The matches of the playout, two cells each. */
  moves: number[];
  /** So many attempts since the last that left fewer tiles. */
  stale: number;
}

export const startMending = (): Mending => ({ moves: [], stale: 0 });

/** After so many attempts in vain the playout is given up for a fresh one. */
const PATIENCE = 200;
/** So many tiles more may be left: strictly better or nothing soon finds no way on. */
const LENIENCY = 6;
/** What one match of a playout costs in the budget's steps, about. */
const MATCH_STEPS = 75;

/** Mends so many times. The moves are complete when there are as many as tiles; false when the budget is used up. */
export function mend(
  mending: Mending,
  attempts: number,
  board: Board,
  left: number,
  gravity: Gravity,
  rng: Rng,
  budget: Budget,
): boolean {
  for (let attempt = 0; attempt < attempts && mending.moves.length < left; attempt++) {
    if (mending.stale++ > PATIENCE) {
      mending.stale = 0;
      mending.moves = [];
    }
    const { moves } = mending;
    const kept = moves.length === 0 ? [] : moves.slice(0, 2 * rng.below(moves.length / 2));
    const trial = copyBoard(board);
    for (let index = 0; index < kept.length; index += 2)
      match(trial, gravity, kept[index] as number, kept[index + 1] as number);
    playOn(trial, gravity, rng, kept);
    if (kept.length > moves.length) mending.stale = 0;
    if (kept.length >= moves.length - LENIENCY) mending.moves = kept;
    if (!budget.spend(MATCH_STEPS * (1 + kept.length / 2))) return false;
  }
  return true;
}

export function match(board: Board, gravity: Gravity, first: number, second: number): void {
  takeTile(board, first);
  takeTile(board, second);
  settle(board, gravity, first);
  settle(board, gravity, second);
}

/** Any open pair, until there is none. */
function playOn(board: Board, gravity: Gravity, rng: Rng, moves: number[]): void {
  for (;;) {
    const members = groupByKind(board);
    const { kinds } = members;
    if (kinds === 0) return;
    const offset = rng.below(kinds);
    let pair = 0;
    for (let turn = 0; turn < kinds && pair === 0; turn++)
      pair = openPair(board, members, ((offset + turn) % kinds) + 1, rng);
    if (pair === 0) return;
    const first = pair >>> 10;
    const second = pair & (PAIR_BASE - 1);
    match(board, gravity, first, second);
    moves.push(first, second);
  }
}

/** Some open pair of a kind, 0 if there is none. Which mates go together is what decides, so it is left to chance. */
function openPair(board: Board, { starts, cells }: Members, kind: number, rng: Rng): number {
  const start = starts[kind] as number;
  const size = (starts[kind + 1] as number) - start;
  if (size < 2) return 0;
  for (let place = 0; place < size; place++) noteReach(board, cells[start + place] as number);
  const turn = rng.below(size);
  for (let one = 0; one < size; one++)
    for (let two = one + 1; two < size; two++) {
      const first = cells[start + ((one + turn) % size)] as number;
      const second = cells[start + ((two + turn) % size)] as number;
      if (joinedAsNoted(board, first, second)) return first * PAIR_BASE + second;
    }
  return 0;
}
