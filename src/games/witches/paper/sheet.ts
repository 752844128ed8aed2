// What is printed together: a board, and the puzzle that is played on it. Both follow from the puzzle, the players and
// the kind of board, which is what a short code says: whoever types it can print the same sheet again.

import type { Deal } from '../../../core/deal.ts';
import type { Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { boardStream, generateBoard } from '../board/generate.ts';
import { tableOptions } from '../board/tableoptions.ts';
import { numberOf } from '../rules/number.ts';
import { printShort, settingsNumber } from '../rules/short.ts';
import type { Board, BoardKind } from '../types/board.ts';
import type { WitchesTypes } from '../types/index.ts';

export interface SheetRequest {
  readonly kind: BoardKind;
  readonly players: number;
}

export interface Sheet {
  readonly board: Board;
  /** None for a puzzle that was made by hand or by an older version. */
  readonly short: string | undefined;
}

/** The board for a puzzle. Faults: those of `generateBoard`. */
export function sheetFor(
  { params, puzzle, code }: Deal<WitchesTypes>,
  { kind, players }: SheetRequest,
): Result<Sheet> {
  const number = numberOf(puzzle);
  const seed = number === undefined ? code : String(number);
  const board = generateBoard(
    tableOptions(params, kind, players),
    createRng(boardStream(kind, players, String(settingsNumber(params)), seed)),
  );
  if (!board.ok) return board;
  const short = number === undefined ? undefined : printShort({ params, players, kind, number });
  return { ok: true, value: { board: board.value, short } };
}
