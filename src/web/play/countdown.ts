// When the rest of a countdown is said aloud.

import type { Millis } from '../../core/game.ts';

/** Seconds left at which it is told. */
export const warnings = [20, 10, 5] as const;

/** The warning that lies between two looks at the rest of one countdown; the nearest where there are several. */
export function warningBetween(before: Millis, now: Millis): number | undefined {
  return warnings.filter((seconds) => before > seconds * 1000 && now <= seconds * 1000).at(-1);
}

/** Whole seconds as a player counts them: the last one is 1, and then it is over. */
export const secondsLeft = (left: Millis): number => Math.ceil(Math.max(0, left) / 1000);
