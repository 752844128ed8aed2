// The reasons that a line of a proof may give, and what each lets go. By the rules of the board alone: no solver, no ladder.

import { bitCount, digitsOf, type Unit } from '../grid/layout.ts';
import { parseDigit, parseDigits } from '../grid/notation.ts';
import { cellOf, fullUnit, isMissing, may, placesOf, type Slate, unitOf } from './slate.ts';

export type Allowed = (cell: number, digits: number) => boolean;

/** What a reason lets go; undefined where the reason does not hold. */
export function allowedStrikes(slate: Slate, words: readonly string[]): Allowed | undefined {
  switch (words[0]) {
    case 'locked':
      return words.length === 4
        ? allowedByFish(slate, words[1] ?? '', [words[2] ?? ''], [words[3] ?? ''])
        : undefined;
    case 'fish':
      return words.length === 4
        ? allowedByFish(
            slate,
            words[1] ?? '',
            (words[2] ?? '').split(','),
            (words[3] ?? '').split(','),
          )
        : undefined;
    case 'naked':
      return allowedByNaked(slate, words);
    case 'hidden':
      return allowedByHidden(slate, words);
    case 'bent':
      return allowedByBent(slate, words);
    case 'chain':
      return allowedByChain(slate, words.slice(1));
    case 'rectangle':
      return slate.unique ? allowedByRectangle(slate, words) : undefined;
    default:
      return undefined;
  }
}

/** n disjoint full units have all their places for the digit in n other units: nothing else there holds it. */
function allowedByFish(
  slate: Slate,
  letter: string,
  baseNames: readonly string[],
  coverNames: readonly string[],
): Allowed | undefined {
  const digit = parseDigit(letter);
  const bases = baseNames.map((name) => fullUnit(slate, name));
  const covers = coverNames.map((name) => unitOf(slate, name));
  if (covers.length !== bases.length) return undefined;
  const based = new Set<number>();
  for (const base of bases) {
    if (!base || !isMissing(slate, base, digit)) return undefined;
    for (const cell of base.cells) {
      if (based.has(cell)) return undefined;
      based.add(cell);
      if (may(slate, cell, digit) && !covers.some((cover) => cover?.cells.includes(cell)))
        return undefined;
    }
  }
  return (cell, digits) =>
    digits === 1 << (digit - 1) &&
    !based.has(cell) &&
    covers.some((cover) => cover?.cells.includes(cell));
}

function namedCells(slate: Slate, unit: Unit, words: readonly string[]): number[] | undefined {
  const cells: number[] = [];
  for (const word of words) {
    const cell = cellOf(slate, word);
    if (cell === undefined || !unit.cells.includes(cell) || cells.includes(cell)) return undefined;
    if (slate.digits[cell] !== 0) return undefined;
    cells.push(cell);
  }
  return cells;
}

/** n cells of a unit share n digits between them: the others lose those. */
function allowedByNaked(slate: Slate, words: readonly string[]): Allowed | undefined {
  const unit = unitOf(slate, words[1]);
  const cells = unit && namedCells(slate, unit, words.slice(2));
  if (!unit || !cells) return undefined;
  const shared = cells.reduce((mask, cell) => mask | (slate.candidates[cell] ?? 0), 0);
  if (bitCount(shared) !== cells.length) return undefined;
  return (cell, digits) =>
    unit.cells.includes(cell) && !cells.includes(cell) && (digits & ~shared) === 0;
}

/** n digits of a full unit fit only into n cells: those lose everything else. */
function allowedByHidden(slate: Slate, words: readonly string[]): Allowed | undefined {
  const unit = fullUnit(slate, words[1]);
  const digits = parseDigits(words[2] ?? '');
  const cells = unit && namedCells(slate, unit, words.slice(3));
  if (!unit || !cells || bitCount(digits) !== cells.length) return undefined;
  for (let digit = 1; digit <= 16; digit++) {
    if (!((digits >> (digit - 1)) & 1)) continue;
    if (!isMissing(slate, unit, digit)) return undefined;
    if (!placesOf(slate, unit, digit).every((cell) => cells.includes(cell))) return undefined;
  }
  return (cell, gone) => cells.includes(cell) && (gone & digits) === 0;
}

const sharesUnit = ({ layout }: Slate, left: number, right: number) =>
  left !== right && layout.units.some(({ cells }) => cells.includes(left) && cells.includes(right));

type Link = { readonly cells: readonly number[]; readonly digit: number };

/** A digit where it may stand, written `r1c2/5`, or `r1c2,r1c3/5` for one of several cells. */
function namedLink(slate: Slate, word: string): Link | undefined {
  const [names = '', letter = ''] = word.split('/');
  const digit = parseDigit(letter);
  const cells = names.split(',').flatMap((name) => cellOf(slate, name) ?? []);
  if (cells.length !== names.split(',').length || new Set(cells).size !== cells.length)
    return undefined;
  return cells.every((cell) => may(slate, cell, digit)) ? { cells, digit } : undefined;
}

/**
 * n cells with n digits between them; every digit but one can stand in one of them only, since its cells see each
 * other. So that one stands in some of them, and goes wherever all its cells are seen.
 */
function allowedByBent(slate: Slate, words: readonly string[]): Allowed | undefined {
  const digit = parseDigit(words[1] ?? '');
  const cells: number[] = [];
  for (const word of words.slice(2)) {
    const cell = cellOf(slate, word);
    if (cell === undefined || cells.includes(cell) || slate.candidates[cell] === 0)
      return undefined;
    cells.push(cell);
  }
  const all = cells.reduce((mask, cell) => mask | (slate.candidates[cell] ?? 0), 0);
  if (bitCount(all) !== cells.length || digit === 0) return undefined;
  const holders = (one: number) => cells.filter((cell) => may(slate, cell, one));
  const once = (one: number) =>
    holders(one).every((left) =>
      holders(one).every((right) => left === right || sharesUnit(slate, left, right)),
    );
  if (!digitsOf(all).every((one) => one === digit || once(one))) return undefined;
  const ends = holders(digit);
  return (cell, digits) =>
    ends.length > 0 &&
    digits === 1 << (digit - 1) &&
    ends.every((end) => sharesUnit(slate, cell, end));
}

/** Links in turns: if not this, then that; not both; … One of the ends is true, and what clashes with both is not. */
function allowedByChain(slate: Slate, words: readonly string[]): Allowed | undefined {
  const links = words.flatMap((word) => namedLink(slate, word) ?? []);
  if (links.length !== words.length || links.length < 2 || links.length % 2 === 1) return undefined;
  for (const [index, right] of links.entries()) {
    const left = links[index - 1];
    if (!left) continue;
    if (!(index % 2 === 1 ? areLastTwo(slate, left, right) : areClashing(slate, left, right)))
      return undefined;
  }
  const ends = [links[0], links[links.length - 1]];
  return (cell, digits) =>
    digitsOf(digits).every((digit) =>
      ends.every((end) => end && areClashing(slate, { cells: [cell], digit }, end)),
    );
}

/** Not both are true: two digits of one cell, or one digit in cells that all see each other. */
function areClashing(slate: Slate, left: Link, right: Link): boolean {
  if (left.digit === right.digit)
    return left.cells.every((cell) => right.cells.every((other) => sharesUnit(slate, cell, other)));
  return left.cells.length === 1 && right.cells.length === 1 && left.cells[0] === right.cells[0];
}

/** The last two digits of a cell, or all the places of a digit in a house that must hold it. */
function areLastTwo(slate: Slate, left: Link, right: Link): boolean {
  const cells = [...left.cells, ...right.cells];
  if (left.digit !== right.digit)
    return (
      areClashing(slate, left, right) &&
      slate.candidates[cells[0] ?? -1] === ((1 << (left.digit - 1)) | (1 << (right.digit - 1)))
    );
  return slate.layout.units.some(
    (unit) =>
      unit.full &&
      cells.every((cell) => unit.cells.includes(cell)) &&
      isMissing(slate, unit, left.digit) &&
      placesOf(slate, unit, left.digit).every((cell) => cells.includes(cell)),
  );
}

/**
 * Four open cells in two rows, two columns and two regions that all may hold two digits. Were there nothing else, they
 * could exchange them, and there would be two solutions.
 */
function allowedByRectangle(slate: Slate, words: readonly string[]): Allowed | undefined {
  const digits = parseDigits(words[1] ?? '');
  const cells = words.slice(2).flatMap((word) => cellOf(slate, word) ?? []);
  if (cells.length !== 4 || new Set(cells).size !== 4 || bitCount(digits) !== 2) return undefined;
  if (cells.some((cell) => ((slate.candidates[cell] ?? 0) & digits) !== digits)) return undefined;
  for (const kind of ['row', 'column', 'region'] as const) {
    const units = slate.layout.units.filter((unit) => unit.kind === kind);
    const held = units.map((unit) => cells.filter((cell) => unit.cells.includes(cell)).length);
    if (!held.every((count) => count === 0 || count === 2)) return undefined;
  }
  // Two regions that lie across each other would hold a digit twice, with or without an exchange.
  const sides = slate.layout.units.filter(({ kind }) => kind !== 'region');
  const inLine = (pair: readonly number[]) =>
    sides.some((side) => pair.every((cell) => side.cells.includes(cell)));
  const regions = slate.layout.units.filter(({ kind }) => kind === 'region');
  if (!regions.every((unit) => inLine(cells.filter((cell) => unit.cells.includes(cell)))))
    return undefined;
  const roof = cells.filter((cell) => slate.candidates[cell] !== digits);
  const extras = roof.reduce((mask, cell) => mask | (slate.candidates[cell] ?? 0), 0) & ~digits;
  const locks = (digit: number) =>
    slate.layout.units.some(
      (unit) =>
        unit.full &&
        roof.every((cell) => unit.cells.includes(cell)) &&
        placesOf(slate, unit, digit).length === 2,
    );
  return (cell, gone) => {
    if (roof.length === 1) return cell === roof[0] && (gone & ~digits) === 0;
    if (roof.length !== 2) return false;
    if (roof.includes(cell))
      return digitsOf(digits & ~gone).some(
        (digit) => bitCount(gone) === 1 && (gone & ~digits) === 0 && locks(digit),
      );
    return (
      bitCount(extras) === 1 && gone === extras && roof.every((end) => sharesUnit(slate, cell, end))
    );
  };
}
