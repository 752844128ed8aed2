// The verdict on a drawing: is it well formed, does anything fit, do unique puzzles exist, and of what levels.

import { type Budget, createBudget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { bitCount, type Layout, layoutOf } from '../grid/layout.ts';
import { cellName, unitName } from '../grid/notation.ts';
import { checkTemplate, parseRows } from '../grid/template.ts';
import { solverOf, UNKNOWN } from '../solver/solver.ts';
import { type Answer, type Level, levels, type Question, type Template } from '../types.ts';
import { createBoard, type DeadEnd } from './board.ts';
import { draftPuzzle } from './generate.ts';
import { climb, type Step } from './ladder.ts';
import { printStep } from './proof.ts';

/** Guesses before the question whether anything fits is left open: fewer on large boards, where each takes longer. */
const solvableCap = (layout: Layout) => Math.floor(4_000_000 / layout.cells);
const GRIDS_LIMIT = 1000;
/** Tries for each level, and unique puzzles that are enough. */
const SAMPLE = 60;
const ENOUGH = 5;
/** Steps for each level, times cells: an editor waits for the answer. What is not found by then is left out. */
const LEVEL_WORK = 1_200_000;

export function ask(question: Question, budget: Budget): Result<Answer> {
  switch (question.type) {
    case 'examineTemplate':
      return examineTemplate(question.template, budget);
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

export interface Solvability {
  readonly solvable: Answer['solvable'];
  /** Where it is 'no': the last lines of the ladder before the dead end, or nothing where only a search tells. */
  readonly reason: string;
}

/** Can the template be filled at all? The ladder is asked first, for it knows why not. */
export function findSolvability(template: Template): Solvability {
  const layout = layoutOf(template);
  const crowded = layout.units.find((unit) => unit.cells.length > bitCount(unit.digits));
  if (crowded)
    return {
      solvable: 'no',
      reason: `${crowded.kind}:${crowded.name} has ${crowded.cells.length} cells for ${bitCount(crowded.digits)} digits`,
    };
  const empty = new Int32Array(layout.cells);
  const { steps, end } = climb(createBoard(layout, empty), 'hard');
  if (end) return { solvable: 'no', reason: printDeadEnd(layout, steps, end) };
  const count = solverOf(layout).count(empty, 1, solvableCap(layout));
  return { solvable: count === UNKNOWN ? 'unknown' : count > 0 ? 'yes' : 'no', reason: '' };
}

/** The dead end and the one step that a reader can follow to it. */
function printDeadEnd(layout: Layout, steps: readonly Step[], end: DeadEnd): string {
  const last = steps[steps.length - 1];
  const lines = last ? printStep(layout, last) : [];
  const dead =
    end.type === 'emptyCell'
      ? `nothing fits ${cellName(layout.columns, end.cell)}`
      : `no place for ${end.digit} in ${unitName(layout, end.unit)}`;
  return [...lines, dead].join('; ');
}

export function examineTemplate(text: string, budget: Budget): Result<Answer> {
  const rows = parseRows(text);
  if (!rows.ok) return success(refused([rows.fault]));
  const faults = checkTemplate(rows.value);
  if (faults.length > 0) return success(refused(faults));
  const { solvable, reason } = findSolvability(rows.value);
  if (solvable === 'no')
    return success(refused([{ code: 'noSolution', ...(reason ? { detail: reason } : {}) }]));
  const layout = layoutOf(rows.value);
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
