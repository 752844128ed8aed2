// The last potion, where a level gives one: what wins in the most recipes that are possible.

import type { Budget } from '../../../core/budget.ts';
import type { Fact } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { View } from '../types/index.ts';
import type { PlayedEntry } from '../types/potion.ts';
import { wasTested, winners, winsIn } from './advice.ts';
import type { Pool } from './pool.ts';

/** Recipes whose wins are tried out. */
const TRIED = 48;

export interface Likeliest {
  readonly entries: readonly PlayedEntry[];
  /** How likely it is. */
  readonly facts: readonly Fact[];
}

/** Faults: nothingToHint, budgetExhausted. */
export function likeliest(view: View, pool: Pool, budget: Budget): Result<Likeliest> {
  const { recipes, whole } = pool;
  let best: { readonly entries: readonly PlayedEntry[]; readonly wins: number } | undefined;
  for (const entries of winners(view, recipes, TRIED)) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const wins = winsIn(recipes, view.ingredients, entries);
    if (!wasTested(view.trials, entries) && (!best || wins > best.wins)) best = { entries, wins };
  }
  if (!best) return failure('nothingToHint');
  const { entries, wins } = best;
  const chances = { type: 'chances', wins, of: recipes.length, exact: whole };
  return success({ entries, facts: [chances] });
}
