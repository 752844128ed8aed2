import { expect, it } from 'vitest';
import { createPlayClock } from './clock.ts';

function clockAt(elapsed: number) {
  const wall = { now: 1_000_000 };
  return { wall, clock: createPlayClock(elapsed, () => wall.now) };
}

it('counts while it runs and stands still in a pause', () => {
  const { wall, clock } = clockAt(500);
  expect(clock.now()).toBe(500);
  wall.now += 100;
  expect(clock.now()).toBe(500);
  clock.start();
  wall.now += 250;
  expect(clock.now()).toBe(750);
  clock.stop();
  wall.now += 9_999;
  expect(clock.now()).toBe(750);
  clock.start();
  clock.start();
  wall.now += 50;
  expect(clock.now()).toBe(800);
});

it('counts the time that a machine slept', () => {
  const { wall, clock } = clockAt(0);
  clock.start();
  wall.now += 3_600_000;
  expect(clock.now()).toBe(3_600_000);
});

it('never runs backwards when the wall clock is set back', () => {
  const { wall, clock } = clockAt(0);
  clock.start();
  wall.now += 5_000;
  expect(clock.now()).toBe(5_000);
  wall.now -= 60_000;
  expect(clock.now()).toBe(5_000);
});
