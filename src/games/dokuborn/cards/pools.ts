// The pools of one catalogue: the cards that fit a pair of conditions, and how many pairs each of them fits.
// Worked out once per catalogue, whoever asks: rules and engine share them.

import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { createFits, type Fits, inBoth, indexCards } from './fits.ts';
import { createPairs, type Pairs } from './pairs.ts';
import { type ConditionTable, fittingCards, tableOf } from './table.ts';

export interface Pools {
  readonly catalogue: Catalogue;
  readonly table: ConditionTable;
  /** Made when first asked for; a board begins with the few conditions of its grid. */
  readonly fits: Fits;
  /** Made when first asked for. */
  pairs(): Pairs;
  card(id: number): Card | undefined;
  /** How many cards fit this condition alone. */
  count(condition: string): number;
  /** Ids of the cards that fit both conditions, ascending. Empty for unknown conditions. */
  pool(row: string, column: string): readonly number[];
  /** How many cards fit both conditions. */
  countBoth(row: string, column: string): number;
  /** How many pairs of conditions, as grids may use them, each card fits: the fewer, the harder it is to think of. */
  reach(card: number): number;
}

const known = new WeakMap<Catalogue, Pools>();

/** The pools of a catalogue. All fits of all cards take about a tenth of a second, so they are made when wanted. */
export function poolsOf(catalogue: Catalogue): Pools {
  const pools = known.get(catalogue) ?? createPools(catalogue);
  known.set(catalogue, pools);
  return pools;
}

function createPools(catalogue: Catalogue): Pools {
  const cardIndex = indexCards(catalogue);
  const table = tableOf(catalogue);
  const lists = new Map<string, Uint16Array>();
  let fits: Fits | undefined;
  const found = new Map<string, readonly number[]>();
  let pairs: Pairs | undefined;
  let reaches: Uint32Array | undefined;

  /** The cards of one condition, without holding all cards against all others. */
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
