// Solo: the recipes that hints try potions on. Where those that fit all answers could not be counted, but those before the
// last answers could, they are told apart by these answers.

import type { Budget } from '../../../../core/budget.ts';
import { effectNames } from '../../names/effects.ts';
import type { View } from '../../types/index.ts';
import { type Known, knownFrom } from '../known.ts';
import { fitsTrial, indexTrials } from '../notebook/match.ts';
import type { Pool } from '../pool.ts';

/** Answers that may be taken back to where recipes were counted. */
const TAKEN_BACK = 2;

/** By what was found: made once for the same answers. */
const made = new WeakMap<Known, Pool>();

/** Undefined when the budget is used up. */
export function soloPool(view: View, known: Known, budget: Budget): Pool | undefined {
  const before = made.get(known);
  if (before) return before;
  const own = known.pool(budget);
  const pool = own?.whole === false ? (countedBefore(view, budget) ?? own) : own;
  if (pool) made.set(known, pool);
  return pool;
}

/** All that fit, by those that fitted some answers ago; undefined where these were not counted either. */
function countedBefore(view: View, budget: Budget): Pool | undefined {
  for (let back = 1; back <= Math.min(TAKEN_BACK, view.trials.length); back++) {
    const trials = view.trials.slice(0, -back);
    const earlier = knownFrom({ ...view, trials }, budget);
    const pool = earlier.ok ? earlier.value.pool(budget) : undefined;
    if (pool?.whole) return fitting(view, pool, back);
  }
  return undefined;
}

function fitting({ ingredients, trials }: View, pool: Pool, last: number): Pool {
  const asked = indexTrials(ingredients, trials.slice(-last), [], effectNames.length);
  const places = [...pool.recipes.keys()].filter((place) => {
    const recipe = pool.recipes[place];
    return recipe && asked.every((trial) => fitsTrial(recipe, trial) !== 'no');
  });
  return {
    sample: places.flatMap((place) => pool.sample[place] ?? []),
    recipes: places.flatMap((place) => pool.recipes[place] ?? []),
    whole: true,
    count: places.length,
  };
}
