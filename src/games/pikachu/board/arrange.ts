// Arranging by repair: play out, and where that gets stuck shuffle only the stuck rest over its own cells.
// What was played stays true, as paths care where tiles lie and not which; so the moves are a proof of the whole.
// It searches nothing and goes back on nothing: deals come from it, and a reshuffle on the page.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Rng, shuffle } from '../../../core/rng.ts';
import type { Gravity } from '../types.ts';
import { type Board, boardFromTiles, putTile, settle, takeTile } from './board.ts';
import { groupByKind } from './pairs.ts';
import { joined } from './paths.ts';
import { playOut, playOutFalling } from './playout.ts';

export interface Arranged {
  readonly tiles: number[];
  /** Clears them all, two cells per match. */
  readonly proof: number[];
}

/** After so many repairs the rest is laid out by its own clearing; shuffling hardly ever takes ten. */
const MAX_REPAIRS = 100;

/**
 * Changes which tile lies where, not where tiles lie, until all can be cleared; keeps the clearing. It comes to an
 * end: once the rest is laid out at least one pair of it goes, so there are at most MAX_REPAIRS rounds and one per pair.
 */
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
  // Where the tile that lies here now lay at first.
  const origins = gravity === 'none' ? undefined : Int16Array.from(tiles, (_, cell) => cell);
  let left = tiles.reduce((count, tile) => (tile === 0 ? count : count + 1), 0);
  for (let repairs = 0; left > 0; repairs++) {
    if (!budget.spend(left)) return failure('budgetExhausted');
    if (repairs > 0) {
      if (repairs > MAX_REPAIRS) layOut(board, gravity, tiles, rng, origins);
      else reassign(board, tiles, rng, origins);
    }
    const played = proof.length;
    if (origins) playOutFalling(board, gravity, rng, proof, origins);
    else playOut(board, groupByKind(board), proof);
    left -= proof.length - played;
  }
  return success({ tiles, proof });
}

/** Shuffles the tiles that are left over their own cells. */
function reassign(board: Board, tiles: number[], rng: Rng, origins: Int16Array | undefined): void {
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

function occupied(board: Board): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < board.shape.cells; cell++)
    if (board.tiles[cell] !== 0) cells.push(cell);
  return cells;
}

/**
 * Gives the rest equal tiles along a clearing by joined places, of which there is always one: the highest tiles
 * see each other above, and a lone highest tile sees the next lower one. The board is left as it lies.
 */
function layOut(
  board: Board,
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

function joinedPlaces(board: Board, rng: Rng): readonly [number, number] | undefined {
  const cells = shuffle(occupied(board), rng);
  for (const [index, first] of cells.entries())
    for (const second of cells.slice(index + 1))
      if (joined(board, first, second)) return [first, second];
  return undefined;
}
