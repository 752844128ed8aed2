// What is printed together: a board, and the puzzle that is played on it. The same seed always gives the same board.

import type { Deal } from '../../../core/deal.ts';
import type { Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { boardStream, generateBoard } from '../board/generate.ts';
import { tableOptions } from '../board/options.ts';
import { levelOf } from '../rules/index.ts';
import type { Board, BoardKind } from '../types/board.ts';
import type { WitchesTypes } from '../types/index.ts';

export interface SheetRequest {
  readonly kind: BoardKind;
  readonly players: number;
  readonly seed: string;
}

/** The board for a puzzle. Faults: those of `generateBoard`. */
export function boardFor(
  { params }: Deal<WitchesTypes>,
  { kind, players, seed }: SheetRequest,
): Result<Board> {
  return generateBoard(
    tableOptions(params, kind, players),
    createRng(boardStream(kind, players, levelOf(params), seed)),
  );
}
