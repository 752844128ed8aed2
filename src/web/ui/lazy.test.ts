import { describe, expect, it, test } from 'vitest';
import { createLazyModules, inSlices } from './lazy.ts';

/** Idle moments that the test brings about. */
function idleMoments() {
  const tasks: (() => void)[] = [];
  return {
    whenIdle: (task: () => void) => void tasks.push(task),
    async pass() {
      tasks.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
    get waiting() {
      return tasks.length;
    },
  };
}

describe('parts that come later', () => {
  it('load when they are asked for, and once only', async () => {
    const { lazyModule } = createLazyModules(() => {});
    let loads = 0;
    const part = lazyModule(async () => ++loads);
    expect(part.loaded()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual([1, 1]);
    expect(part.loaded()).toBe(1);
  });

  it('are fetched one after another once they are warmed, also those named after that', async () => {
    const idle = idleMoments();
    const { lazyModule, warm } = createLazyModules(idle.whenIdle);
    const first = lazyModule(async () => 'first');
    const second = lazyModule(async () => 'second');
    expect(idle.waiting).toBe(0);
    warm();
    warm();
    expect(idle.waiting).toBe(1);
    await idle.pass();
    expect([first.loaded(), second.loaded()]).toEqual(['first', undefined]);
    await idle.pass();
    expect(second.loaded()).toBe('second');
    const third = lazyModule(async () => 'third');
    await idle.pass();
    expect(third.loaded()).toBe('third');
  });

  it('are tried again after a failure, which stops none of the others', async () => {
    const idle = idleMoments();
    const { lazyModule, warm } = createLazyModules(idle.whenIdle);
    let online = false;
    const lost = lazyModule(async () => {
      if (!online) throw new Error('no connection');
      return 'here';
    });
    const other = lazyModule(async () => 'other');
    warm();
    await idle.pass();
    await idle.pass();
    expect(other.loaded()).toBe('other');
    await expect(lost.load()).rejects.toThrow('no connection');
    online = true;
    expect(await lost.load()).toBe('here');
  });
});

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
