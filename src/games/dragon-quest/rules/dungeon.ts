// The floor plan: cells, spans, legal placements, and reading a dungeon from text. The start card lies in the middle
// of a sheet of 13 by 9 cells, as far as 7 columns by 5 rows can reach from it.

import { isCard } from '../cards.ts';

export const WIDTH = 7;
export const HEIGHT = 5;
export const SHEET_COLUMNS = 2 * WIDTH - 1;
export const SHEET_ROWS = 2 * HEIGHT - 1;
export const START_CELL = (HEIGHT - 1) * SHEET_COLUMNS + WIDTH - 1;

export const rowOf = (cell: number) => Math.floor(cell / SHEET_COLUMNS);
export const columnOf = (cell: number) => cell % SHEET_COLUMNS;
export const cellAt = (row: number, column: number) => row * SHEET_COLUMNS + column;

export interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A card on the floor. */
export interface Spot {
  readonly row: number;
  readonly column: number;
  readonly faceUp: boolean;
}

export function spanOf(spots: readonly Pick<Spot, 'row' | 'column'>[]): Span | undefined {
  if (spots.length === 0) return undefined;
  const rows = spots.map((spot) => spot.row);
  const columns = spots.map((spot) => spot.column);
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

export const fits = (span: Span): boolean =>
  span.bottom - span.top < HEIGHT && span.right - span.left < WIDTH;

/** Rows and columns of the cells where a card may go, row by row. */
export function placeableSpots(
  spots: readonly Spot[],
  open: boolean,
): { readonly row: number; readonly column: number }[] {
  const span = spanOf(spots);
  if (!span) return [];
  const key = (row: number, column: number) => `${row},${column}`;
  const at = new Map(spots.map((spot) => [key(spot.row, spot.column), spot]));
  const found = [];
  for (let row = span.top - 1; row <= span.bottom + 1; row++) {
    for (let column = span.left - 1; column <= span.right + 1; column++) {
      if (at.has(key(row, column))) continue;
      const beside = [
        at.get(key(row - 1, column)),
        at.get(key(row + 1, column)),
        at.get(key(row, column - 1)),
        at.get(key(row, column + 1)),
      ].filter((spot) => spot !== undefined);
      const faceDown = beside.filter((spot) => !spot.faceUp).length;
      if (faceDown !== 1 || (!open && beside.length !== 1)) continue;
      const grown = {
        top: Math.min(span.top, row),
        bottom: Math.max(span.bottom, row),
        left: Math.min(span.left, column),
        right: Math.max(span.right, column),
      };
      if (fits(grown)) found.push({ row, column });
    }
  }
  return found;
}

/** The token of the start card. */
export const UNKNOWN = '??';
export const EMPTY = '.';

export interface Written extends Spot {
  readonly card: string;
}

/** Reads a dungeon from rows of tokens. Throws a TypeError that says what is wrong and where. */
export function parseDungeon(rows: readonly string[]): readonly Written[] {
  if (!Array.isArray(rows)) throw new TypeError('a dungeon is a list of rows of text');
  const spots: Written[] = [];
  let columns: number | undefined;
  for (const [row, text] of rows.entries()) {
    if (typeof text !== 'string') throw new TypeError(`row ${row} is not a text`);
    const tokens = text.trim() === '' ? [] : text.trim().split(/\s+/);
    columns ??= tokens.length;
    if (tokens.length !== columns)
      throw new TypeError(`row ${row} has ${tokens.length} tokens, the first row ${columns}`);
    for (const [column, token] of tokens.entries()) {
      if (token === EMPTY) continue;
      const faceUp = !token.startsWith('#');
      const card = faceUp ? token : token.slice(1);
      if (!isCard(card) && (faceUp || card !== UNKNOWN))
        throw new TypeError(`row ${row}, column ${column}: "${token}" is no card`);
      spots.push({ row, column, faceUp, card });
    }
  }
  const span = spanOf(spots);
  if (span && !fits(span))
    throw new TypeError(`the cards span more than ${WIDTH} columns by ${HEIGHT} rows`);
  return spots;
}

/** `[row, column]` of every cell of the text where the next card may go, row by row. Cells outside the text are left
 * out: add a rim of `.` if they matter. `open` is the lenient variant. Throws a TypeError for malformed text. */
export function placeableCells(
  rows: readonly string[],
  options: { readonly open?: boolean } = {},
): [number, number][] {
  const spots = parseDungeon(rows);
  const columns = (rows[0] ?? '').trim().split(/\s+/).length;
  return placeableSpots(spots, options.open ?? false)
    .filter(({ row, column }) => row >= 0 && row < rows.length && column >= 0 && column < columns)
    .map(({ row, column }) => [row, column]);
}
