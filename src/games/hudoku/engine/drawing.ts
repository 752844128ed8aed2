// Marks of hints in the making: what steps of the ladder have in common when they are drawn.

import type { Fact, HintStep, Mark } from '../../../core/hint.ts';
import { digitsOf } from '../grid/layout.ts';
import type { Board } from './board.ts';
import type { Sight } from './sight.ts';
import type { Strike } from './step.ts';

export const cellsOf = ({ layout }: Board, unit: number) => layout.units[unit]?.cells ?? [];

export const candidate = (
  cell: number,
  value: number,
  as: Extract<Mark, { kind: 'candidate' }>['as'],
): Mark => ({ kind: 'candidate', cell, value, as });

export const struck = (gone: readonly Strike[]) =>
  gone.flatMap(({ cell, digits }) =>
    digitsOf(digits).map((digit) => candidate(cell, digit, 'struck')),
  );

/** Cells along which a pattern runs, joined one to the next. */
export const joined = (cells: readonly number[], as: 'strong' | 'weak') =>
  cells.slice(1).map((to, index): Mark => ({ kind: 'link', from: cells[index] ?? to, to, as }));

export const sightMarks = (sights: readonly Sight[]): Mark[] => [
  ...[...new Set(sights.map(({ from }) => from))].map((cell): Mark => ({ kind: 'cause', cell })),
  ...sights.map(({ from, to }): Mark => ({ kind: 'link', from, to, as: 'weak' })),
];

export const stepOf = (cells: readonly number[], fact: Fact, marks: readonly Mark[]): HintStep => ({
  area: { cells },
  facts: [fact],
  marks: [{ kind: 'area', cells }, ...marks],
});
