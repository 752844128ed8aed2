import { expect, it } from 'vitest';
import { createTurns } from '../feedback.ts';

it('the same sound twice in an instant is heard once, another one at once', () => {
  const isHeard = createTurns();
  expect(isHeard('accepted', 90, 0)).toBe(true);
  expect(isHeard('accepted', 90, 30)).toBe(false);
  expect(isHeard('missed', 200, 31)).toBe(true);
  expect(isHeard('missed', 200, 150)).toBe(true);
});

it('nothing talks over the end of a game but another end', () => {
  const isHeard = createTurns();
  expect(isHeard('won', 1000, 0)).toBe(true);
  expect(isHeard('accepted', 90, 500)).toBe(false);
  expect(isHeard('lost', 1000, 600)).toBe(true);
  expect(isHeard('accepted', 90, 1700)).toBe(true);
});
