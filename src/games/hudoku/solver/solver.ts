// The fast solver: one for each layout, all on one engine (see there why). It counts and finds; it does not explain
// (see ladder.ts) and knows nothing of 9x9.

import type { Rng } from '../../../core/rng.ts';
import type { Layout } from '../grid/layout.ts';
import { createEngine, type Engine, type Room, roomFor } from './search.ts';
import { compileTables } from './tables.ts';

export { UNKNOWN } from './search.ts';

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
const sharedEngine = createEngine(SHARED_ROOM);

/** Larger boards get an engine of their own, right but slower; from then on all run slower. */
function engineFor(room: Room): Engine {
  const fits = room.frames <= SHARED_ROOM.frames && room.list <= SHARED_ROOM.list;
  return fits ? sharedEngine : createEngine(room);
}

export function createSolver(layout: Layout): Solver {
  const tables = compileTables(layout);
  const engine = engineFor(roomFor(tables));
  const solution = new Int32Array(layout.cells);
  let guesses = 0;
  return {
    solution,
    get guesses() {
      return guesses;
    },
    count(givens, limit, cap) {
      engine.load(tables, solution);
      const found = engine.count(givens, limit, cap);
      guesses = engine.guesses;
      return found;
    },
    fill(rng, cap) {
      engine.load(tables, solution);
      const found = engine.fill(rng, cap);
      guesses = engine.guesses;
      return found;
    },
  };
}

const solvers = new WeakMap<Layout, Solver>();

/** One solver a layout: its arrays are used again and again. */
export function solverOf(layout: Layout): Solver {
  const known = solvers.get(layout);
  if (known) return known;
  const solver = createSolver(layout);
  solvers.set(layout, solver);
  return solver;
}
