import { expect, test } from 'vitest';
import { inSlices } from './lazy.ts';

/** A page whose idle moments come when asked for, and where each step of the work takes a millisecond. */
function createPage() {
  const waiting: (() => void)[] = [];
  let millis = 0;
  const done: number[] = [];
  function* work(steps: number) {
    for (let step = 0; step < steps; step++) {
      millis++;
      done.push(step);
      yield;
    }
  }
  return {
    surroundings: { whenIdle: (task: () => void) => waiting.push(task), now: () => millis },
    work,
    done,
    waiting,
    idle: () => waiting.shift()?.(),
  };
}

test('work is done from pause to pause, a few milliseconds in every idle moment', () => {
  const { surroundings, work, done, idle, waiting } = createPage();
  inSlices(work(10), surroundings);
  expect(done).toEqual([]);
  idle();
  expect(done).toEqual([0, 1, 2, 3]);
  idle();
  idle();
  expect(done).toHaveLength(10);
  expect(waiting).toEqual([]);
});

test('work that is stopped goes no further', () => {
  const { surroundings, work, done, idle, waiting } = createPage();
  const stop = inSlices(work(10), surroundings);
  idle();
  stop();
  idle();
  expect(done).toHaveLength(4);
  expect(waiting).toEqual([]);
});
