// A recipe that fits, as the search finds it: one role for each ingredient, and for every effect all who may hold it.

import type { Rng } from '../../../../core/rng.ts';
import type { Ingredient } from '../../types/potion.ts';
import type { Hypothesis, Role } from './knowledge.ts';
import type { Space } from './space.ts';

/** A recipe that fits, with everything that may still be chosen freely. */
export interface Found {
  readonly recipeLength: number;
  readonly roles: readonly Role[];
  /** By variable: masks of holders, each of which does. One where it was branched on. */
  readonly holders: readonly (readonly number[])[];
}

/** One of the recipes that a find stands for. */
export function toHypothesis(space: Space, found: Found, rng?: Rng): Hypothesis {
  const { knowledge, variables } = space;
  const masks = found.holders.map((list) => list[rng ? rng.below(list.length) : 0] ?? 0);
  return {
    recipeLength: found.recipeLength,
    ingredients: knowledge.ingredients.map((name, item): Ingredient => {
      const role = found.roles[item];
      const kind = role?.kind ?? 'ignore';
      const held = variables.flatMap((one, at) =>
        ((masks[at] ?? 0) & (1 << item)) !== 0 ? [one.name] : [],
      );
      return {
        name,
        kind,
        number: role?.number ?? null,
        effects: kind === 'imposter' && !held.includes('Imposter') ? [...held, 'Imposter'] : held,
      };
    }),
  };
}
