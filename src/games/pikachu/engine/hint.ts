// The hint that does not spoil: a pair after which the board can still be cleared, whenever there is one.
// With gravity the search may end without an answer; then the hint is a likely pair and says that it is unsure.

import type { Budget } from '../../../core/budget.ts';
import type { Hint } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { boardFromTiles, pointOf } from '../board/board.ts';
import { includes, PAIR_BASE, pairCells } from '../board/pairs.ts';
import { findRoute, type PathAnswer } from '../board/paths.ts';
import { type Move, patterns, type View } from '../types.ts';
import { likeliest } from './clearing/falling.ts';
import { capped, findClearing, QUESTION_STEPS } from './clearing/index.ts';

export const techniques = ['pair', 'unsure', 'jammed', 'hopeless'] as const;

/** Faults: gameEnded, budgetExhausted. */
export function hint(view: View, _rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (view.expired || view.left === 0) return failure('gameEnded');
  if (!budget.spend()) return failure('budgetExhausted');
  if (view.pairs.length === 0) return success({ technique: 'jammed', because: [], cells: [] });
  const board = boardFromTiles(view.rows, view.cols, view.tiles);
  const { clearable, moves } = findClearing(board, view.gravity, capped(budget, QUESTION_STEPS));
  if (clearable === 'no') return success({ technique: 'hopeless', because: [], cells: [] });
  // A caller's budget that did not reach is a fault; the question's own limit is an answer.
  if (clearable === 'unknown' && !budget.spend()) return failure('budgetExhausted');
  const route = (from: number, to: number) =>
    findRoute(board, pointOf(board.shape, from), pointOf(board.shape, to));
  let [from = 0, to = 0] =
    clearable === 'unknown' ? pairCells(likeliest(board, view.gravity, view.pairs)) : moves;
  let best = route(from, to);
  // Without gravity any open pair of the clearing may come first: show the one that is easiest to see.
  if (clearable === 'yes' && view.gravity === 'none')
    for (let index = 2; index + 1 < moves.length; index += 2) {
      const first = moves[index] as number;
      const second = moves[index + 1] as number;
      const low = Math.min(first, second);
      if (!includes(view.pairs, low * PAIR_BASE + first + second - low)) continue;
      const found = route(first, second);
      if (effort(found) >= effort(best)) continue;
      [from, to, best] = [first, second, found];
    }
  return success({
    technique: clearable === 'unknown' ? 'unsure' : 'pair',
    because: [{ type: 'joined', from, to, pattern: best.pattern, path: best.path }],
    cells: [from, to],
    move: { type: 'match', from, to },
  });
}

const ORDER: readonly string[] = patterns;

/** Simple patterns first, then short paths. */
function effort({ pattern, path }: PathAnswer): number {
  let length = 0;
  for (let index = 1; index < path.length; index++) {
    const before = path[index - 1];
    const point = path[index];
    if (before && point)
      length += Math.abs(point.row - before.row) + Math.abs(point.col - before.col);
  }
  return ORDER.indexOf(pattern) * 1000 + length;
}
