// The moves that tables make by themselves: for each room the next one is waited for. A room that nobody has loaded owes
// nothing: what fell due meanwhile is played, at its time, with whatever happens there next.

import type { Live } from './live.ts';

export interface Clocks {
  /** The room has changed: its next move may be another. */
  set(live: Live): void;
  stop(live: Live): void;
  stopAll(): void;
}

/** Timers go no further than some weeks. */
const LONGEST = 3_600_000;

export function createClocks(now: () => number, ring: (live: Live) => unknown): Clocks {
  const timers = new Map<Live, ReturnType<typeof setTimeout>>();
  const stop = (live: Live) => {
    clearTimeout(timers.get(live));
    timers.delete(live);
  };
  function set(live: Live): void {
    stop(live);
    const due = live.setting.rules.due(live.room);
    if (!due) return;
    const at = live.record.openedAt + due.at;
    const wait = Math.max(0, at - now());
    const timer = setTimeout(
      () => {
        timers.delete(live);
        // Timers go by another clock and may be a millisecond early: a ring before the time plays nothing, and would be
        // the last one.
        if (now() < at) set(live);
        else ring(live);
      },
      Math.min(wait, LONGEST),
    );
    timer.unref();
    timers.set(live, timer);
  }
  return {
    set,
    stop,
    stopAll() {
      for (const live of timers.keys()) stop(live);
    },
  };
}
