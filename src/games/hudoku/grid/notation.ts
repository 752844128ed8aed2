// How cells, digits and units are written: r3c4, 1-9 and A-G, row:3, region:a. Used by moves, prints and proofs.

import type { GridLayout, Unit } from './layout.ts';

export const cellName = (columns: number, cell: number) =>
  `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;

const CELL = /^r([1-9]\d?)c([1-9]\d?)$/;

/** Undefined for anything that is not a cell of the board. */
export function parseCell(rows: number, columns: number, text: string): number | undefined {
  const match = CELL.exec(text);
  if (!match) return undefined;
  const row = Number(match[1]) - 1;
  const column = Number(match[2]) - 1;
  return row < rows && column < columns ? row * columns + column : undefined;
}

const DIGITS = '123456789ABCDEFG';

/** One letter per digit, so that rows line up: 10 is A. */
export const digitLetter = (digit: number) => DIGITS.charAt(digit - 1);

/** 1 to 16; 0 for anything else. */
export const parseDigit = (letter: string) =>
  letter.length === 1 ? DIGITS.indexOf(letter) + 1 : 0;

export const digitLetters = (mask: number) =>
  [...DIGITS].filter((_, index) => (mask >> index) & 1).join('');

/** A mask of digits; 0 for anything but digits in ascending order. */
export function parseDigits(text: string): number {
  let mask = 0;
  for (const letter of text) {
    const digit = parseDigit(letter);
    if (digit === 0 || mask >> (digit - 1) !== 0) return 0;
    mask |= 1 << (digit - 1);
  }
  return mask;
}

export function unitName(layout: GridLayout, unit: number): string {
  const found = layout.units[unit];
  return found ? `${found.kind}:${found.name}` : '';
}

export const parseUnit = ({ units }: GridLayout, text: string): Unit | undefined =>
  units.find(({ kind, name }) => `${kind}:${name}` === text);
