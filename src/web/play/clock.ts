// Play time: runs while the player plays, stands still in a pause. Wall time is only ever read here.

import type { Millis } from '../../core/game.ts';

export interface PlayClock {
  readonly running: boolean;
  now(): Millis;
  start(): void;
  stop(): void;
}

/** Uses the wall clock, which goes on while a machine sleeps, so a countdown is honest about it. */
export function createPlayClock(elapsed: Millis, wall: () => number = Date.now): PlayClock {
  let before = elapsed;
  let startedAt: number | undefined;
  // A wall clock that is set back must not turn play time back.
  const since = () => (startedAt === undefined ? 0 : Math.max(0, wall() - startedAt));
  let latest = elapsed;
  return {
    get running() {
      return startedAt !== undefined;
    },
    now() {
      latest = Math.max(latest, Math.round(before + since()));
      return latest;
    },
    start() {
      startedAt ??= wall();
    },
    stop() {
      before += since();
      startedAt = undefined;
    },
  };
}
