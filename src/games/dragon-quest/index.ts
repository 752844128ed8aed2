// Dragon Quest Solitaire: a dungeon of playing cards, fate counted on the fingers of one hand, and the Dragon Queen.

import type { Game } from '../../core/game.ts';
import { ask } from './ask.ts';
import { moveCode, puzzleCode } from './code.ts';
import { generate } from './generate.ts';
import { hint } from './hint.ts';
import { fields, presets } from './params.ts';
import { print } from './print.ts';
import { checkProof, prove } from './proof.ts';
import { rate } from './rate.ts';
import { apply, status } from './rules.ts';
import { solve } from './solve.ts';
import { start } from './turn.ts';
import type { DragonQuestTypes } from './types.ts';
import { legalMoves, view } from './view.ts';

export const dragonQuest: Game<DragonQuestTypes> = {
  id: 'dragon-quest',
  version: 1,
  presets,
  fields,
  puzzleCode,
  moveCode,
  checkParams: () => [],
  generate,
  start,
  apply,
  status: (_, state) => status(state),
  view,
  legalMoves,
  print,
  hint,
  solve,
  rate,
  prove,
  checkProof,
  ask,
};

export { type CardFacts, cardTable, type DungeonCard, type ItemCard, itemKind } from './cards.ts';
export { cellName, cellNamed } from './code.ts';
export { placeableCells } from './dungeon.ts';
export { printCard, printDungeon } from './print.ts';
export { type Settled, type Settlement, settle } from './settle.ts';
export type * from './types.ts';
