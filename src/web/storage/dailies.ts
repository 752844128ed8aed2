// The player's dailies: the streak, the days around it, and what of a day is still to be played.

import { addDays, type Day } from '../../cabinet/day.ts';
import { type Counted, isLate } from '../../cabinet/result.ts';
import { runsOf, solvedDays } from '../../cabinet/statistics.ts';
import { type Streaks, streaksOf } from '../../cabinet/streaks.ts';
import { isOver } from '../../core/game.ts';
import { gameIds } from '../../games/index.ts';
import { loadCounted } from './counted-results.ts';
import { streaking } from './local-store.ts';
import type { BoardRecord } from './records.ts';
import { type DailyStates, dailyStates, endingDay, localDay, today } from './today.ts';

/** The results of one day, by game. */
export type DayResults = Readonly<Partial<Record<string, Counted>>>;

export function resultsOfDay(results: readonly Counted[], day: Day): DayResults {
  const found: Partial<Record<string, Counted>> = {};
  for (const result of runsOf(results.filter(({ daily }) => daily === day))) {
    const id = gameIds.find((game) => game === result.game);
    if (id) found[id] = result;
  }
  return found;
}

/** The state of a day, for a strip of days. */
export type DayMark = 'solved' | 'rested' | 'open' | 'missed';

export interface MarkedDay {
  readonly day: Day;
  readonly mark: DayMark;
}

export const WEEK = 7;

/** The seven days up to `last`. */
export function weekTo(
  last: Day,
  now: Day,
  solved: ReadonlySet<Day>,
  { rested }: Pick<Streaks, 'rested'>,
): readonly MarkedDay[] {
  const markOf = (day: Day): DayMark => {
    if (solved.has(day)) return 'solved';
    if (rested.includes(day)) return 'rested';
    return day >= now ? 'open' : 'missed';
  };
  return Array.from({ length: WEEK }, (_, index) => {
    const day = addDays(last, index - WEEK + 1);
    return { day, mark: markOf(day) };
  });
}

/** The next game of the day that is not over, from this one on, cyclically; undefined where all are. */
export function nextOfDay(
  game: string,
  states: DailyStates,
  ids: readonly string[] = gameIds,
): string | undefined {
  const at = ids.indexOf(game);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return round.find((id) => !isOver(states[id]));
}

/** Why a daily is late; undefined where it is not. */
export type Lateness = 'begunLate' | 'endedLate';

export function latenessOf(
  record: Pick<BoardRecord, 'daily' | 'createdAt'>,
  day: Day,
): Lateness | undefined {
  if (record.daily === undefined || !isLate({ day, daily: record.daily })) return undefined;
  return localDay(new Date(record.createdAt)) > record.daily ? 'begunLate' : 'endedLate';
}

export interface StreakSummary {
  readonly streaks: Streaks;
  readonly week: readonly MarkedDay[];
  /** The next game of the same day. */
  readonly next: string | undefined;
  readonly late: Lateness | undefined;
  /** The result of this board, once it is stored. */
  readonly result: Counted | undefined;
}

export async function loadStreaks(): Promise<Streaks> {
  return noted(streaksOf(solvedDays(await loadCounted()), today()));
}

/** Home loads the streak only if there was one. */
function noted(streaks: Streaks): Streaks {
  streaking.set(streaks.current > 0);
  return streaks;
}

/** For the board of a daily. */
export async function loadStreakSummary(record: BoardRecord, daily: Day): Promise<StreakSummary> {
  const [results, states] = await Promise.all([loadCounted(), dailyStates(daily)]);
  const now = today();
  const solved = solvedDays(results);
  const streaks = noted(streaksOf(solved, now));
  const result = resultsOfDay(results, daily)[record.game];
  return {
    streaks,
    week: weekTo(now, now, solved, streaks),
    next: nextOfDay(record.game, states),
    late: latenessOf(record, result?.day ?? endingDay(record, Date.now())),
    result,
  };
}
