import { describe, expect, it } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { createRng } from '../../core/rng.ts';
import { bucketCount, bucketEnd, bucketOf, histogramOf } from '../../wire/daily-numbers.ts';
import { barsOf } from './histogram.tsx';

/** The histogram that the service makes of these times. */
function timesOf(millis: readonly number[]) {
  const counts = new Map<number, number>();
  for (const time of millis) counts.set(bucketOf(time), (counts.get(bucketOf(time)) ?? 0) + 1);
  const buckets = [...counts].sort(([left], [right]) => left - right);
  return histogramOf({ players: Math.max(30, millis.length), solved: millis.length, buckets });
}

const many = (count: number, time: number) => Array.from({ length: count }, () => time);

describe('the bars of a day', () => {
  it('are none without times', () => {
    expect(barsOf([], 5000)).toEqual([]);
  });

  it('begin where the one before ends', () => {
    const bars = barsOf(timesOf([...many(20, 60_000), ...many(20, 70_000)]), undefined);
    expect(bars).toEqual([
      { from: 53_824, to: 64_000, count: 20, mine: false },
      { from: 64_000, to: 76_096, count: 20, mine: false },
    ]);
  });

  it('of the first class begin at nothing', () => {
    expect(barsOf(timesOf(many(30, 400)), 400)).toEqual([
      { from: 0, to: 1000, count: 30, mine: true },
    ]);
  });

  it('mark the one that holds the own time', () => {
    const bars = barsOf(timesOf([...many(20, 60_000), ...many(20, 70_000)]), 64_001);
    expect(bars.map(({ mine }) => mine)).toEqual([false, true]);
  });

  it.each([
    ['quicker than all', 2000, 0],
    ['slower than all', 900_000, 1],
  ])('mark the nearest for a time that is %s', (_name, own, index) => {
    const bars = barsOf(timesOf([...many(20, 60_000), ...many(20, 70_000)]), own);
    expect(bars.findIndex(({ mine }) => mine)).toBe(index);
  });

  it('put stragglers together, so that the many have room', () => {
    const day = 20 * 3_600_000;
    const bars = barsOf(
      timesOf([3000, ...many(250, 60_000), ...many(250, 120_000), 7_200_000, day]),
      day,
    );
    expect(bars[0]).toMatchObject({ from: 0, count: 1 });
    expect(bars.at(-1)).toEqual({ from: 128_000, to: null, count: 2, mine: true });
    expect(bars.length).toBeLessThan(10);
  });

  it('are understood where a newer service has other classes', () => {
    expect(
      barsOf(
        [
          [5000, 10],
          [9000, 30],
          [null, 2],
        ],
        8000,
      ),
    ).toEqual([
      { from: 0, to: 5000, count: 10, mine: false },
      { from: 5000, to: 9000, count: 30, mine: true },
      { from: 9000, to: null, count: 2, mine: false },
    ]);
  });

  it('are few, without gaps, and hold everybody', () => {
    const rng = createRng('bars');
    for (let sample = 0; sample < samples(300); sample++) {
      const size = 30 + rng.below(400);
      const times = Array.from({ length: size }, () => {
        const end = bucketEnd(rng.below(rng.below(bucketCount) + 1)) ?? 1e9;
        return end - rng.below(Math.floor(end / 10) + 1);
      });
      const own = times[0];
      const bars = barsOf(timesOf(times), own);
      expect(bars.length).toBeLessThanOrEqual(20);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(size);
      expect(bars.filter(({ mine }) => mine)).toHaveLength(1);
      for (const [index, bar] of bars.entries())
        if (index > 0) expect(bar.from).toBe(bars[index - 1]?.to);
    }
  });
});
