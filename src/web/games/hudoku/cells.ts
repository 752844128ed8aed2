// What the board shows in each cell, worked out from the view alone.

import { digitsOf, isBlank, layoutOf, regionName } from '../../../games/hudoku/grid/layout.ts';
import type { Source, View } from '../../../games/hudoku/types.ts';
import { coloursOf } from './colouring.ts';
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

/** The largest digit that any region of the board holds. */
export const largestDigit = (template: View['template']) =>
  Math.max(...[...regionsOf(template).values()].map((region) => region.size));

export type CellKind = 'blank' | 'given' | 'entered' | 'empty';
export const tints = ['tint-a', 'tint-b', 'tint-c', 'tint-d'] as const;

export interface CellView {
  readonly kind: CellKind;
  readonly digit: number;
  readonly region: string;
  /** The colour of its region, which no neighbour has. */
  readonly tint: (typeof tints)[number];
  readonly marks: readonly number[];
  /** It was told to be wrong. */
  readonly error: boolean;
  /** An equal digit stands in its row, column or region. */
  readonly conflict: boolean;
  /** Who filled it in, where the player did not. */
  readonly source: Source | undefined;
  /** Sides where another region begins. */
  readonly borders: readonly Side[];
  /** Name for screen readers, place included. */
  readonly name: string;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

const SIDES: readonly (readonly [Side, number, number])[] = [
  ['top', -1, 0],
  ['right', 0, 1],
  ['bottom', 1, 0],
  ['left', 0, -1],
];

/** Sides of a cell where another region begins, or nothing. */
export function bordersAt(
  template: View['template'],
  row: number,
  column: number,
): readonly Side[] {
  const region = regionName(template[row]?.[column] ?? '');
  return SIDES.filter(([, down, right]) => {
    const beside = template[row + down]?.[column + right];
    return beside === undefined || regionName(beside) !== region;
  }).map(([side]) => side);
}

/** Cells whose digit stands again in their row, column or region; only where digits may be wrong. */
export function conflictsOf(view: View): ReadonlySet<number> {
  if (view.mode !== 'calm' || view.ending !== 'none') return new Set();
  const { peers } = layoutOf(view.template);
  const shown = view.revealed.flat();
  return new Set(
    shown.flatMap((square, cell) =>
      typeof square === 'number' &&
      square > 0 &&
      peers[cell]?.some((peer) => shown[peer] === square)
        ? [cell]
        : [],
    ),
  );
}

/** `conflicts`: those to be marked. */
export function cellsOf(view: View, conflicts: ReadonlySet<number>): readonly CellView[] {
  const colours = coloursOf(view.template);
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
    const conflict = conflicts.has(cell);
    const source = kind === 'entered' ? view.sources[cell] : undefined;
    const borders = bordersAt(view.template, row, column);
    const what = {
      blank: words.face.blank(digit || undefined),
      given: words.face.given(digit),
      entered: words.face.entered(digit, source),
      empty: words.face.empty,
    }[kind];
    const name = [
      words.face.place(row, column),
      words.face.region(region),
      what,
      ...(marks.length > 0 ? [words.face.marks(marks)] : []),
      ...(error ? [words.face.error(kind === 'entered')] : []),
      ...(conflict && !error ? [words.face.conflict(digit)] : []),
    ].join(', ');
    return {
      kind,
      digit,
      region,
      tint: tints[colours.get(region) ?? 0] ?? tints[0],
      marks,
      error,
      conflict,
      source,
      borders,
      name,
    };
  });
}
