// Statistics: a function of the stored results and the day, and of nothing else. There are no counters to lose.

import { addDays, type Day } from './day.ts';
import { type Bar, countBars, timeBars } from './histogram.ts';
import { type GameResult, isLate, isWin } from './result.ts';

export interface LevelStatistics {
  readonly game: string;
  readonly level: string;
  readonly played: number;
  readonly won: number;
  /** Those that the clock finished among them. */
  readonly lost: number;
  /** Runs that were not ranked: counted as played, not as won. */
  readonly practice: number;
  readonly hints: number;
  readonly undos: number;
  /** Of the games won; null where there is none. */
  readonly bestMillis: number | null;
  readonly bestMoves: number | null;
  readonly bestScore: number | null;
  /** Games won, by time and by moves. */
  readonly times: readonly Bar[];
  readonly moves: readonly Bar[];
}

export interface Streaks {
  /** Days in a row up to today, or up to yesterday while today's is still to come. */
  readonly current: number;
  readonly longest: number;
  /** Days on which at least one puzzle of theirs was solved. */
  readonly days: number;
}

export interface Statistics {
  readonly played: number;
  readonly won: number;
  readonly dailies: { readonly onTheDay: number; readonly late: number };
  readonly streaks: Streaks;
  readonly levels: readonly LevelStatistics[];
}

/** A win before anything else, then the earlier ending; the id settles what is equal. */
function isBetter(one: GameResult, other: GameResult): boolean {
  if (isWin(one) !== isWin(other)) return isWin(one);
  if (one.millis !== other.millis) return one.millis < other.millis;
  return one.id < other.id;
}

/** One result per run: whoever undoes the last move and makes it again has not played twice. */
export function runsOf(results: Iterable<GameResult>): readonly GameResult[] {
  const runs = new Map<string, GameResult>();
  for (const result of results) {
    const key = `${result.game} ${result.run}`;
    const known = runs.get(key);
    if (!known || isBetter(result, known)) runs.set(key, result);
  }
  return [...runs.values()];
}

/** Days on which one of their own puzzles was solved on the day itself. */
export function solvedDays(results: Iterable<GameResult>): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const result of results)
    if (isWin(result) && result.daily !== undefined && result.daily === result.day)
      days.add(result.daily);
  return days;
}

export function streaksOf(days: ReadonlySet<Day>, today: Day): Streaks {
  const runTo = (last: Day) => {
    let length = 0;
    for (let day = last; days.has(day); day = addDays(day, -1)) length++;
    return length;
  };
  let longest = 0;
  for (const day of days) if (!days.has(addDays(day, 1))) longest = Math.max(longest, runTo(day));
  const current = runTo(days.has(today) ? today : addDays(today, -1));
  return { current, longest, days: days.size };
}

const best = (values: readonly number[], choose: (one: number, other: number) => number) =>
  values.length === 0 ? null : values.reduce((one, other) => choose(one, other));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Of one level. A higher score is a better one in every game that counts one. */
function levelStatistics(
  game: string,
  level: string,
  runs: readonly GameResult[],
): LevelStatistics {
  const wins = runs.filter(isWin);
  const scores = wins.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    game,
    level,
    played: runs.length,
    won: wins.length,
    lost: runs.filter((run) => !isWin(run) && !run.practice).length,
    practice: runs.filter(({ practice }) => practice).length,
    hints: sum(runs.map(({ hints }) => hints)),
    undos: sum(runs.map(({ undos }) => undos)),
    bestMillis: best(
      wins.map(({ millis }) => millis),
      Math.min,
    ),
    bestMoves: best(
      wins.map(({ moves }) => moves),
      Math.min,
    ),
    bestScore: best(scores, Math.max),
    times: timeBars(wins.map(({ millis }) => millis)),
    moves: countBars(wins.map(({ moves }) => moves)),
  };
}

export function statisticsOf(results: Iterable<GameResult>, today: Day): Statistics {
  const all = [...results];
  const runs = runsOf(all);
  const groups = new Map<string, GameResult[]>();
  for (const run of runs) {
    const key = `${run.game} ${run.level}`;
    const group = groups.get(key);
    if (group) group.push(run);
    else groups.set(key, [run]);
  }
  const daily = runs.filter((run) => run.daily !== undefined && isWin(run));
  return {
    played: runs.length,
    won: runs.filter(isWin).length,
    dailies: {
      onTheDay: daily.filter(({ daily: of, day }) => of === day).length,
      late: daily.filter(isLate).length,
    },
    streaks: streaksOf(solvedDays(all), today),
    levels: [...groups.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, group]) => {
        const [first] = group;
        return first ? [levelStatistics(first.game, first.level, group)] : [];
      }),
  };
}
