// The pool of recipes for solo hints. Once all fitting recipes were counted, later answers only filter them,
// so the pool stays complete even where a new search would take too long.

import type { Budget } from '../../../core/budget.ts';
import { hashText } from '../../../core/hash.ts';
import { memoByObject } from '../../../core/memo.ts';
import { createRng, shuffled } from '../../../core/rng.ts';
import { effectNames } from '../names.ts';
import { compile } from '../potion/compile.ts';
import { fitsTrial, indexTrials } from '../solver/matching.ts';
import type { View } from '../types/index.ts';
import type { Witness } from '../types/notebook.ts';
import type { Trial } from '../types/potion.ts';
import { splitOf, surelyLike } from './potion-value.ts';
import { createPool, type HintSurvey, hintSurvey, type Pool, partOf } from './sample.ts';

/** How many answers to go back to a complete count, and its largest size. */
const TAKEN_BACK = 3;
const MOST = 20_000;
/** Pool size if no search is needed. */
const ASKED = 240;

/** By survey and board: other caches are keyed by the pool. */
const poolsOf = memoByObject((_: HintSurvey) => new Map<string, Pool>());

/** Undefined when the budget is exhausted. */
export function soloPool(view: View, survey: HintSurvey, budget: Budget): Pool | undefined {
  const games = poolsOf(survey);
  const game = JSON.stringify([view.solo?.board, view.lastPotion]);
  const before = games.get(game);
  if (before) return before;
  const own = survey.pool(budget);
  const pool = (own?.count === null ? countedBefore(view, budget) : counted(view, survey)) ?? own;
  // A pool must belong to one game.
  if (pool) games.set(game, pool === own ? { ...pool } : pool);
  return games.get(game);
}

function counted(view: View, { found }: HintSurvey): Pool | undefined {
  const all = found.all(MOST);
  return all && poolOf(view, all);
}

/** Filters a complete count of some answers ago; undefined if there is none or it is too large. */
function countedBefore(view: View, budget: Budget): Pool | undefined {
  for (let back = 1; back <= Math.min(TAKEN_BACK, view.trials.length); back++) {
    const trials = view.trials.slice(0, -back);
    const earlier = hintSurvey({ ...view, trials }, budget);
    const all = earlier.ok ? earlier.value.found.all(MOST) : undefined;
    if (all) return poolOf(view, fitting(view, all, back));
  }
  return undefined;
}

/** The current pool, then the larger pools that look-ahead saw some answers ago, which include other draws. Finds sure
 * ways again. */
export function* poolsAhead(view: View, now: Pool, few: number, budget: Budget): Generator<Pool> {
  yield now;
  let most = now.recipes.length;
  for (let back = 1; back <= Math.min(TAKEN_BACK, view.trials.length); back++) {
    const earlier = { ...view, trials: view.trials.slice(0, -back) };
    const survey = hintSurvey(earlier, budget);
    const pool = survey.ok ? soloPool(earlier, survey.value, budget) : undefined;
    if (!pool?.whole || pool.recipes.length > few) return;
    const left = view.trials
      .slice(-back)
      .reduce<Pool | undefined>((among, trial) => among && leftOf(among, trial), pool);
    if (!left || left.recipes.length <= most) continue;
    most = left.recipes.length;
    yield left;
  }
}

function leftOf(pool: Pool, { entries, result }: Trial): Pool | undefined {
  const part = surelyLike(pool, splitOf(pool, entries), result);
  return part && partOf(pool, part.members);
}

function fitting(
  { ingredients, trials, recipeLength }: View,
  all: readonly Witness[],
  last: number,
): readonly Witness[] {
  const asked = indexTrials(ingredients, trials.slice(-last), [], effectNames.length);
  const lengthTold = recipeLength !== null;
  return all.filter((one) => {
    const recipe = compile({ ...one, lengthTold, seed: '' });
    return asked.every((trial) => fitsTrial(recipe, trial) !== 'no');
  });
}

/** In a fixed random order by content, so that the rest of a pool keeps its order. */
function poolOf(view: View, all: readonly Witness[]): Pool {
  const asked = all.length <= ASKED ? all : shuffled(all, createRng('solo pool')).slice(0, ASKED);
  const placed = asked.map((one) => ({ one, place: hashText(hypothesisText(one)) }));
  placed.sort((left, right) => left.place - right.place);
  const sample = placed.map(({ one }) => one);
  return createPool(view, sample, all.length, hypothesisText);
}

const hypothesisText = ({ recipeLength, ingredients }: Witness): string =>
  ingredients
    .map(({ kind, number, effects }) => `${kind}${number}${[...effects].sort()}`)
    .concat(`${recipeLength}`)
    .join();
