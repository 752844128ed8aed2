// The working board of the engines: tiles, and occupancy as one word of bits per row and per column.
// Mutable and fast; states and puzzles hold plain arrays instead.

import type { Gravity, Point } from '../types.ts';

/** Border and a stop bit included, a line must fit into 31 bits. */
export const MAX_SIDE = 28;

export interface Shape {
  readonly rows: number;
  readonly cols: number;
  readonly cells: number;
  /** Matrix row and column of each cell (the visible board starts at 1). */
  readonly rowOf: Uint8Array;
  readonly colOf: Uint8Array;
}

/**
 * `rowBits[row]` has bit `col` set where a tile lies, `colBits[col]` bit `row`; rows and columns of the matrix.
 * One stop bit beyond the far border keeps the search for the next tile from running out.
 */
export interface Board {
  readonly shape: Shape;
  readonly tiles: Uint8Array;
  readonly rowBits: Int32Array;
  readonly colBits: Int32Array;
}

const shapes = new Map<number, Shape>();

export function shapeOf(rows: number, cols: number): Shape {
  const key = rows * (MAX_SIDE + 1) + cols;
  const known = shapes.get(key);
  if (known) return known;
  const cells = rows * cols;
  const rowOf = new Uint8Array(cells);
  const colOf = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    rowOf[cell] = Math.floor(cell / cols) + 1;
    colOf[cell] = (cell % cols) + 1;
  }
  const shape = { rows, cols, cells, rowOf, colOf };
  shapes.set(key, shape);
  return shape;
}

export function boardFromTiles(rows: number, cols: number, tiles: ArrayLike<number>): Board {
  const shape = shapeOf(rows, cols);
  const board: Board = {
    shape,
    tiles: new Uint8Array(shape.cells),
    rowBits: new Int32Array(rows + 2).fill(1 << (cols + 2)),
    colBits: new Int32Array(cols + 2).fill(1 << (rows + 2)),
  };
  const { colBits } = board;
  let cell = 0;
  for (let row = 1; row <= rows; row++) {
    let bits = 1 << (cols + 2);
    for (let col = 1; col <= cols; col++, cell++) {
      const tile = tiles[cell] as number;
      if (tile === 0) continue;
      board.tiles[cell] = tile;
      bits |= 1 << col;
      colBits[col] = (colBits[col] as number) | (1 << row);
    }
    board.rowBits[row] = bits;
  }
  return board;
}

export function copyBoard(board: Board): Board {
  return {
    shape: board.shape,
    tiles: board.tiles.slice(),
    rowBits: board.rowBits.slice(),
    colBits: board.colBits.slice(),
  };
}

export function putTile(board: Board, cell: number, tile: number): void {
  const row = board.shape.rowOf[cell] as number;
  const col = board.shape.colOf[cell] as number;
  board.tiles[cell] = tile;
  board.rowBits[row] = (board.rowBits[row] as number) | (1 << col);
  board.colBits[col] = (board.colBits[col] as number) | (1 << row);
}

export function takeTile(board: Board, cell: number): void {
  const row = board.shape.rowOf[cell] as number;
  const col = board.shape.colOf[cell] as number;
  board.tiles[cell] = 0;
  board.rowBits[row] = (board.rowBits[row] as number) & ~(1 << col);
  board.colBits[col] = (board.colBits[col] as number) & ~(1 << row);
}

export function countTiles(board: Board): number {
  let left = 0;
  for (const tile of board.tiles) if (tile !== 0) left++;
  return left;
}

/** A straight run of cells toward which tiles slide: the first cell is where they come to rest. */
export function lane(
  shape: Shape,
  gravity: Exclude<Gravity, 'none'>,
  cell: number,
): readonly [first: number, step: number, length: number] {
  const { rows, cols } = shape;
  const row = (shape.rowOf[cell] as number) - 1;
  const col = (shape.colOf[cell] as number) - 1;
  switch (gravity) {
    case 'down':
      return [(rows - 1) * cols + col, -cols, rows];
    case 'left':
      return [row * cols, 1, cols];
    case 'middle': {
      // With an odd number of columns the middle one belongs to the left half.
      const half = Math.ceil(cols / 2);
      return col < half ? [row * cols + half - 1, -1, half] : [row * cols + half, 1, cols - half];
    }
  }
}

/** Lets the tiles of a freed cell's lane slide. Tells every slide, and moves `marks` along with the tiles. */
export function settle(
  board: Board,
  gravity: Gravity,
  cell: number,
  slides?: [number, number][],
  marks?: Int16Array,
): void {
  if (gravity === 'none') return;
  const [first, step, length] = lane(board.shape, gravity, cell);
  let rest = first;
  for (let index = 0; index < length; index++) {
    const from = first + index * step;
    const tile = board.tiles[from] as number;
    if (tile === 0) continue;
    if (from !== rest) {
      takeTile(board, from);
      putTile(board, rest, tile);
      slides?.push([from, rest]);
      if (marks) marks[rest] = marks[from] as number;
    }
    rest += step;
  }
}

export function insideMatrix(shape: Shape, { row, col }: Point): boolean {
  return (
    Number.isInteger(row) &&
    Number.isInteger(col) &&
    row >= 0 &&
    col >= 0 &&
    row <= shape.rows + 1 &&
    col <= shape.cols + 1
  );
}

/** What lies there; 0 on the border. The point must be inside the matrix. */
export function tileAt(board: Board, { row, col }: Point): number {
  const { rows, cols } = board.shape;
  if (row < 1 || col < 1 || row > rows || col > cols) return 0;
  return board.tiles[(row - 1) * cols + col - 1] as number;
}

export function pointOf(shape: Shape, cell: number): Point {
  return { row: shape.rowOf[cell] as number, col: shape.colOf[cell] as number };
}
