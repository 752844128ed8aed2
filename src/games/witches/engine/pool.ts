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
    recipes: sample.map((one) => compile({ ...one, lengthTold, seed: '' })),
    whole: count !== null && count === sample.length,
    count,
  };
}
