// Dealing: a seed, and with "winnable deals only" the first seed that the search wins.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { start } from '../rules/turn.ts';
import type { Params, Puzzle } from '../types.ts';
import { knownSim } from './simulation/bridge.ts';
import { CERTIFY_TRIES, findWin } from './solve.ts';

const SEEDS = 0x100000000;

/** Faults: budgetExhausted. */
export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  for (;;) {
    if (!budget.spend()) return failure('budgetExhausted');
    const puzzle = { params, seed: rng.below(SEEDS) };
    if (!params.certified) return success(puzzle);
    const win = findWin(knownSim(puzzle, start(puzzle)), CERTIFY_TRIES, budget);
    if (win === 'exhausted') return failure('budgetExhausted');
    if (win) return success(puzzle);
  }
}
