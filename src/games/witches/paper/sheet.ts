// What is printed together: a board, and the puzzle that is played on it. App and command line deal the same for the
// same seed.

import { unlimitedBudget } from '../../../core/budget.ts';
import { type Deal, deal } from '../../../core/deal.ts';
import { type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { boardStream, generateBoard } from '../board/generate.ts';
import { boardOptions } from '../board/options.ts';
import { witches } from '../index.ts';
import { type LevelId, levels } from '../names/levels.ts';
import { levelOf } from '../rules/settings.ts';
import type { Board, BoardKind } from '../types/board.ts';
import type { WitchesTypes } from '../types/index.ts';

export interface SheetRequest {
  readonly kind: BoardKind;
  readonly players: number;
  readonly seed: string;
  /** A level to deal a puzzle of, or a puzzle that is there already. */
  readonly puzzle: LevelId | Deal<WitchesTypes>;
}

export interface Sheet {
  readonly board: Board;
  readonly level: LevelId;
  readonly puzzle: Deal<WitchesTypes>;
}

/** Faults: those of dealing (badSeed …) and of `generateBoard`. */
export function dealSheet({ kind, players, seed, puzzle }: SheetRequest): Result<Sheet> {
  const dealt = typeof puzzle === 'string' ? dealLevel(puzzle, seed) : success(puzzle);
  if (!dealt.ok) return dealt;
  const { params } = dealt.value;
  const level = levelOf(params);
  const board = generateBoard(
    boardOptions(params, kind, players, 'paper'),
    createRng(boardStream(kind, players, level, seed)),
  );
  return board.ok ? success({ board: board.value, level, puzzle: dealt.value }) : board;
}

function dealLevel(level: LevelId, seed: string): Result<Deal<WitchesTypes>> {
  const preset = witches.presets.find(({ id }) => id === level) ?? witches.presets[0];
  return deal(witches, preset.params, seed, unlimitedBudget);
}

export const printedLevels: readonly LevelId[] = levels.map(({ id }) => id);
