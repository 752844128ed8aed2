// The rules of Dragon Quest Solitaire as the contract has them: what a page loads.

import type { Rules } from '../../../core/game.ts';
import type { DragonQuestTypes } from '../types.ts';
import { moveCode, puzzleCode } from './code.ts';
import { apply, status } from './moves.ts';
import { fields, presets } from './params.ts';
import { print } from './print.ts';
import { score } from './score.ts';
import { start } from './turn.ts';
import { legalMoves, view } from './view.ts';

export const rules: Rules<DragonQuestTypes> = {
  id: 'dragon-quest',
  version: 1,
  presets,
  fields,
  checkParams: () => [],
  puzzleCode,
  moveCode,
  start,
  apply,
  status,
  view,
  legalMoves,
  print,
  score,
};
