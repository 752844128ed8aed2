// The dealer: drafts until one has the asked level, and for levels that chance seldom meets the known puzzles.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { type Layout, layoutOf } from '../grid/layout.ts';
import { isTemplateId, templateOf } from '../grid/template.ts';
import { type Purpose, purposeIn, puzzleOf } from '../rules/puzzle.ts';
import type { Params, Puzzle } from '../types.ts';
import { draftPuzzle } from './draft.ts';
import { draftMotif } from './motif.ts';
import { generatePractice } from './practice.ts';
import { findSolvability } from './solvability.ts';

/** Grids that are tried before a level counts as not to be had. */
const GRIDS = 4000;
/** Grids that are tried before a known puzzle is taken, where there is one. */
const PATIENCE = 1;

export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const template = templateOf(params.template, params.customTemplate);
  if (!template.ok) return template;
  const layout = layoutOf(template.value);
  if (!isTemplateId(params.template)) {
    const { solvable, reason, cost } = findSolvability(layout);
    if (!budget.spend(cost)) return failure('budgetExhausted');
    if (solvable === 'no') return failure('noSolution', 'customTemplate', reason);
  }
  const purpose = purposeIn(params);
  return purpose.practise
    ? generatePractice(layout, purpose.practise, purpose, rng, budget)
    : generateFrom(layout, purpose, rng, budget);
}

export function generateFrom(
  layout: Layout,
  purpose: Purpose,
  rng: Rng,
  budget: Budget,
): Result<Puzzle> {
  for (let grid = 0; grid < GRIDS; grid++) {
    const draft = draftPuzzle(layout, purpose.level, rng, budget);
    if (!draft.ok) return draft;
    if (draft.value) return success(puzzleOf(layout, draft.value, purpose));
    if (grid === PATIENCE) {
      const known = draftMotif(layout, purpose.level, rng, budget);
      if (!known.ok) return known;
      if (known.value) return success(puzzleOf(layout, known.value, purpose));
    }
  }
  return failure('levelNotFound', 'level', purpose.level);
}
