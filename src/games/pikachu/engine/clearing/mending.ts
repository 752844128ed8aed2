// Clearing a board with gravity by mending: play out at random, go back to somewhere, play on from there otherwise,
// and keep what leaves fewer tiles or hardly more (threshold accepting, with restarts). Finds most clearings soon;
// it can never tell that there is none.

import type { Budget } from '../../../../core/budget.ts';
import type { Rng } from '../../../../core/rng.ts';
import { type Board, copyBoard, countTiles, lane, putTile, takeTile } from '../../board/board.ts';
import { groupByKind, PAIR_BASE } from '../../board/pairs.ts';
import { joinedAsNoted, noteReach } from '../../board/paths.ts';
import type { Gravity } from '../../types.ts';

/** A board on which the tiles of every kind are kept at hand while they slide about. */
interface Table {
  readonly board: Board;
  /** As of `groupByKind`, but those that are left stand first: `cells[starts[kind] .. ends[kind] - 1]`. */
  readonly cells: Int16Array;
  readonly ends: Int16Array;
  /** Where each cell stands in that list; only of cells with a tile. */
  readonly places: Int16Array;
}

/** A playout that is being mended. */
export interface Mending {
  readonly gravity: Exclude<Gravity, 'none'>;
  readonly rng: Rng;
  readonly left: number;
  readonly kinds: number;
  readonly starts: Int16Array;
  /** As it lies at first. */
  readonly first: Table;
  /** Where attempts are played. */
  readonly trial: Table;
  /** The matches of the playout, two cells each: complete when there are as many as tiles. */
  moves: number[];
  /** So many attempts since the last that left fewer tiles. */
  stale: number;
}

export function startMending(board: Board, gravity: Exclude<Gravity, 'none'>, rng: Rng): Mending {
  const { starts, cells, kinds } = groupByKind(board);
  const places = new Int16Array(board.shape.cells);
  for (const [place, cell] of cells.entries()) places[cell] = place;
  const first = { board, cells, ends: starts.slice(1), places };
  const trial = {
    board: copyBoard(board),
    cells: cells.slice(),
    ends: first.ends.slice(),
    places: places.slice(),
  };
  const left = countTiles(board);
  return { gravity, rng, left, kinds, starts, first, trial, moves: [], stale: 0 };
}

/** After so many attempts in vain the playout is given up for a fresh one. */
const PATIENCE = 200;
/** So many tiles more may be left: strictly better or nothing soon finds no way on. */
const LENIENCY = 6;
/** What one match of a playout costs in the budget's steps, about. */
const MATCH_STEPS = 75;

/** Mends so many times, or until the moves are complete. False when the budget is used up. */
export function mend(mending: Mending, attempts: number, budget: Budget): boolean {
  const { left, rng, trial } = mending;
  for (let attempt = 0; attempt < attempts && mending.moves.length < left; attempt++) {
    if (mending.stale++ > PATIENCE) {
      mending.stale = 0;
      mending.moves = [];
    }
    const { moves } = mending;
    const kept = moves.length === 0 ? [] : moves.slice(0, 2 * rng.below(moves.length / 2));
    reset(trial, mending.first);
    for (let index = 0; index < kept.length; index += 2)
      match(mending, kept[index] as number, kept[index + 1] as number);
    playOn(mending, kept);
    if (kept.length > moves.length) mending.stale = 0;
    if (kept.length >= moves.length - LENIENCY) mending.moves = kept;
    if (!budget.spend(MATCH_STEPS * (1 + kept.length / 2))) return false;
  }
  return true;
}

function reset(trial: Table, first: Table): void {
  trial.board.tiles.set(first.board.tiles);
  trial.board.rowBits.set(first.board.rowBits);
  trial.board.colBits.set(first.board.colBits);
  trial.cells.set(first.cells);
  trial.ends.set(first.ends);
  trial.places.set(first.places);
}

function match({ trial, gravity }: Mending, first: number, second: number): void {
  take(trial, first);
  take(trial, second);
  slide(trial, gravity, first);
  slide(trial, gravity, second);
}

/** Takes a tile away; the last of its kind takes its place in the list. */
function take({ board, cells, ends, places }: Table, cell: number): void {
  const kind = board.tiles[cell] as number;
  const end = (ends[kind] as number) - 1;
  const last = cells[end] as number;
  const place = places[cell] as number;
  cells[place] = last;
  places[last] = place;
  ends[kind] = end;
  takeTile(board, cell);
}

/** As `settle`, and the list goes along. */
function slide(
  { board, cells, places }: Table,
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

/** Any open pair, until there is none. */
function playOn(mending: Mending, moves: number[]): void {
  const { kinds, rng } = mending;
  for (;;) {
    const offset = rng.below(kinds);
    let pair = 0;
    for (let turn = 0; turn < kinds && pair === 0; turn++)
      pair = openPair(mending, ((offset + turn) % kinds) + 1);
    if (pair === 0) return;
    const first = pair >>> 10;
    const second = pair & (PAIR_BASE - 1);
    match(mending, first, second);
    moves.push(first, second);
  }
}

/** Some open pair of a kind, 0 if there is none. Which mates go together is what decides, so it is left to chance. */
function openPair({ trial, starts, rng }: Mending, kind: number): number {
  const { board, cells, ends } = trial;
  const start = starts[kind] as number;
  const size = (ends[kind] as number) - start;
  if (size < 2) return 0;
  for (let place = 0; place < size; place++) noteReach(board, cells[start + place] as number);
  const turn = rng.below(size);
  for (let one = 0; one < size; one++)
    for (let two = one + 1; two < size; two++) {
      const first = cells[start + ((one + turn) % size)] as number;
      const second = cells[start + ((two + turn) % size)] as number;
      if (joinedAsNoted(board, first, second)) return first * PAIR_BASE + second;
    }
  return 0;
}
