// The histogram of a day as it is drawn: few enough bars to be told apart, stragglers at both ends put together, and
// the player's own among them.

import { bucketEnds } from '../../wire/buckets.ts';

export interface Bar {
  /** Milliseconds: later than `from`, up to `to`; null has no end. */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
  readonly mine: boolean;
}

/** So many can be seen side by side on a phone. */
const MOST = 20;
/** Of a hundred players so many at either end, and one at least, share one bar. */
const STRAGGLERS = 1;

/** As the service tells it. */
export type Times = readonly (readonly [upTo: number | null, count: number])[];

type Plain = Omit<Bar, 'mine'>;

const joined = (bars: readonly Plain[]): Plain[] => {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return [];
  const count = bars.reduce((sum, bar) => sum + bar.count, 0);
  return [{ from: first.from, to: last.to, count }];
};

/** Each with where it begins: where the one before it ends. */
function withBegin(histogram: Times): Plain[] {
  let before: number | null | undefined;
  return histogram.map(([to, count], index) => {
    const place = to === null ? -1 : bucketEnds.indexOf(to);
    const from = index > 0 ? (before ?? 0) : (bucketEnds[place - 1] ?? 0);
    before = to;
    return { from, to, count };
  });
}

/** How many bars from one end hold no more than the stragglers. */
function stragglersOf(counts: readonly number[], all: number): number {
  const most = Math.ceil((all * STRAGGLERS) / 100);
  let sum = 0;
  const end = counts.findIndex((count) => {
    sum += count;
    return sum > most;
  });
  return Math.max(end, 0);
}

function withoutTails(bars: readonly Plain[], all: number): Plain[] {
  const counts = bars.map(({ count }) => count);
  const low = stragglersOf(counts, all);
  const high = bars.length - stragglersOf([...counts].reverse(), all);
  // One alone gains no room by being put together with nothing.
  const head =
    low > 1 ? joined(bars.slice(0, low)).map((bar) => ({ ...bar, from: 0 })) : bars.slice(0, low);
  const tail =
    bars.length - high > 1
      ? joined(bars.slice(high)).map((bar) => ({ ...bar, to: null }))
      : bars.slice(high);
  return [...head, ...bars.slice(low, high), ...tail];
}

function inGroups(bars: readonly Plain[]): Plain[] {
  let size = 1;
  while (Math.ceil(bars.length / size) > MOST) size *= 2;
  return Array.from({ length: Math.ceil(bars.length / size) }, (_, group) =>
    joined(bars.slice(group * size, (group + 1) * size)),
  ).flat();
}

const holds = ({ from, to }: Plain, millis: number) =>
  millis > from && (to === null || millis <= to);

/** `own` is the player's time where it can be compared. Outside all bars, it is at the nearest end. */
export function barsOf(histogram: Times, own: number | undefined): readonly Bar[] {
  const all = histogram.reduce((sum, [, count]) => sum + count, 0);
  const bars = inGroups(withoutTails(withBegin(histogram), all));
  const found = own === undefined ? -1 : bars.findIndex((bar) => holds(bar, own));
  const first = bars[0];
  const nearest = own !== undefined && first && own <= first.from ? 0 : bars.length - 1;
  const mine = own === undefined || found >= 0 ? found : nearest;
  return bars.map((bar, index) => ({ ...bar, mine: index === mine }));
}
