// What an answer is worth: the fewer players would think of it, the more. A card competes with the other cards of its
// type that fit the same cell; cards that fit more cells of this grid, then more pairs of conditions anywhere, come to
// mind sooner.

import { memoByObject } from '../../../core/memo.ts';
import type { Pools } from '../cards/pools.ts';
import { cellPool, type GridConditions } from './grid.ts';

/** The most points for different cards in all cells: the Hungarian algorithm with potentials. `values[cell]` has the
 * points of every card that fits it; a cell without a card counts nothing. */
export function bestSum(values: readonly ReadonlyMap<number, number>[]): number {
  const cells = values.length;
  // as many of its best cards as there are cells: one of them is always free
  const best = values.map((points) =>
    [...points].sort((left, right) => right[1] - left[1] || left[0] - right[0]).slice(0, cells),
  );
  const cards = [...new Set(best.flatMap((list) => list.map(([card]) => card)))];
  // a blank worth nothing for every cell, so that a complete assignment always exists
  const columns = cards.length + cells;
  const cost = best.map((list) => {
    const row = new Int32Array(columns);
    for (const [card, points] of list) row[cards.indexOf(card)] = -points;
    return row;
  });
  return -leastCost(cost, columns);
}

/** The least sum with a different column for each row; needs at least as many columns as rows. */
function leastCost(cost: readonly Int32Array[], columns: number): number {
  const rowBase = new Float64Array(cost.length + 1);
  const columnBase = new Float64Array(columns + 1);
  /** Rows count from 1, 0 means none; column 0 is the start of every row. */
  const holder = new Int32Array(columns + 1);
  for (let row = 1; row <= cost.length; row++) {
    holder[0] = row;
    const least = new Float64Array(columns + 1).fill(Number.MAX_SAFE_INTEGER);
    const from = new Int32Array(columns + 1);
    const used = new Uint8Array(columns + 1);
    let at = 0;
    while (holder[at] !== 0) {
      used[at] = 1;
      const own = holder[at] as number;
      let step = Number.MAX_SAFE_INTEGER;
      let next = 0;
      for (let column = 1; column <= columns; column++) {
        if (used[column] === 1) continue;
        const price =
          (cost[own - 1]?.[column - 1] ?? 0) -
          (rowBase[own] as number) -
          (columnBase[column] as number);
        if (price < (least[column] as number)) {
          least[column] = price;
          from[column] = at;
        }
        if ((least[column] as number) < step) {
          step = least[column] as number;
          next = column;
        }
      }
      for (let column = 0; column <= columns; column++) {
        if (used[column] === 1) {
          rowBase[holder[column] as number] = (rowBase[holder[column] as number] as number) + step;
          columnBase[column] = (columnBase[column] as number) - step;
        } else least[column] = (least[column] as number) - step;
      }
      at = next;
    }
    while (at !== 0) {
      const before = from[at] as number;
      holder[at] = holder[before] as number;
      at = before;
    }
  }
  return -(columnBase[0] as number);
}

interface Worths {
  /** Points of a card in a cell before the price of hints; 0 if it does not fit. */
  of(cell: number, card: number): number;
  /** The most points that different cards in all cells can have together. */
  readonly most: number;
}

const REMEMBERED = 40;
const cacheOf = memoByObject((_pools: Pools) => new Map<string, Worths>());

export function worthsOf(pools: Pools, grid: GridConditions): Worths {
  const grids = cacheOf(pools);
  const key = `${grid.rows}/${grid.columns}`;
  let worths = grids.get(key);
  if (!worths) {
    worths = createWorths(pools, grid);
    if (grids.size >= REMEMBERED) grids.clear();
    grids.set(key, worths);
  }
  return worths;
}

function createWorths(pools: Pools, grid: GridConditions): Worths {
  const cells = grid.size * grid.size;
  const all = Array.from({ length: cells }, (_, cell) => cellPool(pools, grid, cell));
  const fills = new Map<number, number>();
  for (const card of all.flat()) fills.set(card, (fills.get(card) ?? 0) + 1);
  const fame = (card: number) => (fills.get(card) ?? 0) * FILLS + pools.reach(card);
  const points = all.map((pool) => {
    const earned = new Map<number, number>();
    for (const group of byType(pools, pool)) grade(group, fame, earned);
    return earned;
  });
  let most: number | undefined;
  return {
    of: (cell, card) => points[cell]?.get(card) ?? 0,
    get most() {
      most ??= bestSum(points);
      return most;
    },
  };
}

/** One cell more outweighs any number of pairs. */
const FILLS = 2 ** 32;

function byType(pools: Pools, pool: readonly number[]): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const card of pool) {
    const type = pools.card(card)?.type ?? '';
    const group = groups.get(type);
    if (group) group.push(card);
    else groups.set(type, [card]);
  }
  return groups.values();
}

/** In hundredths, rounded up: the share of the group that comes to mind sooner, plus half of those that tie, the card
 * included. So an answer without rivals is worth 50, and 100 needs a group of fifty. */
function grade(
  group: readonly number[],
  fame: (card: number) => number,
  earned: Map<number, number>,
): void {
  const sorted = [...group].sort((left, right) => fame(right) - fame(left));
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    const level = fame(sorted[from] as number);
    while (to < sorted.length && fame(sorted[to] as number) === level) to++;
    const points = Math.ceil((100 * (from + to)) / (2 * sorted.length));
    for (let at = from; at < to; at++) earned.set(sorted[at] as number, points);
    from = to;
  }
}
