// The game without its engines: all that a page needs to play a board. Dealing, hints, proofs and the notebook
// run in a worker with the whole game; here they only say so.

import type { Rules } from '../../../core/game.ts';
import type { WitchesTypes } from '../types/index.ts';
import { moveCode, puzzleCode } from './code.ts';
import { apply, start } from './play.ts';
import { print } from './print.ts';
import { checkParams, fields, presets } from './settings.ts';
import { legalMoves, view } from './view.ts';

export const witchesRules: Rules<WitchesTypes> = {
  id: 'witches',
  version: 1,
  presets,
  fields,
  puzzleCode,
  moveCode,
  checkParams,
  start: (puzzle) => start(puzzle),
  apply: (puzzle, state, move) => apply(puzzle, state, move),
  status: (_, state) => state.ending ?? 'playing',
  view,
  legalMoves,
  print,
};
