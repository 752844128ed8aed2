// What the lines of a proof have shown so far, and the plain questions that its checker asks of it.

import type { Layout, Unit } from '../grid/layout.ts';
import { parseCell, parseUnit } from '../grid/notation.ts';

/** What the lines have shown so far. */
export interface Slate {
  /** One solution is known already, so that what would make a second one may be ruled out. Never in a proof. */
  readonly unique: boolean;
  readonly layout: Layout;
  readonly candidates: number[];
  readonly digits: number[];
}

export const copySlate = (slate: Slate): Slate => ({
  ...slate,
  candidates: [...slate.candidates],
  digits: [...slate.digits],
});

export const cellOf = ({ layout }: Slate, word: string | undefined) =>
  parseCell(layout.rows, layout.columns, word ?? '');

export function unitOf({ layout }: Slate, word: string | undefined): Unit | undefined {
  const index = parseUnit(layout, word ?? '');
  return index === undefined ? undefined : layout.units[index];
}

/** A unit that must hold every one of its digits. */
export function fullUnit(slate: Slate, word: string | undefined): Unit | undefined {
  const unit = unitOf(slate, word);
  return unit?.full ? unit : undefined;
}

export const may = (slate: Slate, cell: number, digit: number) =>
  digit > 0 && ((slate.candidates[cell] ?? 0) >> (digit - 1)) & 1;

export function strikeOut(slate: Slate, cell: number, digits: number): void {
  slate.candidates[cell] = (slate.candidates[cell] ?? 0) & ~digits;
}

/** Writes a digit where it may stand, and takes it from row, column and region. */
export function put(slate: Slate, cell: number, digit: number): boolean {
  if (!may(slate, cell, digit)) return false;
  slate.candidates[cell] = 0;
  slate.digits[cell] = digit;
  for (const unit of slate.layout.units)
    if (unit.cells.includes(cell))
      for (const peer of unit.cells) strikeOut(slate, peer, 1 << (digit - 1));
  return true;
}

/** A digit that the unit needs and does not hold yet. */
export const isMissing = (slate: Slate, unit: Unit, digit: number) =>
  digit > 0 &&
  (unit.digits >> (digit - 1)) & 1 &&
  unit.cells.every((cell) => slate.digits[cell] !== digit);

export const placesOf = (slate: Slate, unit: Unit, digit: number) =>
  unit.cells.filter((cell) => may(slate, cell, digit));
