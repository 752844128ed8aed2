// Solo: the recipes that hints try potions on. Once all that fit could be counted, the answers that follow tell these apart: so
// they stay counted, also where one answer more would be too much to search through.

import type { Budget } from '../../../../core/budget.ts';
import { hashText } from '../../../../core/hash.ts';
import { createRng, shuffled } from '../../../../core/rng.ts';
import { effectNames } from '../../names/effects.ts';
import { compile } from '../../potion/compile.ts';
import type { View } from '../../types/index.ts';
import type { Trial } from '../../types/potion.ts';
import { splitOf } from '../advice.ts';
import { surelyLike } from '../draws.ts';
import { type Known, knownFrom } from '../known.ts';
import type { Hypothesis } from '../notebook/knowledge.ts';
import { fitsTrial, indexTrials } from '../notebook/match.ts';
import { createPool, type Pool, partOf } from '../pool.ts';

/** Answers that may be taken back to where recipes were counted, and how many there may have been. */
const TAKEN_BACK = 3;
const MOST = 20_000;
/** Recipes that are asked what they would answer, where they need not be searched for: the last potions tell them all apart. */
const ASKED = 240;

/** By what was found, and by board: made once for the same game and answers, so that what is looked at can be kept by it. */
const made = new WeakMap<Known, Map<string, Pool>>();

/** Undefined when the budget is used up. */
export function soloPool(view: View, known: Known, budget: Budget): Pool | undefined {
  const games = made.get(known) ?? new Map<string, Pool>();
  made.set(known, games);
  const game = JSON.stringify([view.solo?.board, view.lastPotion]);
  const before = games.get(game);
  if (before) return before;
  const own = known.pool(budget);
  const pool = (own?.count === null ? countedBefore(view, budget) : counted(view, known)) ?? own;
  // what is kept by a pool is of one game
  if (pool) games.set(game, pool === own ? { ...pool } : pool);
  return games.get(game);
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

/**
 * Those that are left; then, as they were looked ahead at some answers ago, when they were few already, with those that would be
 * left had other things been drawn. So a way that wins in all of them is found again.
 */
export function* poolsAhead(view: View, now: Pool, few: number, budget: Budget): Generator<Pool> {
  yield now;
  let most = now.recipes.length;
  for (let back = 1; back <= Math.min(TAKEN_BACK, view.trials.length); back++) {
    const earlier = { ...view, trials: view.trials.slice(0, -back) };
    const known = knownFrom(earlier, budget);
    const pool = known.ok ? soloPool(earlier, known.value, budget) : undefined;
    if (!pool?.whole || pool.recipes.length > few) return;
    const left = view.trials
      .slice(-back)
      .reduce<Pool | undefined>(
        (among, trial) => among && leftOf(among, view.ingredients, trial),
        pool,
      );
    if (!left || left.recipes.length <= most) continue;
    most = left.recipes.length;
    yield left;
  }
}

function leftOf(
  pool: Pool,
  names: View['ingredients'],
  { entries, result }: Trial,
): Pool | undefined {
  const part = surelyLike(pool, names, splitOf(pool.recipes, names, entries), result);
  return part && partOf(pool, part.members);
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

/** Mixed, each always in the same place among the same others: so those that are left come as they were looked ahead at. */
function poolOf(view: View, all: readonly Hypothesis[]): Pool {
  const asked = all.length <= ASKED ? all : shuffled(all, createRng('solo pool')).slice(0, ASKED);
  const placed = asked.map((one) => ({ one, place: hashText(hypothesisText(one)) }));
  placed.sort((left, right) => left.place - right.place);
  const sample = placed.map(({ one }) => one);
  return createPool(view, sample, all.length, hypothesisText);
}

/** The same for the same recipe, wherever it is met. */
const hypothesisText = ({ recipeLength, ingredients }: Hypothesis): string =>
  ingredients
    .map(({ kind, number, effects }) => `${kind}${number}${[...effects].sort()}`)
    .concat(`${recipeLength}`)
    .join();
