// The lines that were tried between two tiles and failed, as Debug shows them: each from the first tile piece by piece,
// up to what is in its way.

import { type Board, tileAt } from '../../../games/pikachu/board/board.ts';
import type { Point } from '../../../games/pikachu/types.ts';

export interface TriedLine {
  readonly points: readonly Point[];
  /** The tile that is in the way; undefined where the line arrives and only the symbols differ. */
  readonly block: Point | undefined;
}

const same = (one: Point, two: Point) => one.row === two.row && one.col === two.col;

/** Straight where they are in line, else both ways round a corner. */
export function triedLines(board: Board, from: Point, to: Point): readonly TriedLine[] {
  const corners = [
    { row: from.row, col: to.col },
    { row: to.row, col: from.col },
  ];
  const routes = corners.some((corner) => same(corner, from))
    ? [[from, to]]
    : corners.map((corner) => [from, corner, to]);
  return routes.map((route) => follow(board, route));
}

function follow(board: Board, route: readonly Point[]): TriedLine {
  const end = route.at(-1);
  const points: Point[] = [];
  let last: Point | undefined;
  for (const next of route) {
    let at = last ?? next;
    while (!same(at, next)) {
      at = {
        row: at.row + Math.sign(next.row - at.row),
        col: at.col + Math.sign(next.col - at.col),
      };
      const arrived = end !== undefined && same(at, end);
      if (!arrived && tileAt(board, at) !== 0) return { points: [...points, at], block: at };
    }
    points.push(next);
    last = next;
  }
  return { points, block: undefined };
}
