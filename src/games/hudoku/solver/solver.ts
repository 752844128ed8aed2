// The fast solver: one per layout, all on one search (search.ts explains why). It counts and finds solutions but cannot
// explain them (the engine's ladder does), and assumes nothing about 9x9.

import { memoByObject } from '../../../core/memo.ts';
import type { Rng } from '../../../core/rng.ts';
import { bitCount, type GridLayout } from '../grid/layout.ts';
import { unitName } from '../grid/notation.ts';
import {
  createSearch,
  memoryFor,
  type SearchMemory,
  type SolutionSearch,
  UNKNOWN,
} from './search.ts';
import { compileTables } from './tables.ts';

export { UNKNOWN };

/** Guesses before a random filling is abandoned and restarted. */
export const FILL_CAP = 2000;
/** Guesses before solving and hints give up on a proof of uniqueness. */
export const UNIQUE_CAP = 200_000;

interface Solver {
  /** Counts solutions of `givens` (by cell, 0 open) up to `limit`; UNKNOWN after more than `cap` guesses. `solution`
   * then holds the last one found. */
  count(givens: ArrayLike<number>, limit: number, cap: number): number;
  /** Puts a random filled grid into `solution`. Returns 1, 0 if there is none, UNKNOWN after more than `cap` guesses. */
  fill(rng: Rng, cap: number): number;
  readonly solution: Int32Array;
  /** Guesses of the last call. */
  readonly guesses: number;
}

/** Enough for every template that passes `checkTemplate`, even 20x20 with one region per cell. */
const SHARED_MEMORY: SearchMemory = { frames: 430_000, list: 6_000 };
const sharedSearch = createSearch(SHARED_MEMORY);

/** Larger boards get their own search: correct, but from then on all searches run slower. */
function searchFor(memory: SearchMemory): SolutionSearch {
  const fits = memory.frames <= SHARED_MEMORY.frames && memory.list <= SHARED_MEMORY.list;
  return fits ? sharedSearch : createSearch(memory);
}

export function createSolver(layout: GridLayout): Solver {
  const tables = compileTables(layout);
  const search = searchFor(memoryFor(tables));
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

/** One solver per layout, so that its arrays are reused. */
export const solverOf = memoByObject(createSolver);

/** A unit with more cells than digits, as a line: `crowded row:1 5 4`. By the pigeonhole principle nothing fits it. */
export function findCrowded(layout: GridLayout): string | undefined {
  const index = layout.units.findIndex((unit) => unit.cells.length > bitCount(unit.digits));
  const unit = layout.units[index];
  return unit && `crowded ${unitName(layout, index)} ${unit.cells.length} ${bitCount(unit.digits)}`;
}

/** Can the layout be filled? `unknown` after more than `cap` guesses. */
export function searchFitting(layout: GridLayout, cap: number): 'yes' | 'no' | 'unknown' {
  const count = solverOf(layout).count(new Int32Array(layout.cells), 1, cap);
  return count === UNKNOWN ? 'unknown' : count > 0 ? 'yes' : 'no';
}
