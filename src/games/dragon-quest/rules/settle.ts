// Resolves one card at printed damage, for people who play with real cards. Part of the library, not of the game.

import {
  cardTable,
  type DungeonCard,
  HEALING,
  isDungeonCard,
  isFate,
  itemCards,
  MOST_GEMS,
  NATURAL_TEN,
} from '../cards.ts';

export interface Settlement {
  readonly card: string;
  /** The fate card drawn, 6 to 10; only fights use it. */
  readonly fate: number | null;
  readonly health: number;
  readonly maxHealth: number;
  readonly gems: number;
  /** How many items are held, and how many are in stock. */
  readonly items: number;
  readonly itemStock: number;
  readonly queenBeaten: boolean;
}

export interface Settled extends Settlement {
  /** False if the card needs a choice (merchant, wizard) or a partner (passages): nothing has changed. */
  readonly resolved: boolean;
  readonly over: null | 'won' | 'lost';
}

/** The situation after resolving the card at printed damage, with no gem or item spent by choice; a hidden pit takes
 * its gems automatically. Throws a TypeError that names the invalid field. */
export function settle(question: Settlement): Settled {
  const card = check(question);
  const { fate, health, maxHealth, gems, items, itemStock, queenBeaten } = question;
  const before = { card, fate, health, maxHealth, gems, items, itemStock, queenBeaten };
  const { kind, need, damage, reward } = cardTable[card];
  const done = { ...before, resolved: true, over: null } as const;
  const gain = (from: Settled, gained: { health?: number; gems?: number; items?: number }) => {
    const drawn = Math.min(gained.items ?? 0, from.itemStock);
    return {
      ...from,
      health: Math.min(maxHealth, from.health + (gained.health ?? 0)),
      gems: Math.min(MOST_GEMS, from.gems + (gained.gems ?? 0)),
      items: from.items + drawn,
      itemStock: from.itemStock - drawn,
    };
  };
  const hurt = (from: Settled, amount: number): Settled => {
    const left = Math.max(0, from.health - amount);
    return { ...from, health: left, over: left === 0 ? 'lost' : null };
  };
  switch (kind) {
    case 'exit':
      return { ...done, over: queenBeaten ? 'won' : null };
    case 'hiddenPit': {
      const spent = Math.min(gems, damage);
      return hurt({ ...done, gems: gems - spent }, damage - spent);
    }
    case 'pit':
      return hurt(done, damage);
    case 'gem':
      return gain(done, { gems: 1 });
    case 'healing':
      return gain(done, { health: HEALING });
    case 'treasure':
      return gain(done, { items: 1 });
    case 'enemy': {
      if (fate === null || fate < need) return hurt(done, damage);
      const beaten = { ...done, queenBeaten: queenBeaten || card === 'SQ' };
      if (fate !== NATURAL_TEN) return beaten;
      return reward.win ? { ...beaten, over: 'won' } : gain(beaten, reward);
    }
    case 'passage':
    case 'merchant':
    case 'wizard':
      return { ...before, resolved: false, over: null };
  }
}

function check(question: Settlement): DungeonCard {
  if (typeof question !== 'object' || question === null)
    throw new TypeError('settle needs an object');
  const { card, fate, queenBeaten } = question;
  if (typeof card !== 'string' || !isDungeonCard(card))
    throw new TypeError(`card: "${String(card)}" is no dungeon card`);
  const whole = (key: 'health' | 'maxHealth' | 'gems' | 'items' | 'itemStock', most: number) => {
    const value: unknown = question[key];
    const least = key === 'health' || key === 'maxHealth' ? 1 : 0;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw new TypeError(
        `${key}: ${String(value)} is not a whole number from ${least} to ${most}`,
      );
  };
  whole('maxHealth', 5);
  whole('health', question.maxHealth);
  whole('gems', MOST_GEMS);
  whole('items', itemCards.length);
  whole('itemStock', itemCards.length - question.items);
  if (typeof queenBeaten !== 'boolean') throw new TypeError('queenBeaten: not true or false');
  const fights = cardTable[card].kind === 'enemy';
  if (fights && (typeof fate !== 'number' || !isFate(fate)))
    throw new TypeError(`fate: ${String(fate)} is not a whole number from 6 to 10`);
  return card;
}
