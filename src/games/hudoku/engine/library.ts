// The solver for everyone: grids in, counts and grids out. 0 is hidden and blanks keep 0.
// Malformed input is the caller's mistake and throws a TypeError that says where; givens that clash have no solution.

import type { Budget } from '../../../core/budget.ts';
import { type Fault, orThrow } from '../../../core/result.ts';
import { type Layout, layoutOf } from '../grid/layout.ts';
import { checkTemplate, placeName } from '../grid/template.ts';
import { solverOf } from '../solver/solver.ts';
import type { Template } from '../types.ts';
import { createBoard } from './board.ts';
import { UNIQUE_CAP } from './solve.ts';
import type { Step } from './step.ts';
import { explainStep } from './trial.ts';

/** How many grids fit, counted up to `limit`. */
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

/** A grid that fits; null where there is none. */
export function solve(
  template: Template,
  givens: readonly (readonly number[])[],
): number[][] | null {
  const layout = examine(template);
  const solver = solverOf(layout);
  const flat = examineGivens(layout, givens);
  if (solver.count(flat, 1, Number.POSITIVE_INFINITY) === 0) return null;
  const { columns } = layout;
  return template.map((row, index) =>
    row.map((_, column) => {
      const cell = index * columns + column;
      return layout.domain[cell] === 0 ? 0 : (solver.solution[cell] ?? 0);
    }),
  );
}

/** The easiest next step with its reasons; null where no step follows, as with several solutions or none. */
export function explainNext(
  template: Template,
  givens: readonly (readonly number[])[],
  budget: Budget,
): Step | null {
  const layout = examine(template);
  const board = createBoard(layout, examineGivens(layout, givens));
  if (board.open === 0) return null;
  const unique = solverOf(layout).count(board.digits, 2, UNIQUE_CAP) === 1;
  const step = explainStep(board, budget, { unique });
  return step === 'exhausted' || step === undefined ? null : step;
}

const examined = new WeakSet<Layout>();

function examine(template: Template): Layout {
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

/** Numbers by cell, filled anew with every call: the caller reads it at once. */
const buffers = new WeakMap<Layout, Int32Array>();

function examineGivens(layout: Layout, givens: readonly (readonly number[])[]): Int32Array {
  let flat = buffers.get(layout);
  if (!flat) {
    flat = new Int32Array(layout.cells);
    buffers.set(layout, flat);
  }
  const { rows, columns, domain } = layout;
  if (givens.length !== rows) reject({ code: 'raggedRow', detail: `${givens.length} rows` });
  let cell = 0;
  for (let row = 0; row < rows; row++) {
    const line = givens[row];
    if (line?.length !== columns) reject({ code: 'raggedRow', where: `row ${row + 1}` });
    for (let column = 0; column < columns; column++) {
      const digit = line?.[column] ?? Number.NaN;
      if (digit !== 0 && ((domain[cell] as number) >> (digit - 1)) % 2 !== 1)
        reject({ code: 'badDigit', where: placeName(row, column), detail: String(digit) });
      if (digit !== 0 && (digit < 1 || digit > 16 || !Number.isInteger(digit)))
        reject({ code: 'badDigit', where: placeName(row, column), detail: String(digit) });
      flat[cell++] = digit;
    }
  }
  return flat;
}
