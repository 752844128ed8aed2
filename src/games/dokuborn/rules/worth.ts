// What an answer is worth: more the fewer would think of it. A card is held against the other cards of its type that
// fit the same cell; those that could fill more cells of this grid, then those that fit more pairs of conditions
// anywhere, come to mind sooner.

import type { Pools } from '../cards/pools.ts';
import { bestSum } from './assignment.ts';
import { cellPool, type Grid } from './grid.ts';

export interface Worths {
  /** Points of a card in a cell, before what hints cost; 0 where it does not fit. */
  of(cell: number, card: number): number;
  /** The most that different cards in all cells can be worth together. */
  readonly most: number;
}

const REMEMBERED = 40;
const known = new WeakMap<Pools, Map<string, Worths>>();

export function worthsOf(pools: Pools, grid: Grid): Worths {
  const grids = known.get(pools) ?? new Map<string, Worths>();
  known.set(pools, grids);
  const key = `${grid.rows}/${grid.columns}`;
  let worths = grids.get(key);
  if (!worths) {
    worths = createWorths(pools, grid);
    if (grids.size >= REMEMBERED) grids.clear();
    grids.set(key, worths);
  }
  return worths;
}

function createWorths(pools: Pools, grid: Grid): Worths {
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

/**
 * In hundredths, rounded up: the share of the group that comes to mind sooner, with half of those that are level,
 * the card itself among them. So an answer without rivals is worth 50, and 100 needs a group of fifty.
 */
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
