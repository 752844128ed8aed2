// A stopwatch for play time. It goes by the machine's steady clock, so that setting the wall clock does nothing, and
// it leaves out gaps: whoever reads it several times a second and then not for a while was asleep.

import type { Millis } from '../../core/game.ts';

export interface PlayClock {
  readonly running: boolean;
  /** How often it woke from a sleep while it ran. */
  readonly gaps: number;
  now(): Millis;
  start(): void;
  stop(): void;
}

/** Between two readings no more than this counts; a page that is busy for a moment takes less. */
export const LONGEST_GAP: Millis = 3000;

/** Some machines stop the steady clock while they sleep; the wall clock tells that they did. */
export interface Clocks {
  steady(): number;
  wall(): number;
}

const machine: Clocks = { steady: () => performance.now(), wall: () => Date.now() };

export function createPlayClock(elapsed: Millis, clocks: Clocks = machine): PlayClock {
  let counted = elapsed;
  let read: { readonly steady: number; readonly wall: number } | undefined;
  let gaps = 0;
  const look = () => ({ steady: clocks.steady(), wall: clocks.wall() });

  function count(): void {
    if (!read) return;
    const seen = look();
    const passed = Math.max(0, seen.steady - read.steady);
    const slept = seen.wall - read.wall - passed;
    read = seen;
    if (passed <= LONGEST_GAP) counted += passed;
    if (passed > LONGEST_GAP || slept > LONGEST_GAP) gaps++;
  }

  return {
    get running() {
      return read !== undefined;
    },
    get gaps() {
      return gaps;
    },
    now() {
      count();
      return Math.round(counted);
    },
    start() {
      read ??= look();
    },
    stop() {
      count();
      read = undefined;
    },
  };
}
