// What the board shows in each cell, worked out from the view alone.

import type { View } from '../../../games/hudoku/types.ts';
import { words } from './words.ts';

export const isBlankToken = (token: string) => token.startsWith('-');
export const regionOf = (token: string) => (isBlankToken(token) ? token.slice(1) : token);

export interface Region {
  readonly name: string;
  /** Cells to fill, and so its largest digit. */
  readonly size: number;
}

export function regionsOf(template: View['template']): ReadonlyMap<string, Region> {
  const regions = new Map<string, Region>();
  for (const token of template.flat()) {
    const name = regionOf(token);
    const size = (regions.get(name)?.size ?? 0) + (isBlankToken(token) ? 0 : 1);
    regions.set(name, { name, size });
  }
  return regions;
}

export type CellKind = 'blank' | 'given' | 'entered' | 'empty';

export interface CellView {
  readonly kind: CellKind;
  readonly digit: number;
  readonly region: string;
  /** Large or small region: the two tints. */
  readonly large: boolean;
  readonly marks: readonly number[];
  readonly error: boolean;
  /** Sides where another region begins. */
  readonly borders: readonly Side[];
  /** Name for screen readers, place included. */
  readonly name: string;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

const SIDES: readonly (readonly [Side, number, number])[] = [
  ['top', -1, 0],
  ['right', 0, 1],
  ['bottom', 1, 0],
  ['left', 0, -1],
];

export function digitsIn(mask: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; digit <= 16; digit++) if ((mask >> (digit - 1)) & 1) digits.push(digit);
  return digits;
}

/** The largest region decides which count as large. */
function largeFrom(regions: ReadonlyMap<string, Region>): number {
  const sizes = [...regions.values()].map((region) => region.size);
  return (Math.max(...sizes) + Math.min(...sizes)) / 2;
}

export function cellsOf(view: View): readonly CellView[] {
  const regions = regionsOf(view.template);
  const threshold = largeFrom(regions);
  return Array.from({ length: view.rows * view.columns }, (_, cell) => {
    const row = Math.floor(cell / view.columns);
    const column = cell % view.columns;
    const token = view.template[row]?.[column] ?? '';
    const region = regionOf(token);
    const square = view.revealed[row]?.[column];
    const given = view.given[row]?.[column];
    const blank = isBlankToken(token);
    const digit = blank ? (view.emptyHints[`${row},${column}`] ?? 0) : Number(square ?? 0);
    const kind: CellKind = blank
      ? 'blank'
      : digit === 0
        ? 'empty'
        : given === digit
          ? 'given'
          : 'entered';
    const marks = kind === 'empty' ? digitsIn(view.marks[cell] ?? 0) : [];
    const error = view.errors.includes(cell);
    const borders = SIDES.filter(([, down, right]) => {
      const beside = view.template[row + down]?.[column + right];
      return beside === undefined || regionOf(beside) !== region;
    }).map(([side]) => side);
    const what = {
      blank: words.blank(digit || undefined),
      given: words.given(digit),
      entered: words.entered(digit),
      empty: words.empty,
    }[kind];
    const name = [
      words.place(row, column),
      words.region(region),
      what,
      ...(marks.length > 0 ? [words.marks(marks)] : []),
      ...(error ? [words.error] : []),
    ].join(', ');
    return {
      kind,
      digit,
      region,
      large: (regions.get(region)?.size ?? 0) >= threshold,
      marks,
      error,
      borders,
      name,
    };
  });
}
