import { expect, it } from 'vitest';
import { secondsLeft, warningBetween } from './time.ts';

it('warns once on the way down, at 20, 10 and 5 seconds', () => {
  const told: number[] = [];
  for (let left = 30_000; left >= 200; left -= 200) {
    const warning = warningBetween(left, left - 200);
    if (warning !== undefined) told.push(warning);
  }
  expect(told).toEqual([20, 10, 5]);
});

it('tells the nearest of several, and none where the countdown goes up again', () => {
  expect(warningBetween(25_000, 4_000)).toBe(5);
  expect(warningBetween(4_000, 30_000)).toBeUndefined();
  expect(warningBetween(19_900, 19_700)).toBeUndefined();
});

it('counts seconds as players do', () => {
  expect([30_000, 29_999, 1000, 1, 0, -5].map(secondsLeft)).toEqual([30, 30, 1, 1, 0, 0]);
});
