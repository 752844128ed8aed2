// The journey: twelve rounds in order, three reshuffles for all of them, stars for points. Progress is plain data; nothing
// here deals, draws or stores.

import { failure, type Result, success } from '../../core/result.ts';
import type { TileSet } from './symbols.ts';
import type { Params } from './types.ts';

export interface JourneyRound {
  readonly params: Params;
  readonly set: TileSet;
}

const round = (
  rows: number,
  cols: number,
  level: Params['level'],
  set: TileSet,
  rest: Partial<Pick<Params, 'gravity' | 'minutes'>> = {},
): JourneyRound => ({ params: { rows, cols, level, gravity: 'none', minutes: 0, ...rest }, set });

/** At most ten columns, so that every screen shows a whole round; none equals a board that is offered by itself. */
export const rounds: readonly JourneyRound[] = [
  round(6, 8, 'easy', 'emoji'),
  round(8, 8, 'classic', 'animals'),
  round(6, 8, 'classic', 'fruit', { gravity: 'down' }),
  round(8, 10, 'classic', 'emoji', { minutes: 10 }),
  round(10, 8, 'hard', 'shapes'),
  round(8, 10, 'classic', 'animals', { gravity: 'down' }),
  round(10, 10, 'classic', 'fruit', { minutes: 10 }),
  round(8, 8, 'hard', 'emoji', { gravity: 'left' }),
  round(10, 10, 'hard', 'animals'),
  round(10, 10, 'hard', 'fruit', { gravity: 'middle', minutes: 12 }),
  round(12, 10, 'hard', 'emoji', { gravity: 'down' }),
  round(12, 10, 'expert', 'animals', { minutes: 15 }),
];

export const RESHUFFLES = 3;

/** The best run of a round. */
export interface Passed {
  readonly score: number;
  readonly stars: number;
}

export interface JourneyAttempt {
  readonly round: number;
  /** The id of the stored board. */
  readonly board: string;
  /** Reshuffles so far; undo refunds none. */
  readonly reshuffles: number;
}

export interface Journey {
  /** Determines the boards of all rounds. */
  readonly seed: string;
  /** By round, from the first. */
  readonly passed: readonly Passed[];
  /** Reshuffles used in finished attempts. */
  readonly used: number;
  readonly attempt?: JourneyAttempt;
}

export const startJourney = (seed: string): Journey => ({ seed, passed: [], used: 0 });

/** The seed of a round's board; every attempt at a round has the same board. */
export const roundSeed = ({ seed }: Journey, index: number) => `${seed}-${index + 1}`;

/** The next round; undefined when all are passed. */
export const nextRound = ({ passed }: Journey): number | undefined =>
  passed.length < rounds.length ? passed.length : undefined;

export const reshufflesLeft = ({ used, attempt }: Journey): number =>
  Math.max(0, RESHUFFLES - used - (attempt?.reshuffles ?? 0));

export const starsOf = ({ passed }: Journey): number =>
  passed.reduce((sum, { stars }) => sum + stars, 0);

/** Points per pair for the second and the third star; the first is for clearing the board. */
export const STAR_POINTS = [12, 20] as const;

export function starsFor(index: number, score: number): number {
  const { rows = 0, cols = 0 } = rounds[index]?.params ?? {};
  const pairs = (rows * cols) / 2;
  return 1 + STAR_POINTS.filter((points) => score >= points * pairs).length;
}

/** Starts a round on a board. Reshuffles of an unfinished attempt are spent; rounds not yet reached are refused. */
export function beginRound(journey: Journey, index: number, board: string): Journey {
  if (index < 0 || index > journey.passed.length || index >= rounds.length) return journey;
  const { attempt: before, ...rest } = journey;
  const used = journey.used + (before?.reshuffles ?? 0);
  return { ...rest, used, attempt: { round: index, board, reshuffles: 0 } };
}

/** Records the reshuffles of the current attempt. */
export function countReshuffles(journey: Journey, board: string, reshuffles: number): Journey {
  const { attempt } = journey;
  if (attempt?.board !== board || attempt.reshuffles >= reshuffles) return journey;
  return { ...journey, attempt: { ...attempt, reshuffles } };
}

/** Records a cleared round; the better run of a round counts. */
export function passRound(journey: Journey, board: string, score: number): Journey {
  const { attempt, ...rest } = journey;
  if (attempt?.board !== board) return journey;
  const before = journey.passed[attempt.round];
  const best = Math.max(score, before?.score ?? 0);
  const passed = [...journey.passed];
  passed[attempt.round] = { score: best, stars: starsFor(attempt.round, best) };
  return { ...rest, passed, used: journey.used + attempt.reshuffles };
}

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads a stored journey and recomputes its stars. Fault: badJourney, with what is wrong. */
export function readJourney(value: unknown): Result<Journey> {
  const { seed, passed, used, attempt } = partsOf(value);
  if (typeof seed !== 'string' || !/^[a-z0-9-]{1,40}$/.test(seed))
    return failure('badJourney', 'seed');
  if (!Array.isArray(passed) || passed.length > rounds.length)
    return failure('badJourney', 'passed');
  if (!isWhole(used, 1_000_000)) return failure('badJourney', 'used');
  const read: Passed[] = [];
  for (const [index, one] of passed.entries()) {
    const { score } = partsOf(one);
    if (!isWhole(score, 1_000_000)) return failure('badJourney', `round ${index + 1}`);
    read.push({ score, stars: starsFor(index, score) });
  }
  const journey = { seed, passed: read, used };
  if (attempt === undefined) return success(journey);
  const { round: at, board, reshuffles } = partsOf(attempt);
  if (
    !isWhole(at, Math.min(read.length, rounds.length - 1)) ||
    typeof board !== 'string' ||
    !isWhole(reshuffles, 1_000_000)
  )
    return failure('badJourney', 'attempt');
  return success({ ...journey, attempt: { round: at, board, reshuffles } });
}
