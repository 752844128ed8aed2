// The verdict on a drawing: is it well formed, does anything fit, do unique puzzles exist, and of what levels.

import { type Budget, createBudget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { layoutOf } from '../grid/layout.ts';
import { checkTemplate, parseRows } from '../grid/template.ts';
import { solverOf } from '../solver/solver.ts';
import { type Answer, type Level, levels, type Question, type SudokuAnswer } from '../types.ts';
import { draftPuzzle } from './draft.ts';
import { findSolvability, solvableCap } from './solvability.ts';
import { readSudoku } from './sudoku.ts';

const GRIDS_LIMIT = 1000;
/** Tries for each level, and unique puzzles that are enough. */
const SAMPLE = 60;
const ENOUGH = 5;
/** Steps for each level, times cells: an editor waits for the answer. What is not found by then is left out. */
const LEVEL_WORK = 4_000_000;

/** Its questions stand alone: no inquiry is needed. */
export function ask(
  question: Question,
  _inquiry: unknown,
  budget: Budget,
): Result<Answer | SudokuAnswer> {
  switch (question.type) {
    case 'examineTemplate':
      return examineTemplate(question.template, budget);
    case 'readSudoku':
      return readSudoku(question.text, question.mode, budget);
  }
}

const refused = (faults: Answer['faults']): Answer => ({
  valid: false,
  faults,
  solvable: 'no',
  grids: 0,
  gridsLimit: GRIDS_LIMIT,
  sampled: 0,
  unique: 0,
  levels: [],
});

function examineTemplate(text: string, budget: Budget): Result<Answer> {
  const rows = parseRows(text);
  if (!rows.ok) return success(refused([rows.fault]));
  const faults = checkTemplate(rows.value);
  if (faults.length > 0) return success(refused(faults));
  const layout = layoutOf(rows.value);
  const { solvable, reason, cost } = findSolvability(layout);
  if (!budget.spend(cost)) return failure('budgetExhausted');
  if (solvable === 'no') return success(refused([failure('noSolution', undefined, reason).fault]));
  const solver = solverOf(layout);
  const grids = solver.count(new Int32Array(layout.cells), GRIDS_LIMIT, solvableCap(layout));
  if (!budget.spend(1 + solver.guesses)) return failure('budgetExhausted');
  const found: Level[] = [];
  let sampled = 0;
  let unique = 0;
  for (const level of levels) {
    const rng = createRng(`hudoku/examine/${text}/${level}`);
    const share = createBudget(Math.floor(LEVEL_WORK / layout.cells));
    let exhausted = false;
    const both: Budget = {
      spend(steps = 1) {
        exhausted ||= !budget.spend(steps);
        return !exhausted && share.spend(steps);
      },
    };
    let successes = 0;
    for (let index = 0; index < SAMPLE && successes < ENOUGH; index++) {
      const draft = draftPuzzle(layout, level, rng, both);
      if (exhausted) return failure('budgetExhausted');
      if (!draft.ok) break;
      sampled++;
      if (draft.value) successes++;
    }
    unique += successes;
    if (successes > 0) found.push(level);
  }
  return success({
    valid: true,
    faults: [],
    solvable: unique > 0 ? 'yes' : solvable,
    grids: Math.max(grids, 0),
    gridsLimit: GRIDS_LIMIT,
    sampled,
    unique,
    levels: found,
  });
}
