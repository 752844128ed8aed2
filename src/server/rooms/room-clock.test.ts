// Timers fire by the clock of rooms, even if setTimeout is early; that clock never goes back.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CachedRoom } from './cached-room.ts';
import { createRoomTimers, createSteadyTime } from './room-clock.ts';

const OPENED = 1_000_000;
const clock = { now: OPENED };
let rung: number[] = [];

const roomDueAt = (at: number): CachedRoom =>
  Object({ record: { openedAt: OPENED }, setting: { rules: { due: () => ({ at }) } } });
const make = () =>
  createRoomTimers(
    () => clock.now,
    () => rung.push(clock.now - OPENED),
  );

/** Advances timers and the clock of rooms separately. */
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

test('fires once, and not early', () => {
  make().set(roomDueAt(5000));
  pass(4999);
  expect(rung).toEqual([]);
  pass(1);
  pass(60_000);
  expect(rung).toEqual([5000]);
});

test('re-arms a timer that fired early', () => {
  make().set(roomDueAt(5000));
  pass(5000, 4999);
  expect(rung).toEqual([]);
  pass(1);
  expect(rung).toEqual([5000]);
});

test('fires at once if overdue, also weeks ahead, and not after a stop', () => {
  const timers = make();
  clock.now += 7000;
  timers.set(roomDueAt(5000));
  pass(0);
  const weeks = 4 * 7 * 24 * 3_600_000;
  timers.set(roomDueAt(weeks));
  const stopped = roomDueAt(8000);
  timers.set(stopped);
  timers.stop(stopped);
  while (clock.now < OPENED + weeks) pass(Math.min(3_600_000, OPENED + weeks - clock.now));
  expect(rung).toEqual([7000, weeks]);
});

test('follows the wall clock forward, never back', () => {
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
