// The solver as the library exports it: plain grids in, counts and grids out; 0 is an empty cell, and blanks keep 0.
// Malformed input throws a TypeError that says where; clashing givens have no solution.

import type { Budget } from '../../../core/budget.ts';
import { memoByObject } from '../../../core/memo.ts';
import { type Fault, orThrow } from '../../../core/result.ts';
import { type GridLayout, gridOf, layoutOf } from '../grid/layout.ts';
import { checkTemplate, placeName } from '../grid/template.ts';
import { solverOf, UNIQUE_CAP } from '../solver/solver.ts';
import type { Template } from '../types.ts';
import { createBoard } from './candidate-board.ts';
import type { LadderStep } from './step.ts';
import { explainStep } from './techniques/trial.ts';

export function countSolutions(
  template: Template,
  givens: readonly (readonly number[])[],
  limit: number,
): number {
  const layout = examine(template);
  return solverOf(layout).count(examineGivens(layout, givens), limit, Number.POSITIVE_INFINITY);
}

export function isUnique(template: Template, givens: readonly (readonly number[])[]): boolean {
  return countSolutions(template, givens, 2) === 1;
}

/** A solution; null if there is none. */
export function solve(
  template: Template,
  givens: readonly (readonly number[])[],
): number[][] | null {
  const layout = examine(template);
  const solver = solverOf(layout);
  const flat = examineGivens(layout, givens);
  if (solver.count(flat, 1, Number.POSITIVE_INFINITY) === 0) return null;
  return gridOf(layout, solver.solution).map((row) =>
    row.map((square) => (square === '-' ? 0 : square)),
  );
}

/** The easiest next step with its reasons; null if none follows, as with several solutions or none. */
export function explainNext(
  template: Template,
  givens: readonly (readonly number[])[],
  budget: Budget,
): LadderStep | null {
  const layout = examine(template);
  const board = createBoard(layout, examineGivens(layout, givens));
  if (board.open === 0) return null;
  const unique = solverOf(layout).count(board.digits, 2, UNIQUE_CAP) === 1;
  const step = explainStep(board, budget, { unique });
  return step === 'exhausted' || step === undefined ? null : step;
}

const examined = new WeakSet<GridLayout>();

function examine(template: Template): GridLayout {
  const width = template[0]?.length ?? 0;
  for (let row = 0; row < template.length; row++)
    if (template[row]?.length !== width) reject(checkTemplate(template)[0]);
  const layout = layoutOf(template);
  if (!examined.has(layout)) {
    reject(checkTemplate(template)[0]);
    examined.add(layout);
  }
  return layout;
}

function reject(fault: Fault | undefined): void {
  if (fault) orThrow({ ok: false, fault });
}

/** One buffer per layout, overwritten by each call: callers read it at once. */
const bufferOf = memoByObject(({ cells }: GridLayout) => new Int32Array(cells));

function examineGivens(layout: GridLayout, givens: readonly (readonly number[])[]): Int32Array {
  const flat = bufferOf(layout);
  const { rows, columns, domain } = layout;
  if (givens.length !== rows) reject({ code: 'raggedRow', detail: `${givens.length} rows` });
  let cell = 0;
  for (let row = 0; row < rows; row++) {
    const line = givens[row];
    if (line?.length !== columns) reject({ code: 'raggedRow', where: `row ${row + 1}` });
    for (let column = 0; column < columns; column++) {
      const digit = line?.[column] ?? Number.NaN;
      const isDigit = Number.isInteger(digit) && digit >= 1 && digit <= 16;
      if (digit !== 0 && !(isDigit && ((domain[cell] as number) >> (digit - 1)) & 1))
        reject({ code: 'badDigit', where: placeName(row, column), detail: String(digit) });
      flat[cell++] = digit;
    }
  }
  return flat;
}
