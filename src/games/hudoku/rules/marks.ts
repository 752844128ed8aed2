// Pencil marks as digits come and go: what a digit covers, and what comes back when it is erased.

import { layoutOf } from '../grid/layout.ts';
import { squareAt } from '../grid/squares.ts';
import type { State, Template } from '../types.ts';

const bitOf = (digit: number) => 1 << (digit - 1);

export const withMark = (marks: readonly number[], cell: number, mask: number) =>
  marks.map((old, index) => (index === cell ? mask : old));

/** A digit is being written at the cell: its marks go, and its digit from the marks of the cells that it sees. */
export function coverMarks(template: Template, state: State, cell: number, digit: number): State {
  const bit = bitOf(digit);
  const peers = (layoutOf(template).peers[cell] ?? []).filter(
    (peer) => ((state.marks[peer] ?? 0) & bit) !== 0,
  );
  const marks = state.marks[cell] ?? 0;
  return {
    ...state,
    marks: state.marks.map((mask, index) =>
      index === cell ? 0 : peers.includes(index) ? mask & ~bit : mask,
    ),
    covered: [...state.covered, { cell, digit, marks, peers }],
  };
}

/** The digit at the cell goes: what it covered comes back, but for what other digits rule out by now. */
export function uncoverMarks(template: Template, state: State, cell: number): State {
  const found = state.covered.find((entry) => entry.cell === cell);
  if (!found) return state;
  const layout = layoutOf(template);
  const isFree = (at: number, digit: number) =>
    !layout.peers[at]?.some((peer) => peer !== cell && squareAt(state.revealed, peer) === digit);
  let own = 0;
  for (let digit = 1; digit <= 16; digit++)
    if ((found.marks & bitOf(digit)) !== 0 && isFree(cell, digit)) own |= bitOf(digit);
  const back = (at: number, mask: number) =>
    found.peers.includes(at) && isFree(at, found.digit) ? mask | bitOf(found.digit) : mask;
  return {
    ...state,
    marks: state.marks.map((mask, at) => {
      if (at === cell) return own;
      return squareAt(state.revealed, at) === 0 ? back(at, mask) : mask;
    }),
    // A cell that was filled meanwhile has it again once it is empty.
    covered: state.covered.flatMap((entry) =>
      entry === found ? [] : { ...entry, marks: back(entry.cell, entry.marks) },
    ),
  };
}
