// Rooms are rung for when their time has come by the clock of rooms, whatever timers say.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClocks } from './clocks.ts';
import type { Live } from './live.ts';

const OPENED = 1_000_000;
const clock = { now: OPENED };
let rung: number[] = [];

const roomDueAt = (at: number): Live =>
  Object({ record: { openedAt: OPENED }, setting: { rules: { due: () => ({ at }) } } });
const make = () =>
  createClocks(
    () => clock.now,
    () => rung.push(clock.now - OPENED),
  );

/** Timers go on by so much, the clock of rooms by what is said. */
function pass(millis: number, byClock = millis): void {
  clock.now += byClock;
  vi.advanceTimersByTime(millis);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock.now = OPENED;
  rung = [];
});
afterEach(() => vi.useRealTimers());

test('once, and not before its time', () => {
  make().set(roomDueAt(5000));
  pass(4999);
  expect(rung).toEqual([]);
  pass(1);
  pass(60_000);
  expect(rung).toEqual([5000]);
});

test('a timer that is early is not the last one', () => {
  make().set(roomDueAt(5000));
  pass(5000, 4999);
  expect(rung).toEqual([]);
  pass(1);
  expect(rung).toEqual([5000]);
});

test('at once where the time is over; weeks ahead, too; not where it was stopped', () => {
  const clocks = make();
  clock.now += 7000;
  clocks.set(roomDueAt(5000));
  pass(0);
  const weeks = 4 * 7 * 24 * 3_600_000;
  clocks.set(roomDueAt(weeks));
  const stopped = roomDueAt(8000);
  clocks.set(stopped);
  clocks.stop(stopped);
  while (clock.now < OPENED + weeks) pass(Math.min(3_600_000, OPENED + weeks - clock.now));
  expect(rung).toEqual([7000, weeks]);
});
