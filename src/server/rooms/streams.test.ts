// Streams over fake responses: slow readers, readers that never read, members who leave.

import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CachedRoom } from './cached-room.ts';
import { createStreams } from './streams.ts';

/** A response whose reader takes nothing until the test says so. */
class Reader extends EventEmitter {
  taking = true;
  destroyed = false;
  ended = false;
  readonly written: string[] = [];
  writeHead(): void {}
  write(text: string): boolean {
    this.written.push(text);
    return this.taking;
  }
  end(text = ''): void {
    if (text !== '') this.written.push(text);
    this.ended = true;
    this.emit('close');
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const responseOf = (reader: Reader): ServerResponse => Object(reader);

const roomAt = (head: number, standing = 'in'): CachedRoom =>
  Object({ room: { head }, seats: [{ secret: 'anna', seat: 1, standing }] });

const opening = (cached: CachedRoom, address = 'home') => ({
  ...{ cached, secret: 'anna', after: 0, address, headers: {} },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a reader', () => {
  const moved = vi.fn();
  const made = () =>
    createStreams({
      message: (cached, _onlooker, after) => `${after}-${cached.room.head} `,
      moved,
    });

  test('that is slow gets what it missed in one message', () => {
    const streams = made();
    const reader = new Reader();
    const cached = roomAt(1);
    expect(streams.open(opening(cached), responseOf(reader))).toBeUndefined();
    reader.taking = false;
    for (const head of [2, 3, 4, 5]) {
      Object.assign(cached.room, { head });
      streams.sendUpdates(cached);
    }
    expect(reader.written).toEqual(['0-1 ', '1-2 ']);
    streams.heartbeat();
    expect(reader.written).toHaveLength(2);
    reader.taking = true;
    reader.emit('drain');
    expect(reader.written).toEqual(['0-1 ', '1-2 ', '2-5 ']);
    vi.advanceTimersByTime(60_000);
    expect(reader.destroyed).toBe(false);
    expect(reader.listenerCount('drain')).toBe(0);
  });

  test('that takes nothing is cut off and forgotten', () => {
    const streams = made();
    const reader = new Reader();
    const cached = roomAt(1);
    reader.taking = false;
    streams.open(opening(cached), responseOf(reader));
    vi.advanceTimersByTime(19_999);
    expect([reader.destroyed, streams.count]).toEqual([false, 1]);
    vi.advanceTimersByTime(1);
    expect([reader.destroyed, streams.count, streams.has(cached)]).toEqual([true, 0, false]);
    expect(moved).toHaveBeenLastCalledWith(cached, 'anna');
  });

  test('that was removed or left gets the reason', () => {
    for (const [standing, code] of [
      ['removed', 'removed'],
      ['left', 'leftRoom'],
      ['replaced', 'leftRoom'],
    ] as const) {
      const streams = made();
      const reader = new Reader();
      const cached = roomAt(1);
      streams.open(opening(cached), responseOf(reader));
      Object.assign(cached, { seats: roomAt(1, standing).seats });
      streams.sendUpdates(cached);
      expect(reader.written.at(-1)).toBe(`event: fault\ndata: {"code":"${code}"}\n\n`);
      expect([reader.ended, streams.count]).toEqual([true, 0]);
    }
  });

  test('beyond the limit of its address is refused and not counted', () => {
    const streams = made();
    const cache = Array.from({ length: 6 }, () => roomAt(1));
    for (let n = 0; n < 20; n++)
      streams.open(opening(cache[n % 6] ?? roomAt(1)), responseOf(new Reader()));
    expect(streams.open(opening(roomAt(1)), responseOf(new Reader()))).toEqual({
      code: 'tooManyStreams',
    });
    expect(streams.open(opening(roomAt(1), 'elsewhere'), responseOf(new Reader()))).toBeUndefined();
    streams.endAll();
    expect(streams.count).toBe(0);
    expect(streams.open(opening(roomAt(1)), responseOf(new Reader()))).toBeUndefined();
  });

  test('gets a heartbeat with the number of the last entry', () => {
    const streams = made();
    const reader = new Reader();
    streams.open(opening(roomAt(7)), responseOf(reader));
    streams.heartbeat();
    expect(reader.written.at(-1)).toBe(': 7\n\n');
  });
});
