// Names and effects of the cards, and the parts of the score.

import {
  type CardFacts,
  type CardKind,
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

const effects: Readonly<Record<CardKind, string | ((damage: number, card: CardFacts) => string)>> =
  {
    exit: 'Leads to the next level. Once the Dragon Queen is beaten, it wins the game.',
    hiddenPit: (damage) =>
      `Strikes when it is revealed: ${damage} damage. Your gems are spent on it automatically; a Queen can cancel it.`,
    pit: (damage) => `${damage} damage if you step in. You choose the gems; a Queen can cancel it.`,
    passage: 'Opens once its partner of the other black suit has been found in this level.',
    gem: 'One gem, up to ten.',
    healing: 'Two hearts, up to your full health.',
    treasure: 'A random item from the stock.',
    merchant: 'For one gem: any item from the stock, or an exit that acts at once.',
    wizard: 'For free: any item from the stock, or an exit that acts at once.',
    enemy: (damage, { need, reward }) => {
      const gains = [
        reward.win ? 'the game is won' : '',
        reward.gems ? gems(reward.gems) : '',
        reward.items ? 'an item' : '',
        reward.health ? hearts(reward.health) : '',
      ].filter((gain) => gain !== '');
      return `Beaten by fate ${need} or more; otherwise ${damage} damage. With a natural 10: ${gains.join(', ')}.`;
    },
  };

/** The effect of resolving a card, at the damage of this game. */
export function cardEffect(card: DungeonCard, damage: number): string {
  const effect = effects[cardTable[card].kind];
  return typeof effect === 'string' ? effect : effect(damage, cardTable[card]);
}

const partNames: Readonly<Record<ScorePartName, string>> = {
  hearts: 'Hearts',
  gems: 'Gems',
  items: 'Items not used',
  cards: 'Cards left in the deck',
  levels: 'Early win',
  queen: 'Dragon Queen',
};

const counted = {
  hearts,
  gems,
  items: (amount: number) => count(amount, 'item'),
  cards: (amount: number) => count(amount, 'card'),
};

export const score = {
  heading: 'Points',
  part: (part: ScorePartName) => partNames[part],
  /** The source of the points of one part. */
  line: ({ part, count: amount, each, points }: ScorePart): string => {
    if (part === 'levels')
      return amount === 0 ? 'too deep for a bonus' : `${amount} × ${each} for winning early`;
    if (part !== 'queen') return `${counted[part](amount)}, ${each} each`;
    if (amount === 0) return 'not beaten yet';
    return points > each ? 'beaten with a natural 10' : 'beaten';
  },
  about: `Points for a win: ${worthOf.queen} for the Dragon Queen, ${TEN_BONUS} more if she falls to a natural 10; ${worthOf.hearts} for each heart, ${worthOf.gems} for each gem, ${worthOf.items} for each item you still hold, ${worthOf.cards} for each card left in the deck; and ${worthOf.levels * EARLY_LEVELS} for winning on the first level, ${worthOf.levels} fewer for each level further down. If you die or are trapped, only the Queen's points stay.`,
};
