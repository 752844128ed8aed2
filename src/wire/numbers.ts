// Today's numbers from what is counted: the histogram, and where one player stands in it.

import { bucketEnd } from './buckets.ts';
import { limits } from './limits.ts';

export interface Counts {
  readonly players: number;
  readonly solved: number;
  /** Solved runs per bucket, by number; empty buckets left out. */
  readonly buckets: readonly (readonly [bucket: number, count: number])[];
}

export const isEnough = ({ players }: Pick<Counts, 'players'>): boolean => players >= limits.fewest;

/** Bars from the first bucket that somebody is in to the last, empty ones between them included. None for too few. */
export function histogramOf(counts: Counts): [upTo: number | null, count: number][] {
  const first = counts.buckets[0]?.[0];
  const last = counts.buckets.at(-1)?.[0];
  if (!isEnough(counts) || first === undefined || last === undefined) return [];
  const found = new Map(counts.buckets);
  return Array.from({ length: last - first + 1 }, (_, index) => [
    bucketEnd(first + index),
    found.get(first + index) ?? 0,
  ]);
}

export function solvedShareOf(counts: Counts): number | null {
  return isEnough(counts) ? counts.solved / counts.players : null;
}

/**
 * Percent of the other players whom a solved run is ahead of, in whole numbers; those in the same bucket count half.
 * Null for too few players, and for a run that did not solve it: it has no time to stand at.
 */
export function percentileOf(
  counts: Counts,
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
  // A run that is deleted at this very moment is in no count any more.
  return Math.min(percent, 100);
}

/** The end of the bar that the middle one of all who solved it is in; null where that has none, or nobody did. */
export function medianOf(histogram: readonly (readonly [number | null, number])[]): number | null {
  const solved = histogram.reduce((sum, [, count]) => sum + count, 0);
  let before = 0;
  const middle = histogram.find(([, count]) => {
    before += count;
    return before * 2 >= solved;
  });
  return middle?.[0] ?? null;
}
