// The time of a room by the server's clock, told by a page whose own clock may say anything. What arrives is always a
// little old: of the last few the one that was quickest on its way is nearest to the truth.

import type { Millis } from '../../../core/game.ts';

export interface RoomTime {
  /** Milliseconds since the room was opened; never back. */
  now(): Millis;
  /** The server has just said what time it is. */
  hear(now: Millis): void;
}

const KEPT = 8;

/** `steady` is milliseconds of any clock that only goes on. */
export function createRoomTime(steady: () => number): RoomTime {
  let offsets: readonly number[] = [];
  let latest = 0;
  return {
    now() {
      if (offsets.length > 0) latest = Math.max(latest, steady() + Math.max(...offsets));
      return latest;
    },
    hear(now) {
      offsets = [...offsets, now - steady()].slice(-KEPT);
    },
  };
}
