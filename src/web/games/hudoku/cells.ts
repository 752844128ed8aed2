// What the board shows in each cell, worked out from the view alone.

import { digitsOf, isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { View } from '../../../games/hudoku/types.ts';
import { words } from './words.ts';

export interface Region {
  readonly name: string;
  /** Cells to fill, and so its largest digit. */
  readonly size: number;
}

export function regionsOf(template: View['template']): ReadonlyMap<string, Region> {
  const regions = new Map<string, Region>();
  for (const token of template.flat()) {
    const name = regionName(token);
    const size = (regions.get(name)?.size ?? 0) + (isBlank(token) ? 0 : 1);
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
    const region = regionName(token);
    const square = view.revealed[row]?.[column];
    const given = view.given[row]?.[column];
    const blank = isBlank(token);
    const digit = blank ? (view.emptyHints[`${row},${column}`] ?? 0) : Number(square ?? 0);
    const kind: CellKind = blank
      ? 'blank'
      : digit === 0
        ? 'empty'
        : given === digit
          ? 'given'
          : 'entered';
    const marks = kind === 'empty' ? digitsOf(view.marks[cell] ?? 0) : [];
    const error = view.errors.includes(cell);
    const borders = SIDES.filter(([, down, right]) => {
      const beside = view.template[row + down]?.[column + right];
      return beside === undefined || regionName(beside) !== region;
    }).map(([side]) => side);
    const what = {
      blank: words.face.blank(digit || undefined),
      given: words.face.given(digit),
      entered: words.face.entered(digit),
      empty: words.face.empty,
    }[kind];
    const name = [
      words.face.place(row, column),
      words.face.region(region),
      what,
      ...(marks.length > 0 ? [words.face.marks(marks)] : []),
      ...(error ? [words.face.error] : []),
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
