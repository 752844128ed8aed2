// Care about Poison where the recipes that hints try potions on may be far from all.

import type { IngredientName } from '../names/ingredients.ts';
import type { View } from '../types/index.ts';
import type { Trial } from '../types/potion.ts';
import type { Weight } from './advice.ts';
import type { Pool } from './pool.ts';

export const isPoisoned = ({ result }: Pick<Trial, 'result'>): boolean =>
  result.messages.some(({ effect }) => effect === 'Poison');

export const has = ({ entries }: Pick<Trial, 'entries'>, name: IngredientName): boolean =>
  entries.some(({ ingredient }) => ingredient === name);

/**
 * Recipes that were hard to find are no fair sample: the Poison of a potion before is at least as likely in this one as
 * it holds of what may have been it.
 */
export function wary(view: View, { count }: Pool, weight: Weight): Weight {
  if (count !== null) return weight;
  const [harmless, harmful] = [false, true].map((bad) =>
    view.trials.filter((trial) => isPoisoned(trial) === bad),
  );
  const shares = (harmful ?? []).map((trial) => {
    const suspects = view.ingredients.filter(
      (name) => has(trial, name) && !harmless?.some((other) => has(other, name)),
    );
    return suspects.filter((name) => has(weight, name)).length / Math.max(1, suspects.length);
  });
  return { ...weight, poisons: Math.max(weight.poisons, ...shares) };
}
