// The fast solver: one for each layout, all on one search (see there why). It counts and finds; it does not explain
// (see the ladder of the engine) and knows nothing of 9x9.

import type { Rng } from '../../../core/rng.ts';
import type { Layout } from '../grid/layout.ts';
import { createSearch, type Room, roomFor, type Search } from './search.ts';
import { compileTables } from './tables.ts';

export { UNKNOWN } from './search.ts';

/** Guesses before a random filling is given up and begun anew. */
export const FILL_CAP = 2000;

export interface Solver {
  /**
   * Solutions that fit `givens` (by cell, 0 open), counted up to `limit`; UNKNOWN after more than `cap` guesses.
   * `solution` then holds the last one found.
   */
  count(givens: ArrayLike<number>, limit: number, cap: number): number;
  /** A random filled grid in `solution`: 1 found, 0 there is none, UNKNOWN after more than `cap` guesses. */
  fill(rng: Rng, cap: number): number;
  readonly solution: Int32Array;
  /** Guesses of the last call. */
  readonly guesses: number;
}

/** Enough for every template that passes `checkTemplate`: 20x20, were each cell a region. */
const SHARED_ROOM: Room = { frames: 430_000, list: 6_000 };
const sharedSearch = createSearch(SHARED_ROOM);

/** Larger boards get a search of their own, right but slower; from then on all run slower. */
function searchFor(room: Room): Search {
  const fits = room.frames <= SHARED_ROOM.frames && room.list <= SHARED_ROOM.list;
  return fits ? sharedSearch : createSearch(room);
}

export function createSolver(layout: Layout): Solver {
  const tables = compileTables(layout);
  const search = searchFor(roomFor(tables));
  const solution = new Int32Array(layout.cells);
  let guesses = 0;
  return {
    solution,
    get guesses() {
      return guesses;
    },
    count(givens, limit, cap) {
      search.load(tables, solution);
      const found = search.count(givens, limit, cap);
      guesses = search.guesses;
      return found;
    },
    fill(rng, cap) {
      search.load(tables, solution);
      const found = search.fill(rng, cap);
      guesses = search.guesses;
      return found;
    },
  };
}

const solvers = new WeakMap<Layout, Solver>();

/** One solver per layout: its arrays are used again and again. */
export function solverOf(layout: Layout): Solver {
  const known = solvers.get(layout);
  if (known) return known;
  const solver = createSolver(layout);
  solvers.set(layout, solver);
  return solver;
}
