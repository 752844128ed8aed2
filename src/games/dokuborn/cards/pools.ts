// The pools of one catalogue: the cards that fit a pair of conditions, and what each of them is worth there.
// Worked out once per catalogue, whoever asks: rules and engine share them.

import type { Card } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { conditionIndex, conditions } from './conditions.ts';
import { createFits, type Fits, poolOf } from './fits.ts';
import { createPairs, type Pairs } from './pairs.ts';

export interface Pools {
  readonly catalogue: Catalogue;
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

/** The pools of a catalogue. They take about a tenth of a second when they are made. */
export function poolsOf(catalogue: Catalogue): Pools {
  const pools = known.get(catalogue) ?? createPools(catalogue);
  known.set(catalogue, pools);
  return pools;
}

function createPools(catalogue: Catalogue): Pools {
  const fits = createFits(catalogue);
  const found = new Map<string, readonly number[]>();
  const worths = new Map<string, ReadonlyMap<number, number>>();
  let pairs: Pairs | undefined;
  let reaches: Uint32Array | undefined;
  const pools: Pools = {
    catalogue,
    fits,
    pairs() {
      pairs ??= createPairs(fits);
      return pairs;
    },
    card: (id) => catalogue.cards[fits.cardIndex.get(id) ?? -1],
    count: (condition) => fits.cardsOf[conditionIndex.get(condition) ?? -1]?.length ?? 0,
    pool(row, column) {
      const key = `${row},${column}`;
      let pool = found.get(key);
      if (!pool) {
        const first = conditionIndex.get(row);
        const second = conditionIndex.get(column);
        if (first === undefined || second === undefined) return [];
        pool = poolOf(fits, first, second).map((index) => catalogue.cards[index]?.id ?? 0);
        found.set(key, pool);
      }
      return pool;
    },
    reach(card) {
      reaches ??= countReaches(fits, pools.pairs());
      return reaches[fits.cardIndex.get(card) ?? -1] ?? 0;
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
