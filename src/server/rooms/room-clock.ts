// The clock of rooms, and timers for moves that tables make by themselves (the end of a countdown). A room that is not
// loaded needs no timer: the next transaction plays what fell due, at its own time.

import type { CachedRoom } from './cached-room.ts';

/** `setTimeout` cannot wait longer than some weeks, so long waits are split. */
const LONGEST = 3_600_000;

export function createRoomTimers(now: () => number, ring: (cached: CachedRoom) => unknown) {
  const timers = new Map<CachedRoom, ReturnType<typeof setTimeout>>();
  const stop = (cached: CachedRoom) => {
    clearTimeout(timers.get(cached));
    timers.delete(cached);
  };
  /** Call after every change of the room: another move may be due next. */
  function set(cached: CachedRoom): void {
    stop(cached);
    const due = cached.setting.rules.due(cached.room);
    if (!due) return;
    const at = cached.record.openedAt + due.at;
    const wait = Math.max(0, at - now());
    const timer = setTimeout(
      () => {
        timers.delete(cached);
        // Timers use another clock and may fire a millisecond early, when nothing is due yet: re-arm, or the room would stall.
        if (now() < at) set(cached);
        else ring(cached);
      },
      Math.min(wait, LONGEST),
    );
    timer.unref();
    timers.set(cached, timer);
  }
  return {
    set,
    stop,
    stopAll() {
      for (const cached of timers.keys()) stop(cached);
    },
  };
}

/** The time of rooms in milliseconds since 1970. It follows the wall clock but never goes back with it, so that a move
 * due in a second does not suddenly lie an hour ahead. */
export function createSteadyTime(
  wall: () => number = () => Date.now(),
  steady: () => number = () => performance.now(),
): () => number {
  let time = wall();
  let at = steady();
  return () => {
    const passed = Math.floor(steady() - at);
    at += passed;
    time = Math.max(wall(), time + passed);
    return time;
  };
}
