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

export function createPool(
  view: Pick<View, 'recipeLength'>,
  sample: readonly Hypothesis[],
  count: number | null,
): Pool {
  const lengthTold = view.recipeLength !== null;
  return {
    sample,
    // what one of them draws says nothing of what another would
    recipes: sample.map((one, place) => compile({ ...one, lengthTold, seed: String(place) })),
    whole: count !== null && count === sample.length,
    count,
  };
}

/** What fewer recipes agree on is not certain, unless there are no others. */
const HANDFUL = 8;

/** Were hardly any found? Then what they say means little. */
export const isScant = ({ whole, sample }: Pool): boolean => !whole && sample.length < HANDFUL;
