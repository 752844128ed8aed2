// Admission control: a gate for concurrent work, the queue of request bodies being read, and rate limits by key. It keeps a
// rush from starting everything at once, so that the rejected get their response without delay.

import type { IncomingMessage, ServerResponse } from 'node:http';

export function createGate(places: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    /** Runs the work as soon as a place is free, in order of arrival. */
    async pass<T>(work: () => Promise<T>): Promise<T> {
      if (inside < places) inside++;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // Hands the place straight to the next, so that no newcomer slips in between.
        const next = waiting.shift();
        if (next) next();
        else inside--;
      }
    },
  };
}

const READ_AT_ONCE = 8;
/** Milliseconds after which a slow body no longer blocks the next one, and after which it no longer counts. */
const TURN = 50;
const PLACE = 1000;

/** Bodies being read count from their first byte, or a whole crowd would be admitted before the first one is counted. */
export function createArrivals() {
  const gate = createGate(READ_AT_ONCE);
  const arriving = new Map<IncomingMessage, () => void>();
  /** Call when the body has been read. */
  const end = (request: IncomingMessage) => {
    const wasRead = arriving.get(request);
    arriving.delete(request);
    wasRead?.();
  };

  const read = (request: IncomingMessage, answer: () => void) =>
    new Promise<void>((resolve) => {
      const turn = setTimeout(resolve, TURN);
      const place = setTimeout(() => end(request), PLACE);
      arriving.set(request, () => {
        clearTimeout(turn);
        clearTimeout(place);
        resolve();
      });
      answer();
    });

  return {
    get count() {
      return arriving.size;
    },
    /** Counts the request, and calls `answer` when it is its turn to be read. */
    admit(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
      arriving.set(request, () => {});
      // Not on the request's `close`: that comes when the body has been read, before its reader continues.
      response.once('close', () => end(request));
      // Skips clients that disconnected while they waited.
      void gate.pass(async () => {
        if (arriving.has(request)) await read(request, answer);
      });
    },
    end,
  };
}

export type Arrivals = ReturnType<typeof createArrivals>;

const MINUTE = 60_000;
/** Beyond this many keys, which no normal day reaches, the oldest windows go first. */
const MOST_KEYS = 100_000;

/** A fixed window of a minute for each key, in memory only. */
export function createLimiter(perMinute: number, now: () => number) {
  const windows = new Map<string, { readonly since: number; count: number }>();

  function forget(at: number): void {
    for (const [key, { since }] of windows) {
      if (at - since < MINUTE && windows.size <= MOST_KEYS) break;
      windows.delete(key);
    }
  }

  /** A clock that was set back must not lock a key out. */
  function openWindow(key: string, at: number) {
    const known = windows.get(key);
    return known && at >= known.since && at - known.since < MINUTE ? known : undefined;
  }

  /** Returns 0 if another use is allowed, else the seconds to wait. */
  function wait(key: string, at = now()): number {
    const open = openWindow(key, at);
    if (!open || open.count < perMinute) return 0;
    return Math.ceil((open.since + MINUTE - at) / 1000);
  }

  return {
    wait,
    /** The same, and counts one use if it is allowed. */
    take(key: string): number {
      const at = now();
      forget(at);
      const open = openWindow(key, at);
      if (!open) {
        windows.delete(key);
        windows.set(key, { since: at, count: 1 });
        return 0;
      }
      const seconds = wait(key, at);
      if (seconds === 0) open.count++;
      return seconds;
    },
  };
}
