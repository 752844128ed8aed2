// Streams over responses that are made for it: a reader who is slow, one who never reads, seats that end.

import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Live } from './live.ts';
import { createStreams } from './streams.ts';

/** A response whose reader takes nothing until it is told to. */
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

const roomAt = (head: number, standing = 'in'): Live =>
  Object({ room: { head }, seats: [{ secret: 'anna', seat: 1, standing }] });

const opening = (live: Live, address = 'home') => ({
  ...{ live, secret: 'anna', after: 0, address, headers: {} },
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
    createStreams({ message: (live, _onlooker, after) => `${after}-${live.room.head} `, moved });

  test('who is slow gets what happened meanwhile in one message', () => {
    const streams = made();
    const reader = new Reader();
    const live = roomAt(1);
    expect(streams.open(opening(live), responseOf(reader))).toBeUndefined();
    reader.taking = false;
    for (const head of [2, 3, 4, 5]) {
      Object.assign(live.room, { head });
      streams.tell(live);
    }
    expect(reader.written).toEqual(['0-1 ', '1-2 ']);
    streams.beat();
    expect(reader.written).toHaveLength(2);
    reader.taking = true;
    reader.emit('drain');
    expect(reader.written).toEqual(['0-1 ', '1-2 ', '2-5 ']);
    vi.advanceTimersByTime(60_000);
    expect(reader.destroyed).toBe(false);
    expect(reader.listenerCount('drain')).toBe(0);
  });

  test('who takes nothing is cut, and nothing is left of it', () => {
    const streams = made();
    const reader = new Reader();
    const live = roomAt(1);
    reader.taking = false;
    streams.open(opening(live), responseOf(reader));
    vi.advanceTimersByTime(19_999);
    expect([reader.destroyed, streams.count]).toEqual([false, 1]);
    vi.advanceTimersByTime(1);
    expect([reader.destroyed, streams.count, streams.has(live)]).toEqual([true, 0, false]);
    expect(moved).toHaveBeenLastCalledWith(live, 'anna');
  });

  test('who was sent away hears that, and who left too', () => {
    for (const [standing, code] of [
      ['removed', 'removed'],
      ['left', 'leftRoom'],
      ['replaced', 'leftRoom'],
    ] as const) {
      const streams = made();
      const reader = new Reader();
      const live = roomAt(1);
      streams.open(opening(live), responseOf(reader));
      Object.assign(live, { seats: roomAt(1, standing).seats });
      streams.tell(live);
      expect(reader.written.at(-1)).toBe(`event: fault\ndata: {"code":"${code}"}\n\n`);
      expect([reader.ended, streams.count]).toEqual([true, 0]);
    }
  });

  test('of an address that has enough of them is refused, and counts for nothing', () => {
    const streams = made();
    const lives = Array.from({ length: 6 }, () => roomAt(1));
    for (let n = 0; n < 20; n++)
      streams.open(opening(lives[n % 6] ?? roomAt(1)), responseOf(new Reader()));
    expect(streams.open(opening(roomAt(1)), responseOf(new Reader()))).toEqual({
      code: 'tooManyStreams',
    });
    expect(streams.open(opening(roomAt(1), 'elsewhere'), responseOf(new Reader()))).toBeUndefined();
    streams.endAll();
    expect(streams.count).toBe(0);
    expect(streams.open(opening(roomAt(1)), responseOf(new Reader()))).toBeUndefined();
  });

  test('gets a sign of life with the number of the last entry', () => {
    const streams = made();
    const reader = new Reader();
    streams.open(opening(roomAt(7)), responseOf(reader));
    streams.beat();
    expect(reader.written.at(-1)).toBe(': 7\n\n');
  });
});
