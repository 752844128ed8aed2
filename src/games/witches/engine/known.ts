// What hints rest on: what follows from the answers, recipes that fit them, and how potions would divide these. Made once for
// the same answers: between two potions a player may ask for many hints.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import type { View } from '../types/index.ts';
import { BRISK } from './notebook/decide.ts';
import { type Knowledge, knowledgeOf } from './notebook/knowledge.ts';
import { type Survey, survey } from './notebook/notebook.ts';
import { createPool, type Pool } from './pool.ts';

/** Recipes that are asked what they would answer. */
const SAMPLE = 160;

export interface Known {
  readonly knowledge: Knowledge;
  readonly found: Survey;
  /** Undefined when the budget is used up. */
  pool(budget: Budget): Pool | undefined;
}

/** Questions that are remembered. */
const KEPT = 4;
const recent: { readonly about: string; readonly known: Known }[] = [];

/** The same answers always give the same. Faults: budgetExhausted. */
export function knownFrom(view: View, budget: Budget): Result<Known> {
  const knowledge = knowledgeOf(view);
  const about = JSON.stringify(knowledge);
  const before = recent.find((one) => one.about === about);
  if (before) return success(before.known);
  const found = survey(knowledge, createRng('hint survey'), budget, BRISK);
  if (!found.ok) return failure('budgetExhausted');
  let pool: Pool | undefined;
  const known: Known = {
    knowledge,
    found: found.value,
    pool(within) {
      const sample = pool ? undefined : found.value.sample(SAMPLE, within);
      if (sample) pool = createPool(view, sample, found.value.tally?.total ?? null);
      return pool;
    },
  };
  recent.unshift({ about, known });
  recent.length = Math.min(recent.length, KEPT);
  return success(known);
}
