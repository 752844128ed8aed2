// The pools of one catalogue: the cards that fit a pair of conditions, and what each of them is worth there.
// Worked out once per catalogue, whoever asks: rules and engine share them.

import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { conditionIndex, conditions } from './conditions.ts';
import { createFits, type Fits, fittingCards, inBoth, indexCards } from './fits.ts';
import { createPairs, type Pairs } from './pairs.ts';

export interface Pools {
  readonly catalogue: Catalogue;
  /** Made when first asked for; a board begins with the few conditions of its grid. */
  readonly fits: Fits;
  /** Made when first asked for. */
  pairs(): Pairs;
  card(id: number): Card | undefined;
  /** How many cards fit this condition alone. */
  count(condition: string): number;
  /** Ids of the cards that fit both conditions, ascending. Empty for unknown conditions. */
  pool(row: string, column: string): readonly number[];
  /** How many pairs of conditions, as grids may use them, each card fits: the fewer, the harder it is to think of. */
  reach(card: number): number;
  /** Points of a card that fits both conditions. */
  worth(row: string, column: string, card: number): number;
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
  const lists: Uint16Array[] = [];
  let fits: Fits | undefined;
  const found = new Map<string, readonly number[]>();
  const worths = new Map<string, ReadonlyMap<number, number>>();
  let pairs: Pairs | undefined;
  let reaches: Uint32Array | undefined;

  /** The cards of one condition, without holding all cards against all others. */
  function cardsOf(id: string): Uint16Array | undefined {
    const index = conditionIndex.get(id);
    const condition = index === undefined ? undefined : conditions[index];
    if (index === undefined || !condition) return undefined;
    const list = fits?.cardsOf[index] ?? lists[index] ?? fittingCards(condition, catalogue.cards);
    lists[index] = list;
    return list;
  }

  const pools: Pools = {
    catalogue,
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
    worth(row, column, card) {
      const key = `${row},${column}`;
      const ready = worths.get(key) ?? poolWorths(pools, pools.pool(row, column));
      worths.set(key, ready);
      return ready.get(card) ?? 0;
    },
  };
  return pools;
}

/**
 * Of all cards that fit a cell, how many in a hundred, rounded up, fit at least as many pairs of conditions elsewhere.
 * The least versatile card, which fewest players think of, earns 100.
 */
function poolWorths(pools: Pools, pool: readonly number[]): ReadonlyMap<number, number> {
  const reaches = pool.map((card) => pools.reach(card)).sort((left, right) => right - left);
  const wider = new Map(reaches.map((reach, index) => [reach, index + 1]));
  return new Map(
    pool.map((card) => {
      const count = wider.get(pools.reach(card)) ?? 0;
      return [card, Math.floor((100 * count + pool.length - 1) / pool.length)];
    }),
  );
}

function countReaches({ conditionsOf }: Fits, { mayMeet }: Pairs): Uint32Array {
  const size = conditions.length;
  return Uint32Array.from(conditionsOf, (list) => {
    let reach = 0;
    for (let first = 0; first < list.length; first++)
      for (let second = first + 1; second < list.length; second++)
        reach += mayMeet[(list[first] as number) * size + (list[second] as number)] as number;
    return reach;
  });
}
