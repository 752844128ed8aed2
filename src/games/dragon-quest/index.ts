// Dragon Quest Solitaire: a dungeon of playing cards, fate counted on the fingers of one hand, and the Dragon Queen.

import type { Game } from '../../core/game.ts';
import { engine } from './engine/index.ts';
import { rules } from './rules/index.ts';
import type { DragonQuestTypes } from './types.ts';

export const dragonQuest: Game<DragonQuestTypes> = { ...rules, ...engine };

export { type CardFacts, cardTable, type DungeonCard, type ItemCard, itemKind } from './cards.ts';
export { type Chronicle, chronicleOf, type EndedGame, readGame } from './rules/chronicle.ts';
export { cellName, cellNamed } from './rules/code.ts';
export { placeableCells } from './rules/dungeon.ts';
export {
  type Danger,
  dangerOf,
  type Outlook,
  outlookOf,
  type Plan,
  revealRisk,
} from './rules/odds.ts';
export { type Score, type ScorePart, scoreOf } from './rules/score.ts';
export { type Settled, type Settlement, settle } from './rules/settle.ts';
export { printCard, printDungeon } from './rules/view.ts';
export { type PublishedRate, publishedRates, type Rate, rateOf } from './rules/winrates.ts';
export type * from './types.ts';
