// The outline of a region as a path with rounded corners, drawn a little inside of its cells, holes included.

import { digits } from '../../../paper/digits.ts';
import { columnOf, rowOf } from '../board/sections.ts';
import { COLUMNS } from '../types/board.ts';

export interface OutlineStyle {
  /** Width of a cell. */
  readonly cell: number;
  /** How far inside of the cells' edges. */
  readonly inset: number;
  readonly radius: number;
}

/** Clockwise, so that the region is always to the right: right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

interface Edge {
  /** Corner of the grid where it starts. */
  readonly column: number;
  readonly row: number;
  readonly way: 0 | 1 | 2 | 3;
}

function edgesOf(cells: readonly number[]): Edge[] {
  const inside = new Set(cells.map((cell) => rowOf(cell) * COLUMNS + columnOf(cell)));
  const has = (column: number, row: number) =>
    column >= 0 && column < COLUMNS && inside.has(row * COLUMNS + column);
  const edges: Edge[] = [];
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

/** Closed walks along the edges; where two cells touch at a corner only, a walk turns right and stays with its cell. */
function loopsOf(cells: readonly number[]): Edge[][] {
  const left = edgesOf(cells);
  const loops: Edge[][] = [];
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

function loopPath(loop: readonly Edge[], { cell, inset, radius }: OutlineStyle): string {
  let d = '';
  for (const [index, edge] of loop.entries()) {
    const before = loop[(index + loop.length - 1) % loop.length] ?? edge;
    if (before.way === edge.way) continue;
    const [inRight, inDown] = STEPS[before.way];
    const [outRight, outDown] = STEPS[edge.way];
    // To the right of a way is inside: that of (right, down) is (-down, right).
    const left = edge.column * cell + inset * (-inDown - outDown);
    const top = edge.row * cell + inset * (inRight + outRight);
    const point = (right: number, down: number) => `${digits(left + right)} ${digits(top + down)}`;
    d += `${d === '' ? 'M' : 'L'}${point(-inRight * radius, -inDown * radius)}`;
    d += `Q${point(0, 0)} ${point(outRight * radius, outDown * radius)}`;
  }
  return `${d}Z`;
}
