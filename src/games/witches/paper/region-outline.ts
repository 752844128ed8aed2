// The outline of a region as a path with rounded corners, a little inside its cells, holes included. Separate from the
// drawing of sheets, because the board on screen uses it too.

import { columnOf, rowOf } from '../board/sections.ts';
import { COLUMNS } from '../types/board.ts';

/** As in paper/page-items.ts, which a board on screen need not load: at most three decimals, never "-0". */
function digits(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
}

interface OutlineStyle {
  /** Width of a cell. */
  readonly cell: number;
  /** Distance from the cells' edges. */
  readonly inset: number;
  readonly radius: number;
}

/** Clockwise, so the region is always on the right: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

interface OutlineEdge {
  /** The grid corner where it starts. */
  readonly column: number;
  readonly row: number;
  readonly way: 0 | 1 | 2 | 3;
}

function edgesOf(cells: readonly number[]): OutlineEdge[] {
  const inside = new Set(cells.map((cell) => rowOf(cell) * COLUMNS + columnOf(cell)));
  const has = (column: number, row: number) =>
    column >= 0 && column < COLUMNS && inside.has(row * COLUMNS + column);
  const edges: OutlineEdge[] = [];
  for (const cell of cells) {
    const column = columnOf(cell);
    const row = rowOf(cell);
    if (!has(column, row - 1)) edges.push({ column, row, way: 0 });
    if (!has(column + 1, row)) edges.push({ column: column + 1, row, way: 1 });
    if (!has(column, row + 1)) edges.push({ column: column + 1, row: row + 1, way: 2 });
    if (!has(column - 1, row)) edges.push({ column, row: row + 1, way: 3 });
  }
  return edges;
}

/** Closed walks along the edges; where two cells touch only at a corner, a walk turns right and stays with its cell. */
function loopsOf(cells: readonly number[]): OutlineEdge[][] {
  const left = edgesOf(cells);
  const loops: OutlineEdge[][] = [];
  for (let edge = left.pop(); edge; edge = left.pop()) {
    const loop = [edge];
    for (;;) {
      const last = loop[loop.length - 1] ?? edge;
      const [right, down] = STEPS[last.way];
      const candidates = left.filter(
        ({ column, row }) => column === last.column + right && row === last.row + down,
      );
      const turn = (way: number) => (way - last.way + 5) % 4;
      const next = candidates.sort((one, other) => turn(other.way) - turn(one.way))[0];
      if (!next) break;
      left.splice(left.indexOf(next), 1);
      loop.push(next);
    }
    loops.push(loop);
  }
  return loops;
}

export function outline(cells: readonly number[], style: OutlineStyle): string {
  return loopsOf(cells)
    .map((loop) => loopPath(loop, style))
    .join('');
}

function loopPath(loop: readonly OutlineEdge[], { cell, inset, radius }: OutlineStyle): string {
  let d = '';
  for (const [index, edge] of loop.entries()) {
    const before = loop[(index + loop.length - 1) % loop.length] ?? edge;
    if (before.way === edge.way) continue;
    const [inRight, inDown] = STEPS[before.way];
    const [outRight, outDown] = STEPS[edge.way];
    // The inside is to the right: for direction (right, down) that is (-down, right).
    const left = edge.column * cell + inset * (-inDown - outDown);
    const top = edge.row * cell + inset * (inRight + outRight);
    const point = (right: number, down: number) => `${digits(left + right)} ${digits(top + down)}`;
    d += `${d === '' ? 'M' : 'L'}${point(-inRight * radius, -inDown * radius)}`;
    d += `Q${point(0, 0)} ${point(outRight * radius, outDown * radius)}`;
  }
  return `${d}Z`;
}
