// Sudokus from elsewhere: 81 digits in a line or in nine, or a drawing with digits and any lines around them.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { layoutOf } from '../grid/layout.ts';
import { placeName, templates } from '../grid/template.ts';
import { puzzleOf } from '../rules/puzzle.ts';
import { solverOf, UNKNOWN } from '../solver/solver.ts';
import { type Mode, NO_PRACTICE, type SudokuAnswer } from '../types.ts';
import { createBoard } from './board.ts';
import { LADDER_COST, levelOf } from './ladder.ts';
import { UNIQUE_CAP } from './solve.ts';

const SIDE = 9;
const CELLS = SIDE * SIDE;
const EMPTY = /[0._*xX?]/;
/** What people draw frames with. */
const FRAME = /[|+=:!'`"\u2500-\u257f\s-]/u;
/** A whole line of a frame; its corners may be dots. */
const RULE = /^[^1-9]*(?:--|==|\u2500\u2500|\u2501\u2501|\u2550\u2550)[^1-9]*$/u;

/** Digits by cell, 0 empty. Faults: badLine, wrongCount, clash. */
export function parseSudoku(text: string): Result<Int32Array> {
  const drawn = readDigits(text, false);
  // Where the lines do not add up, a stroke may be an empty cell.
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

/** Solutions that are counted before they are called many. */
const MANY = 100;

/** A sudoku from elsewhere with its proof and its level. Faults besides those of reading: noSolution, notUnique, notProven. */
export function readSudoku(text: string, mode: Mode, budget: Budget): Result<SudokuAnswer> {
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
