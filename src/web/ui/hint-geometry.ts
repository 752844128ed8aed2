// Geometry of hint marks: pure functions over the boxes of the cells, in pixels of the board.

import type { BoardPoint } from '../../core/hint.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MarkPoint {
  readonly x: number;
  readonly y: number;
}

export type Boxes = ReadonlyMap<number, Box>;

export const middleOf = ({ x, y, width, height }: Box): MarkPoint => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Smaller on every side by a fraction of its shorter side; larger for a negative one. */
export function inset(box: Box, part: number): Box {
  const by = Math.min(box.width, box.height) * part;
  return {
    x: box.x + by,
    y: box.y + by,
    width: box.width - 2 * by,
    height: box.height - 2 * by,
  };
}

/** The place of a candidate: cells hold them in rows of three, or of four where digits go beyond nine. */
export function candidateBox(cell: Box, value: number, perRow: number): Box {
  const index = value - 1;
  const width = (cell.width * 0.92) / perRow;
  const height = (cell.height * 0.92) / perRow;
  return {
    x: cell.x + cell.width * 0.04 + (index % perRow) * width,
    y: cell.y + cell.height * 0.04 + Math.floor(index / perRow) * height,
    width,
    height,
  };
}

/** The distance from the middle of a box to its edge, in multiples of the direction. */
function reach(box: Box, { x, y }: MarkPoint): number {
  const across = x === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(x);
  const down = y === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(y);
  return Math.min(across, down);
}

/** The line between the middles of two boxes, cut off where it leaves the first and enters the second. */
export function between(from: Box, to: Box): readonly [MarkPoint, MarkPoint] {
  const start = middleOf(from);
  const end = middleOf(to);
  const way = { x: end.x - start.x, y: end.y - start.y };
  const leave = reach(from, way);
  const enter = 1 - reach(to, way);
  // Between boxes that touch there is nothing: the line joins their middles.
  const [first, last] = leave < enter ? [leave, enter] : [0, 1];
  return [
    { x: start.x + way.x * first, y: start.y + way.y * first },
    { x: start.x + way.x * last, y: start.y + way.y * last },
  ];
}

/** The head of an arrow that ends in a point: its two barbs with the point between them. */
export function arrowHead(
  from: MarkPoint,
  to: MarkPoint,
  size: number,
): readonly [MarkPoint, MarkPoint, MarkPoint] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (turn: number) => ({
    x: to.x - size * Math.cos(angle + turn),
    y: to.y - size * Math.sin(angle + turn),
  });
  return [barb(0.5), to, barb(-0.5)];
}

export const pathText = (points: readonly MarkPoint[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');

const round = (value: number) => Math.round(value * 10) / 10;

export interface OutlineSide {
  readonly from: MarkPoint;
  readonly to: MarkPoint;
}

/** The outline of cells that lie side by side: every side that no other of them adjoins. */
export function outlineOf(boxes: readonly Box[]): OutlineSide[] {
  const sides: OutlineSide[] = [];
  for (const box of boxes) {
    const { x, y, width, height } = box;
    const right = x + width;
    const bottom = y + height;
    /** Is another one just beyond, across at most a third of a cell? */
    const adjoins = (isBeyond: (other: Box) => boolean) =>
      boxes.some((other) => other !== box && isBeyond(other));
    const sameRow = (other: Box) => Math.abs(other.y - y) < height / 2;
    const sameColumn = (other: Box) => Math.abs(other.x - x) < width / 2;
    const near = (gap: number, size: number) => gap > -size / 3 && gap < size / 3;
    if (!adjoins((other) => sameColumn(other) && near(y - other.y - other.height, height)))
      sides.push({ from: { x, y }, to: { x: right, y } });
    if (!adjoins((other) => sameColumn(other) && near(other.y - bottom, height)))
      sides.push({ from: { x, y: bottom }, to: { x: right, y: bottom } });
    if (!adjoins((other) => sameRow(other) && near(x - other.x - other.width, width)))
      sides.push({ from: { x, y }, to: { x, y: bottom } });
    if (!adjoins((other) => sameRow(other) && near(other.x - right, width)))
      sides.push({ from: { x: right, y }, to: { x: right, y: bottom } });
  }
  return sides;
}

/** How far beyond the edge of the outermost cells a path runs, in cells. */
const BEYOND = 0.75;

/** Where a point between cells lies; one outside the board lies just beyond the cell next to it. */
export function pointOn(
  boxes: Boxes,
  columns: number,
  { row, col }: BoardPoint,
): MarkPoint | undefined {
  const rows = Math.ceil((Math.max(...boxes.keys()) + 1) / columns);
  const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  const [insideRow, insideCol] = [clamp(row, rows), clamp(col, columns)];
  const at = (atRow: number, atCol: number) => {
    const box = boxes.get(atRow * columns + atCol);
    return box && middleOf(box);
  };
  const inside = at(insideRow, insideCol);
  if (!inside) return undefined;
  const [down, across] = [Math.sign(row - insideRow), Math.sign(col - insideCol)];
  if (down === 0 && across === 0) return inside;
  const inward = at(insideRow - down, insideCol - across);
  if (!inward) return inside;
  return {
    x: inside.x + (inside.x - inward.x) * BEYOND,
    y: inside.y + (inside.y - inward.y) * BEYOND,
  };
}
