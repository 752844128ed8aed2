// The rules of Hudoku: what a page needs to play. They use the solver, because reading a code finds the solution, but
// never the ladder.

import type { Rules } from '../../../core/game.ts';
import type { HudokuTypes } from '../types.ts';
import { moveCode, puzzleCode } from './code.ts';
import { checkParams, fields, presets } from './params.ts';
import { apply, hinted, keep, start, status, timeout } from './play.ts';
import { hintPrice, score, worth } from './score.ts';
import { legalMoves, print, progress, view } from './view.ts';

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
