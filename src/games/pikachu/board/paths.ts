// Paths of at most two turns. A path joins two cells by a column or a row; both kinds of joining lines are found at once
// as bits, and the patterns, in their order, are tests of those bits.

import type { Pattern, Point } from '../types.ts';
import { insideMatrix, MAX_SIDE, type TileBoard, tileAt } from './board.ts';

export interface PathAnswer {
  readonly valid: boolean;
  readonly pattern: Pattern | 'none';
  /** The 2, 3 or 4 points from start to end; empty without a path. */
  readonly path: readonly Point[];
  /** Why the two points cannot be compared at all, if so. */
  readonly refusal?: 'outOfBounds' | 'emptyCell' | 'sameCell';
}

const NONE: PathAnswer = { valid: false, pattern: 'none', path: [] };

/** The cross lines, as bits, that a place reaches along its own line while it is empty; its own cross line included. */
export function reach(lines: Int32Array, line: number, at: number): number {
  const bits = lines[line] as number;
  const above = bits & (-2 << at);
  return (above & -above) - (1 << (32 - Math.clz32(bits & ((1 << at) - 1))));
}

/** Removes the cross lines that have a tile strictly between two lines. */
function clearBetween(lines: Int32Array, line1: number, line2: number, crossLines: number): number {
  const last = line1 < line2 ? line2 : line1;
  let free = crossLines;
  for (let line = (line1 < line2 ? line1 : line2) + 1; line < last && free !== 0; line++)
    free &= ~(lines[line] as number);
  return free;
}

/** The cross lines that join two places, as bits: both places reach them along their own lines, and nothing is between.
 * `lines` is indexed by the places' own lines and has the cross lines as bits. */
function crossLines(
  lines: Int32Array,
  line1: number,
  at1: number,
  line2: number,
  at2: number,
): number {
  const both = reach(lines, line1, at1) & reach(lines, line2, at2);
  return both === 0 ? 0 : clearBetween(lines, line1, line2, both);
}

const joiningColumns = (board: TileBoard, from: Point, to: Point) =>
  crossLines(board.rowBits, from.row, from.col, to.row, to.col);
const joiningRows = (board: TileBoard, from: Point, to: Point) =>
  crossLines(board.colBits, from.col, from.row, to.col, to.row);

/** Is there any path between two cells of the board? Symbols do not matter. */
export function joined(board: TileBoard, cell1: number, cell2: number): boolean {
  const { rowOf, colOf } = board.shape;
  const row1 = rowOf[cell1] as number;
  const col1 = colOf[cell1] as number;
  const row2 = rowOf[cell2] as number;
  const col2 = colOf[cell2] as number;
  return (
    crossLines(board.rowBits, row1, col1, row2, col2) !== 0 ||
    crossLines(board.colBits, col1, row1, col2, row2) !== 0
  );
}

// To test the tiles of one kind against each other, note the reach of each once, by cell.
const acrossOf = new Int32Array(MAX_SIDE * MAX_SIDE);
const alongOf = new Int32Array(MAX_SIDE * MAX_SIDE);

/** Notes the reach of a cell. Valid until a tile comes or goes. */
export function noteReach(board: TileBoard, cell: number): void {
  const row = board.shape.rowOf[cell] as number;
  const col = board.shape.colOf[cell] as number;
  acrossOf[cell] = reach(board.rowBits, row, col);
  alongOf[cell] = reach(board.colBits, col, row);
}

/** As `joined`, for two cells whose reach has just been noted. The inner loop of every engine. */
export function joinedAsNoted(board: TileBoard, cell1: number, cell2: number): boolean {
  const columns = (acrossOf[cell1] as number) & (acrossOf[cell2] as number);
  const rows = (alongOf[cell1] as number) & (alongOf[cell2] as number);
  return (columns | rows) !== 0 && joinedBy(board, cell1, cell2, columns, rows);
}

/** Is one of the columns or rows that two cells both reach empty between them? */
export function joinedBy(
  board: TileBoard,
  cell1: number,
  cell2: number,
  columns: number,
  rows: number,
): boolean {
  const { rowOf, colOf } = board.shape;
  return (
    (columns !== 0 &&
      clearBetween(board.rowBits, rowOf[cell1] as number, rowOf[cell2] as number, columns) !== 0) ||
    (rows !== 0 &&
      clearBetween(board.colBits, colOf[cell1] as number, colOf[cell2] as number, rows) !== 0)
  );
}

const has = (bits: number, bit: number) => ((bits >>> bit) & 1) === 1;
const lowest = (bits: number) => 31 - Math.clz32(bits & -bits);
const highest = (bits: number) => 31 - Math.clz32(bits);

/** Strictly between two lines. */
function inner(bits: number, line1: number, line2: number): number {
  const low = Math.min(line1, line2);
  const high = Math.max(line1, line2);
  return bits & ((1 << high) - 1) & (-2 << low);
}

type PathFinder = (
  from: Point,
  to: Point,
  columns: number,
  rows: number,
) => readonly Point[] | undefined;

const straight: PathFinder = (from, to, columns, rows) => {
  const clear =
    (from.row === to.row && has(rows, from.row)) || (from.col === to.col && has(columns, from.col));
  return clear ? [from, to] : undefined;
};

const corner: PathFinder = (from, to, columns) => {
  if (from.row === to.row || from.col === to.col) return undefined;
  if (has(columns, to.col)) return [from, { row: from.row, col: to.col }, to];
  if (has(columns, from.col)) return [from, { row: to.row, col: from.col }, to];
  return undefined;
};

const byColumn = (from: Point, to: Point, col: number) => [
  from,
  { row: from.row, col },
  { row: to.row, col },
  to,
];
const byRow = (from: Point, to: Point, row: number) => [
  from,
  { row, col: from.col },
  { row, col: to.col },
  to,
];

const around: PathFinder = (from, to, columns, rows) => {
  if (from.row !== to.row) {
    const right = columns & (-2 << Math.max(from.col, to.col));
    if (right !== 0) return byColumn(from, to, lowest(right));
    const left = columns & ((1 << Math.min(from.col, to.col)) - 1);
    if (left !== 0) return byColumn(from, to, highest(left));
  }
  if (from.col !== to.col) {
    const down = rows & (-2 << Math.max(from.row, to.row));
    if (down !== 0) return byRow(from, to, lowest(down));
    const up = rows & ((1 << Math.min(from.row, to.row)) - 1);
    if (up !== 0) return byRow(from, to, highest(up));
  }
  return undefined;
};

const through: PathFinder = (from, to, columns, rows) => {
  if (from.row === to.row || from.col === to.col) return undefined;
  const between = inner(columns, from.col, to.col);
  if (between !== 0) return byColumn(from, to, lowest(between));
  const across = inner(rows, from.row, to.row);
  if (across !== 0) return byRow(from, to, lowest(across));
  return undefined;
};

/** May these two be matched, and by which path? Both must hold the same symbol. Patterns in the order I, L, U, Z. */
export function findPath(board: TileBoard, from: Point, to: Point): PathAnswer {
  if (!insideMatrix(board.shape, from) || !insideMatrix(board.shape, to))
    return { ...NONE, refusal: 'outOfBounds' };
  const tile = tileAt(board, from);
  const other = tileAt(board, to);
  if (tile === 0 || other === 0) return { ...NONE, refusal: 'emptyCell' };
  if (from.row === to.row && from.col === to.col) return { ...NONE, refusal: 'sameCell' };
  return tile === other ? findRoute(board, from, to) : NONE;
}

/** As `findPath`, but for any two different places of the matrix, with any tiles or none. */
export function findRoute(board: TileBoard, from: Point, to: Point): PathAnswer {
  const columns = joiningColumns(board, from, to);
  const rows = joiningRows(board, from, to);
  if ((columns | rows) === 0) return NONE;
  const start = { row: from.row, col: from.col };
  const end = { row: to.row, col: to.col };
  return (
    answer('I', straight(start, end, columns, rows)) ??
    answer('L', corner(start, end, columns, rows)) ??
    answer('U', around(start, end, columns, rows)) ??
    answer('Z', through(start, end, columns, rows)) ??
    NONE
  );
}

const answer = (pattern: Pattern, path: readonly Point[] | undefined): PathAnswer | undefined =>
  path && { valid: true, pattern, path };

export function hasValidPath(board: TileBoard, from: Point, to: Point): boolean {
  return findPath(board, from, to).valid;
}

/** Same point, or the same line with nothing strictly between. */
export function isPathClear(board: TileBoard, start: Point, end: Point): boolean {
  if (!insideMatrix(board.shape, start) || !insideMatrix(board.shape, end)) return false;
  if (start.row === end.row)
    return inner(board.rowBits[start.row] as number, start.col, end.col) === 0;
  if (start.col === end.col)
    return inner(board.colBits[start.col] as number, start.row, end.row) === 0;
  return false;
}

/** One pattern only, for any two different places of the matrix, with any tiles or none. */
function findPattern(finder: PathFinder) {
  return (board: TileBoard, from: Point, to: Point): readonly Point[] | null => {
    if (!insideMatrix(board.shape, from) || !insideMatrix(board.shape, to)) return null;
    if (from.row === to.row && from.col === to.col) return null;
    const start = { row: from.row, col: from.col };
    const end = { row: to.row, col: to.col };
    const columns = joiningColumns(board, start, end);
    return finder(start, end, columns, joiningRows(board, start, end)) ?? null;
  };
}

export const findIPath = findPattern(straight);
export const findLPath = findPattern(corner);
export const findUPath = findPattern(around);
export const findZPath = findPattern(through);
