// Wings, and the unique rectangle: a pattern that a puzzle with one solution cannot contain.

import { bitCount, digitsOf, lowestDigit } from '../../grid/layout.ts';
import { type CandidateBoard, candidatesAt } from '../candidate-board.ts';
import { type LadderStep, type StepOf, strikesOf } from '../step.ts';
import { cellsAt, DIGITS, type Houses } from './houses.ts';

const bit = (digit: number) => 1 << (digit - 1);
const has = (board: CandidateBoard, cell: number, digit: number) =>
  ((candidatesAt(board, cell) >> (digit - 1)) & 1) === 1;

/** Cells with two candidates left. */
const pairCells = (board: CandidateBoard) =>
  board.layout.fillable.filter((cell) => bitCount(candidatesAt(board, cell)) === 2);

/** Cells that see all of these and may hold the digit. */
function seers(
  board: CandidateBoard,
  { sees }: Houses,
  cells: readonly number[],
  digit: number,
): number[] {
  const [first = -1] = cells;
  return (board.layout.peers[first] ?? []).filter(
    (cell) => has(board, cell, digit) && cells.every((other) => sees(cell, other)),
  );
}

/** A pivot and two cells that it sees, with three digits between them. Each of the two shares a digit with the pivot
 * that only one of the pair can take, so the third digit is in one of the two (xyWing) or of all three (xyzWing). In
 * any house. */
export function findWing(
  board: CandidateBoard,
  houses: Houses,
  technique: 'xyWing' | 'xyzWing',
): LadderStep | undefined {
  const pairs = pairCells(board);
  const size = technique === 'xyWing' ? 2 : 3;
  for (const pivot of board.layout.fillable) {
    const held = candidatesAt(board, pivot);
    if (bitCount(held) !== size) continue;
    const near = pairs.filter((cell) => houses.sees(pivot, cell));
    for (let index = 0; index < near.length; index++) {
      const left = near[index] as number;
      const first = candidatesAt(board, left);
      for (let after = index + 1; after < near.length; after++) {
        const right = near[after] as number;
        const second = candidatesAt(board, right);
        const shared = first & second;
        if (bitCount(shared) !== 1 || bitCount(held | first | second) !== 3) continue;
        if (technique === 'xyWing' ? (held & shared) !== 0 : (held & shared) === 0) continue;
        const digit = lowestDigit(shared);
        const ends = technique === 'xyWing' ? [left, right] : [pivot, left, right];
        const gone = strikesOf(board, seers(board, houses, ends, digit), shared);
        if (gone.length > 0) return { technique, digit, cells: [pivot, left, right], gone };
      }
    }
  }
  return undefined;
}

/** Two cells with the same two digits, and a house where one of these digits has two places, one seen by each cell. */
export function findWWing(board: CandidateBoard, houses: Houses): LadderStep | undefined {
  const { layout, places, sees } = houses;
  const pairs = pairCells(board);
  for (let index = 0; index < pairs.length; index++)
    for (let after = index + 1; after < pairs.length; after++) {
      const left = pairs[index] as number;
      const right = pairs[after] as number;
      const held = candidatesAt(board, left);
      if (candidatesAt(board, right) !== held || sees(left, right)) continue;
      for (const digit of digitsOf(held)) {
        const other = lowestDigit(held & ~bit(digit));
        const gone = strikesOf(board, seers(board, houses, [left, right], other), bit(other));
        if (gone.length === 0) continue;
        for (const unit of houses.full) {
          const here = places[unit * DIGITS + digit - 1] as number;
          if (bitCount(here) !== 2) continue;
          const [one = -1, two = -1] = cellsAt(layout, unit, here);
          const ends = [left, right];
          if (ends.includes(one) || ends.includes(two)) continue;
          const joints = [
            [one, two],
            [two, one],
          ] as const;
          const joint = joints.find(([near, far]) => sees(left, near) && sees(right, far));
          if (!joint) continue;
          const chain = [
            { cells: [left], digit: other },
            { cells: [left], digit },
            ...joint.map((cell) => ({ cells: [cell], digit })),
            { cells: [right], digit },
            { cells: [right], digit: other },
          ];
          return { technique: 'wWing', chain, gone };
        }
      }
    }
  return undefined;
}

/** Open corners of two rows and two columns in which swapping two digits would break no house. */
function* rectangles(board: CandidateBoard): Generator<readonly [number, number, number, number]> {
  const { rows, columns, unitsOf, fillable } = board.layout;
  const region = (cell: number) => unitsOf[cell]?.[2] ?? -1;
  const open = (cell: number) => candidatesAt(board, cell) !== 0;
  for (const corner of fillable) {
    if (!open(corner)) continue;
    const row = Math.floor(corner / columns);
    const column = corner % columns;
    for (let across = column + 1; across < columns; across++) {
      const beside = row * columns + across;
      if (!open(beside)) continue;
      for (let down = row + 1; down < rows; down++) {
        const below = down * columns + column;
        const opposite = down * columns + across;
        if (!open(below) || !open(opposite)) continue;
        const inRows =
          region(corner) === region(beside) &&
          region(below) === region(opposite) &&
          region(corner) !== region(below);
        const inColumns =
          region(corner) === region(below) &&
          region(beside) === region(opposite) &&
          region(corner) !== region(beside);
        if (inRows || inColumns) yield [corner, beside, below, opposite];
      }
    }
  }
}

/** Four cells in two rows, two columns and two regions with the same two digits could swap them: two solutions. A
 * puzzle with one solution must have something else there. Only for puzzles proven unique; in any house. */
export function findRectangle(board: CandidateBoard, houses: Houses): LadderStep | undefined {
  for (const corners of rectangles(board)) {
    const common = corners.reduce((mask, cell) => mask & candidatesAt(board, cell), ~0);
    if (bitCount(common) < 2) continue;
    const floor = corners.filter((cell) => bitCount(candidatesAt(board, cell)) === 2);
    const digits = floor.length > 0 ? candidatesAt(board, floor[0] ?? 0) : 0;
    if (floor.length < 2 || floor.some((cell) => candidatesAt(board, cell) !== digits)) continue;
    const roof = corners.filter((cell) => !floor.includes(cell));
    const strike = rectangleStrike(board, houses, roof, digits);
    const cells = [...floor, ...roof];
    if (strike) return { technique: 'uniqueRectangle', cells, digits, ...strike };
  }
  return undefined;
}

type RectangleStrike = Pick<StepOf<'uniqueRectangle'>, 'extra' | 'locked' | 'gone'>;

/** What the corners with other candidates lose. */
function rectangleStrike(
  board: CandidateBoard,
  houses: Houses,
  roof: readonly number[],
  digits: number,
): RectangleStrike | undefined {
  const [one, two] = roof;
  if (one === undefined) return undefined;
  if (two === undefined) return { extra: 0, locked: 0, gone: strikesOf(board, roof, digits) };
  if (!houses.sees(one, two)) return undefined;
  // Both have the same single extra digit: it is in one of them.
  const extras = (candidatesAt(board, one) | candidatesAt(board, two)) & ~digits;
  const extra = bitCount(extras) === 1 ? lowestDigit(extras) : 0;
  const gone = extra === 0 ? [] : strikesOf(board, seers(board, houses, roof, extra), extras);
  if (gone.length > 0) return { extra, locked: 0, gone };
  // One digit of the pair is locked to the two in a full house: the other would complete the rectangle.
  const { layout, places } = houses;
  const shared = (layout.unitsOf[one] ?? []).filter((unit) => layout.unitsOf[two]?.includes(unit));
  for (const locked of digitsOf(digits))
    for (const unit of shared)
      if (layout.units[unit]?.full && bitCount(places[unit * DIGITS + locked - 1] ?? 0) === 2)
        return { extra: 0, locked, gone: strikesOf(board, roof, digits & ~bit(locked)) };
  return undefined;
}
