// The plan of the daily puzzles: one per game and day, by the week of its manifest. The day and the version of
// the game decide everything, so that everyone has the same ones.

import { failure, type Result } from '../core/result.ts';
import type { Manifest } from '../games/manifest.ts';
import { type Day, FIRST_DAY, parseDay, weekday } from './day.ts';

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
