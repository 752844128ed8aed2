// The rules of Pikachu: what a page needs to play.

import type { Rules } from '../../../core/game.ts';
import type { PikachuTypes } from '../types.ts';
import { moveCode, puzzleCode } from './code.ts';
import { checkParams, fields, presets } from './params.ts';
import {
  apply,
  hinted,
  hintPrice,
  keep,
  legalMoves,
  score,
  start,
  status,
  timeout,
  view,
} from './play.ts';
import { print } from './print.ts';

export const rules: Rules<PikachuTypes> = {
  id: 'pikachu',
  version: 2,
  presets,
  fields,
  checkParams,
  puzzleCode,
  moveCode,
  start,
  apply,
  status,
  view,
  legalMoves,
  print,
  timeout,
  keep,
  hinted,
  hintPrice,
  score,
  race: {
    progress: ({ rows, cols, left }) => 1 - left / (rows * cols),
    helped: ({ hints }) => hints > 0,
  },
};
