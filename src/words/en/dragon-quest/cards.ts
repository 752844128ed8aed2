// Names and effects of the cards, and the parts of the score.

import {
  cardTable,
  type DungeonCard,
  type ItemCard,
  itemKind,
} from '../../../games/dragon-quest/cards.ts';
import {
  EARLY_LEVELS,
  type ScorePart,
  type ScorePartName,
  TEN_BONUS,
  worthOf,
} from '../../../games/dragon-quest/rules/score.ts';
import { count } from '../formats.ts';

const names: Readonly<Record<string, string>> = {
  exit: 'Exit',
  hiddenPit: 'Hidden pit',
  pit: 'Pit',
  passage: 'Passage',
  gem: 'Gem',
  healing: 'Healing',
  treasure: 'Treasure chest',
  slime: 'Slime',
  skeleton: 'Skeleton',
  dragonQueen: 'Dragon Queen',
  troll: 'Troll',
  merchant: 'Merchant',
  youngDragon: 'Young dragon',
  trollKing: 'Troll King',
  wizard: 'Generous wizard',
};
const suits: Readonly<Record<string, string>> = {
  S: 'spades',
  C: 'clubs',
  H: 'hearts',
  D: 'diamonds',
};
const ranks: Readonly<Record<string, string>> = {
  A: 'ace',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

/** What a dungeon card is: "Slime". */
export const cardName = (card: DungeonCard): string => names[cardTable[card].name] ?? card;

/** Which card it is: "ten of spades". */
export function cardTitle(card: string): string {
  if (card === 'BX') return 'black joker';
  if (card === 'RX') return 'red joker';
  if (card === '??') return 'unknown card';
  const rank = card.charAt(1);
  return `${ranks[rank] ?? rank} of ${suits[card.charAt(0)] ?? ''}`;
}

export const itemNames = {
  king: 'King',
  queen: 'Queen',
  jack: 'Jack',
  joker: 'Red Joker',
} as const;
export const itemName = (item: ItemCard): string =>
  item === 'RX' ? 'Red Joker' : `${itemNames[itemKind(item)]} of ${suits[item.charAt(0)] ?? ''}`;

export const hearts = (amount: number) => count(amount, 'heart');
export const gems = (amount: number) => count(amount, 'gem');

/** The effect of resolving a card, at the damage of this game. */
export function cardEffect(card: DungeonCard, damage: number): string {
  const { kind, need, reward } = cardTable[card];
  switch (kind) {
    case 'exit':
      return 'Leads to the next level. Once the Dragon Queen is beaten, it wins the game.';
    case 'hiddenPit':
      return `Strikes when it is revealed: ${damage} damage. Your gems are spent on it automatically; a Queen can cancel it.`;
    case 'pit':
      return `${damage} damage if you step in. You choose the gems; a Queen can cancel it.`;
    case 'passage':
      return 'Opens once its partner of the other black suit has been found in this level.';
    case 'gem':
      return 'One gem, up to ten.';
    case 'healing':
      return 'Two hearts, up to your full health.';
    case 'treasure':
      return 'A random item from the stock.';
    case 'merchant':
      return 'For one gem: any item from the stock, or an exit that acts at once.';
    case 'wizard':
      return 'For free: any item from the stock, or an exit that acts at once.';
    case 'enemy': {
      const gains = [
        reward.win ? 'the game is won' : '',
        reward.gems ? gems(reward.gems) : '',
        reward.items ? 'an item' : '',
        reward.health ? hearts(reward.health) : '',
      ].filter((gain) => gain !== '');
      return `Beaten by fate ${need} or more; otherwise ${damage} damage. With a natural 10: ${gains.join(', ')}.`;
    }
  }
}

const partNames: Readonly<Record<ScorePartName, string>> = {
  hearts: 'Hearts',
  gems: 'Gems',
  items: 'Items not used',
  cards: 'Cards left in the deck',
  levels: 'Early win',
  queen: 'Dragon Queen',
};

export const score = {
  heading: 'Points',
  part: (part: ScorePartName) => partNames[part],
  points: (total: number) => count(total, 'point'),
  /** The source of the points of one part. */
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
