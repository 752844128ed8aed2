// Small histograms: a few bars with bounds that people would choose.

export interface Bar {
  /** From `least`, up to but not including `below`; the last bar of times is open. */
  readonly least: number;
  readonly below: number | null;
  readonly count: number;
}

const MINUTE = 60_000;
const TIME_BOUNDS = [0, 1, 2, 5, 10, 20, 40].map((minutes) => minutes * MINUTE);

/** Times in milliseconds, by bounds that are the same for every game. */
export function timeBars(times: ArrayLike<number>): readonly Bar[] {
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

/** The smallest of 1, 2, 5, 10, 20 … that is enough. */
function roundWidth(enough: number): number {
  let power = 1;
  for (;;) {
    for (const factor of [1, 2, 5]) if (factor * power >= enough) return factor * power;
    power *= 10;
  }
}

/** Counts of anything whole, in at most eight bars of equal width. */
export function countBars(values: ArrayLike<number>): readonly Bar[] {
  if (values.length === 0) return [];
  const counts = Array.from(values);
  const least = counts.reduce((one, other) => Math.min(one, other));
  const most = counts.reduce((one, other) => Math.max(one, other));
  // One bar fewer than there may be, since the first begins at a round number below the least.
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
