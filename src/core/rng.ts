// Seeded random numbers, integers only, the same on every machine: xoshiro128** by Blackman and Vigna
// (public domain), seeded from text. Streams are named: what one stream draws never changes another.

import { murmur3, utf8Bytes } from './hash.ts';

export interface Rng {
  /** A whole number 0 <= x < n, each equally likely; n from 1 to 2^32. */
  below(n: number): number;
  /** An independent stream. The same name always gives the same stream, no matter what was drawn here. */
  fork(name: string): Rng;
}

type Xoshiro = [number, number, number, number];

const rotateLeft = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));

/** One step of xoshiro128**: changes the state, returns 32 unsigned bits. */
export function nextBits(state: Xoshiro): number {
  const result = Math.imul(rotateLeft(Math.imul(state[1], 5), 7), 9) >>> 0;
  const shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotateLeft(state[3], 11);
  return result;
}

const LARGEST = 0xffffffff;

/** The stream that belongs to a text. */
export function createRng(seed: string): Rng {
  const bytes = utf8Bytes(seed);
  const state: Xoshiro = [
    murmur3(bytes, 1),
    murmur3(bytes, 2),
    murmur3(bytes, 3),
    murmur3(bytes, 4) || 1, // all zero is the one state that never leaves itself
  ];
  return {
    below(n) {
      // Whole numbers of 32 bits throughout: a remainder of 2^32 itself would be taken in floating point.
      const fair = LARGEST - (((LARGEST % n) + 1) % n);
      let bits = nextBits(state);
      while (bits > fair) bits = nextBits(state);
      return bits % n;
    },
    fork: (name) => createRng(`${seed}/${name}`),
  };
}

/** Fisher-Yates in place; returns the same array. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const held = items[last] as T;
    items[last] = items[other] as T;
    items[other] = held;
  }
  return items;
}

export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  return shuffle([...items], rng);
}

export function pick<T>(items: readonly [T, ...T[]], rng: Rng): T;
export function pick<T>(items: readonly T[], rng: Rng): T | undefined;
export function pick<T>(items: readonly T[], rng: Rng): T | undefined {
  return items.length === 0 ? undefined : items[rng.below(items.length)];
}
