// Hints: a pair that keeps the board clearable, and why this pair: explained by one of its two tiles, never by both.

import type { Budget } from '../../../core/budget.ts';
import type { Hint } from '../../../core/game.ts';
import {
  type BoardPoint,
  type Fact,
  type HintStep,
  type Mark,
  oneStep,
} from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { boardFromTiles, copyBoard, pointOf, type TileBoard, takeTile } from '../board/board.ts';
import { allPairs, includes, PAIR_BASE, pairCells } from '../board/pairs.ts';
import { findRoute, type PathAnswer } from '../board/paths.ts';
import { type Move, patterns, type View } from '../types.ts';
import { capped, findClearing, likeliestPair, QUESTION_STEPS } from './clearing/clearing.ts';

/** Budget steps for examining one other partner, and how many to examine. */
const PARTNER_STEPS = 1_000_000;
const MOST_PARTNERS = 4;

const routeOf = (board: TileBoard, from: number, to: number) =>
  findRoute(board, pointOf(board.shape, from), pointOf(board.shape, to));

/** The corners of a path without its ends, in board coordinates: the border is at -1. */
const cornersOf = ({ path }: PathAnswer): BoardPoint[] =>
  path.slice(1, -1).map(({ row, col }) => ({ row: row - 1, col: col - 1 }));

const pathMark = (board: TileBoard, from: number, to: number) =>
  ({ kind: 'link', from, to, as: 'path', via: cornersOf(routeOf(board, from, to)) }) as const;

/** The quarter of the board around a cell. */
function quarterOf({ rows, cols }: View, cell: number): number[] {
  const top = Math.floor(cell / cols) < rows / 2;
  const left = cell % cols < cols / 2;
  return Array.from({ length: rows * cols }, (_, at) => at).filter(
    (at) => Math.floor(at / cols) < rows / 2 === top && at % cols < cols / 2 === left,
  );
}

interface PairReason {
  /** The one tile of the pair that the hint shows. */
  readonly shown: number;
  readonly fact: Fact;
  readonly marks?: readonly Mark[];
}

/** The step that explains the pair; an unproven pair is only said to be unproven. */
function stepFor(
  view: View,
  board: TileBoard,
  pair: readonly [number, number],
  clearable: 'yes' | 'unknown',
  budget: Budget,
): HintStep {
  const {
    shown,
    fact,
    marks = [],
  }: PairReason = clearable === 'yes'
    ? findReason(view, board, pair, budget)
    : { shown: pair[0], fact: { type: 'unproven' } };
  return {
    area: { cells: quarterOf(view, shown) },
    facts: [fact],
    marks: [{ kind: 'cause', cell: shown }, ...marks],
  };
}

function findReason(
  view: View,
  board: TileBoard,
  pair: readonly [number, number],
  budget: Budget,
): PairReason {
  // With gravity other tiles move too, so the effect of a match cannot be drawn on the current board.
  if (view.gravity === 'none') {
    const found = findLock(view, board, pair, budget) ?? findFreed(view, board, pair);
    if (found) return found;
  }
  const [shown, other] = pair;
  const kind = view.tiles[shown];
  if (view.tiles.filter((tile) => tile === kind).length === 2)
    return { shown, fact: { type: 'lastTwo' } };
  return { shown, fact: { type: 'shape', pattern: routeOf(board, shown, other).pattern } };
}

/** Another partner in reach that would make the board unclearable. */
function findLock(
  view: View,
  board: TileBoard,
  [first, second]: readonly [number, number],
  budget: Budget,
): PairReason | undefined {
  let looks = MOST_PARTNERS;
  for (const pair of view.pairs) {
    const cells = pairCells(pair);
    const shown = cells.find((cell) => cell === first || cell === second);
    const other = cells.find((cell) => cell !== first && cell !== second);
    if (shown === undefined || other === undefined) continue;
    if (looks-- === 0) return undefined;
    const after = copyBoard(board);
    takeTile(after, shown);
    takeTile(after, other);
    if (findClearing(after, view.gravity, capped(budget, PARTNER_STEPS)).clearable !== 'no')
      continue;
    const marks: Mark[] = [pathMark(board, shown, other), { kind: 'cross', cell: other }];
    return { shown, fact: { type: 'locks' }, marks };
  }
  return undefined;
}

/** A pair that one of the two blocks. */
function findFreed(
  view: View,
  board: TileBoard,
  pair: readonly [number, number],
): PairReason | undefined {
  let best: (PairReason & { readonly corners: number }) | undefined;
  for (const shown of pair) {
    const after = copyBoard(board);
    takeTile(after, shown);
    for (const freed of allPairs(after)) {
      const [from, to] = pairCells(freed);
      if (includes(view.pairs, freed) || pair.includes(from) || pair.includes(to)) continue;
      const mark = pathMark(after, from, to);
      const corners = mark.via.length;
      if (best && best.corners <= corners) continue;
      const causes = [from, to].map((cell): Mark => ({ kind: 'cause', cell }));
      const fact = { type: 'frees', tile: view.tiles[from] };
      best = { shown, fact, marks: [...causes, mark], corners };
    }
  }
  return best;
}

export const techniques = ['pair', 'unsure', 'jammed', 'hopeless'] as const;

/** Faults: gameEnded, budgetExhausted. */
export function hint(view: View, _rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (view.expired || view.left === 0) return failure('gameEnded');
  if (!budget.spend()) return failure('budgetExhausted');
  if (view.pairs.length === 0) return success(oneStep('jammed', {}));
  const board = boardFromTiles(view.rows, view.cols, view.tiles);
  const { clearable, moves } = findClearing(board, view.gravity, capped(budget, QUESTION_STEPS));
  if (clearable === 'no') return success(oneStep('hopeless', {}));
  // An exhausted caller's budget is a fault; reaching the question's own limit is a result.
  if (clearable === 'unknown' && !budget.spend()) return failure('budgetExhausted');
  let [from = 0, to = 0] =
    clearable === 'unknown' ? pairCells(likeliestPair(board, view.gravity, view.pairs)) : moves;
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
  const lengths = path.slice(1).map((point, index) => {
    const before = path[index] ?? point;
    return Math.abs(point.row - before.row) + Math.abs(point.col - before.col);
  });
  return ORDER.indexOf(pattern) * 1000 + lengths.reduce((sum, length) => sum + length, 0);
}
