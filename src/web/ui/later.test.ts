import { describe, expect, it } from 'vitest';
import { createLazyModules } from './lazy.ts';

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
    const { later } = createLazyModules(() => {});
    let loads = 0;
    const part = later(async () => ++loads);
    expect(part.loaded()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual([1, 1]);
    expect(part.loaded()).toBe(1);
  });

  it('are fetched one after another once they are warmed, also those named after that', async () => {
    const idle = idleMoments();
    const { later, warm } = createLazyModules(idle.whenIdle);
    const first = later(async () => 'first');
    const second = later(async () => 'second');
    expect(idle.waiting).toBe(0);
    warm();
    warm();
    expect(idle.waiting).toBe(1);
    await idle.pass();
    expect([first.loaded(), second.loaded()]).toEqual(['first', undefined]);
    await idle.pass();
    expect(second.loaded()).toBe('second');
    const third = later(async () => 'third');
    await idle.pass();
    expect(third.loaded()).toBe('third');
  });

  it('are tried again after a failure, which stops none of the others', async () => {
    const idle = idleMoments();
    const { later, warm } = createLazyModules(idle.whenIdle);
    let online = false;
    const lost = later(async () => {
      if (!online) throw new Error('no connection');
      return 'here';
    });
    const other = later(async () => 'other');
    warm();
    await idle.pass();
    await idle.pass();
    expect(other.loaded()).toBe('other');
    await expect(lost.load()).rejects.toThrow('no connection');
    online = true;
    expect(await lost.load()).toBe('here');
  });
});
