// A board with a list of the tiles of each kind, kept current while tiles go and slide: for random playouts, thousands of
// times per deal. Allocated once and reused.

import type { Rng } from '../../../core/rng.ts';
import type { Gravity } from '../types.ts';
import {
  type BoardShape,
  copyBoard,
  lane,
  MAX_SIDE,
  putTile,
  type TileBoard,
  takeTile,
} from './board.ts';
import { groupByKind, PAIR_BASE } from './pairs.ts';
import { joinedBy, reach } from './paths.ts';

export interface PlayoutTable {
  readonly board: TileBoard;
  readonly kinds: number;
  readonly starts: Int16Array;
  /** As in `groupByKind`, but ordered: `cells[starts[kind] .. fronts[kind] - 1]` may be matched, those up to
   * `ends[kind] - 1` not yet, and the rest are gone. */
  readonly cells: Int16Array;
  readonly fronts: Int16Array;
  readonly ends: Int16Array;
  /** The index of each cell in that list; only for cells with a tile. */
  readonly places: Int16Array;
}

/** Without gravity a tile enclosed by four tiles of other kinds cannot be matched, and most start like that: they stay
 * out of the front until a neighbour goes. With gravity all are in the front. */
export function createTable(board: TileBoard, gravity: Gravity): PlayoutTable {
  const { starts, cells, kinds } = groupByKind(board);
  const places = new Int16Array(board.shape.cells);
  for (const [place, cell] of cells.entries()) places[cell] = place;
  const ends = starts.slice(1);
  if (gravity !== 'none') return { board, kinds, starts, cells, fronts: ends, ends, places };
  const table = { board, kinds, starts, cells, fronts: starts.slice(), ends, places };
  for (let cell = 0; cell < board.shape.cells; cell++)
    if (board.tiles[cell] !== 0 && isOpen(board, cell)) bringForward(table, cell);
  return table;
}

/** The neighbouring cell on a side; -1 beyond the edge. */
function neighbour({ rows, cols, rowOf, colOf }: BoardShape, cell: number, side: number): number {
  const row = rowOf[cell] as number;
  const col = colOf[cell] as number;
  if (side === 0) return row > 1 ? cell - cols : -1;
  if (side === 1) return row < rows ? cell + cols : -1;
  if (side === 2) return col > 1 ? cell - 1 : -1;
  return col < cols ? cell + 1 : -1;
}

function isOpen(board: TileBoard, cell: number): boolean {
  for (let side = 0; side < 4; side++) {
    const beside = neighbour(board.shape, cell, side);
    if (beside < 0 || board.tiles[beside] === 0 || board.tiles[beside] === board.tiles[cell])
      return true;
  }
  return false;
}

/** Moves a tile to the front, if it is not there yet. */
function bringForward({ board, cells, fronts, places }: PlayoutTable, cell: number): void {
  const kind = board.tiles[cell] as number;
  const front = fronts[kind] as number;
  const place = places[cell] as number;
  if (place < front) return;
  swap(cells, places, place, front);
  fronts[kind] = front + 1;
}

function swap(cells: Int16Array, places: Int16Array, place1: number, place2: number): void {
  const cell1 = cells[place1] as number;
  const cell2 = cells[place2] as number;
  cells[place1] = cell2;
  cells[place2] = cell1;
  places[cell2] = place1;
  places[cell1] = place2;
}

export function copyTable(table: PlayoutTable): PlayoutTable {
  const ends = table.ends.slice();
  return {
    ...table,
    board: copyBoard(table.board),
    cells: table.cells.slice(),
    fronts: table.fronts === table.ends ? ends : table.fronts.slice(),
    ends,
    places: table.places.slice(),
  };
}

/** Resets a table to another of the same deal. */
export function resetTable(table: PlayoutTable, first: PlayoutTable): void {
  table.board.tiles.set(first.board.tiles);
  table.board.rowBits.set(first.board.rowBits);
  table.board.colBits.set(first.board.colBits);
  table.cells.set(first.cells);
  table.fronts.set(first.fronts);
  table.ends.set(first.ends);
  table.places.set(first.places);
}

export function matchOn(
  table: PlayoutTable,
  gravity: Gravity,
  first: number,
  second: number,
): void {
  take(table, first);
  take(table, second);
  if (gravity === 'none') {
    openNeighbours(table, first);
    openNeighbours(table, second);
  } else {
    slide(table, gravity, first);
    slide(table, gravity, second);
  }
}

function openNeighbours(table: PlayoutTable, cell: number): void {
  const { shape, tiles } = table.board;
  for (let side = 0; side < 4; side++) {
    const beside = neighbour(shape, cell, side);
    if (beside >= 0 && tiles[beside] !== 0) bringForward(table, beside);
  }
}

/** Removes a tile of the front: the last of the front fills its place in the list, and the last of all fills that one's. */
function take({ board, cells, fronts, ends, places }: PlayoutTable, cell: number): void {
  const kind = board.tiles[cell] as number;
  const end = (ends[kind] as number) - 1;
  if (fronts === ends) swap(cells, places, places[cell] as number, end);
  else {
    const front = (fronts[kind] as number) - 1;
    swap(cells, places, places[cell] as number, front);
    swap(cells, places, front, end);
    fronts[kind] = front;
  }
  ends[kind] = end;
  takeTile(board, cell);
}

/** As `settle`, also updating the list. */
function slide(
  { board, cells, places }: PlayoutTable,
  gravity: Exclude<Gravity, 'none'>,
  cell: number,
): void {
  const [start, step, length] = lane(board.shape, gravity, cell);
  let rest = start;
  for (let from = start; from !== start + length * step; from += step) {
    const tile = board.tiles[from] as number;
    if (tile === 0) continue;
    if (from !== rest) {
      takeTile(board, from);
      putTile(board, rest, tile);
      const place = places[from] as number;
      places[rest] = place;
      cells[place] = rest;
    }
    rest += step;
  }
}

/** A careless player: picks a random symbol and takes any open pair of it, until there is none. Returns the number of
 * pairs taken; adds them to `moves`. */
export function playCarelessly(
  table: PlayoutTable,
  gravity: Gravity,
  rng: Rng,
  moves?: number[],
): number {
  const { kinds } = table;
  for (let pairs = 0; ; pairs++) {
    const offset = rng.below(kinds);
    let pair = 0;
    for (let kind = offset + 1; kind <= kinds && pair === 0; kind++)
      pair = openPair(table, kind, rng);
    for (let kind = 1; kind <= offset && pair === 0; kind++) pair = openPair(table, kind, rng);
    if (pair === 0) return pairs;
    const first = pair >>> 10;
    const second = pair & (PAIR_BASE - 1);
    matchOn(table, gravity, first, second);
    moves?.push(first, second);
  }
}

/** Scratch space of `openPair`: the front of one kind in trial order, and how far each tile reaches. */
const triedCells = new Int16Array(MAX_SIDE * MAX_SIDE);
const triedAcross = new Int32Array(MAX_SIDE * MAX_SIDE);
const triedAlong = new Int32Array(MAX_SIDE * MAX_SIDE);

/** A random open pair of a kind, 0 if there is none: which mates go together decides a game, so it must be random.
 * Dealing spends nearly all its time here, and most pairs have no line in common, so that is tested first. */
function openPair({ board, cells, starts, fronts }: PlayoutTable, kind: number, rng: Rng): number {
  const { rowBits, colBits } = board;
  const { rowOf, colOf } = board.shape;
  const start = starts[kind] as number;
  const front = fronts[kind] as number;
  const size = front - start;
  if (size < 2) return 0;
  let place = start + rng.below(size);
  for (let index = 0; index < size; index++) {
    const cell = cells[place] as number;
    const row = rowOf[cell] as number;
    const col = colOf[cell] as number;
    triedCells[index] = cell;
    triedAcross[index] = reach(rowBits, row, col);
    triedAlong[index] = reach(colBits, col, row);
    if (++place === front) place = start;
  }
  for (let one = 0; one < size; one++) {
    const across = triedAcross[one] as number;
    const along = triedAlong[one] as number;
    for (let two = one + 1; two < size; two++) {
      const columns = across & (triedAcross[two] as number);
      const rows = along & (triedAlong[two] as number);
      if ((columns | rows) === 0) continue;
      const first = triedCells[one] as number;
      const second = triedCells[two] as number;
      if (joinedBy(board, first, second, columns, rows)) return first * PAIR_BASE + second;
    }
  }
  return 0;
}
