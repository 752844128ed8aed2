// Solving times as buckets, four to every doubling from one second to a day: fine enough to stand somewhere, coarse
// enough to say nothing about anybody.

const QUARTERS = [1000, 1189, 1414, 1682] as const;
const DOUBLINGS = 17;

/** The end of each bucket in milliseconds, itself included. The last bucket has none. */
export const bucketEnds: readonly number[] = Array.from({ length: DOUBLINGS }, (_, doubling) =>
  QUARTERS.map((quarter) => quarter * 2 ** doubling),
).flat();

export const bucketCount = bucketEnds.length + 1;

export function bucketOf(millis: number): number {
  const found = bucketEnds.findIndex((end) => millis <= end);
  return found < 0 ? bucketEnds.length : found;
}

/** In milliseconds; null for the last bucket, which has no end. */
export function bucketEnd(bucket: number): number | null {
  return bucketEnds[bucket] ?? null;
}
