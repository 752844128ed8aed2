import { expect, it } from 'vitest';
import { createPlayClock, LONGEST_GAP, secondsLeft, warningBetween } from './time.ts';

/** Both clocks of a made machine; the steady one may stand still while it sleeps. */
function clockAt(elapsed: number) {
  const at = { steady: 5_000, wall: 1_000_000 };
  const clock = createPlayClock(elapsed, { steady: () => at.steady, wall: () => at.wall });
  const pass = (millis: number) => {
    at.steady += millis;
    at.wall += millis;
  };
  return { at, clock, pass };
}

it('counts while it runs and stands still in a pause', () => {
  const { clock, pass } = clockAt(500);
  expect(clock.now()).toBe(500);
  pass(100);
  expect(clock.now()).toBe(500);
  clock.start();
  pass(250);
  expect(clock.now()).toBe(750);
  clock.stop();
  pass(9_999);
  expect(clock.now()).toBe(750);
  clock.start();
  clock.start();
  pass(50);
  expect(clock.now()).toBe(800);
});

it('counts what lies between two readings, however many there are', () => {
  const { clock, pass } = clockAt(0);
  clock.start();
  for (let index = 0; index < 1000; index++) {
    pass(200.3);
    clock.now();
  }
  expect([clock.now(), clock.gaps]).toEqual([200_300, 0]);
});

it('leaves out what a machine slept, whether or not its steady clock slept too', () => {
  const { at, clock, pass } = clockAt(0);
  clock.start();
  pass(1000);
  clock.now();
  pass(8 * 3_600_000);
  expect([clock.now(), clock.gaps]).toEqual([1000, 1]);
  at.wall += 8 * 3_600_000;
  pass(200);
  expect([clock.now(), clock.gaps]).toEqual([1200, 2]);
  pass(LONGEST_GAP);
  expect([clock.now(), clock.gaps]).toEqual([1200 + LONGEST_GAP, 2]);
});

it('does not heed a wall clock that is set, in either direction', () => {
  const { at, clock, pass } = clockAt(0);
  clock.start();
  for (const jump of [3_600_000, -7_200_000, 86_400_000_000]) {
    at.wall += jump;
    pass(500);
    clock.now();
  }
  expect(clock.now()).toBe(1500);
});

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
