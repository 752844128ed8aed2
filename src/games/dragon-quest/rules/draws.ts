// The hidden orders. Every level's deck, every round of fate and every item draw has its own stream of the
// puzzle's seed, so what is drawn depends on the deal alone, and undo cannot draw again.

import { createRng, shuffled } from '../../../core/rng.ts';
import {
  type DungeonCard,
  dungeonCards,
  type Fate,
  fates,
  type ItemCard,
  type ItemKind,
  itemCards,
  itemKind,
} from '../pack.ts';
import type { Puzzle } from '../types.ts';

const stream = (puzzle: Puzzle, name: string) => createRng(`dragon-quest/${puzzle.seed}/${name}`);

/** The exit and the Dragon Queen never lie under the start card. */
export const mayStart = (card: DungeonCard | undefined): boolean => card !== 'SA' && card !== 'SQ';

/** All 27 cards of a level in order; the first one is the start card. */
export function levelDeck(puzzle: Puzzle, level: number): readonly DungeonCard[] {
  const stacked = puzzle.stack?.decks.find((deck) => deck.level === level);
  if (stacked) return stacked.cards;
  const rng = stream(puzzle, `level/${level}`);
  let deck = shuffled(dungeonCards, rng);
  while (!mayStart(deck[0])) deck = shuffled(dungeonCards, rng);
  return deck;
}

/** The fate cards of a round: five draws. */
export function fateRound(puzzle: Puzzle, round: number): readonly Fate[] {
  const stacked = puzzle.stack?.fates.find((fate) => fate.round === round);
  return stacked?.cards ?? shuffled(fates, stream(puzzle, `fate/${round}`));
}

/** The fate card of a draw, counted from 0 over the whole game. */
export function fateAt(puzzle: Puzzle, draw: number): Fate {
  return fateRound(puzzle, Math.floor(draw / fates.length))[draw % fates.length] ?? fates[0];
}

/** Order of preference of an item draw, as the first and the second card of each kind. */
export function itemOrder(puzzle: Puzzle, draw: number): readonly ItemCard[] {
  const stacked = puzzle.stack?.items.find((item) => item.draw === draw);
  return stacked?.cards ?? shuffled(itemCards, stream(puzzle, `item/${draw}`));
}

/**
 * The item that a draw takes from the stock: the first slot of its order that the stock fills, where a stock
 * with one card of a kind fills that kind's first slot. So every card of the stock is equally likely, and which
 * of two equal cards was used before makes no difference.
 */
export function drawItem(
  puzzle: Puzzle,
  draw: number,
  stock: readonly ItemCard[],
): ItemCard | undefined {
  for (const slot of itemOrder(puzzle, draw)) {
    const same = stock.filter((card) => itemKind(card) === itemKind(slot));
    if (same.length > slotRank(slot)) return same[0];
  }
  return undefined;
}

/** 0 for the first card of a kind, 1 for the second. */
export const slotRank = (slot: ItemCard): 0 | 1 => (slot.startsWith('D') ? 1 : 0);

export const countKind = (cards: readonly ItemCard[], kind: ItemKind): number =>
  cards.filter((card) => itemKind(card) === kind).length;
