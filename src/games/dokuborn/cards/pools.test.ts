import { describe, expect, test } from 'vitest';
import { embeddedCatalogue } from '../../../data/embedded.ts';
import { judgeFits } from '../testing/judge.ts';
import { conditions } from './conditions.ts';
import { poolsOf } from './pools.ts';

const catalogue = await embeddedCatalogue();
const pools = poolsOf(catalogue);

/** Pairs of conditions that a card fits and that a grid may use, counted one by one. */
function plainReaches(): Map<number, number> {
  const fitting = conditions.map(
    (condition) =>
      new Set(catalogue.cards.filter((card) => judgeFits(condition, card)).map(({ id }) => id)),
  );
  const reaches = new Map<number, number>();
  for (const [first, left] of conditions.entries()) {
    for (const [second, right] of conditions.entries()) {
      if (second <= first) continue;
      const mayMeet = ['ink', 'classification', 'keyword', 'extra'].includes(left.family);
      if (left.family === right.family && !mayMeet) continue;
      const one = fitting[first] ?? new Set();
      const other = fitting[second] ?? new Set();
      const both = [...one].filter((card) => other.has(card));
      if (both.length === one.size || both.length === other.size) continue;
      for (const card of both) reaches.set(card, (reaches.get(card) ?? 0) + 1);
    }
  }
  return reaches;
}

describe('points of an answer', () => {
  const reaches = plainReaches();

  test('reach is the number of pairs that a card fits', () => {
    for (const { id } of catalogue.cards) expect(pools.reach(id)).toBe(reaches.get(id) ?? 0);
  });

  test.each([
    ['t1', 'c3'],
    ['s24', 'c3'],
    ['t4', 'o2'],
    ['f20', 'l2'],
  ])(
    '%s by %s: hundredths of the cards that fit at least as many pairs, rounded up',
    (row, column) => {
      const pool = pools.pool(row, column);
      const reachOf = (card: number) => reaches.get(card) ?? 0;
      for (const card of pool) {
        const wider = pool.filter((other) => reachOf(other) >= reachOf(card)).length;
        expect(pools.worth(row, column, card)).toBe(Math.ceil((100 * wider) / pool.length));
      }
      expect(Math.max(...pool.map((card) => pools.worth(row, column, card)))).toBe(100);
    },
  );

  test('a card that does not fit earns nothing', () => {
    expect(pools.worth('s24', 'c3', 41)).toBe(0);
  });
});
