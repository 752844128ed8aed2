// Recipes that fit the answers so far, made ready for potions to be tried on them.

import { type CompiledRecipe, compile } from '../potion/compile.ts';
import type { View } from '../types/index.ts';
import type { Hypothesis } from './notebook/knowledge.ts';

export interface Pool {
  readonly sample: readonly Hypothesis[];
  /** The same, made ready. */
  readonly recipes: readonly CompiledRecipe[];
  /** The sample is all that there is. */
  readonly whole: boolean;
  /** How many there are, where they were counted. */
  readonly count: number | null;
}

/** `seedOf`: what one of them draws by, so that it says nothing of what another would. */
export function createPool(
  view: Pick<View, 'recipeLength'>,
  sample: readonly Hypothesis[],
  count: number | null,
  seedOf: (one: Hypothesis, place: number) => string = (_, place) => String(place),
): Pool {
  const lengthTold = view.recipeLength !== null;
  return {
    sample,
    recipes: sample.map((one, place) => compile({ ...one, lengthTold, seed: seedOf(one, place) })),
    whole: count !== null && count === sample.length,
    count,
  };
}

/** What fewer recipes agree on is not certain, unless there are no others. */
const HANDFUL = 8;

/** Were hardly any found? Then what they say means little. */
export const isScant = ({ whole, sample }: Pool): boolean => !whole && sample.length < HANDFUL;

/** By pool: those of its recipes that would be left. */
const parts = new WeakMap<Pool, Map<string, Pool>>();

/** The recipes of these places. The same places always give the same pool. */
export function partOf(pool: Pool, members: readonly number[]): Pool {
  const ordered = [...members].sort((one, other) => one - other);
  const key = ordered.join();
  const before = parts.get(pool)?.get(key);
  if (before) return before;
  const part: Pool = {
    sample: ordered.flatMap((member) => pool.sample[member] ?? []),
    recipes: ordered.flatMap((member) => pool.recipes[member] ?? []),
    whole: pool.whole,
    count: pool.whole ? ordered.length : null,
  };
  const others = parts.get(pool) ?? new Map<string, Pool>();
  parts.set(pool, others.set(key, part));
  return part;
}
