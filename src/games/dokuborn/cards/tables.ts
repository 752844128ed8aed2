// What set-up works out once for a catalogue: who fits what, how many fit each pair, and which pairs a grid may use.
// Cards and conditions are numbered here by their place in catalogue and table.

import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { type Condition, conditions, type Family, families } from './conditions.ts';
import { SCALE } from './level.ts';

/** Pools of at most this size are kept as lists: larger ones never make a grid of 16 cells fail. */
export const LISTED = 15;
/** Conditions with fewer cards are not drawn. */
const LEAST_CARDS = 8;

export interface Tables {
  readonly catalogue: Catalogue;
  readonly conditions: readonly Condition[];
  readonly conditionIndex: ReadonlyMap<string, number>;
  readonly cardIndex: ReadonlyMap<number, number>;
  /** Conditions that each card fits, ascending. */
  readonly conditionsOf: readonly Uint16Array[];
  /** Cards that fit each condition, ascending. */
  readonly cardsOf: readonly Uint16Array[];
  /** Number of cards for each pair, at `row * conditions + column`; the diagonal holds the condition's own count. */
  readonly pools: Uint16Array;
  /** `SCALE / pool`, rounded down; 0 where nothing fits. */
  readonly shares: Uint32Array;
  /** 1 where the generator may let the two meet as row and column. */
  readonly mayMeet: Uint8Array;
  /** 1 where the generator may put the two on one axis. */
  readonly mayShareAxis: Uint8Array;
  /** Where the list of a small pool starts in `listed`, or -1. */
  readonly listStart: Int32Array;
  readonly listed: Uint16Array;
  /** May be drawn at all with this catalogue. */
  readonly drawn: Uint8Array;
}

/** Families in which a row and a column may meet. */
const meetingFamilies: readonly Family[] = ['ink', 'classification', 'keyword', 'extra'];

export function createTables(catalogue: Catalogue): Tables {
  const size = conditions.length;
  const { cards } = catalogue;
  const cardsOf = conditions.map((condition) => fitting(condition, cards));
  const conditionsOf = transpose(cardsOf, cards.length);
  const pools = countPools(conditionsOf);
  const shares = new Uint32Array(size * size);
  const mayMeet = new Uint8Array(size * size);
  const mayShareAxis = new Uint8Array(size * size);
  const listStart = new Int32Array(size * size).fill(-1);
  const numbers = conditions.map(({ family }) => families.indexOf(family));
  const meets = families.map((family) => meetingFamilies.includes(family));
  let length = 0;
  for (let row = 0; row < size; row++) {
    const rowCards = pools[row * size + row] as number;
    const family = numbers[row] as number;
    for (let column = 0; column < size; column++) {
      const pair = row * size + column;
      const pool = pools[pair] as number;
      // where all cards of one fit the other, one contains the other
      if (pool < rowCards && pool < (pools[column * size + column] as number)) {
        mayShareAxis[pair] = 1;
        if (pool > 0 && (family !== numbers[column] || meets[family])) mayMeet[pair] = 1;
      }
      if (pool === 0) continue;
      shares[pair] = Math.floor(SCALE / pool);
      if (pool <= LISTED && row < column) {
        listStart[pair] = length;
        listStart[column * size + row] = length;
        length += pool;
      }
    }
  }
  return {
    catalogue,
    conditions,
    conditionIndex: new Map(conditions.map((condition, index) => [condition.id, index])),
    cardIndex: new Map(cards.map((card, index) => [card.id, index])),
    conditionsOf,
    cardsOf,
    pools,
    shares,
    mayMeet,
    mayShareAxis,
    listStart,
    listed: fillLists(conditionsOf, listStart, length),
    drawn: Uint8Array.from(conditions, (_, index) =>
      (pools[index * size + index] as number) >= LEAST_CARDS ? 1 : 0,
    ),
  };
}

/** Counts each pair once and mirrors it. */
function countPools(conditionsOf: readonly Uint16Array[]): Uint16Array {
  const size = conditions.length;
  const pools = new Uint16Array(size * size);
  for (let card = 0; card < conditionsOf.length; card++) {
    const list = conditionsOf[card] as Uint16Array;
    for (let first = 0; first < list.length; first++) {
      const row = (list[first] as number) * size;
      for (let second = first; second < list.length; second++) {
        const pair = row + (list[second] as number);
        pools[pair] = (pools[pair] as number) + 1;
      }
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++)
      pools[row * size + column] = pools[column * size + row] as number;
  return pools;
}

function fitting(condition: Condition, cards: readonly Card[]): Uint16Array {
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

function fillLists(
  conditionsOf: readonly Uint16Array[],
  listStart: Int32Array,
  length: number,
): Uint16Array {
  const size = conditions.length;
  const listed = new Uint16Array(length);
  const filled = new Uint8Array(size * size);
  for (let card = 0; card < conditionsOf.length; card++) {
    const list = conditionsOf[card] as Uint16Array;
    for (let first = 0; first < list.length; first++) {
      for (let second = first + 1; second < list.length; second++) {
        const pair = (list[first] as number) * size + (list[second] as number);
        const start = listStart[pair] as number;
        if (start < 0) continue;
        const at = filled[pair] as number;
        listed[start + at] = card;
        filled[pair] = at + 1;
      }
    }
  }
  return listed;
}

/** The cards that fit both conditions, ascending. */
export function poolOf(tables: Tables, row: number, column: number): number[] {
  const size = tables.conditions.length;
  const pair = row * size + column;
  const start = tables.listStart[pair] as number;
  if (start >= 0) return [...tables.listed.subarray(start, start + (tables.pools[pair] as number))];
  const left = tables.cardsOf[row] as Uint16Array;
  const right = tables.cardsOf[column] as Uint16Array;
  const both: number[] = [];
  let other = 0;
  for (const card of left) {
    while (other < right.length && (right[other] as number) < card) other++;
    if (right[other] === card) both.push(card);
  }
  return both;
}
