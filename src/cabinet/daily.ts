// Daily puzzles: one per game and day, at the level of the weekday in its manifest. Day and game version determine it, so
// all players get the same one.

import type { Budget } from '../core/budget.ts';
import { type Deal, deal } from '../core/deal.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { failure, type Result } from '../core/result.ts';
import type { Manifest } from '../games/manifest.ts';
import { addDays, type Day, FIRST_DAY, parseDay, weekday } from './day.ts';

export function dailyLevel({ week }: Pick<Manifest, 'week'>, day: Day): string {
  return week[weekday(day)] ?? week[0];
}

export function dailySeed(day: Day): string {
  return `daily-${day}`;
}

/** The same in every browser, so that a daily board is found again and never dealt twice. */
export function dailyBoardId(game: string, day: Day): string {
  return `${dailySeed(day)}-${game}`;
}

/** Faults: badDay, beforeFirstDay. */
export function checkDaily(text: string): Result<Day> {
  const day = parseDay(text);
  if (day.ok && day.value < FIRST_DAY) return failure('beforeFirstDay', undefined, text);
  return day;
}

/** A daily begun on its day still counts for it until this hour of the next. */
export const GRACE_HOUR = 3;

interface DailyEnding {
  /** The day of the puzzle, if it is a daily. */
  readonly daily: Day | undefined;
  /** The player's local dates of opening the board and ending the game, and the hour of the end, 0 to 23. */
  readonly begun: Day;
  readonly ended: Day;
  readonly hour: number;
}

/** The day that an ending counts for: its date, or within the grace hours the day of the daily. */
export function countedDay({ daily, begun, ended, hour }: DailyEnding): Day {
  const inGrace =
    daily !== undefined && begun <= daily && ended === addDays(daily, 1) && hour < GRACE_HOUR;
  return inGrace ? daily : ended;
}

/** Finds the path of a daily in a share text. */
export function findDaily(text: string): string | undefined {
  const [address, day = ''] = /\/daily\/(\d{4}-\d{2}-\d{2})\/[a-z][a-z-]*/.exec(text) ?? [];
  return checkDaily(day).ok ? address : undefined;
}

/** Pass the game as shipped, never with cards that the player added. */
export function dealDaily<T extends GameTypes>(
  game: Game<T>,
  level: string,
  day: Day,
  budget: Budget,
): Result<Deal<T>> {
  const preset = game.presets.find((candidate) => candidate.id === level);
  return preset
    ? deal(game, preset.params, dailySeed(day), budget)
    : failure('unknownPreset', level);
}
