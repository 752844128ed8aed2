// Boards from matrices and back to cells: how the library's callers write a position.

import { failure, orThrow, type Result, success } from '../../../core/result.ts';
import { symbols } from '../symbols.ts';
import type { Cell, Point } from '../types.ts';
import { type Board, boardFromTiles, insideMatrix, MAX_SIDE, tileAt } from './board.ts';

/** A board from a matrix with its border: 0 empty, otherwise the number of a symbol from 1. */
export function readMatrix(matrix: readonly (readonly number[])[]): Result<Board> {
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

/** As `readMatrix`, for callers who write the matrix themselves: what is wrong with it is thrown. */
export function boardFromMatrix(matrix: readonly (readonly number[])[]): Board {
  return orThrow(readMatrix(matrix));
}

/** The cell at matrix coordinates; undefined outside the matrix. */
export function cellAt(board: Board, point: Point): Cell | undefined {
  if (!insideMatrix(board.shape, point)) return undefined;
  const { row, col } = point;
  const type = tileAt(board, point);
  return { type, visible: type !== 0, row, col };
}
