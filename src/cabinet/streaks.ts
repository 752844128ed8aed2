// Streaks of dailies with rest days, as a pure function of the days on which one was solved. Seven days of a streak earn a rest
// day, up to two. A missed day uses one up: it neither counts nor breaks the streak. Without one, the streak ends.

import { type Day, dayNumber, dayOfNumber } from './day.ts';

/** Days of a streak that earn a rest day. */
export const REST_EVERY = 7;
/** The most rest days a streak can hold. */
export const MOST_RESTS = 2;

export interface Streaks {
  /** Days in a row up to today, or up to yesterday while today is not solved yet. */
  readonly current: number;
  readonly longest: number;
  /** Days with at least one solved daily. */
  readonly days: number;
  /** Unused rest days of the current streak. */
  readonly rests: number;
  /** Missed days of the current streak that a rest day covered. */
  readonly rested: readonly Day[];
}

interface StreakRun {
  readonly length: number;
  readonly rests: number;
  readonly rested: readonly number[];
}

const none: StreakRun = { length: 0, rests: 0, rested: [] };

/** The streak after missing this many days after `last`. */
function miss(run: StreakRun, last: number, missed: number): StreakRun {
  if (missed === 0) return run;
  if (missed > run.rests) return none;
  const covered = Array.from({ length: missed }, (_, index) => last + 1 + index);
  return { ...run, rests: run.rests - missed, rested: [...run.rested, ...covered] };
}

function solve(run: StreakRun): StreakRun {
  const length = run.length + 1;
  const earned = length % REST_EVERY === 0 ? 1 : 0;
  return { ...run, length, rests: Math.min(MOST_RESTS, run.rests + earned) };
}

export function streaksOf(days: ReadonlySet<Day>, today: Day): Streaks {
  const now = dayNumber(today);
  let run = none;
  let last: number | undefined;
  let longest = 0;
  /** The streak at the last day that is not in the future: a clock may have been wrong. */
  let reached = none;
  let reachedDay: number | undefined;
  for (const day of [...days].map(dayNumber).sort((one, other) => one - other)) {
    if (last !== undefined) run = miss(run, last, day - last - 1);
    run = solve(run);
    last = day;
    longest = Math.max(longest, run.length);
    if (day <= now) {
      reached = run;
      reachedDay = day;
    }
  }
  // Today cannot be missed before it is over.
  const current =
    reachedDay === undefined ? none : miss(reached, reachedDay, Math.max(0, now - reachedDay - 1));
  return {
    current: current.length,
    longest,
    days: days.size,
    rests: current.rests,
    rested: current.rested.map(dayOfNumber),
  };
}
