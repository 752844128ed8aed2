// One attempt of the dealer: a random grid, honest hint digits first, then cells are hidden. What misses the level is
// thrown away.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Layout } from '../grid/layout.ts';
import type { Draft } from '../rules/puzzle.ts';
import { FILL_CAP, solverOf, UNKNOWN } from '../solver/solver.ts';
import type { Level } from '../types.ts';
import { hideCells } from './hiding.ts';
import { chooseHints } from './promises.ts';

/** Hint digits and orders of hiding that are tried on one grid. */
const TRIES_PER_GRID = 12;

/** One grid; `undefined` where it did not come out at the level. */
export function draftPuzzle(
  layout: Layout,
  level: Level,
  rng: Rng,
  budget: Budget,
  { raw = false } = {},
): Result<Draft | undefined> {
  const solver = solverOf(layout);
  const filled = solver.fill(rng, FILL_CAP);
  if (!budget.spend(1 + solver.guesses)) return failure('budgetExhausted');
  if (filled === 0) return failure('noSolution');
  if (filled === UNKNOWN) return success(undefined);
  const solution = solver.solution.slice();
  for (let index = 0; index < TRIES_PER_GRID; index++) {
    const hints = chooseHints(layout, solution, rng);
    if (!hints) return success(undefined);
    const givens = hideCells({ layout, solution, hints, level, raw }, rng, budget);
    if (!givens.ok) return givens;
    if (givens.value) return success({ solution, givens: givens.value, hints });
  }
  return success(undefined);
}
