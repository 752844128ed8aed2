// How the moves of Hudoku answer, and what a cell cannot take.

import type { Outcome } from '../../../core/game.ts';
import { layoutOf } from '../grid/layout.ts';
import { squareAt } from '../grid/squares.ts';
import type { Event, Puzzle, Refusal, State } from '../types.ts';

export type Play = Outcome<State, Event, Refusal>;

export const refuse = (type: Refusal['type']): Play => ({ ok: false, refusal: { type } });

export const done = (state: State, events: readonly Event[]): Play => ({ ok: true, state, events });

/** Why this cell cannot take a digit or a mark; undefined where it can. */
export function cellRefusal(puzzle: Puzzle, cell: number): Refusal['type'] | undefined {
  const token = squareAt(puzzle.revealed, cell);
  if (!Number.isInteger(cell) || cell < 0 || token === undefined) return 'outsideBoard';
  if (token === '-') return 'blankCell';
  return token === 0 ? undefined : 'givenCell';
}

export function isDigitOf(puzzle: Puzzle, cell: number, digit: number): boolean {
  const domain = layoutOf(puzzle.template).domain[cell] ?? 0;
  return (
    Number.isInteger(digit) && digit >= 1 && digit <= 16 && ((domain >> (digit - 1)) & 1) === 1
  );
}
