// Questions to the engine: what a drawn template is good for, and reading sudokus written elsewhere.

import { type Budget, createBudget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { layoutOf } from '../grid/layout.ts';
import { checkTemplate, parseRows, placeName, templates } from '../grid/template.ts';
import { puzzleOf } from '../rules/puzzle.ts';
import { solverOf, UNIQUE_CAP, UNKNOWN } from '../solver/solver.ts';
import {
  type Answer,
  type Level,
  levels,
  type Mode,
  NO_PRACTICE,
  type Question,
  type SudokuAnswer,
} from '../types.ts';
import { createBoard } from './candidate-board.ts';
import { draftPuzzle, findSolvability, solvableCap } from './dealing.ts';
import { LADDER_COST, levelOf } from './ladder.ts';

const SIDE = 9;
const CELLS = SIDE * SIDE;
const EMPTY = /[0._*xX?]/;
/** Characters that frames are drawn with. */
const FRAME = /[|+=:!'`"\u2500-\u257f\s-]/u;
/** A whole line of a frame; its corners may be dots. */
const RULE = /^[^1-9]*(?:--|==|\u2500\u2500|\u2501\u2501|\u2550\u2550)[^1-9]*$/u;

/** Digits by cell, 0 empty. Faults: badLine, wrongCount, clash. */
export function parseSudoku(text: string): Result<Int32Array> {
  const drawn = readDigits(text, false);
  // If the count is off, dashes may be empty cells.
  const dashed = drawn.ok && drawn.value.length !== CELLS ? readDigits(text, true) : drawn;
  const read = dashed.ok && dashed.value.length === CELLS ? dashed : drawn;
  if (!read.ok) return read;
  const digits = read.value;
  if (digits.length !== CELLS) return failure('wrongCount', undefined, String(digits.length));
  const { peers } = layoutOf(templates.sudoku);
  const clash = digits.findIndex(
    (digit, cell) => digit !== 0 && peers[cell]?.some((peer) => digits[peer] === digit),
  );
  if (clash >= 0) {
    const where = placeName(Math.floor(clash / SIDE), clash % SIDE);
    return failure('clash', where, String(digits[clash]));
  }
  return success(Int32Array.from(digits));
}

function readDigits(text: string, dashed: boolean): Result<number[]> {
  const digits: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!dashed && RULE.test(line)) continue;
    for (const [column, letter] of [...line].entries()) {
      if (/[1-9]/.test(letter)) digits.push(Number(letter));
      else if (EMPTY.test(letter) || (dashed && letter === '-')) digits.push(0);
      else if (!FRAME.test(letter))
        return failure('badLine', `line ${index + 1}, character ${column + 1}`, letter);
    }
  }
  return success(digits);
}

/** Solutions to count before they are "many". */
const MANY = 100;

/** A sudoku from elsewhere with its level. Faults of its own: noSolution, notUnique, notProven. */
function readSudoku(text: string, mode: Mode, budget: Budget): Result<SudokuAnswer> {
  const read = parseSudoku(text);
  if (!read.ok) return read;
  const givens = read.value;
  const layout = layoutOf(templates.sudoku);
  const solver = solverOf(layout);
  const count = solver.count(givens, MANY, UNIQUE_CAP);
  if (!budget.spend(1 + solver.guesses + LADDER_COST)) return failure('budgetExhausted');
  if (count === UNKNOWN) return failure('notProven');
  if (count === 0) return failure('noSolution');
  if (count > 1)
    return failure('notUnique', undefined, count >= MANY ? `${MANY} or more` : String(count));
  const solution = solver.solution.slice();
  const level = levelOf(createBoard(layout, givens));
  const params = { template: 'sudoku', level, mode, customTemplate: '', practise: NO_PRACTICE };
  const puzzle = puzzleOf(layout, { solution, givens, hints: new Map() }, { level, mode });
  return success({ params, puzzle });
}

const GRIDS_LIMIT = 1000;
/** Attempts per level, and unique puzzles that are enough. */
const SAMPLE = 60;
const ENOUGH = 5;
/** Budget steps per level, times cells: an editor is waiting. Levels not found by then are left out. */
const LEVEL_WORK = 4_000_000;

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
