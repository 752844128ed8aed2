// The position the technique ladder works on: placed digits, and candidates by cell. Slower than the search in solver/,
// but every step can be explained.

import { bitCount, type GridLayout } from '../grid/layout.ts';

export interface CandidateBoard {
  readonly layout: GridLayout;
  /** Candidates by cell, digit d as bit d - 1; 0 in filled cells and blanks. */
  readonly candidates: Int32Array;
  /** Placed digits by cell; 0 open. */
  readonly digits: Int32Array;
  open: number;
}

/** Candidates are what row, column and region leave; a clash shows as an open cell with none. */
export function createBoard(layout: GridLayout, givens: ArrayLike<number>): CandidateBoard {
  const board: CandidateBoard = {
    layout,
    candidates: Int32Array.from(layout.domain),
    digits: new Int32Array(layout.cells),
    open: layout.fillable.length,
  };
  for (const cell of layout.fillable) {
    const digit = givens[cell] ?? 0;
    if (digit > 0) placeDigit(board, cell, digit);
  }
  return board;
}

export function copyBoard(board: CandidateBoard): CandidateBoard {
  return {
    layout: board.layout,
    candidates: board.candidates.slice(),
    digits: board.digits.slice(),
    open: board.open,
  };
}

export function placeDigit(board: CandidateBoard, cell: number, digit: number): void {
  board.candidates[cell] = 0;
  board.digits[cell] = digit;
  board.open--;
  const keep = ~(1 << (digit - 1));
  for (const peer of board.layout.peers[cell] ?? [])
    board.candidates[peer] = (board.candidates[peer] ?? 0) & keep;
}

export const candidatesAt = (board: CandidateBoard, cell: number) => board.candidates[cell] ?? 0;
export const isOpen = (board: CandidateBoard, cell: number) =>
  board.digits[cell] === 0 && board.layout.domain[cell] !== 0;

/** Digits already placed in a unit. */
export function placedIn(board: CandidateBoard, cells: readonly number[]): number {
  let placed = 0;
  for (const cell of cells) {
    const digit = board.digits[cell] ?? 0;
    if (digit > 0) placed |= 1 << (digit - 1);
  }
  return placed;
}

/** Why a position cannot be completed: a cell without candidates, or a digit without a place in a full unit. */
export type Impasse =
  | { readonly type: 'emptyCell'; readonly cell: number }
  | { readonly type: 'noPlace'; readonly digit: number; readonly unit: number };

export function findImpasse(board: CandidateBoard): Impasse | undefined {
  const { layout } = board;
  for (const cell of layout.fillable)
    if (board.digits[cell] === 0 && board.candidates[cell] === 0)
      return { type: 'emptyCell', cell };
  for (const [index, unit] of layout.units.entries()) {
    if (!unit.full) continue;
    let seen = placedIn(board, unit.cells);
    for (const cell of unit.cells) seen |= candidatesAt(board, cell);
    const missing = unit.digits & ~seen;
    if (missing !== 0)
      return { type: 'noPlace', digit: 32 - Math.clz32(missing & -missing), unit: index };
  }
  return undefined;
}

/** Open cells, those with the fewest candidates first. */
export function openCells(board: CandidateBoard): number[] {
  const cells = board.layout.fillable.filter((cell) => board.digits[cell] === 0);
  return cells.sort(
    (left, right) =>
      bitCount(candidatesAt(board, left)) - bitCount(candidatesAt(board, right)) || left - right,
  );
}
