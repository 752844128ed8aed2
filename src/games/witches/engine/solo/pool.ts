// Solo: the recipes that hints try potions on. Once all that fit could be counted, the answers that follow tell these apart: so
// they stay counted, also where one answer more would be too much to search through.

import type { Budget } from '../../../../core/budget.ts';
import { createRng, shuffled } from '../../../../core/rng.ts';
import { effectNames } from '../../names/effects.ts';
import { compile } from '../../potion/compile.ts';
import type { View } from '../../types/index.ts';
import { type Known, knownFrom } from '../known.ts';
import type { Hypothesis } from '../notebook/knowledge.ts';
import { fitsTrial, indexTrials } from '../notebook/match.ts';
import { createPool, type Pool } from '../pool.ts';

/** Answers that may be taken back to where recipes were counted, and how many there may have been. */
const TAKEN_BACK = 3;
const MOST = 20_000;
/** Recipes that are asked what they would answer, where they need not be searched for: the last potions tell them all apart. */
const ASKED = 240;

/** By what was found: made once for the same answers. */
const made = new WeakMap<Known, Pool>();

/** Undefined when the budget is used up. */
export function soloPool(view: View, known: Known, budget: Budget): Pool | undefined {
  const before = made.get(known);
  if (before) return before;
  const own = known.pool(budget);
  const pool = (own?.count === null ? countedBefore(view, budget) : counted(view, known)) ?? own;
  if (pool) made.set(known, pool);
  return pool;
}

function counted(view: View, { found }: Known): Pool | undefined {
  const all = found.all(MOST);
  return all && poolOf(view, all);
}

/** Those that fit, by all that fitted some answers ago; undefined where these were not counted either, or too many. */
function countedBefore(view: View, budget: Budget): Pool | undefined {
  for (let back = 1; back <= Math.min(TAKEN_BACK, view.trials.length); back++) {
    const trials = view.trials.slice(0, -back);
    const earlier = knownFrom({ ...view, trials }, budget);
    const all = earlier.ok ? earlier.value.found.all(MOST) : undefined;
    if (all) return poolOf(view, fitting(view, all, back));
  }
  return undefined;
}

function fitting(
  { ingredients, trials, recipeLength }: View,
  all: readonly Hypothesis[],
  last: number,
): readonly Hypothesis[] {
  const asked = indexTrials(ingredients, trials.slice(-last), [], effectNames.length);
  const lengthTold = recipeLength !== null;
  return all.filter((one) => {
    const recipe = compile({ ...one, lengthTold, seed: '' });
    return asked.every((trial) => fitsTrial(recipe, trial) !== 'no');
  });
}

const poolOf = (view: View, all: readonly Hypothesis[]): Pool =>
  createPool(
    view,
    all.length <= ASKED ? all : shuffled(all, createRng('solo pool')).slice(0, ASKED),
    all.length,
  );
