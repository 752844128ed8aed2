// The proof checker: follows the lines that proof.ts prints, by the rules of the board alone.
// It uses no solver and no ladder, so that a doubter has little to read.

import type { Proof, Verdict } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { bitCount, digitsOf, type GridLayout, layoutOf, type Unit } from '../grid/layout.ts';
import { parseCell, parseDigit, parseDigits, parseUnit } from '../grid/notation.ts';
import type { Grid, Puzzle } from '../types.ts';

/** What the lines have proven so far. */
interface ProofBoard {
  /** The puzzle is already known to be unique, so uniqueness may be an argument. Never in a proof. */
  readonly unique: boolean;
  readonly layout: GridLayout;
  readonly candidates: number[];
  readonly digits: number[];
}

const copyProofBoard = (board: ProofBoard): ProofBoard => ({
  ...board,
  candidates: [...board.candidates],
  digits: [...board.digits],
});

const cellOf = ({ layout }: ProofBoard, word: string | undefined) =>
  parseCell(layout.rows, layout.columns, word ?? '');

const unitOf = ({ layout }: ProofBoard, word: string | undefined) => parseUnit(layout, word ?? '');

/** A unit that must hold every one of its digits. */
function fullUnit(board: ProofBoard, word: string | undefined): Unit | undefined {
  const unit = unitOf(board, word);
  return unit?.full ? unit : undefined;
}

const isCandidate = (board: ProofBoard, cell: number, digit: number) =>
  digit > 0 && ((board.candidates[cell] ?? 0) >> (digit - 1)) & 1;

function strikeOut(board: ProofBoard, cell: number, digits: number): void {
  board.candidates[cell] = (board.candidates[cell] ?? 0) & ~digits;
}

/** Places a digit if it is a candidate, and removes it from row, column and region. */
function put(board: ProofBoard, cell: number, digit: number): boolean {
  if (!isCandidate(board, cell, digit)) return false;
  board.candidates[cell] = 0;
  board.digits[cell] = digit;
  for (const unit of board.layout.units)
    if (unit.cells.includes(cell))
      for (const peer of unit.cells) strikeOut(board, peer, 1 << (digit - 1));
  return true;
}

/** A digit that the unit needs and does not hold yet. */
const isMissing = (board: ProofBoard, unit: Unit, digit: number): boolean =>
  digit > 0 &&
  ((unit.digits >> (digit - 1)) & 1) === 1 &&
  unit.cells.every((cell) => board.digits[cell] !== digit);

const placesOf = (board: ProofBoard, unit: Unit, digit: number) =>
  unit.cells.filter((cell) => isCandidate(board, cell, digit));

type StrikeTest = (cell: number, digits: number) => boolean;

/** Which strikes a reason allows; undefined if the reason does not hold. */
function allowedStrikes(board: ProofBoard, words: readonly string[]): StrikeTest | undefined {
  const [reason, letter = '', bases = '', covers = ''] = words;
  switch (reason) {
    case 'locked':
      return words.length === 4 ? allowedByFish(board, letter, [bases], [covers]) : undefined;
    case 'fish':
      return words.length === 4
        ? allowedByFish(board, letter, bases.split(','), covers.split(','))
        : undefined;
    case 'naked':
      return allowedByNaked(board, words);
    case 'hidden':
      return allowedByHidden(board, words);
    case 'bent':
      return allowedByBent(board, words);
    case 'chain':
      return allowedByChain(board, words.slice(1));
    case 'rectangle':
      return board.unique ? allowedByRectangle(board, words) : undefined;
    default:
      return undefined;
  }
}

/** n disjoint full units have all their places for the digit in n other units: no other cell of those holds it. */
function allowedByFish(
  board: ProofBoard,
  letter: string,
  baseNames: readonly string[],
  coverNames: readonly string[],
): StrikeTest | undefined {
  const digit = parseDigit(letter);
  const bases = baseNames.map((name) => fullUnit(board, name));
  const covers = coverNames.map((name) => unitOf(board, name));
  if (covers.length !== bases.length) return undefined;
  const based = new Set<number>();
  for (const base of bases) {
    if (!base || !isMissing(board, base, digit)) return undefined;
    for (const cell of base.cells) {
      if (based.has(cell)) return undefined;
      based.add(cell);
      if (isCandidate(board, cell, digit) && !covers.some((cover) => cover?.cells.includes(cell)))
        return undefined;
    }
  }
  return (cell, digits) =>
    digits === 1 << (digit - 1) &&
    !based.has(cell) &&
    covers.some((cover) => cover?.cells.includes(cell));
}

/** Different open cells among these; undefined if a word is anything else. */
function namedCells(
  board: ProofBoard,
  members: readonly number[],
  words: readonly string[],
): number[] | undefined {
  const cells = words.flatMap((word) => cellOf(board, word) ?? []);
  if (cells.length < words.length || new Set(cells).size < words.length) return undefined;
  return cells.every((cell) => members.includes(cell) && board.digits[cell] === 0)
    ? cells
    : undefined;
}

/** n cells of a unit share n digits: the other cells lose those. */
function allowedByNaked(board: ProofBoard, words: readonly string[]): StrikeTest | undefined {
  const unit = unitOf(board, words[1]);
  const cells = unit && namedCells(board, unit.cells, words.slice(2));
  if (!unit || !cells) return undefined;
  const shared = cells.reduce((mask, cell) => mask | (board.candidates[cell] ?? 0), 0);
  if (bitCount(shared) !== cells.length) return undefined;
  return (cell, digits) =>
    unit.cells.includes(cell) && !cells.includes(cell) && (digits & ~shared) === 0;
}

/** n digits of a full unit fit only into n cells: those lose all other digits. */
function allowedByHidden(board: ProofBoard, words: readonly string[]): StrikeTest | undefined {
  const unit = fullUnit(board, words[1]);
  const digits = parseDigits(words[2] ?? '');
  const cells = unit && namedCells(board, unit.cells, words.slice(3));
  if (!unit || !cells || bitCount(digits) !== cells.length) return undefined;
  const isHidden = (digit: number) =>
    isMissing(board, unit, digit) &&
    placesOf(board, unit, digit).every((cell) => cells.includes(cell));
  if (!digitsOf(digits).every(isHidden)) return undefined;
  return (cell, gone) => cells.includes(cell) && (gone & digits) === 0;
}

const sharesUnit = ({ layout }: ProofBoard, left: number, right: number) =>
  left !== right && layout.units.some(({ cells }) => cells.includes(left) && cells.includes(right));

type NamedLink = { readonly cells: readonly number[]; readonly digit: number };

/** A candidate written `r1c2/5`, or `r1c2,r1c3/5` for one of several cells. */
function namedLink(board: ProofBoard, word: string): NamedLink | undefined {
  const [names = '', letter = ''] = word.split('/');
  const digit = parseDigit(letter);
  const cells = names.split(',').flatMap((name) => cellOf(board, name) ?? []);
  if (cells.length !== names.split(',').length || new Set(cells).size !== cells.length)
    return undefined;
  return cells.every((cell) => isCandidate(board, cell, digit)) ? { cells, digit } : undefined;
}

/** n cells with n digits between them. Each digit but one fits into one of them only, since its cells see each other.
 * So the remaining digit is in one of its cells, and no cell that sees all of those holds it. */
function allowedByBent(board: ProofBoard, words: readonly string[]): StrikeTest | undefined {
  const digit = parseDigit(words[1] ?? '');
  const cells = namedCells(board, board.layout.fillable, words.slice(2));
  if (!cells?.every((cell) => board.candidates[cell] !== 0)) return undefined;
  const all = cells.reduce((mask, cell) => mask | (board.candidates[cell] ?? 0), 0);
  if (bitCount(all) !== cells.length || digit === 0) return undefined;
  const holders = (one: number) => cells.filter((cell) => isCandidate(board, cell, one));
  const once = (one: number) =>
    holders(one).every((left) =>
      holders(one).every((right) => left === right || sharesUnit(board, left, right)),
    );
  if (!digitsOf(all).every((one) => one === digit || once(one))) return undefined;
  const ends = holders(digit);
  return (cell, digits) =>
    ends.length > 0 &&
    digits === 1 << (digit - 1) &&
    ends.every((end) => sharesUnit(board, cell, end));
}

/** Alternating links: if not this, then that; not both; … One end is true, so what clashes with both ends is not. */
function allowedByChain(board: ProofBoard, words: readonly string[]): StrikeTest | undefined {
  const links = words.flatMap((word) => namedLink(board, word) ?? []);
  if (links.length !== words.length || links.length < 2 || links.length % 2 === 1) return undefined;
  const isLinked = (right: NamedLink, index: number) => {
    const left = links[index - 1];
    if (!left) return true;
    return index % 2 === 1 ? areLastTwo(board, left, right) : areClashing(board, left, right);
  };
  if (!links.every(isLinked)) return undefined;
  const ends = [links[0], links[links.length - 1]];
  return (cell, digits) =>
    digitsOf(digits).every((digit) =>
      ends.every((end) => end && areClashing(board, { cells: [cell], digit }, end)),
    );
}

/** Not both are true: two digits of one cell, or one digit in cells that all see each other. */
function areClashing(board: ProofBoard, left: NamedLink, right: NamedLink): boolean {
  if (left.digit === right.digit)
    return left.cells.every((cell) => right.cells.every((other) => sharesUnit(board, cell, other)));
  return left.cells.length === 1 && right.cells.length === 1 && left.cells[0] === right.cells[0];
}

/** The last two digits of a cell, or all the places of a digit in a house that must hold it. */
function areLastTwo(board: ProofBoard, left: NamedLink, right: NamedLink): boolean {
  const cells = [...left.cells, ...right.cells];
  if (left.digit !== right.digit)
    return (
      areClashing(board, left, right) &&
      board.candidates[cells[0] ?? -1] === ((1 << (left.digit - 1)) | (1 << (right.digit - 1)))
    );
  return board.layout.units.some(
    (unit) =>
      unit.full &&
      cells.every((cell) => unit.cells.includes(cell)) &&
      isMissing(board, unit, left.digit) &&
      placesOf(board, unit, left.digit).every((cell) => cells.includes(cell)),
  );
}

/** Four open cells in two rows, two columns and two regions that share two candidates. Without other candidates they
 * could swap them, and there would be two solutions. */
function allowedByRectangle(board: ProofBoard, words: readonly string[]): StrikeTest | undefined {
  const digits = parseDigits(words[1] ?? '');
  const cells = words.slice(2).flatMap((word) => cellOf(board, word) ?? []);
  if (cells.length !== 4 || new Set(cells).size !== 4 || bitCount(digits) !== 2) return undefined;
  if (cells.some((cell) => ((board.candidates[cell] ?? 0) & digits) !== digits)) return undefined;
  for (const kind of ['row', 'column', 'region'] as const) {
    const units = board.layout.units.filter((unit) => unit.kind === kind);
    const held = units.map((unit) => cells.filter((cell) => unit.cells.includes(cell)).length);
    if (!held.every((count) => count === 0 || count === 2)) return undefined;
  }
  // Two cells of a region must be in line, else a region would hold a digit twice, swapped or not.
  const sides = board.layout.units.filter(({ kind }) => kind !== 'region');
  const inLine = (pair: readonly number[]) =>
    sides.some((side) => pair.every((cell) => side.cells.includes(cell)));
  const regions = board.layout.units.filter(({ kind }) => kind === 'region');
  if (!regions.every((unit) => inLine(cells.filter((cell) => unit.cells.includes(cell)))))
    return undefined;
  const roof = cells.filter((cell) => board.candidates[cell] !== digits);
  const extras = roof.reduce((mask, cell) => mask | (board.candidates[cell] ?? 0), 0) & ~digits;
  const locks = (digit: number) =>
    board.layout.units.some(
      (unit) =>
        unit.full &&
        roof.every((cell) => unit.cells.includes(cell)) &&
        placesOf(board, unit, digit).length === 2,
    );
  return (cell, gone) => {
    if (roof.length === 1) return cell === roof[0] && (gone & ~digits) === 0;
    if (roof.length !== 2) return false;
    if (roof.includes(cell))
      return digitsOf(digits & ~gone).some(
        (digit) => bitCount(gone) === 1 && (gone & ~digits) === 0 && locks(digit),
      );
    return (
      bitCount(extras) === 1 && gone === extras && roof.every((end) => sharesUnit(board, cell, end))
    );
  };
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
  const { digits } = followed.board;
  const solution = puzzle.solution.flat();
  const solved = layout.fillable.every((cell) => digits[cell] === solution[cell]);
  return solved ? success({ claim: proof.claim, steps: proof.lines.length }) : bad(last);
}

type FollowedProof =
  | { readonly ok: true; readonly board: ProofBoard }
  | { readonly ok: false; readonly line: number };

/** Follows lines from a position; returns the first line that does not hold. */
export function followLines(
  layout: GridLayout,
  shown: Grid,
  lines: readonly string[],
  unique = false,
): FollowedProof {
  const digits: number[] = new Array(layout.cells).fill(0);
  let board: ProofBoard = { unique, layout, candidates: [...layout.domain], digits };
  for (const [cell, square] of shown.flat().entries())
    if (typeof square === 'number' && square > 0 && !put(board, cell, square))
      return { ok: false, line: 0 };
  const assumed: { readonly before: ProofBoard; readonly cell: number; readonly digit: number }[] =
    [];
  for (const [line, text] of lines.entries()) {
    const words = text.split(' ');
    if (words[0] === 'assume') {
      const cell = cellOf(board, words[1]);
      const digit = parseDigit(words[2] ?? '');
      const before = copyProofBoard(board);
      if (cell === undefined || words.length !== 3 || !put(board, cell, digit))
        return { ok: false, line };
      assumed.push({ before, cell, digit });
    } else if (words[0] === 'absurd') {
      const open = assumed.pop();
      if (!open || !isAbsurd(board, words)) return { ok: false, line };
      board = open.before;
      strikeOut(board, open.cell, 1 << (open.digit - 1));
    } else if (!followStep(board, words)) return { ok: false, line };
  }
  return assumed.length === 0 ? { ok: true, board } : { ok: false, line: lines.length - 1 };
}

function isAbsurd(board: ProofBoard, words: readonly string[]): boolean {
  if (words.length !== 3) return false;
  if (words[1] === 'cell') {
    const cell = cellOf(board, words[2]);
    return (
      cell !== undefined &&
      board.layout.domain[cell] !== 0 &&
      board.digits[cell] === 0 &&
      board.candidates[cell] === 0
    );
  }
  const unit = fullUnit(board, words[2]);
  const digit = parseDigit(words[1] ?? '');
  return !!unit && isMissing(board, unit, digit) && placesOf(board, unit, digit).length === 0;
}

function followStep(board: ProofBoard, words: readonly string[]): boolean {
  if (words[0] === 'place') return followPlace(board, words);
  const by = words.indexOf('by');
  if (words[0] !== 'strike' || by < 2) return false;
  const gone: { cell: number; digits: number }[] = [];
  for (const word of words.slice(1, by)) {
    const [name, letters = ''] = word.split('/');
    const cell = cellOf(board, name);
    const digits = parseDigits(letters);
    if (cell === undefined || digits === 0) return false;
    gone.push({ cell, digits });
  }
  const allowed = allowedStrikes(board, words.slice(by + 1));
  if (!allowed || !gone.every(({ cell, digits }) => allowed(cell, digits))) return false;
  for (const { cell, digits } of gone) strikeOut(board, cell, digits);
  return true;
}

function followPlace(board: ProofBoard, words: readonly string[]): boolean {
  const cell = cellOf(board, words[1]);
  const digit = parseDigit(words[2] ?? '');
  if (words.length !== 5 || words[3] !== 'in' || cell === undefined) return false;
  if (!isCandidate(board, cell, digit)) return false;
  if (words[4] === 'cell')
    return board.candidates[cell] === 1 << (digit - 1) && put(board, cell, digit);
  const unit = fullUnit(board, words[4]);
  if (!unit || !isMissing(board, unit, digit)) return false;
  const places = placesOf(board, unit, digit);
  return places.length === 1 && places[0] === cell && put(board, cell, digit);
}
