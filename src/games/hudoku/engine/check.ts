// The checker of proofs: follows the lines of proof.ts by the rules of the board alone. No solver and no ladder in it.

import type { Proof, Verdict } from '../../../core/proof.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { bitCount, type Layout, layoutOf, type Unit } from '../grid/layout.ts';
import { parseCell, parseDigit, parseDigits, parseUnit } from '../grid/notation.ts';
import type { Grid, Puzzle } from '../types.ts';

/** What the lines have shown so far. */
interface Slate {
  readonly layout: Layout;
  readonly candidates: number[];
  readonly digits: number[];
}

export function checkProof(puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== 'unique') return failure('badProof', 'claim', proof.claim);
  const layout = layoutOf(puzzle.template);
  const bad = (index: number) =>
    failure('badProof', `line ${index + 1}`, (proof.lines[index] ?? '').slice(0, 60));
  const last = proof.lines.length - 1;
  if (proof.lines[last] !== 'solved') return bad(Math.max(last, 0));
  const followed = followLines(layout, puzzle.revealed, proof.lines.slice(0, last));
  if (!followed.ok) return bad(followed.line);
  const { digits } = followed.slate;
  const solution = puzzle.solution.flat();
  const solved = layout.fillable.every((cell) => digits[cell] === solution[cell]);
  return solved ? success({ claim: proof.claim, steps: proof.lines.length }) : bad(last);
}

export type Followed =
  | { readonly ok: true; readonly slate: Slate }
  | { readonly ok: false; readonly line: number };

/** Follows lines from a position; answers the first that does not hold. */
export function followLines(layout: Layout, shown: Grid, lines: readonly string[]): Followed {
  let slate: Slate = {
    layout,
    candidates: [...layout.domain],
    digits: new Array(layout.cells).fill(0),
  };
  for (const [cell, square] of shown.flat().entries())
    if (typeof square === 'number' && square > 0 && !put(slate, cell, square))
      return { ok: false, line: 0 };
  const assumed: { readonly before: Slate; readonly cell: number; readonly digit: number }[] = [];
  for (const [line, text] of lines.entries()) {
    const words = text.split(' ');
    if (words[0] === 'assume') {
      const cell = cellOf(slate, words[1]);
      const digit = parseDigit(words[2] ?? '');
      const before = copy(slate);
      if (cell === undefined || words.length !== 3 || !put(slate, cell, digit))
        return { ok: false, line };
      assumed.push({ before, cell, digit });
    } else if (words[0] === 'absurd') {
      const open = assumed.pop();
      if (!open || !isAbsurd(slate, words)) return { ok: false, line };
      slate = open.before;
      strikeOut(slate, open.cell, 1 << (open.digit - 1));
    } else if (!followStep(slate, words)) return { ok: false, line };
  }
  return assumed.length === 0 ? { ok: true, slate } : { ok: false, line: lines.length - 1 };
}

const copy = (slate: Slate): Slate => ({
  layout: slate.layout,
  candidates: [...slate.candidates],
  digits: [...slate.digits],
});

const cellOf = ({ layout }: Slate, word: string | undefined) =>
  parseCell(layout.rows, layout.columns, word ?? '');

function unitOf({ layout }: Slate, word: string | undefined): Unit | undefined {
  const index = parseUnit(layout, word ?? '');
  return index === undefined ? undefined : layout.units[index];
}

/** A unit that must hold every one of its digits. */
function fullUnit(slate: Slate, word: string | undefined): Unit | undefined {
  const unit = unitOf(slate, word);
  return unit?.full ? unit : undefined;
}

const may = (slate: Slate, cell: number, digit: number) =>
  digit > 0 && ((slate.candidates[cell] ?? 0) >> (digit - 1)) & 1;

function strikeOut(slate: Slate, cell: number, digits: number): void {
  slate.candidates[cell] = (slate.candidates[cell] ?? 0) & ~digits;
}

/** Writes a digit where it may stand, and takes it from row, column and region. */
function put(slate: Slate, cell: number, digit: number): boolean {
  if (!may(slate, cell, digit)) return false;
  slate.candidates[cell] = 0;
  slate.digits[cell] = digit;
  for (const unit of slate.layout.units)
    if (unit.cells.includes(cell))
      for (const peer of unit.cells) strikeOut(slate, peer, 1 << (digit - 1));
  return true;
}

/** A digit that the unit needs and does not hold yet. */
const isMissing = (slate: Slate, unit: Unit, digit: number) =>
  digit > 0 &&
  (unit.digits >> (digit - 1)) & 1 &&
  unit.cells.every((cell) => slate.digits[cell] !== digit);

const placesOf = (slate: Slate, unit: Unit, digit: number) =>
  unit.cells.filter((cell) => may(slate, cell, digit));

function isAbsurd(slate: Slate, words: readonly string[]): boolean {
  if (words.length !== 3) return false;
  if (words[1] === 'cell') {
    const cell = cellOf(slate, words[2]);
    return (
      cell !== undefined &&
      slate.layout.domain[cell] !== 0 &&
      slate.digits[cell] === 0 &&
      slate.candidates[cell] === 0
    );
  }
  const unit = fullUnit(slate, words[2]);
  const digit = parseDigit(words[1] ?? '');
  return (
    unit !== undefined &&
    Boolean(isMissing(slate, unit, digit)) &&
    placesOf(slate, unit, digit).length === 0
  );
}

function followStep(slate: Slate, words: readonly string[]): boolean {
  if (words[0] === 'place') return followPlace(slate, words);
  const by = words.indexOf('by');
  if (words[0] !== 'strike' || by < 2) return false;
  const gone: { cell: number; digits: number }[] = [];
  for (const word of words.slice(1, by)) {
    const [name, letters = ''] = word.split('/');
    const cell = cellOf(slate, name);
    const digits = parseDigits(letters);
    if (cell === undefined || digits === 0) return false;
    gone.push({ cell, digits });
  }
  const allowed = allowedStrikes(slate, words.slice(by + 1));
  if (!allowed || !gone.every(({ cell, digits }) => allowed(cell, digits))) return false;
  for (const { cell, digits } of gone) strikeOut(slate, cell, digits);
  return true;
}

function followPlace(slate: Slate, words: readonly string[]): boolean {
  const cell = cellOf(slate, words[1]);
  const digit = parseDigit(words[2] ?? '');
  if (words.length !== 5 || words[3] !== 'in' || cell === undefined) return false;
  if (!may(slate, cell, digit)) return false;
  if (words[4] === 'cell')
    return slate.candidates[cell] === 1 << (digit - 1) && put(slate, cell, digit);
  const unit = fullUnit(slate, words[4]);
  if (!unit || !isMissing(slate, unit, digit)) return false;
  const places = placesOf(slate, unit, digit);
  return places.length === 1 && places[0] === cell && put(slate, cell, digit);
}

type Allowed = (cell: number, digits: number) => boolean;

/** What a reason lets go; undefined where the reason does not hold. */
function allowedStrikes(slate: Slate, words: readonly string[]): Allowed | undefined {
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
