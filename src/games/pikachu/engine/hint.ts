// The hint that does not spoil: a pair after which the board can still be cleared, whenever there is one.
// With gravity the search may end without an answer; then the hint is a likely pair and says that it is unsure.

import type { Budget } from '../../../core/budget.ts';
import type { Hint } from '../../../core/game.ts';
import { oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { boardFromTiles } from '../board/board.ts';
import { includes, PAIR_BASE, pairCells } from '../board/pairs.ts';
import type { PathAnswer } from '../board/paths.ts';
import { type Move, patterns, type View } from '../types.ts';
import { likeliest } from './clearing/falling.ts';
import { capped, findClearing, QUESTION_STEPS } from './clearing/index.ts';
import { pathMark, routeOf, stepFor } from './reason.ts';

export const techniques = ['pair', 'unsure', 'jammed', 'hopeless'] as const;

/** Faults: gameEnded, budgetExhausted. */
export function hint(view: View, _rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (view.expired || view.left === 0) return failure('gameEnded');
  if (!budget.spend()) return failure('budgetExhausted');
  if (view.pairs.length === 0) return success(oneStep('jammed', {}));
  const board = boardFromTiles(view.rows, view.cols, view.tiles);
  const { clearable, moves } = findClearing(board, view.gravity, capped(budget, QUESTION_STEPS));
  if (clearable === 'no') return success(oneStep('hopeless', {}));
  // A caller's budget that did not reach is a fault; the question's own limit is an answer.
  if (clearable === 'unknown' && !budget.spend()) return failure('budgetExhausted');
  let [from = 0, to = 0] =
    clearable === 'unknown' ? pairCells(likeliest(board, view.gravity, view.pairs)) : moves;
  let best = routeOf(board, from, to);
  // Without gravity any open pair of the clearing may come first: show the one that is easiest to see.
  if (clearable === 'yes' && view.gravity === 'none')
    for (let index = 2; index + 1 < moves.length; index += 2) {
      const first = moves[index] as number;
      const second = moves[index + 1] as number;
      const low = Math.min(first, second);
      if (!includes(view.pairs, low * PAIR_BASE + first + second - low)) continue;
      const found = routeOf(board, first, second);
      if (effort(found) >= effort(best)) continue;
      [from, to, best] = [first, second, found];
    }
  const step = stepFor(view, board, [from, to], clearable, budget);
  if (!budget.spend()) return failure('budgetExhausted');
  return success({
    technique: clearable === 'unknown' ? 'unsure' : 'pair',
    steps: [step],
    targets: [
      { kind: 'target', cell: from },
      { kind: 'target', cell: to },
      pathMark(board, from, to),
    ],
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
