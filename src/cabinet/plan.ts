// The plan of the daily puzzles: one per game and day, by the week of its manifest. The day and the version of
// the game decide everything, so that everyone has the same ones.

import { failure, type Result } from '../core/result.ts';
import type { Manifest } from '../games/manifest.ts';
import { addDays, type Day, FIRST_DAY, parseDay, weekday } from './day.ts';

export function dailyLevel({ week }: Pick<Manifest, 'week'>, day: Day): string {
  return week[weekday(day)] ?? week[0];
}

export function dailySeed(day: Day): string {
  return `daily-${day}`;
}

/** The board of a day's puzzle has this name in every browser, so that it is found again and never dealt twice. */
export function dailyBoardId(game: string, day: Day): string {
  return `${dailySeed(day)}-${game}`;
}

/** Faults: badDay, beforeFirstDay. */
export function checkDaily(text: string): Result<Day> {
  const day = parseDay(text);
  if (day.ok && day.value < FIRST_DAY) return failure('beforeFirstDay', undefined, text);
  return day;
}

/** Until this hour of the night a daily that was begun on its day still counts for it. */
export const GRACE_HOUR = 3;

export interface Ending {
  /** The day whose puzzle it is, if it is one. */
  readonly daily: Day | undefined;
  /** The player's dates when the board was opened and when the game ended, and the hour of the end, 0 to 23. */
  readonly begun: Day;
  readonly ended: Day;
  readonly hour: number;
}

/** The day that an ending counts for: its date, or the day before in the small hours of a daily begun on its day. */
export function countedDay({ daily, begun, ended, hour }: Ending): Day {
  const inGrace =
    daily !== undefined && begun <= daily && ended === addDays(daily, 1) && hour < GRACE_HOUR;
  return inGrace ? daily : ended;
}

/** The address of a day's puzzle in a text, as share texts have it; the last part is the id of a game. */
export function findDaily(text: string): string | undefined {
  const [address, day = ''] = /\/daily\/(\d{4}-\d{2}-\d{2})\/[a-z][a-z-]*/.exec(text) ?? [];
  return checkDaily(day).ok ? address : undefined;
}
