// Dealing: a seed, and with "winnable deals only" the first seed that the search wins. A code that says so of its
// deal is held to the same search.

import type { Budget } from '../../../core/budget.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
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
    const fault = vouch(puzzle, budget);
    if (!fault) return success(puzzle);
    if (fault.code === 'budgetExhausted') return { ok: false, fault };
  }
}

/**
 * A certified deal is one that the search wins in as many tries as dealing has; other deals claim nothing.
 * Faults: noWinFound, budgetExhausted.
 */
export function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  if (!puzzle.params.certified) return undefined;
  const win = findWin(knownSim(puzzle, start(puzzle)), CERTIFY_TRIES, budget);
  if (win === 'exhausted') return { code: 'budgetExhausted' };
  return win ? undefined : { code: 'noWinFound' };
}
