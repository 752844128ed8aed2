import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createPlayClock,
  createPlayTime,
  held,
  holdReasons,
  holdTime,
  type TimeStart,
  watchPage,
} from './time.ts';

let dispose = () => {};
afterEach(() => dispose());

function timeOf(start: Partial<TimeStart> = {}) {
  const at = { steady: 0, wall: 0 };
  const clock = createPlayClock(0, { steady: () => at.steady, wall: () => at.wall });
  const time = createRoot((end) => {
    dispose = end;
    return createPlayTime(clock, { begun: true, paused: false, over: false, ...start });
  });
  /** Lets a second pass; returns how much of it counted. */
  const second = () => {
    const before = time.now();
    at.steady += 1000;
    at.wall += 1000;
    return time.now() - before;
  };
  return { time, second };
}

it('waits for the first move', () => {
  const { time, second } = timeOf({ begun: false });
  expect([time.still(), second()]).toEqual(['unstarted', 0]);
  time.begin();
  expect([time.still(), second()]).toEqual([undefined, 1000]);
});

it.each(holdReasons)('stands still for a %s, and goes on after it', (reason) => {
  const { time, second } = timeOf();
  expect(second()).toBe(1000);
  const release = holdTime(reason);
  expect([time.still(), second()]).toEqual([reason, 0]);
  release();
  release();
  expect([time.still(), second()]).toEqual([undefined, 1000]);
});

it('stands still until the last of several reasons is gone, and names the most telling', () => {
  const { time, second } = timeOf();
  const menu = holdTime('menu');
  const first = holdTime('dialog');
  const other = holdTime('dialog');
  const hidden = holdTime('hidden');
  expect(time.still()).toBe('hidden');
  hidden();
  menu();
  first();
  expect([time.still(), second()]).toEqual(['dialog', 0]);
  other();
  expect([held(), second()]).toEqual([undefined, 1000]);
});

it('stands still in a pause and at the end, whatever else is released', () => {
  const { time, second } = timeOf({ paused: true });
  holdTime('dialog')();
  expect([time.still(), time.paused(), second()]).toEqual(['paused', true, 0]);
  time.resume();
  expect(second()).toBe(1000);
  time.setOver(true);
  expect([time.still(), second()]).toEqual(['over', 0]);
  time.setOver(false);
  expect(second()).toBe(1000);
});

describe('a page', () => {
  function made(visibilityState: DocumentVisibilityState) {
    const page = Object.assign(document.implementation.createHTMLDocument(), {});
    Object.defineProperty(page, 'visibilityState', { value: visibilityState, writable: true });
    const show = (value: DocumentVisibilityState) => {
      Object.defineProperty(page, 'visibilityState', { value, writable: true });
      page.dispatchEvent(new Event('visibilitychange'));
    };
    return { page, show };
  }

  it('that was opened in the background holds time until it is looked at', () => {
    const { page, show } = made('hidden');
    const stop = watchPage(page);
    expect(held()).toBe('hidden');
    show('visible');
    expect(held()).toBeUndefined();
    show('hidden');
    show('hidden');
    expect(held()).toBe('hidden');
    stop();
    expect(held()).toBeUndefined();
  });

  it('that is frozen or left holds time until it is back', () => {
    const { page } = made('visible');
    const stop = watchPage(page);
    page.dispatchEvent(new Event('freeze'));
    expect(held()).toBe('left');
    page.dispatchEvent(new Event('resume'));
    expect(held()).toBeUndefined();
    window.dispatchEvent(new Event('pagehide'));
    expect(held()).toBe('left');
    window.dispatchEvent(new Event('pageshow'));
    expect(held()).toBeUndefined();
    stop();
  });
});
