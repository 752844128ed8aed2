// Potions for where hardly a recipe was found that fits, in time: of what was tested least, small ones first. Their answers help
// to find one.

import type { IngredientName } from '../names/ingredients.ts';
import type { View } from '../types/index.ts';
import type { PlayedEntry } from '../types/potion.ts';
import { wasTested } from './advice.ts';
import type { Room } from './solo/rooms.ts';
import { has, isPoisoned } from './wary.ts';

/** What may have been the Poison of a potion before comes last where `wary`. */
export function* seldomPotions(
  view: Pick<View, 'trials' | 'ingredients' | 'maxSeeds'>,
  rooms: readonly Room[],
  wary = false,
): Generator<readonly PlayedEntry[]> {
  const poisoned = view.trials.filter(isPoisoned);
  const shyOf = (name: IngredientName) =>
    (wary && poisoned.some((trial) => has(trial, name)) ? view.trials.length + 1 : 0) +
    view.trials.filter((trial) => has(trial, name)).length;
  const seldom = [...view.ingredients].sort((one, other) => shyOf(one) - shyOf(other));
  for (const { fixed } of rooms)
    for (let seeds = 1; seeds <= view.maxSeeds; seeds++) {
      const entries = fixed.flatMap((entry, place) => {
        const ingredient = seldom[place % seldom.length];
        return entry ?? (ingredient ? { ingredient, seeds } : []);
      });
      if (!wasTested(view.trials, entries)) yield entries;
    }
}
