// The generator against its published outputs, fixed draws of named streams, independence, fairness.

import { describe, expect, it } from 'vitest';
import { samples } from '../../test/samples.ts';
import { createRng, nextBits, pick, type Rng, shuffle, shuffled } from './rng.ts';

const draws = (rng: Rng, bound: number, count: number) =>
  Array.from({ length: count }, () => rng.below(bound));

it('is xoshiro128**: the published outputs of the state 1, 2, 3, 4', () => {
  const state: [number, number, number, number] = [1, 2, 3, 4];
  expect(Array.from({ length: 10 }, () => nextBits(state))).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
    4258142804,
  ]);
});

describe('fixed draws: a change here changes every seed of every game', () => {
  it.each([
    [
      '',
      4294967296,
      [2200177482, 2305208586, 1865639222, 3793865045, 460000048, 79041622, 3837187483, 1579562114],
    ],
    [
      'curio',
      4294967296,
      [
        2363591905, 1007884956, 2063273270, 1587345829, 1831887596, 2070228719, 3332785308,
        358667585,
      ],
    ],
    ['curio', 6, [1, 0, 2, 1, 2, 5, 0, 5]],
    ['curio/deck', 52, [15, 27, 13, 37, 26, 41, 43, 7]],
    ['é€😀', 1000, [334, 858, 862, 724, 679, 212, 275, 739]],
  ])('of the stream %j below %i', (seed, bound, expected) => {
    expect(draws(createRng(seed), bound, 8)).toEqual(expected);
  });

  it('of shuffle', () => {
    expect(shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], createRng('curio'))).toEqual([
      1, 8, 9, 0, 4, 2, 7, 6, 3, 5,
    ]);
  });
});

describe('streams', () => {
  it('are named by their text with the name behind it', () => {
    expect(draws(createRng('curio').fork('deck'), 52, 8)).toEqual(
      draws(createRng('curio/deck'), 52, 8),
    );
  });

  it('of one name are the same, whatever was drawn before', () => {
    const used = createRng('seed');
    draws(used, 10, 100);
    expect(draws(used.fork('deck'), 1000, 20)).toEqual(
      draws(createRng('seed').fork('deck'), 1000, 20),
    );
  });

  it('do not disturb one another', () => {
    const parent = createRng('seed');
    const alone = draws(createRng('seed'), 1000, 20);
    const mixed = alone.map((_, index) => {
      draws(parent.fork(`other${index}`), 7, 3);
      return parent.below(1000);
    });
    expect(mixed).toEqual(alone);
  });

  it('of different names and seeds differ', () => {
    const names = Array.from({ length: samples(5000) }, (_, index) => `stream${index}`);
    const parent = createRng('seed');
    const first = names.map((name) => draws(parent.fork(name), 4294967296, 2).join());
    expect(new Set(first).size).toBe(names.length);
  });

  it('of neighbouring names are not alike', () => {
    // Equal draws of two independent streams below 10: one in ten.
    const count = 2000;
    const left = draws(createRng('seed/1'), 10, count);
    const right = draws(createRng('seed/2'), 10, count);
    const equal = left.filter((value, index) => value === right[index]).length;
    expect(equal).toBeGreaterThan(count / 10 - 60);
    expect(equal).toBeLessThan(count / 10 + 60);
  });
});

describe('below', () => {
  it.each([1, 2, 3, 10, 1000, 2 ** 31 + 1, 2 ** 32])('%i stays below it', (bound) => {
    for (const value of draws(createRng('range'), bound, 500)) {
      expect(Number.isInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(bound);
    }
  });

  // Fixed streams, so these cannot fail by chance: 99.9 % points of chi squared.
  it.each([
    [2, 10.9],
    [6, 20.6],
    [10, 27.9],
    [52, 88.0],
  ])('%i is even', (bound, limit) => {
    const count = 60_000;
    const seen = new Array<number>(bound).fill(0);
    for (const value of draws(createRng('even'), bound, count))
      seen[value] = (seen[value] ?? 0) + 1;
    const expected = count / bound;
    const chiSquared = seen.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(limit);
  });

  it('is even where the bound does not divide the range', () => {
    // Without rejection, two thirds of the draws would fall into the lower half.
    const bound = 3 * 2 ** 30;
    const low = draws(createRng('uneven'), bound, 9000).filter((value) => value < bound / 3).length;
    expect(Math.abs(low - 3000)).toBeLessThan(150);
  });
});

describe('shuffle and pick', () => {
  it('shuffles in place, and keeps every item', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, createRng('x'))).toBe(items);
    expect([...items].sort()).toEqual([1, 2, 3, 4, 5]);
    const frozen = Object.freeze([1, 2, 3]);
    expect(shuffled(frozen, createRng('x')).sort()).toEqual([1, 2, 3]);
  });

  it('meets every order about equally often', () => {
    const rng = createRng('orders');
    const seen = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const order = shuffled(['a', 'b', 'c'], rng).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('picks one of the items, and nothing from nothing', () => {
    const rng = createRng('pick');
    const seen = new Set(Array.from({ length: 100 }, () => pick(['a', 'b', 'c'], rng)));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
    const none: readonly string[] = [];
    expect(pick(none, rng)).toBeUndefined();
  });
});
