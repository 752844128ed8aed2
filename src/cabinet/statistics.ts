// Statistics as a pure function of the stored results and the day: there are no counters to lose or to merge.

import type { Day } from './day.ts';
import { type Counted, isLate, isWin } from './result.ts';
import { type Streaks, streaksOf } from './streaks.ts';

export interface StatisticsBar {
  /** From `least` up to, not including, `below`; the last bar of times is open. */
  readonly least: number;
  readonly below: number | null;
  readonly count: number;
}

const MINUTE = 60_000;
const TIME_BOUNDS = [0, 1, 2, 5, 10, 20, 40].map((minutes) => minutes * MINUTE);

/** Bars of times in milliseconds, with the same bounds for every game. */
export function timeBars(times: ArrayLike<number>): readonly StatisticsBar[] {
  if (times.length === 0) return [];
  const counts = TIME_BOUNDS.map(() => 0);
  for (const time of Array.from(times)) {
    const bar = TIME_BOUNDS.filter((least) => time >= least).length - 1;
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return TIME_BOUNDS.map((least, index) => ({
    least,
    below: TIME_BOUNDS[index + 1] ?? null,
    count: counts[index] ?? 0,
  }));
}

const MOST_BARS = 8;

/** The smallest of 1, 2, 5, 10, 20 … that is at least this. */
function roundWidth(enough: number): number {
  let power = 1;
  for (;;) {
    for (const factor of [1, 2, 5]) if (factor * power >= enough) return factor * power;
    power *= 10;
  }
}

/** Bars of whole numbers: at most eight, of equal width. */
export function countBars(values: ArrayLike<number>): readonly StatisticsBar[] {
  if (values.length === 0) return [];
  const counts = Array.from(values);
  const least = counts.reduce((one, other) => Math.min(one, other));
  const most = counts.reduce((one, other) => Math.max(one, other));
  // One bar fewer, since the first begins at a round number below the least.
  const width = roundWidth((most - least + 1) / (MOST_BARS - 1));
  const first = Math.floor(least / width);
  const bars = new Array<number>(Math.floor(most / width) - first + 1).fill(0);
  for (const count of counts) {
    const bar = Math.floor(count / width) - first;
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars.map((count, index) => ({
    least: (first + index) * width,
    below: (first + index + 1) * width,
    count,
  }));
}

export interface LevelStatistics {
  readonly game: string;
  readonly level: string;
  readonly played: number;
  readonly won: number;
  /** Includes boards that the clock finished. */
  readonly lost: number;
  /** Count as played, not as won. */
  readonly practice: number;
  /** Won without a hint. */
  readonly unaided: number;
  readonly hints: number;
  readonly undos: number;
  /** Best and median of the games won; null if there are none. */
  readonly bestMillis: number | null;
  readonly usualMillis: number | null;
  readonly bestMoves: number | null;
  readonly usualMoves: number | null;
  readonly bestScore: number | null;
  readonly usualScore: number | null;
  /** Histograms of the games won. */
  readonly times: readonly StatisticsBar[];
  readonly moves: readonly StatisticsBar[];
  readonly scores: readonly StatisticsBar[];
}

export interface ResultStatistics {
  readonly played: number;
  readonly won: number;
  readonly dailies: { readonly onTheDay: number; readonly late: number };
  readonly streaks: Streaks;
  readonly levels: readonly LevelStatistics[];
}

/** Prefers a win, then the shorter time, then the smaller id. */
function isBetter(one: Counted, other: Counted): boolean {
  if (isWin(one) !== isWin(other)) return isWin(one);
  if (one.millis !== other.millis) return one.millis < other.millis;
  return one.id < other.id;
}

/** One result per run: undoing the last move and making it again is not a second game. */
export function runsOf(results: Iterable<Counted>): readonly Counted[] {
  const runs = new Map<string, Counted>();
  for (const result of results) {
    const key = `${result.game} ${result.run}`;
    const known = runs.get(key);
    if (!known || isBetter(result, known)) runs.set(key, result);
  }
  return [...runs.values()];
}

/** Days whose daily was solved on the day itself. */
export function solvedDays(results: Iterable<Counted>): ReadonlySet<Day> {
  const solved = [...results].filter((result) => isWin(result) && result.daily === result.day);
  return new Set(solved.map(({ day }) => day));
}

/** A typed array sorts numerically, and fast. */
const sorted = (values: readonly number[]) => Float64Array.from(values).sort();

/** The lower median: a value that occurred. */
const median = (values: Float64Array) => values[(values.length - 1) >> 1] ?? null;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** In every game with a score, higher is better. */
function levelStatistics(runs: readonly [Counted, ...Counted[]]): LevelStatistics {
  const [{ game, level }] = runs;
  const wins = runs.filter(isWin);
  const practice = runs.filter((run) => run.practice).length;
  const times = sorted(wins.map(({ millis }) => millis));
  const moves = sorted(wins.map((run) => run.moves));
  const scores = sorted(wins.flatMap(({ score }) => (score === null ? [] : [score])));
  return {
    game,
    level,
    played: runs.length,
    won: wins.length,
    // A practice run is never a win.
    lost: runs.length - wins.length - practice,
    practice,
    unaided: wins.filter(({ hints }) => hints === 0).length,
    hints: sum(runs.map(({ hints }) => hints)),
    undos: sum(runs.map(({ undos }) => undos)),
    bestMillis: times[0] ?? null,
    usualMillis: median(times),
    bestMoves: moves[0] ?? null,
    usualMoves: median(moves),
    bestScore: scores.at(-1) ?? null,
    usualScore: median(scores),
    times: timeBars(times),
    moves: countBars(moves),
    scores: countBars(scores),
  };
}

export function statisticsOf(results: Iterable<Counted>, today: Day): ResultStatistics {
  const all = [...results];
  const runs = runsOf(all);
  const groups = new Map<string, Counted[]>();
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
    levels: [...groups]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, [first, ...rest]]) => (first ? levelStatistics([first, ...rest]) : [])),
  };
}
