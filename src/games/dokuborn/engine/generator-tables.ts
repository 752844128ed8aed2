// Lookup tables of the generator: shares for the level, small pools as lists, and the weights of conditions.

import type { Rng } from '../../../core/rng.ts';
import type { Condition } from '../cards/conditions.ts';
import type { Fits, Pairs } from '../cards/pools.ts';
import { thresholds } from '../rules/level.ts';
import type { Family, Level } from '../types.ts';

// Levels in whole numbers: sums of rounded shares that prove a level without fractions.

/** Shares in fixed point; the bands keep clear of the thresholds by more than all rounding. */
const SCALE = 2 ** 31;

export interface Band {
  /** A sum of rounded shares in `least <= sum < most` proves the level. */
  readonly least: number;
  readonly most: number;
}

/** Rounding down loses less than 1 per cell, so bounds with a margin of `cells` are safe. */
export function levelBand(level: Level, cells: number): Band {
  const at = (index: number) => Math.ceil(((thresholds[index] as number) * cells * SCALE) / 100);
  return {
    least: level === 1 ? 0 : at(level - 2),
    most: level === 5 ? Number.MAX_SAFE_INTEGER : at(level - 1) - cells - 1,
  };
}

/** Pools of at most this size are stored as lists: larger ones never make a grid of 16 cells fail. */
export const LISTED = 15;

export interface Tables extends Pairs {
  /** All conditions that may be drawn with this catalogue. */
  readonly conditions: readonly Condition[];
  /** Number of cards in the catalogue. */
  readonly cards: number;
  /** `SCALE / count`, rounded down; 0 if nothing fits. */
  readonly shares: Uint32Array;
  /** Where the list of a small pool starts in `listed`, or -1. */
  readonly listStart: Int32Array;
  readonly listed: Uint16Array;
}

export function createTables({ conditions, conditionsOf }: Fits, pairs: Pairs): Tables {
  const size = conditions.length;
  const { counts } = pairs;
  const shares = new Uint32Array(size * size);
  const listStart = new Int32Array(size * size).fill(-1);
  let length = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const pair = row * size + column;
      const count = counts[pair] as number;
      if (count === 0) continue;
      shares[pair] = Math.floor(SCALE / count);
      if (count <= LISTED && row < column) {
        listStart[pair] = length;
        listStart[column * size + row] = length;
        length += count;
      }
    }
  }
  return {
    ...pairs,
    conditions,
    cards: conditionsOf.length,
    shares,
    listStart,
    listed: fillLists(size, conditionsOf, listStart, length),
  };
}

function fillLists(
  size: number,
  conditionsOf: readonly Uint16Array[],
  listStart: Int32Array,
  length: number,
): Uint16Array {
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

// Weights: families by taste, rows by how many columns they can meet, and a weighted draw in one step.

/** How often a family is drawn, in twentieths. */
const familyWeights: Readonly<Record<Family, number>> = {
  ink: 60,
  cost: 40,
  inkwell: 7,
  type: 30,
  born: 24,
  classification: 60,
  keyword: 50,
  strength: 30,
  willpower: 20,
  lore: 30,
  move: 6,
  rarity: 24,
  set: 36,
  franchise: 60,
  name: 24,
  extra: 20,
};

/** Conditions to avoid keep one part in this many of their weight. */
const AVOIDED = 8;

export interface DrawPreferences {
  /** May conditions of the family `name` be drawn? */
  readonly names: boolean;
  /** Conditions to draw less, such as those of the last grids. */
  readonly avoid: readonly number[];
}

/** The weight of each condition; 0 for those that are not drawn. */
export function drawWeights(tables: Tables, drawing: DrawPreferences): Uint32Array {
  const members = new Map<Family, number>();
  for (const { family } of tables.conditions) members.set(family, (members.get(family) ?? 0) + 1);
  const weights = Uint32Array.from(tables.conditions, ({ family }) =>
    family === 'name' && !drawing.names
      ? 0
      : Math.ceil((familyWeights[family] * 20) / (members.get(family) ?? 1)),
  );
  for (const index of drawing.avoid) weights[index] = Math.ceil((weights[index] ?? 0) / AVOIDED);
  return weights;
}

/** Rows count for more the more columns they can meet with pools of at least `leastPool`. */
export function rowWeights(tables: Tables, weights: Uint32Array, leastPool: number): Uint32Array {
  const size = tables.conditions.length;
  return weights.map((weight, index) => {
    let partners = 0;
    for (let other = 0; other < size; other++) {
      const pair = index * size + other;
      if (tables.mayMeet[pair] === 1 && (tables.counts[pair] as number) >= leastPool)
        partners += weights[other] as number;
    }
    return Math.ceil((weight * partners) / 1000);
  });
}

export type Lottery = (rng: Rng) => number;

/** Walker's alias method in whole numbers: one draw, one comparison. -1 if no weight is left. */
export function createLottery(weights: Uint32Array): Lottery {
  const tickets = [...weights.keys()].filter((index) => (weights[index] as number) > 0);
  const count = tickets.length;
  const total = tickets.reduce((sum, index) => sum + (weights[index] as number), 0);
  if (count === 0) return () => -1;
  const share = tickets.map((index) => (weights[index] as number) * count);
  const first = Uint16Array.from(tickets);
  const second = Uint16Array.from(tickets);
  const small = [...share.keys()].filter((slot) => (share[slot] as number) < total);
  const large = [...share.keys()].filter((slot) => (share[slot] as number) >= total);
  while (small.length > 0 && large.length > 0) {
    const under = small.pop() as number;
    const over = large[large.length - 1] as number;
    second[under] = tickets[over] as number;
    share[over] = (share[over] as number) - (total - (share[under] as number));
    if ((share[over] as number) < total) {
      large.pop();
      small.push(over);
    }
  }
  const border = Float64Array.from(share);
  return (rng) => {
    const drawn = rng.below(count * total);
    const slot = Math.floor(drawn / total);
    return (drawn - slot * total < (border[slot] as number) ? first : second)[slot] as number;
  };
}
