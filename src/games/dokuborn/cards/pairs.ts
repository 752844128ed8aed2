// All pairs of conditions: how many cards fit both, and whether a grid may use the pair.
// The tables are square, a pair stands at `row * conditions + column`.

import { type Family, families } from '../types.ts';
import type { Fits } from './fits.ts';

export interface Pairs {
  /** Number of cards; the diagonal holds the condition's own count. */
  readonly counts: Uint16Array;
  /** 1 where the two may meet as row and column. */
  readonly mayMeet: Uint8Array;
  /** 1 where the two may stand on one axis. */
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
      // where all cards of one fit the other, one contains the other
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
