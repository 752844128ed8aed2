// Streaks of dailies, with rest days: a function of the days on which one was solved, and of nothing else.
// Every seven days of a streak earn a rest day, and two can be held. A missed day uses one up; it neither counts nor
// breaks the streak. Whoever holds none starts anew.

import { type Day, dayNumber, dayOfNumber } from './day.ts';

/** So many days of a streak earn a rest day. */
export const REST_EVERY = 7;
/** No more rest days than this can be held. */
export const MOST_RESTS = 2;

export interface Streaks {
  /** Days solved in a row up to today, or up to yesterday while today's is still to come. */
  readonly current: number;
  readonly longest: number;
  /** Days on which at least one puzzle of theirs was solved. */
  readonly days: number;
  /** Rest days that the current streak still holds. */
  readonly rests: number;
  /** Missed days of the current streak that were covered by one. */
  readonly rested: readonly Day[];
}

interface Run {
  readonly length: number;
  readonly rests: number;
  readonly rested: readonly number[];
}

const none: Run = { length: 0, rests: 0, rested: [] };

/** The streak after so many missed days behind `last`. */
function miss(run: Run, last: number, missed: number): Run {
  if (missed === 0) return run;
  if (missed > run.rests) return none;
  const covered = Array.from({ length: missed }, (_, index) => last + 1 + index);
  return { ...run, rests: run.rests - missed, rested: [...run.rested, ...covered] };
}

function solve(run: Run): Run {
  const length = run.length + 1;
  const earned = length % REST_EVERY === 0 ? 1 : 0;
  return { ...run, length, rests: Math.min(MOST_RESTS, run.rests + earned) };
}

export function streaksOf(days: ReadonlySet<Day>, today: Day): Streaks {
  const now = dayNumber(today);
  let run = none;
  let last: number | undefined;
  let longest = 0;
  /** As it stood on the last day that is not to come: a clock may have been set. */
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
  // Today is not missed before it is over.
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
