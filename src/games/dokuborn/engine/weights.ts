// How often conditions are drawn: families by taste, rows by how many others they can meet, and a fair draw in one step.

import type { Rng } from '../../../core/rng.ts';
import type { Family } from '../types.ts';
import type { Tables } from './tables.ts';

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

/** Conditions to avoid keep one part in so many. */
const AVOIDED = 8;

export interface Drawing {
  /** May conditions of the family `name` be drawn? */
  readonly names: boolean;
  /** Conditions to draw less, such as those of the last grids. */
  readonly avoid: readonly number[];
}

/** The weight of each condition; 0 for those that are not drawn. */
export function drawWeights(tables: Tables, drawing: Drawing): Uint32Array {
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

/** Walker's alias method in whole numbers: one draw, one comparison. -1 where no weight is left. */
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
