// Statistics of a daily puzzle: solving times in buckets, histogram, percentile and rarity. Buckets grow by a quarter of a
// doubling from one second to a day: fine enough to rank, too coarse to identify a player.

import { type Day, dayNumber } from '../cabinet/day.ts';
import type { Rareness } from '../core/game.ts';
import { limits } from './limits.ts';
import type { Rarity } from './service-api.ts';

const QUARTERS = [1000, 1189, 1414, 1682] as const;
const DOUBLINGS = 17;

/** The inclusive end of each bucket in milliseconds. The last bucket has none. */
export const bucketEnds: readonly number[] = Array.from({ length: DOUBLINGS }, (_, doubling) =>
  QUARTERS.map((quarter) => quarter * 2 ** doubling),
).flat();

export const bucketCount = bucketEnds.length + 1;

export function bucketOf(millis: number): number {
  const found = bucketEnds.findIndex((end) => millis <= end);
  return found < 0 ? bucketEnds.length : found;
}

/** In milliseconds; null for the last bucket. */
export function bucketEnd(bucket: number): number | null {
  return bucketEnds[bucket] ?? null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The zones furthest east and west of Greenwich. */
const EARLIEST = 14 * HOUR;
const LATEST = 12 * HOUR;

/** A day is open from its first moment anywhere on earth until it is over everywhere; times in milliseconds since 1970. */
export function hasBegun(day: Day, now: number): boolean {
  return now >= dayNumber(day) * DAY - EARLIEST;
}

/** From here on the day's numbers are final. */
export function isClosed(day: Day, now: number): boolean {
  return now >= (dayNumber(day) + 1) * DAY + LATEST;
}

export interface SolveCounts {
  readonly players: number;
  readonly solved: number;
  /** Solved runs per bucket, in order, without empty buckets. */
  readonly buckets: readonly (readonly [bucket: number, count: number])[];
}

const isEnough = ({ players }: Pick<SolveCounts, 'players'>): boolean => players >= limits.fewest;

/** Bars from the first to the last bucket in use, including empty ones between. None for too few players. */
export function histogramOf(counts: SolveCounts): [upTo: number | null, count: number][] {
  const first = counts.buckets[0]?.[0];
  const last = counts.buckets.at(-1)?.[0];
  if (!isEnough(counts) || first === undefined || last === undefined) return [];
  const found = new Map(counts.buckets);
  return Array.from({ length: last - first + 1 }, (_, index) => [
    bucketEnd(first + index),
    found.get(first + index) ?? 0,
  ]);
}

export function solvedShareOf(counts: SolveCounts): number | null {
  return isEnough(counts) ? counts.solved / counts.players : null;
}

/** The whole percentage of other players whom a solved run beats; those in the same bucket count half. Null for too few
 * players and for a run that did not solve it. */
export function percentileOf(
  counts: SolveCounts,
  bucket: number | null,
  counted: boolean,
): number | null {
  if (bucket === null || !isEnough(counts)) return null;
  const self = counted ? 1 : 0;
  const others = counts.players - self;
  let ahead = counts.players - counts.solved;
  let beside = -self;
  for (const [other, count] of counts.buckets) {
    if (other > bucket) ahead += count;
    else if (other === bucket) beside += count;
  }
  if (others < 1) return null;
  const percent = Math.floor((100 * (2 * ahead + Math.max(beside, 0))) / (2 * others));
  // A run that is being deleted may already be missing from the counts.
  return Math.min(percent, 100);
}

/** The end of the bar that contains the median solver; null if it has no end or there are no solvers. */
export function medianOf(histogram: readonly (readonly [number | null, number])[]): number | null {
  const solved = histogram.reduce((sum, [, count]) => sum + count, 0);
  let before = 0;
  const middle = histogram.find(([, count]) => {
    before += count;
    return before * 2 >= solved;
  });
  return middle?.[0] ?? null;
}

/** How many players made this choice in this cell. */
interface CellChoice {
  readonly cell: number;
  /** The choice, under its name on the wire; null: none. */
  readonly card: number | null;
  readonly count: number;
}

export interface CellChoices {
  readonly players: number;
  /** By cell, the most frequent first. */
  readonly picks: readonly CellChoice[];
}

interface ChoiceShare {
  readonly card: number;
  readonly share: number;
}

/** The choices in every cell with their share, the most frequent first. None for too few players. */
export function sharesOf(choices: CellChoices): ChoiceShare[][] {
  if (!isEnough(choices)) return [];
  const cells: ChoiceShare[][] = [];
  for (const { cell, card, count } of choices.picks) {
    while (cells.length <= cell) cells.push([]);
    if (card !== null) cells[cell]?.push({ card, share: count / choices.players });
  }
  return cells;
}

/** The share of players with the same choice, summed over all cells in percent, an empty cell counting 100: lower is
 * rarer. With one decimal. Null for too few players and for a game without cells. */
export function rarityOf(choices: CellChoices, own: readonly (number | null)[]): number | null {
  if (!isEnough(choices) || own.length === 0) return null;
  const tenths = own.map((choice, cell) => {
    if (choice === null) return 1000;
    const same = choices.picks.find((pick) => pick.cell === cell && pick.card === choice);
    return (1000 * (same?.count ?? 0)) / choices.players;
  });
  return Math.round(tenths.reduce((sum, part) => sum + part, 0)) / 10;
}

/** The rarity of one grid, cell by cell. Undefined while the service withholds the shares: too few players, or not played. */
export function rarenessOf(
  { cells, you }: Pick<Rarity, 'cells' | 'you'>,
  own: readonly (number | null)[],
): Rareness | undefined {
  if (cells.length === 0) return undefined;
  const shares = own.map((choice, cell) =>
    choice === null ? null : (cells[cell]?.find((one) => one.card === choice)?.share ?? 0),
  );
  const tenths = shares.reduce<number>((sum, share) => sum + 1000 * (share ?? 1), 0);
  return { score: you?.score ?? Math.round(tenths) / 10, shares };
}
