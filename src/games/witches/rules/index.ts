// The first half of the contract: all that a page needs to play. Dealing, hints, proofs and the notebook are the
// engine's.

import type { Rules } from '../../../core/game.ts';
import type { Params, WitchesTypes } from '../types/index.ts';
import { moveCode, puzzleCode } from './code.ts';
import { apply, start, status } from './play.ts';
import { print } from './print.ts';
import { checkParams, fields, presets } from './settings.ts';
import { VERSION } from './version.ts';
import { legalMoves, view } from './view.ts';

// What faces and paper need besides the contract; through this door they load the rules as one file.
export { MAX_ENTRIES } from '../potion/effects/effect.ts';
export { soloSetup } from '../solo/game.ts';
export { soloMoves } from '../solo/moves.ts';
export { levelOf } from './settings.ts';
export { DECOY_BIT, noteOptions } from './view.ts';

/** Several people play in a room: there and in the engine are rules that know tables (`whole.ts`). */
const checkOwn = (params: Params) =>
  params.play === 'table' ? [{ code: 'tableOnly', where: 'play' }] : checkParams(params);

export const rules: Rules<WitchesTypes> = {
  id: 'witches',
  version: VERSION,
  presets,
  fields,
  puzzleCode,
  moveCode,
  checkParams: checkOwn,
  start,
  apply,
  status,
  view,
  legalMoves,
  print,
};
