// Arranging by repair: play a board out, pair by pair, and where that gets stuck reshuffle only the stuck rest over its own
// cells. The moves already played stay valid, because paths depend on where tiles are and not on which; so they prove the
// whole board clearable. No search, no backtracking: dealing uses it, and reshuffling on the page.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Rng, shuffle } from '../../../core/rng.ts';
import type { Gravity } from '../types.ts';
import { boardFromTiles, putTile, settle, type TileBoard, takeTile } from './board.ts';
import { groupByKind, type Members } from './pairs.ts';
import { joined, joinedAsNoted, noteReach } from './paths.ts';

/** Without gravity: takes pairs kind after kind, round after round, until none is open. Adds them to `moves`. */
export function playOut(board: TileBoard, members: Members, moves: number[], firstKind = 1): void {
  const { kinds, starts } = members;
  // The remaining cells of each kind come first in its part of the list.
  const cells = members.cells.slice();
  const ends = starts.slice(1);
  let idle = 0;
  let kind = firstKind;
  while (idle < kinds) {
    const start = starts[kind] as number;
    const end = ends[kind] as number;
    if (start < end && playCells(board, cells, start, end, moves)) {
      idle = 0;
      let left = start;
      for (let place = start; place < end; place++) {
        const cell = cells[place] as number;
        if (board.tiles[cell] !== 0) cells[left++] = cell;
      }
      ends[kind] = left;
    } else idle++;
    kind = kind === kinds ? 1 : kind + 1;
  }
}

/** Takes pairs of one kind until none is open. Returns whether it took any. */
export function playKind(
  board: TileBoard,
  members: Members,
  kind: number,
  moves: number[],
): boolean {
  const { starts, cells } = members;
  return playCells(board, cells, starts[kind] as number, starts[kind + 1] as number, moves);
}

/** The same for the cells of one kind at `start` to `end - 1` of a list; cells without a tile do not count. */
function playCells(
  board: TileBoard,
  cells: Int16Array,
  start: number,
  end: number,
  moves: number[],
): boolean {
  const { tiles } = board;
  const before = moves.length;
  for (let again = true; again; ) {
    again = false;
    // Reaches noted before a match are too short, never too long; the next round finds what they miss.
    let left = noteCells(board, cells, start, end);
    for (let one = start; one < end && left > 1; one++) {
      const first = cells[one] as number;
      if (tiles[first] === 0) continue;
      for (let two = one + 1; two < end; two++) {
        const second = cells[two] as number;
        if (tiles[second] === 0 || !joinedAsNoted(board, first, second)) continue;
        takeTile(board, first);
        takeTile(board, second);
        moves.push(first, second);
        left -= 2;
        again = left > 1;
        break;
      }
    }
  }
  return moves.length > before;
}

/** Notes the reach of every tile; returns the number of tiles. */
function noteCells(board: TileBoard, cells: Int16Array, start: number, end: number): number {
  let left = 0;
  for (let place = start; place < end; place++) {
    const cell = cells[place] as number;
    if (board.tiles[cell] === 0) continue;
    noteReach(board, cell);
    left++;
  }
  return left;
}

/** With gravity: tiles and their `marks` move, so every step regroups them. Tries kinds in random order. */
function playOutFalling(
  board: TileBoard,
  gravity: Gravity,
  rng: Rng,
  moves: number[],
  marks?: Int16Array,
): void {
  for (;;) {
    const pair = anyPair(board, rng);
    if (!pair) return;
    const [first, second] = pair;
    takeTile(board, first);
    takeTile(board, second);
    moves.push(first, second);
    settle(board, gravity, first, undefined, marks);
    settle(board, gravity, second, undefined, marks);
  }
}

/** Some open pair: the first of a random kind. */
function anyPair(board: TileBoard, rng: Rng): readonly [number, number] | undefined {
  const { starts, cells, kinds } = groupByKind(board);
  if (kinds === 0) return undefined;
  const offset = rng.below(kinds);
  for (let turn = 0; turn < kinds; turn++) {
    const kind = ((offset + turn) % kinds) + 1;
    const end = starts[kind + 1] as number;
    const start = starts[kind] as number;
    noteCells(board, cells, start, end);
    for (let one = start; one < end; one++)
      for (let two = one + 1; two < end; two++) {
        const first = cells[one] as number;
        const second = cells[two] as number;
        if (joinedAsNoted(board, first, second)) return [first, second];
      }
  }
  return undefined;
}

export interface Arranged {
  readonly tiles: number[];
  /** Clears them all, two cells per match. */
  readonly proof: number[];
}

/** Repairs before the rest is assigned along a clearing; shuffling hardly ever takes ten. */
const MAX_REPAIRS = 100;

/** Permutes the tiles over their cells until all can be cleared, and returns the clearing. It terminates: once the rest
 * is assigned along a clearing at least one pair goes, so there are at most MAX_REPAIRS rounds plus one per pair. */
export function arrange(
  rows: number,
  cols: number,
  gravity: Gravity,
  start: readonly number[],
  rng: Rng,
  budget: Budget,
): Result<Arranged> {
  const tiles = start.slice();
  const proof: number[] = [];
  const board = boardFromTiles(rows, cols, tiles);
  // The original cell of the tile now at each cell.
  const origins = gravity === 'none' ? undefined : Int16Array.from(tiles, (_, cell) => cell);
  let left = tiles.reduce((count, tile) => (tile === 0 ? count : count + 1), 0);
  for (let repairs = 0; left > 0; repairs++) {
    if (!budget.spend(left)) return failure('budgetExhausted');
    if (repairs > 0) {
      if (repairs > MAX_REPAIRS) assignAlongClearing(board, gravity, tiles, rng, origins);
      else reassign(board, tiles, rng, origins);
    }
    const played = proof.length;
    if (origins) playOutFalling(board, gravity, rng, proof, origins);
    else playOut(board, groupByKind(board), proof);
    left -= proof.length - played;
  }
  return success({ tiles, proof });
}

/** Shuffles the remaining tiles over their own cells. */
function reassign(
  board: TileBoard,
  tiles: number[],
  rng: Rng,
  origins: Int16Array | undefined,
): void {
  const cells = occupied(board);
  const rest = shuffle(
    cells.map((cell) => board.tiles[cell] as number),
    rng,
  );
  for (const [index, cell] of cells.entries()) {
    const tile = rest[index] as number;
    putTile(board, cell, tile);
    tiles[origins ? (origins[cell] as number) : cell] = tile;
  }
}

function occupied(board: TileBoard): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < board.shape.cells; cell++)
    if (board.tiles[cell] !== 0) cells.push(cell);
  return cells;
}

/** Assigns equal tiles along a clearing of joined places. There always is one: the highest tiles see each other above,
 * and a lone highest tile sees the next lower one. Leaves the occupied cells as they are. */
function assignAlongClearing(
  board: TileBoard,
  gravity: Gravity,
  tiles: number[],
  rng: Rng,
  origins: Int16Array | undefined,
): void {
  const supply = occupied(board).map((cell) => board.tiles[cell] as number);
  supply.sort((left, right) => left - right);
  const trial = boardFromTiles(board.shape.rows, board.shape.cols, board.tiles);
  const marks = Int16Array.from(board.tiles, (_, cell) => cell);
  for (let next = 0; next < supply.length; next += 2) {
    const pair = joinedPlaces(trial, rng);
    if (!pair) return;
    for (const cell of pair) {
      const place = marks[cell] as number;
      const tile = supply[next] as number;
      putTile(board, place, tile);
      tiles[origins ? (origins[place] as number) : place] = tile;
      takeTile(trial, cell);
    }
    for (const cell of pair) settle(trial, gravity, cell, undefined, marks);
  }
}

function joinedPlaces(board: TileBoard, rng: Rng): readonly [number, number] | undefined {
  const cells = shuffle(occupied(board), rng);
  for (const [index, first] of cells.entries())
    for (const second of cells.slice(index + 1))
      if (joined(board, first, second)) return [first, second];
  return undefined;
}
