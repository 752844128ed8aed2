// Time goes on with the wall clock, and is never set back with it.

import { expect, test } from 'vitest';
import { createSteadyTime } from './clock.ts';

test('forward at once, back never, and on meanwhile', () => {
  const clock = { wall: 1_000_000, steady: 50 };
  const now = createSteadyTime(
    () => clock.wall,
    () => clock.steady,
  );
  const pass = (millis: number) => {
    clock.wall += millis;
    clock.steady += millis;
    return now();
  };
  expect(pass(1000)).toBe(1_001_000);
  clock.wall += 3_600_000;
  expect(pass(1000)).toBe(4_602_000);
  clock.wall -= 7_200_000;
  expect(pass(1000)).toBe(4_603_000);
  expect(pass(60_000)).toBe(4_663_000);
  clock.wall += 7_200_000;
  expect(pass(1000)).toBe(4_664_000);
});
