// Who fits what: every card of a catalogue held against every condition of its table, once.
// Cards and conditions are numbered by their place in the catalogue and in the table.

import type { Catalogue } from '../../../data/catalogue.ts';
import type { Condition } from './conditions.ts';
import { tableOf } from './table.ts';

export interface Fits {
  readonly catalogue: Catalogue;
  /** The list of the table. */
  readonly conditions: readonly Condition[];
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
  const table = tableOf(catalogue);
  const cardsOf = table.cardsOf();
  return {
    catalogue,
    conditions: table.list,
    cardIndex: indexCards(catalogue),
    conditionsOf: transpose(cardsOf, cards.length),
    cardsOf,
  };
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
