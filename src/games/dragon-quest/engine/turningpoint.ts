// Where a lost game was lost: the last moment at which the deal could still be won as it lay, by a search that knows
// the order of the cards.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Answer, Puzzle, State } from '../types.ts';
import { CERTIFY_TRIES, isHopeless, winningLine } from './solve.ts';

/** Play-outs for each moment of a lost game: as many as certify a deal, so that its start is always won. */
export const LOST_TRIES = CERTIFY_TRIES;
/** Actions to try in showing that a moment was lost already. */
const HOPELESS_ACTIONS = 30_000;

/**
 * A moment that can be won makes all earlier ones winnable, so it is enough to find one end of a run: first in
 * doubling steps from the end (galloping), then by bisection.
 */
export function whereLost(puzzle: Puzzle, path: readonly State[], budget: Budget): Result<Answer> {
  const last = path.length - 1;
  const wins = new Map<number, boolean | 'exhausted'>();
  const winnable = (index: number): boolean | 'exhausted' => {
    const known = wins.get(index);
    if (known !== undefined) return known;
    const state = path[index];
    const line = state ? winningLine(puzzle, state, LOST_TRIES, budget) : undefined;
    const answer = line?.ok ? true : line?.fault.code === 'budgetExhausted' ? 'exhausted' : false;
    wins.set(index, answer);
    return answer;
  };
  let lost = last + 1;
  let won = last;
  for (let step = 1; ; step *= 2) {
    const answer = winnable(won);
    if (answer === 'exhausted') return failure('budgetExhausted');
    if (answer) break;
    if (won === 0) return success({ type: 'unknown' });
    lost = won;
    won = Math.max(0, won - step);
  }
  while (lost - won > 1) {
    const middle = Math.floor((won + lost) / 2);
    const answer = winnable(middle);
    if (answer === 'exhausted') return failure('budgetExhausted');
    if (answer) won = middle;
    else lost = middle;
  }
  const next = path[won + 1];
  if (!budget.spend(HOPELESS_ACTIONS)) return failure('budgetExhausted');
  const exact = next === undefined || isHopeless(puzzle, next, HOPELESS_ACTIONS);
  return success({ type: 'lastWinnable', undos: last - won, exact });
}
