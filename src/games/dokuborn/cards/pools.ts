// The pools of one catalogue: the cards that fit a pair of conditions, and how many pairs each of them fits.
// Computed once per catalogue and shared by rules and engine.

import { memoByObject } from '../../../core/memo.ts';
import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { type Family, families } from '../types.ts';
import { type ConditionTable, fittingCards, tableOf } from './condition-table.ts';
import type { Condition } from './conditions.ts';

// Which cards fit which conditions. Both are numbered by their place in the catalogue and in the table.

export interface Fits {
  readonly conditions: readonly Condition[];
  /** Conditions that each card fits, ascending. */
  readonly conditionsOf: readonly Uint16Array[];
  /** Cards that fit each condition, ascending. */
  readonly cardsOf: readonly Uint16Array[];
}

export function createFits(catalogue: Catalogue): Fits {
  const table = tableOf(catalogue);
  const cardsOf = table.cardsOf();
  const conditionsOf = transpose(cardsOf, catalogue.cards.length);
  return { conditions: table.list, conditionsOf, cardsOf };
}

function transpose(cardsOf: readonly Uint16Array[], cards: number): Uint16Array[] {
  const lists: number[][] = Array.from({ length: cards }, () => []);
  for (const [condition, list] of cardsOf.entries())
    for (const card of list) lists[card]?.push(condition);
  return lists.map((list) => Uint16Array.from(list));
}

/** The intersection of two ascending lists. */
export function inBoth(left: Uint16Array, right: Uint16Array): number[] {
  const both: number[] = [];
  let other = 0;
  for (const card of left) {
    while (other < right.length && (right[other] as number) < card) other++;
    if (right[other] === card) both.push(card);
  }
  return both;
}

// All pairs of conditions: how many cards fit both, and whether a grid may use the pair.
// The tables are square: a pair is at `row * conditions + column`.

export interface Pairs {
  /** Number of cards; the diagonal holds the condition's own count. */
  readonly counts: Uint16Array;
  /** 1 if the two may meet as row and column. */
  readonly mayMeet: Uint8Array;
  /** 1 if the two may share an axis. */
  readonly mayShareAxis: Uint8Array;
}

/** Families in which a row and a column may meet. */
const meetingFamilies: readonly Family[] = ['ink', 'classification', 'keyword', 'extra'];

export function createPairs({ conditions, conditionsOf }: Fits): Pairs {
  const size = conditions.length;
  const counts = countPairs(size, conditionsOf);
  const mayMeet = new Uint8Array(size * size);
  const mayShareAxis = new Uint8Array(size * size);
  const numbers = conditions.map(({ family }) => families.indexOf(family));
  const meets = families.map((family) => meetingFamilies.includes(family));
  for (let row = 0; row < size; row++) {
    const rowCards = counts[row * size + row] as number;
    const family = numbers[row] as number;
    for (let column = 0; column < size; column++) {
      const pair = row * size + column;
      const count = counts[pair] as number;
      // all cards of one fit the other: one contains the other
      if (count >= rowCards || count >= (counts[column * size + column] as number)) continue;
      mayShareAxis[pair] = 1;
      if (count > 0 && (family !== numbers[column] || meets[family])) mayMeet[pair] = 1;
    }
  }
  return { counts, mayMeet, mayShareAxis };
}

/** Counts each pair once and mirrors it. */
function countPairs(size: number, conditionsOf: readonly Uint16Array[]): Uint16Array {
  const counts = new Uint16Array(size * size);
  for (let card = 0; card < conditionsOf.length; card++) {
    const list = conditionsOf[card] as Uint16Array;
    for (let first = 0; first < list.length; first++) {
      const row = (list[first] as number) * size;
      for (let second = first; second < list.length; second++) {
        const pair = row + (list[second] as number);
        counts[pair] = (counts[pair] as number) + 1;
      }
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++)
      counts[row * size + column] = counts[column * size + row] as number;
  return counts;
}

export interface Pools {
  readonly catalogue: Catalogue;
  readonly table: ConditionTable;
  /** Computed on first use; a board starts with the few conditions of its grid. */
  readonly fits: Fits;
  /** Computed on first use. */
  pairs(): Pairs;
  card(id: number): Card | undefined;
  /** How many cards fit this condition alone. */
  count(condition: string): number;
  /** Ids of the cards that fit both conditions, ascending. Empty for unknown conditions. */
  pool(row: string, column: string): readonly number[];
  /** How many cards fit both conditions. */
  countBoth(row: string, column: string): number;
  /** How many usable pairs of conditions each card fits: the fewer, the harder it is to think of. */
  reach(card: number): number;
}

/** The pools of a catalogue. All fits of all cards take about a tenth of a second, so they are computed on demand. */
export const poolsOf = memoByObject(createPools);

function createPools(catalogue: Catalogue): Pools {
  /** The place of each card, by its id. */
  const cardIndex = new Map(catalogue.cards.map((card, index) => [card.id, index]));
  const table = tableOf(catalogue);
  const lists = new Map<string, Uint16Array>();
  let fits: Fits | undefined;
  const found = new Map<string, readonly number[]>();
  let pairs: Pairs | undefined;
  let reaches: Uint32Array | undefined;

  /** The cards of one condition, without testing all others. */
  function cardsOf(id: string): Uint16Array | undefined {
    const ready = lists.get(id) ?? (fits ? fits.cardsOf[table.index.get(id) ?? -1] : undefined);
    if (ready) return ready;
    const condition = table.find(id);
    if (!condition) return undefined;
    const list = fittingCards(condition, catalogue.cards);
    lists.set(id, list);
    return list;
  }

  const pools: Pools = {
    catalogue,
    table,
    get fits() {
      fits ??= createFits(catalogue);
      return fits;
    },
    pairs() {
      pairs ??= createPairs(pools.fits);
      return pairs;
    },
    card: (id) => catalogue.cards[cardIndex.get(id) ?? -1],
    count: (condition) => cardsOf(condition)?.length ?? 0,
    pool(row, column) {
      const key = `${row},${column}`;
      let pool = found.get(key);
      if (!pool) {
        const first = cardsOf(row);
        const second = cardsOf(column);
        if (!first || !second) return [];
        pool = inBoth(first, second).map((index) => catalogue.cards[index]?.id ?? 0);
        found.set(key, pool);
      }
      return pool;
    },
    reach(card) {
      reaches ??= countReaches(pools.fits, pools.pairs());
      return reaches[cardIndex.get(card) ?? -1] ?? 0;
    },
    countBoth(row, column) {
      const [first, second] = pairs ? [table.index.get(row), table.index.get(column)] : [];
      return first === undefined || second === undefined
        ? pools.pool(row, column).length
        : (pairs?.counts[first * table.list.length + second] ?? 0);
    },
  };
  return pools;
}

function countReaches({ conditions, conditionsOf }: Fits, { mayMeet }: Pairs): Uint32Array {
  const size = conditions.length;
  return Uint32Array.from(conditionsOf, (list) => {
    let reach = 0;
    for (let first = 0; first < list.length; first++)
      for (let second = first + 1; second < list.length; second++)
        reach += mayMeet[(list[first] as number) * size + (list[second] as number)] as number;
    return reach;
  });
}
