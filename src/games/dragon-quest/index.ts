// Dragon Quest Solitaire: a dungeon of playing cards, fate counted on the fingers of one hand, and the Dragon Queen.

import type { Game } from '../../core/game.ts';
import { ask } from './engine/ask.ts';
import { generate } from './engine/generate.ts';
import { hint } from './engine/hint.ts';
import { checkProof, prove } from './engine/proof.ts';
import { rate } from './engine/rate.ts';
import { solve } from './engine/solve.ts';
import { moveCode, puzzleCode } from './rules/code.ts';
import { apply, status } from './rules/moves.ts';
import { fields, presets } from './rules/params.ts';
import { print } from './rules/print.ts';
import { start } from './rules/turn.ts';
import { legalMoves, view } from './rules/view.ts';
import type { DragonQuestTypes } from './types.ts';

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

export {
  type CardFacts,
  cardTable,
  type DungeonCard,
  type ItemCard,
  itemKind,
} from './rules/cards.ts';
export { cellName, cellNamed } from './rules/code.ts';
export { placeableCells } from './rules/dungeon.ts';
export { printCard, printDungeon } from './rules/print.ts';
export { type Settled, type Settlement, settle } from './rules/settle.ts';
export type * from './types.ts';
