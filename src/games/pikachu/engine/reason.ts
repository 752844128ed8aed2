// Why this pair and not another: told by one of its two tiles, never by both.

import type { Budget } from '../../../core/budget.ts';
import type { BoardPoint, Fact, HintStep, Mark } from '../../../core/hint.ts';
import { type Board, copyBoard, pointOf, takeTile } from '../board/board.ts';
import { allPairs, includes, pairCells } from '../board/pairs.ts';
import { findRoute, type PathAnswer } from '../board/paths.ts';
import type { View } from '../types.ts';
import { capped, findClearing } from './clearing/index.ts';

/** What one look at another partner may cost, and how many of them are looked at. */
const LOOK_STEPS = 1_000_000;
const LOOKS = 4;

export const routeOf = (board: Board, from: number, to: number) =>
  findRoute(board, pointOf(board.shape, from), pointOf(board.shape, to));

/** The corners of a path, its ends left out: the border of the matrix lies at -1. */
export const cornersOf = ({ path }: PathAnswer): BoardPoint[] =>
  path.slice(1, -1).map(({ row, col }) => ({ row: row - 1, col: col - 1 }));

export const pathMark = (board: Board, from: number, to: number): Mark => ({
  kind: 'link',
  from,
  to,
  as: 'path',
  via: cornersOf(routeOf(board, from, to)),
});

/** The quarter of the board around a cell. */
export function quarterOf({ rows, cols }: View, cell: number): number[] {
  const top = Math.floor(cell / cols) < rows / 2;
  const left = cell % cols < cols / 2;
  return Array.from({ length: rows * cols }, (_, at) => at).filter(
    (at) => Math.floor(at / cols) < rows / 2 === top && at % cols < cols / 2 === left,
  );
}

interface Reason {
  /** The tile of the pair that is told. */
  readonly told: number;
  readonly fact: Fact;
  readonly marks: readonly Mark[];
}

/** The step that tells why; of an unproven pair it says that, and no more. */
export function stepFor(
  view: View,
  board: Board,
  pair: readonly [number, number],
  clearable: 'yes' | 'unknown',
  budget: Budget,
): HintStep {
  const { told, fact, marks } =
    (clearable === 'yes' ? findReason(view, board, pair, budget) : unproven(pair)) ??
    byShape(board, pair);
  return {
    area: { cells: quarterOf(view, told) },
    facts: [fact],
    marks: [{ kind: 'cause', cell: told }, ...marks],
  };
}

const unproven = ([told]: readonly [number, number]): Reason => ({
  told,
  fact: { type: 'unproven' },
  marks: [],
});

const byShape = (board: Board, [told, other]: readonly [number, number]): Reason => ({
  told,
  fact: { type: 'shape', pattern: routeOf(board, told, other).pattern },
  marks: [],
});

function findReason(
  view: View,
  board: Board,
  pair: readonly [number, number],
  budget: Budget,
): Reason | undefined {
  // With gravity other tiles move as well, and what a match does cannot be drawn on the board as it lies.
  if (view.gravity === 'none') {
    const found = findLock(view, board, pair, budget) ?? findFreed(view, board, pair);
    if (found) return found;
  }
  const [told] = pair;
  const kind = view.tiles[told];
  const last = view.tiles.filter((tile) => tile === kind).length === 2;
  return last ? { told, fact: { type: 'lastTwo' }, marks: [] } : undefined;
}

/** Another partner in reach that would leave tiles which can never be matched. */
function findLock(
  view: View,
  board: Board,
  [first, second]: readonly [number, number],
  budget: Budget,
): Reason | undefined {
  let looks = LOOKS;
  for (const pair of view.pairs) {
    const cells = pairCells(pair);
    const told = cells.find((cell) => cell === first || cell === second);
    const other = cells.find((cell) => cell !== first && cell !== second);
    if (told === undefined || other === undefined) continue;
    if (looks-- === 0) return undefined;
    const after = copyBoard(board);
    takeTile(after, told);
    takeTile(after, other);
    if (findClearing(after, view.gravity, capped(budget, LOOK_STEPS)).clearable !== 'no') continue;
    const marks: Mark[] = [pathMark(board, told, other), { kind: 'cross', cell: other }];
    return { told, fact: { type: 'locks' }, marks };
  }
  return undefined;
}

/** A pair that one of the two keeps apart. */
function findFreed(view: View, board: Board, pair: readonly [number, number]): Reason | undefined {
  let best: (Reason & { readonly corners: number }) | undefined;
  for (const told of pair) {
    const after = copyBoard(board);
    takeTile(after, told);
    for (const freed of allPairs(after)) {
      const [from, to] = pairCells(freed);
      if (includes(view.pairs, freed) || pair.includes(from) || pair.includes(to)) continue;
      const mark = pathMark(after, from, to);
      const corners = mark.kind === 'link' ? (mark.via?.length ?? 0) : 0;
      if (best && best.corners <= corners) continue;
      const causes = [from, to].map((cell): Mark => ({ kind: 'cause', cell }));
      const fact = { type: 'frees', tile: view.tiles[from] };
      best = { told, fact, marks: [...causes, mark], corners };
    }
  }
  return best;
}
