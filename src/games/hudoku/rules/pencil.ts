// Pencil and eraser, on one cell or on several at once.

import { squareAt } from '../grid/squares.ts';
import type { Puzzle, Refusal, State } from '../types.ts';
import { withoutDigits } from './digits.ts';
import { withMark } from './marks.ts';
import { cellRefusal, done, isDigitOf, type Play, refuse } from './outcome.ts';

export function erase(puzzle: Puzzle, state: State, cell: number): Play {
  const refusal = cellRefusal(puzzle, cell) ?? eraseRefusal(puzzle, state, cell);
  return refusal
    ? refuse(refusal)
    : done(erased(puzzle, state, [cell]), [{ type: 'erased', cell }]);
}

/** A digit first, and the marks of a cell without one. */
function eraseRefusal(puzzle: Puzzle, state: State, cell: number): Refusal['type'] | undefined {
  if (squareAt(state.revealed, cell) !== 0)
    return puzzle.mode === 'calm' ? undefined : 'onlyInCalm';
  return state.marks[cell] === 0 ? 'nothingThere' : undefined;
}

function erased(puzzle: Puzzle, state: State, cells: readonly number[]): State {
  const filled = cells.filter((cell) => squareAt(state.revealed, cell) !== 0);
  const marks = state.marks.map((mask, cell) => (cells.includes(cell) ? 0 : mask));
  return { ...withoutDigits(puzzle, { ...state, marks }, filled), errors: [] };
}

/** Of several cells those that have something to erase; refused where none has. */
export function eraseCells(puzzle: Puzzle, state: State, cells: readonly number[]): Play {
  const outside = cells.some((cell) => cellRefusal(puzzle, cell) === 'outsideBoard');
  if (outside) return refuse('outsideBoard');
  const meant = cells.filter(
    (cell) =>
      cellRefusal(puzzle, cell) === undefined && eraseRefusal(puzzle, state, cell) === undefined,
  );
  return meant.length === 0
    ? refuse('nothingThere')
    : done(erased(puzzle, state, meant), [{ type: 'cellsErased', cells: meant }]);
}

/** Why this cell cannot take this mark. */
function markRefusal(
  puzzle: Puzzle,
  state: State,
  cell: number,
  digit: number,
): Refusal['type'] | undefined {
  const refusal = cellRefusal(puzzle, cell);
  if (refusal) return refusal;
  if (!isDigitOf(puzzle, cell, digit)) return 'badDigit';
  return squareAt(state.revealed, cell) === 0 ? undefined : 'alreadyRevealed';
}

export function mark(puzzle: Puzzle, state: State, cell: number, digit: number): Play {
  const refusal = markRefusal(puzzle, state, cell, digit);
  if (refusal) return refuse(refusal);
  const mask = (state.marks[cell] ?? 0) ^ (1 << (digit - 1));
  return done({ ...state, marks: withMark(state.marks, cell, mask) }, [
    { type: 'marked', cell, digit, present: ((mask >> (digit - 1)) & 1) === 1 },
  ]);
}

/** Of several cells those that can take the mark; refused where none can. */
export function markCells(
  puzzle: Puzzle,
  state: State,
  cells: readonly number[],
  digit: number,
): Play {
  const refusals = cells.map((cell) => markRefusal(puzzle, state, cell, digit));
  const meant = cells.filter((_, index) => refusals[index] === undefined);
  if (refusals.includes('outsideBoard')) return refuse('outsideBoard');
  if (meant.length === 0) return refuse(refusals[0] ?? 'badDigit');
  const bit = 1 << (digit - 1);
  const present = meant.some((cell) => ((state.marks[cell] ?? 0) & bit) === 0);
  const marks = state.marks.map((mask, cell) =>
    meant.includes(cell) ? (present ? mask | bit : mask & ~bit) : mask,
  );
  return done({ ...state, marks }, [{ type: 'cellsMarked', cells: meant, digit, present }]);
}
