// A puzzle from its parts (by cell while it is dealt or read, in rows once done), and the small digits of its blanks: a
// blank promises a digit of its region that is nowhere in its row and column.

import { type GridLayout, gridOf, regionOf } from '../grid/layout.ts';
import type { Level, Mode, Params, Puzzle, Technique } from '../types.ts';
import { levelIn, modeIn, practiceIn } from './params.ts';

/** The key of a blank in `emptyHints`, as in the original: 'row,column' from 0. */
export const hintKey = (layout: GridLayout, blank: number) =>
  `${Math.floor(blank / layout.columns)},${blank % layout.columns}`;

/** Digits that a blank may show in this grid: in its region, but nowhere in its row and column. */
export function honestDigits(
  layout: GridLayout,
  solution: ArrayLike<number>,
  blank: number,
): number {
  const row = Math.floor(blank / layout.columns);
  const column = blank % layout.columns;
  let digits = layout.regionDigits[blank] ?? 0;
  for (const cell of layout.fillable)
    if (Math.floor(cell / layout.columns) === row || cell % layout.columns === column)
      digits &= ~(1 << ((solution[cell] ?? 0) - 1));
  return digits;
}

/** May the blank show this digit? Also not if its region already shows it. */
export function isHonest(
  layout: GridLayout,
  solution: ArrayLike<number>,
  givens: ArrayLike<number>,
  blank: number,
  digit: number,
): boolean {
  if (!((honestDigits(layout, solution, blank) >> (digit - 1)) & 1)) return false;
  const name = regionOf(layout, blank);
  return layout.fillable.every((cell) => givens[cell] !== digit || regionOf(layout, cell) !== name);
}

export interface DealtGrid {
  readonly solution: Int32Array;
  /** By cell, 0 hidden. */
  readonly givens: Int32Array;
  /** Hint digits by blank cell; 0 if none fits. */
  readonly hints: ReadonlyMap<number, number>;
}

/** What a puzzle is dealt for. */
export interface Purpose {
  readonly level: Level;
  readonly mode: Mode;
  readonly practise?: Technique | undefined;
}

export const purposeIn = (params: Params): Purpose => ({
  level: levelIn(params),
  mode: modeIn(params),
  practise: practiceIn(params),
});

export function puzzleOf(layout: GridLayout, draft: DealtGrid, purpose: Purpose): Puzzle {
  const emptyHints: Record<string, number> = {};
  for (const [cell, digit] of draft.hints) if (digit > 0) emptyHints[hintKey(layout, cell)] = digit;
  return {
    template: layout.template,
    solution: gridOf(layout, draft.solution),
    revealed: gridOf(layout, draft.givens),
    emptyHints,
    totalCells: layout.fillable.length,
    level: purpose.level,
    mode: purpose.mode,
    ...(purpose.practise ? { practise: purpose.practise } : {}),
  };
}
