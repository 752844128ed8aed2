// The rules for one player: all that a page needs to play. `with-tables.ts` adds tables; a first board does
// without them, because they would add 9 KB to its download. Dealing, hints and proofs are in the engine.

import type { Rules } from '../../../core/game.ts';
import type { Params, WitchesTypes } from '../types/index.ts';
import { moveCode, puzzleCode } from './code.ts';
import { apply, legalMoves, start, status, view } from './play.ts';
import { print } from './print.ts';
import { checkParams, fields, presets, VERSION } from './settings.ts';

// What faces and paper need beyond the contract. Importing it from here keeps the rules in one chunk.
export { MAX_ENTRIES } from '../potion/effects.ts';
export { soloMoves, soloSetup } from '../seats/solo-play.ts';
export { DECOY_BIT, noteOptions } from '../types/notebook.ts';
export { levelOf } from './settings.ts';

/** Tables are dealt and played by `rulesWithTables`. */
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
