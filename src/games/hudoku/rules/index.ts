// The rules of Hudoku: what a page needs to play. They reach the solver, as reading a code finds the solution,
// and never the ladder.

import type { Rules } from '../../../core/game.ts';
import type { HudokuTypes } from '../types.ts';
import { moveCode, puzzleCode } from './code.ts';
import { checkParams, fields, presets } from './params.ts';
import { apply, hinted, keep, start, status, timeout } from './play.ts';
import { print } from './print.ts';
import { hintPrice, score } from './score.ts';
import { legalMoves, progress, view } from './view.ts';
import { worth } from './worth.ts';

export const rules: Rules<HudokuTypes> = {
  id: 'hudoku',
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
  worth,
  race: { progress, helped: ({ hintsUsed, watched }) => hintsUsed > 0 || watched },
};
