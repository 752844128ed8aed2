// The verdict on a drawing: is it well formed, does anything fit, do unique puzzles exist, and of what levels.

import type { Budget } from '../../core/budget.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { draftPuzzle } from './generate.ts';
import { layoutOf } from './layout.ts';
import { solverOf, UNKNOWN } from './solver.ts';
import { checkTemplate, parseRows } from './template.ts';
import { type Answer, type Level, levels, type Question, type Template } from './types.ts';

/** Guesses before the question whether anything fits is left open. */
export const SOLVABLE_CAP = 100_000;
const GRIDS_LIMIT = 1000;
/** Tries for each level. */
const SAMPLE = 60;

export function ask(question: Question, budget: Budget): Result<Answer> {
  switch (question.type) {
    case 'examineTemplate':
      return examineTemplate(question.template, budget);
  }
}

const refused = (faults: Answer['faults'], solvable: Answer['solvable'] = 'no'): Answer => ({
  valid: false,
  faults,
  solvable,
  grids: 0,
  gridsLimit: GRIDS_LIMIT,
  sampled: 0,
  unique: 0,
  levels: [],
});

/** Can the template be filled at all? */
export function isSolvable(template: Template): Answer['solvable'] {
  const layout = layoutOf(template);
  const count = solverOf(layout).count(new Int32Array(layout.cells), 1, SOLVABLE_CAP);
  return count === UNKNOWN ? 'unknown' : count > 0 ? 'yes' : 'no';
}

export function examineTemplate(text: string, budget: Budget): Result<Answer> {
  const rows = parseRows(text);
  if (!rows.ok) return success(refused([rows.fault]));
  const faults = checkTemplate(rows.value);
  if (faults.length > 0) return success(refused(faults));
  const layout = layoutOf(rows.value);
  const solver = solverOf(layout);
  const grids = solver.count(new Int32Array(layout.cells), GRIDS_LIMIT, SOLVABLE_CAP);
  if (!budget.spend(1 + solver.guesses)) return failure('budgetExhausted');
  if (grids === 0) return success(refused([{ code: 'noSolution' }]));
  const found: Level[] = [];
  let sampled = 0;
  let unique = 0;
  for (const level of levels) {
    const rng = createRng(`hudoku/examine/${text}/${level}`);
    for (let index = 0; index < SAMPLE; index++) {
      const draft = draftPuzzle(layout, level, rng, budget);
      if (!draft.ok) return draft;
      sampled++;
      if (!draft.value) continue;
      unique++;
      if (!found.includes(level)) found.push(level);
      if (unique >= SAMPLE / 4) break;
    }
  }
  return success({
    valid: true,
    faults: [],
    solvable: grids === UNKNOWN && unique === 0 ? 'unknown' : 'yes',
    grids: Math.max(grids, 0),
    gridsLimit: GRIDS_LIMIT,
    sampled,
    unique,
    levels: found,
  });
}
