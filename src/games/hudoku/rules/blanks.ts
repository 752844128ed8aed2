// The small digits of blanks: a blank promises a digit of its region that stands nowhere in its row and column.

import { type Layout, regionOf } from '../grid/layout.ts';

/** The original's key of a blank: 'row,column' from 0. */
export const hintKey = (layout: Layout, blank: number) =>
  `${Math.floor(blank / layout.columns)},${blank % layout.columns}`;

/** Digits that a blank may honestly show in this grid: of its region, and nowhere in its row and column. */
export function honestDigits(layout: Layout, solution: ArrayLike<number>, blank: number): number {
  const row = Math.floor(blank / layout.columns);
  const column = blank % layout.columns;
  let digits = layout.regionDigits[blank] ?? 0;
  for (const cell of layout.fillable)
    if (Math.floor(cell / layout.columns) === row || cell % layout.columns === column)
      digits &= ~(1 << ((solution[cell] ?? 0) - 1));
  return digits;
}

/** Nowhere in its row and column, and not shown in its region. */
export function isHonest(
  layout: Layout,
  solution: ArrayLike<number>,
  givens: ArrayLike<number>,
  blank: number,
  digit: number,
): boolean {
  if (!((honestDigits(layout, solution, blank) >> (digit - 1)) & 1)) return false;
  const name = regionOf(layout, blank);
  return layout.fillable.every((cell) => givens[cell] !== digit || regionOf(layout, cell) !== name);
}
