// The working board of the engines: tiles, and occupancy as one word of bits per row and per column; and boards from the
// matrices that callers of the library write. Mutable and fast; states and puzzles hold plain arrays instead.

import { failure, orThrow, type Result, success } from '../../../core/result.ts';
import { symbols } from '../symbols.ts';
import type { Cell, Gravity, Point } from '../types.ts';

/** A line must fit into 31 bits, with its border and a stop bit. */
export const MAX_SIDE = 28;

export interface BoardShape {
  readonly rows: number;
  readonly cols: number;
  readonly cells: number;
  /** Matrix row and column of each cell (the visible board starts at 1). */
  readonly rowOf: Uint8Array;
  readonly colOf: Uint8Array;
}

/** For each tile, `rowBits[row]` has bit `col` set and `colBits[col]` bit `row`, in matrix coordinates. A stop bit
 * beyond the far border ends every scan for the next tile. */
export interface TileBoard {
  readonly shape: BoardShape;
  readonly tiles: Uint8Array;
  readonly rowBits: Int32Array;
  readonly colBits: Int32Array;
}

const shapes = new Map<number, BoardShape>();

/** Cached by numbers, without the text keys of `core/memo.ts`: every board asks for its shape. */
export function shapeOf(rows: number, cols: number): BoardShape {
  const key = rows * (MAX_SIDE + 1) + cols;
  const cached = shapes.get(key);
  if (cached) return cached;
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

export function boardFromTiles(rows: number, cols: number, tiles: ArrayLike<number>): TileBoard {
  const shape = shapeOf(rows, cols);
  const board: TileBoard = {
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

export function copyBoard(board: TileBoard): TileBoard {
  return {
    shape: board.shape,
    tiles: board.tiles.slice(),
    rowBits: board.rowBits.slice(),
    colBits: board.colBits.slice(),
  };
}

export function putTile(board: TileBoard, cell: number, tile: number): void {
  const row = board.shape.rowOf[cell] as number;
  const col = board.shape.colOf[cell] as number;
  board.tiles[cell] = tile;
  board.rowBits[row] = (board.rowBits[row] as number) | (1 << col);
  board.colBits[col] = (board.colBits[col] as number) | (1 << row);
}

export function takeTile(board: TileBoard, cell: number): void {
  const row = board.shape.rowOf[cell] as number;
  const col = board.shape.colOf[cell] as number;
  board.tiles[cell] = 0;
  board.rowBits[row] = (board.rowBits[row] as number) & ~(1 << col);
  board.colBits[col] = (board.colBits[col] as number) & ~(1 << row);
}

export function countTiles(board: TileBoard): number {
  let left = 0;
  for (const tile of board.tiles) if (tile !== 0) left++;
  return left;
}

/** A straight run of cells toward which tiles slide: the first cell is where they come to rest. */
export function lane(
  shape: BoardShape,
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

/** Lets the tiles of a freed cell's lane slide. Records every slide, and moves `marks` along with the tiles. */
export function settle(
  board: TileBoard,
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

export function insideMatrix(shape: BoardShape, { row, col }: Point): boolean {
  return (
    Number.isInteger(row) &&
    Number.isInteger(col) &&
    row >= 0 &&
    col >= 0 &&
    row <= shape.rows + 1 &&
    col <= shape.cols + 1
  );
}

/** The tile at a point inside the matrix; 0 on the border. */
export function tileAt(board: TileBoard, { row, col }: Point): number {
  const { rows, cols } = board.shape;
  if (row < 1 || col < 1 || row > rows || col > cols) return 0;
  return board.tiles[(row - 1) * cols + col - 1] as number;
}

export function pointOf(shape: BoardShape, cell: number): Point {
  return { row: shape.rowOf[cell] as number, col: shape.colOf[cell] as number };
}

/** A board from a matrix with its border: 0 empty, otherwise the number of a symbol from 1. */
export function readMatrix(matrix: readonly (readonly number[])[]): Result<TileBoard> {
  const height = Array.isArray(matrix) ? matrix.length : 0;
  const width = height > 0 && Array.isArray(matrix[0]) ? matrix[0].length : 0;
  if (height < 3 || width < 3) return failure('badMatrix', undefined, `${height} x ${width}`);
  const rows = height - 2;
  const cols = width - 2;
  if (rows > MAX_SIDE || cols > MAX_SIDE)
    return failure('tooLarge', undefined, `${rows} x ${cols}, at most ${MAX_SIDE} a side`);
  const tiles: number[] = [];
  for (let row = 0; row < height; row++) {
    const line = matrix[row];
    if (!Array.isArray(line) || line.length !== width)
      return failure('badMatrix', `row ${row}`, `not ${width} numbers`);
    for (let col = 0; col < width; col++) {
      const tile: unknown = line[col];
      const where = `row ${row}, column ${col}`;
      if (typeof tile !== 'number' || !Number.isInteger(tile) || tile < 0 || tile > symbols.length)
        return failure('unknownSymbol', where, String(tile));
      const inside = row > 0 && row <= rows && col > 0 && col <= cols;
      if (inside) tiles.push(tile);
      else if (tile !== 0) return failure('noBorder', where, String(tile));
    }
  }
  if (tiles.length % 2 === 1) return failure('oddBoard', undefined, `${rows} x ${cols}`);
  return success(boardFromTiles(rows, cols, tiles));
}

/** As `readMatrix`, but throws its fault: for callers who write the matrix themselves. */
export function boardFromMatrix(matrix: readonly (readonly number[])[]): TileBoard {
  return orThrow(readMatrix(matrix));
}

/** The cell at matrix coordinates; undefined outside the matrix. */
export function cellAt(board: TileBoard, point: Point): Cell | undefined {
  if (!insideMatrix(board.shape, point)) return undefined;
  const { row, col } = point;
  const type = tileAt(board, point);
  return { type, visible: type !== 0, row, col };
}
