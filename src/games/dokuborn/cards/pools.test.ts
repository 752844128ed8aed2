import { describe, expect, test } from 'vitest';
import { embeddedCatalogue } from '../../../data/card-files.ts';
import { judgeFits } from '../testing/judge.ts';
import { tableOf } from './condition-table.ts';
import { poolsOf } from './pools.ts';

const catalogue = await embeddedCatalogue();
const pools = poolsOf(catalogue);
const conditions = tableOf(catalogue).list;

/** Pairs of conditions that a card fits and that a grid may use, counted one by one. */
function plainReaches(): Map<number, number> {
  const fitting = conditions.map(
    (condition) =>
      new Set(
        catalogue.cards
          .filter((card) => judgeFits(condition, card, catalogue.sets))
          .map(({ id }) => id),
      ),
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

describe('pools', () => {
  test('reach is the number of pairs that a card fits', () => {
    const reaches = plainReaches();
    for (const { id } of catalogue.cards) expect(pools.reach(id)).toBe(reaches.get(id) ?? 0);
  });

  test('both ways of counting a pair agree', () => {
    const fresh = poolsOf({ ...catalogue });
    for (const [row, column] of [
      ['s24', 'c3'],
      ['e12', 'f56'],
      ['n26', 'x2'],
      ['c1', 'nothing'],
    ] as const) {
      const plain = fresh.countBoth(row, column);
      expect(plain).toBe(fresh.pool(row, column).length);
      fresh.pairs();
      expect(fresh.countBoth(row, column)).toBe(plain);
    }
  });
});
