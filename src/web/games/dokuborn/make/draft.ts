// A grid in the making: which conditions stand where, and the steps that change it. Nothing here asks a card.

import type { Draft } from '../../../../games/dokuborn/types.ts';

export type Axis = 'rows' | 'columns';
export interface Place {
  readonly axis: Axis;
  readonly index: number;
}

const blank = (size: number): readonly null[] => new Array<null>(size).fill(null);

export const emptyDraft = (size: number): Draft => ({
  size,
  rows: blank(size),
  columns: blank(size),
});

export const conditionAt = (draft: Draft, { axis, index }: Place): string | null =>
  draft[axis][index] ?? null;

export function withCondition(draft: Draft, { axis, index }: Place, id: string | null): Draft {
  return { ...draft, [axis]: draft[axis].map((old, at) => (at === index ? id : old)) };
}

/** Keeps what fits; a larger grid has room for more. */
export function resized(draft: Draft, size: number): Draft {
  const cut = (list: Draft['rows']) => [...list, ...blank(size)].slice(0, size);
  return { size, rows: cut(draft.rows), columns: cut(draft.columns) };
}

/** Rows become columns. */
export const turned = ({ size, rows, columns }: Draft): Draft => ({
  size,
  rows: columns,
  columns: rows,
});

/** Changes places with the neighbour in this direction; at the end nothing happens. */
export function moved(draft: Draft, { axis, index }: Place, step: 1 | -1): Draft {
  const other = index + step;
  if (other < 0 || other >= draft.size) return draft;
  const list = [...draft[axis]];
  [list[index], list[other]] = [list[other] ?? null, list[index] ?? null];
  return { ...draft, [axis]: list };
}

export const isEmpty = ({ rows, columns }: Draft): boolean =>
  [...rows, ...columns].every((id) => id === null);

export const isWhole = ({ rows, columns }: Draft): boolean =>
  [...rows, ...columns].every((id) => id !== null);

/** The two conditions of a cell, where both are chosen. */
export function conditionsAt(draft: Draft, cell: number): readonly [string, string] | undefined {
  const row = draft.rows[Math.floor(cell / draft.size)];
  const column = draft.columns[cell % draft.size];
  return row != null && column != null ? [row, column] : undefined;
}

/** As it is kept between visits: `3:c1,,o3,…`, an empty place where nothing is chosen. */
export const printDraft = ({ size, rows, columns }: Draft): string =>
  `${size}:${[...rows, ...columns].map((id) => id ?? '').join(',')}`;

/** What was kept, as far as it can be read; else an empty grid. */
export function parseDraft(text: string | undefined, usual: number): Draft {
  const match = /^([2-4]):([^\s<>"]{0,400})$/.exec(text ?? '');
  const size = Number(match?.[1]);
  const ids = (match?.[2] ?? '').split(',').map((id) => (id === '' ? null : id));
  if (!match || ids.length !== 2 * size) return emptyDraft(usual);
  return { size, rows: ids.slice(0, size), columns: ids.slice(size) };
}
