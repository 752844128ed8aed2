// Who fits what: every card of a catalogue held against every condition, once.
// Cards and conditions are numbered by their place in the catalogue and in the table.

import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { type Condition, conditions } from './conditions.ts';

export interface Fits {
  readonly catalogue: Catalogue;
  /** The place of each card, by its id. */
  readonly cardIndex: ReadonlyMap<number, number>;
  /** Conditions that each card fits, ascending. */
  readonly conditionsOf: readonly Uint16Array[];
  /** Cards that fit each condition, ascending. */
  readonly cardsOf: readonly Uint16Array[];
}

/** The place of each card, by its id. */
export function indexCards({ cards }: Catalogue): ReadonlyMap<number, number> {
  return new Map(cards.map((card, index) => [card.id, index]));
}

export function createFits(catalogue: Catalogue): Fits {
  const { cards } = catalogue;
  const cardsOf = conditions.map((condition) => fittingCards(condition, cards));
  return {
    catalogue,
    cardIndex: indexCards(catalogue),
    conditionsOf: transpose(cardsOf, cards.length),
    cardsOf,
  };
}

/** The cards that fit one condition, ascending. */
export function fittingCards(condition: Condition, cards: readonly Card[]): Uint16Array {
  const found: number[] = [];
  for (let index = 0; index < cards.length; index++)
    if (condition.filter(cards[index] as Card)) found.push(index);
  return Uint16Array.from(found);
}

function transpose(cardsOf: readonly Uint16Array[], cards: number): Uint16Array[] {
  const lists: number[][] = Array.from({ length: cards }, () => []);
  for (const [condition, list] of cardsOf.entries())
    for (const card of list) lists[card]?.push(condition);
  return lists.map((list) => Uint16Array.from(list));
}

/** What both lists have, ascending as they are. */
export function inBoth(left: Uint16Array, right: Uint16Array): number[] {
  const both: number[] = [];
  let other = 0;
  for (const card of left) {
    while (other < right.length && (right[other] as number) < card) other++;
    if (right[other] === card) both.push(card);
  }
  return both;
}
