// Statistics: a function of the stored results and the day, and of nothing else. There are no counters to lose.

import type { Day } from './day.ts';
import { type Bar, countBars, timeBars } from './histogram.ts';
import { type Counted, isLate, isWin } from './result.ts';
import { type Streaks, streaksOf } from './streaks.ts';

export interface LevelStatistics {
  readonly game: string;
  readonly level: string;
  readonly played: number;
  readonly won: number;
  /** Those that the clock finished among them. */
  readonly lost: number;
  /** Runs that were not ranked: counted as played, not as won. */
  readonly practice: number;
  /** Won without a hint. */
  readonly unaided: number;
  readonly hints: number;
  readonly undos: number;
  /** Of the games won: the best and the one in the middle; null where there is none. */
  readonly bestMillis: number | null;
  readonly usualMillis: number | null;
  readonly bestMoves: number | null;
  readonly usualMoves: number | null;
  readonly bestScore: number | null;
  readonly usualScore: number | null;
  /** Games won, by time, by moves and by score. */
  readonly times: readonly Bar[];
  readonly moves: readonly Bar[];
  readonly scores: readonly Bar[];
}

export interface Statistics {
  readonly played: number;
  readonly won: number;
  readonly dailies: { readonly onTheDay: number; readonly late: number };
  readonly streaks: Streaks;
  readonly levels: readonly LevelStatistics[];
}

/** A win before anything else, then the earlier ending; the id settles what is equal. */
function isBetter(one: Counted, other: Counted): boolean {
  if (isWin(one) !== isWin(other)) return isWin(one);
  if (one.millis !== other.millis) return one.millis < other.millis;
  return one.id < other.id;
}

/** One result per run: whoever undoes the last move and makes it again has not played twice. */
export function runsOf(results: Iterable<Counted>): readonly Counted[] {
  const runs = new Map<string, Counted>();
  for (const result of results) {
    const key = `${result.game} ${result.run}`;
    const known = runs.get(key);
    if (!known || isBetter(result, known)) runs.set(key, result);
  }
  return [...runs.values()];
}

/** Days on which one of their own puzzles was solved on the day itself. */
export function solvedDays(results: Iterable<Counted>): ReadonlySet<Day> {
  const days = new Set<Day>();
  for (const result of results)
    if (isWin(result) && result.daily !== undefined && result.daily === result.day)
      days.add(result.daily);
  return days;
}

/** From the least to the most. Numbers are sorted as numbers where they stand in a typed array, and fast. */
const sorted = (values: readonly number[]) => Float64Array.from(values).sort();

/** The one in the middle, the lower of two: a value that really occurred. */
const middle = (values: Float64Array) => values[(values.length - 1) >> 1] ?? null;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Of one level. A higher score is a better one in every game that counts one. */
function levelStatistics(game: string, level: string, runs: readonly Counted[]): LevelStatistics {
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
    usualMillis: middle(times),
    bestMoves: moves[0] ?? null,
    usualMoves: middle(moves),
    bestScore: scores.at(-1) ?? null,
    usualScore: middle(scores),
    times: timeBars(times),
    moves: countBars(moves),
    scores: countBars(scores),
  };
}

export function statisticsOf(results: Iterable<Counted>, today: Day): Statistics {
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
    levels: [...groups.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, group]) => {
        const [first] = group;
        return first ? [levelStatistics(first.game, first.level, group)] : [];
      }),
  };
}
