// Absence counts on while nothing is told, and begins again with what is.

import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomUpdate } from '../../../wire/rooms.ts';
import { isAway, sinceUpdate } from './room-people.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('counts from the last news, and stops with its owner', () => {
  const told = (now: number): RoomUpdate => Object({ now });
  createRoot((end) => {
    const [news, setNews] = createSignal(told(0));
    const since = sinceUpdate({ snapshot: news, now: () => Date.now() });
    expect(since()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(since()).toBe(5000);
    setNews(told(4000));
    expect(since()).toBe(1000);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('who is here is never away; who is not is so after a while, counted on', () => {
  expect(isAway({ here: true, away: 999_999 }, 0, 1000)).toBe(false);
  expect(isAway({ here: false, away: 400 }, 599, 1000)).toBe(false);
  expect(isAway({ here: false, away: 400 }, 600, 1000)).toBe(true);
});
