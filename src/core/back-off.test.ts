import { expect, it } from 'vitest';
import { createBackOff } from './back-off.ts';

it('doubles the wait with every failure, up to the last, and begins again after a success', () => {
  const backOff = createBackOff({ first: 500, last: 3000 });
  expect([1, 2, 3, 4, 5].map(() => backOff.next())).toEqual([500, 1000, 2000, 3000, 3000]);
  expect(backOff.failures).toBe(5);
  backOff.reset();
  expect([backOff.failures, backOff.next()]).toEqual([0, 500]);
});

it('waits at least as long as the server asks, and varies by a quarter', () => {
  expect(createBackOff({ first: 500, last: 3000 }).next(9000)).toBe(9000);
  expect(createBackOff({ first: 400, last: 3000, random: () => 0 }).next()).toBe(300);
  expect(createBackOff({ first: 400, last: 3000, random: () => 1 }).next()).toBe(500);
});
