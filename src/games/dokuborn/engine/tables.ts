// What the generator looks up besides the pairs: the conditions, shares for the level, small pools as lists.

import type { Condition } from '../cards/conditions.ts';
import type { Fits } from '../cards/fits.ts';
import type { Pairs } from '../cards/pairs.ts';
import { SCALE } from './band.ts';

/** Pools of at most this size are kept as lists: larger ones never make a grid of 16 cells fail. */
export const LISTED = 15;

export interface Tables extends Pairs {
  /** All that may be drawn with this catalogue. */
  readonly conditions: readonly Condition[];
  /** Number of cards in the catalogue. */
  readonly cards: number;
  /** `SCALE / count`, rounded down; 0 where nothing fits. */
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
