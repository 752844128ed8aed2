// What hints are based on: the survey of the view, computed once per set of answers, and a pool of fitting
// recipes to try potions on.

import type { Budget } from '../../../core/budget.ts';
import { memoByObject } from '../../../core/memo.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import type { IngredientName } from '../names.ts';
import { type CompiledRecipe, compile } from '../potion/compile.ts';
import { BRISK } from '../solver/decide.ts';
import { type Knowledge, knowledgeOf } from '../solver/knowledge.ts';
import { type Survey, survey } from '../solver/notebook.ts';
import type { View } from '../types/index.ts';
import type { Witness } from '../types/notebook.ts';

export interface Pool {
  readonly names: readonly IngredientName[];
  readonly sample: readonly Witness[];
  /** Compiled, in the same order. */
  readonly recipes: readonly CompiledRecipe[];
  /** The pool is complete. */
  readonly whole: boolean;
  /** All fitting recipes, if they were counted. */
  readonly count: number | null;
}

/** `seedOf` names each recipe's draws, so that recipes do not share them. */
export function createPool(
  view: Pick<View, 'ingredients' | 'recipeLength'>,
  sample: readonly Witness[],
  count: number | null,
  seedOf: (one: Witness, place: number) => string = (_, place) => String(place),
): Pool {
  const lengthTold = view.recipeLength !== null;
  return {
    names: view.ingredients,
    sample,
    recipes: sample.map((one, place) => compile({ ...one, lengthTold, seed: seedOf(one, place) })),
    whole: count !== null && count === sample.length,
    count,
  };
}

/** Agreement of fewer recipes means little. */
const HANDFUL = 8;

export const isScant = ({ whole, sample }: Pool): boolean => !whole && sample.length < HANDFUL;

const partsOf = memoByObject((_: Pool) => new Map<string, Pool>());

/** Memoised: the same members give the same pool. */
export function partOf(pool: Pool, members: readonly number[]): Pool {
  const ordered = [...members].sort((one, other) => one - other);
  const key = ordered.join();
  const parts = partsOf(pool);
  const before = parts.get(key);
  if (before) return before;
  const part: Pool = {
    ...pool,
    sample: ordered.flatMap((member) => pool.sample[member] ?? []),
    recipes: ordered.flatMap((member) => pool.recipes[member] ?? []),
    count: pool.whole ? ordered.length : null,
  };
  parts.set(key, part);
  return part;
}

const SAMPLE_SIZE = 160;

export interface HintSurvey {
  readonly knowledge: Knowledge;
  readonly found: Survey;
  /** Undefined when the budget is exhausted. */
  pool(budget: Budget): Pool | undefined;
}

/** Surveys to remember: players ask for many hints between two potions. */
const REMEMBERED = 4;
const recent: { readonly about: string; readonly known: HintSurvey }[] = [];

/** Deterministic. Fault: budgetExhausted. */
export function hintSurvey(view: View, budget: Budget): Result<HintSurvey> {
  const knowledge = knowledgeOf(view);
  const about = JSON.stringify(knowledge);
  const before = recent.find((one) => one.about === about);
  if (before) return success(before.known);
  const found = survey(knowledge, createRng('hint survey'), budget, BRISK);
  if (!found.ok) return failure('budgetExhausted');
  let pool: Pool | undefined;
  const known: HintSurvey = {
    knowledge,
    found: found.value,
    pool(within) {
      const sample = pool ? undefined : found.value.sample(SAMPLE_SIZE, within);
      if (sample) pool = createPool(view, sample, found.value.tally?.total ?? null);
      return pool;
    },
  };
  recent.unshift({ about, known });
  recent.length = Math.min(recent.length, REMEMBERED);
  return success(known);
}
