// Points in words: what each part is called, and what it is for.

import {
  EARLY_LEVELS,
  type ScorePart,
  type ScorePartName,
  TEN_BONUS,
  worthOf,
} from '../../../games/dragon-quest/rules/score.ts';
import { count, gems, hearts } from './cards.ts';

const names: Readonly<Record<ScorePartName, string>> = {
  hearts: 'Hearts',
  gems: 'Gems',
  items: 'Items not used',
  cards: 'Cards left in the deck',
  levels: 'Early win',
  queen: 'Dragon Queen',
};

export const score = {
  heading: 'Points',
  part: (part: ScorePartName) => names[part],
  points: (total: number) => count(total, 'point'),
  /** What the points of one part come from. */
  line: ({ part, count: amount, each, points }: ScorePart): string => {
    switch (part) {
      case 'hearts':
        return `${hearts(amount)}, ${each} each`;
      case 'gems':
        return `${gems(amount)}, ${each} each`;
      case 'items':
        return `${count(amount, 'item')}, ${each} each`;
      case 'cards':
        return `${count(amount, 'card')}, ${each} each`;
      case 'levels':
        return amount === 0 ? 'too deep for a bonus' : `${amount} × ${each} for winning early`;
      case 'queen':
        if (amount === 0) return 'not beaten yet';
        return points > each ? 'beaten with a natural 10' : 'beaten';
    }
  },
  about: `Points for a win: ${worthOf.queen} for the Dragon Queen, ${TEN_BONUS} more if she falls to a natural 10; ${worthOf.hearts} for each heart, ${worthOf.gems} for each gem, ${worthOf.items} for each item you still hold, ${worthOf.cards} for each card left in the deck; and ${worthOf.levels * EARLY_LEVELS} for winning on the first level, ${worthOf.levels} fewer for each level further down. If you die or are trapped, only the Queen's points stay.`,
  lost: 'Lost games keep only the points for the Dragon Queen.',
};
