// Drawings of one's own as the editor handles them: rows of region names, always a rectangle.

import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import { LONGEST_SIDE } from '../../../games/hudoku/grid/template.ts';
import type { Template } from '../../../games/hudoku/types.ts';

export const START: Template = [
  ['a', 'a', 'b', 'b'],
  ['a', 'a', 'b', 'b'],
  ['c', 'c', 'd', 'd'],
  ['c', 'c', 'd', 'd'],
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const regionsIn = (drawing: Template): readonly string[] =>
  [...new Set(drawing.flat().map(regionName))].sort();

/** A name that no region has: a letter, and two of them once those are used up. */
export function freeName(used: readonly string[]): string {
  const names = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  return [...LETTERS, ...names].find((name) => !used.includes(name)) ?? 'zz';
}

/** Where nothing changes the same drawing comes back. */
export function painted(drawing: Template, cell: number, token: string): Template {
  const columns = drawing[0]?.length ?? 1;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (drawing[row]?.[column] === token) return drawing;
  return drawing.map((line, at) =>
    at === row ? line.map((old, index) => (index === column ? token : old)) : line,
  );
}

/** Cut off, or filled up with this token. */
export function resized(
  drawing: Template,
  size: { readonly rows: number; readonly columns: number },
  token: string,
): Template {
  const sane = (value: number) => Math.min(LONGEST_SIDE, Math.max(1, Math.round(value) || 1));
  return Array.from({ length: sane(size.rows) }, (_, row) =>
    Array.from({ length: sane(size.columns) }, (_, column) => drawing[row]?.[column] ?? token),
  );
}

/** Cells to fill, by region. */
export function sizesIn(drawing: Template): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const token of drawing.flat()) {
    const name = regionName(token);
    sizes.set(name, (sizes.get(name) ?? 0) + (isBlank(token) ? 0 : 1));
  }
  return sizes;
}
