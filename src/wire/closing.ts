// When a day is open: from its first moment anywhere on earth until it is over everywhere. Then its numbers are final.

import { type Day, dayNumber } from '../cabinet/day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The zones furthest east and west of Greenwich. */
const EARLIEST = 14 * HOUR;
const LATEST = 12 * HOUR;

/** Times are milliseconds since 1970. */
export function hasBegun(day: Day, now: number): boolean {
  return now >= dayNumber(day) * DAY - EARLIEST;
}

export function isClosed(day: Day, now: number): boolean {
  return now >= (dayNumber(day) + 1) * DAY + LATEST;
}
