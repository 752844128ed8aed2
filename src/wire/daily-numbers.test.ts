import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../test/samples.ts';
import {
  bucketCount,
  bucketEnd,
  bucketEnds,
  bucketOf,
  type CellChoices,
  hasBegun,
  histogramOf,
  isClosed,
  percentileOf,
  rarityOf,
  sharesOf,
  solvedShareOf,
} from './daily-numbers.ts';
import { limits } from './limits.ts';
import { logAnswerShape, readShape } from './service-api.ts';

const runs = { numRuns: samples(1000) };

describe('buckets', () => {
  it('rise, and reach from a second to a day', () => {
    expect(bucketEnds.every((end, index) => end > (bucketEnds[index - 1] ?? 0))).toBe(true);
    expect(bucketOf(0)).toBe(0);
    expect(bucketOf(limits.playTime)).toBeLessThan(bucketCount - 1);
    expect(bucketOf(10 ** 15)).toBe(bucketCount - 1);
  });

  it('hold what is in them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (millis) => {
        const bucket = bucketOf(millis);
        expect(millis).toBeLessThanOrEqual(bucketEnd(bucket) ?? Number.POSITIVE_INFINITY);
        if (bucket > 0) expect(millis).toBeGreaterThan(bucketEnd(bucket - 1) ?? 0);
      }),
      runs,
    );
  });
});

/** Buckets of all players, null for those who did not solve it. */
const players = fc.array(fc.option(fc.integer({ min: 0, max: 8 })), {
  minLength: 1,
  maxLength: 80,
});

function countsOf(all: readonly (number | null)[]) {
  const buckets = new Map<number, number>();
  for (const bucket of all)
    if (bucket !== null) buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  return {
    players: all.length,
    solved: all.filter((bucket) => bucket !== null).length,
    buckets: [...buckets].sort(([one], [other]) => one - other),
  };
}

describe('numbers', () => {
  it('a histogram has everyone who solved it, without gaps, and nobody of too few', () => {
    fc.assert(
      fc.property(players, (all) => {
        const counts = countsOf(all);
        const bars = histogramOf(counts);
        const sum = bars.reduce((total, [, count]) => total + count, 0);
        expect(sum).toBe(all.length < limits.fewest ? 0 : counts.solved);
        const ends = bars.map(([end]) => bucketEnds.indexOf(end ?? -1));
        expect(ends.every((end, index) => index === 0 || end === (ends[index - 1] ?? 0) + 1)).toBe(
          true,
        );
        expect(solvedShareOf(counts) === null).toBe(all.length < limits.fewest);
      }),
      runs,
    );
  });

  it('a percentile is that of a count by hand, and never worse for a faster run', () => {
    fc.assert(
      fc.property(players, (all) => {
        const counts = countsOf(all);
        for (const [self, bucket] of all.entries()) {
          const place = percentileOf(counts, bucket, true);
          if (bucket === null || all.length < limits.fewest) expect(place).toBeNull();
          else {
            const others = all.filter((_, index) => index !== self);
            const points = others.map((other) =>
              other === null || other > bucket ? 2 : other === bucket ? 1 : 0,
            );
            const sum = points.reduce((total: number, part) => total + part, 0);
            expect(place).toBe(Math.floor((100 * sum) / (2 * others.length)));
            expect(percentileOf(counts, 0, false)).toBeGreaterThanOrEqual(
              percentileOf(counts, bucket, false) ?? 101,
            );
          }
        }
      }),
      runs,
    );
  });
});

describe('rarity', () => {
  const grids = fc.array(
    fc.array(fc.option(fc.integer({ min: 1, max: 5 })), { minLength: 4, maxLength: 4 }),
    {
      minLength: 1,
      maxLength: 60,
    },
  );
  function choicesOf(all: readonly (readonly (number | null)[])[]): CellChoices {
    const counts = new Map<string, { cell: number; card: number | null; count: number }>();
    for (const grid of all)
      for (const [cell, card] of grid.entries()) {
        const found = counts.get(`${cell} ${card}`) ?? { cell, card, count: 0 };
        counts.set(`${cell} ${card}`, { ...found, count: found.count + 1 });
      }
    const picks = [...counts.values()].sort((a, b) => a.cell - b.cell || b.count - a.count);
    return { players: all.length, picks };
  }

  it('is the sum of the shares, between none and all', () => {
    fc.assert(
      fc.property(grids, (all) => {
        const choices = choicesOf(all);
        const own = all[0] ?? [];
        const score = rarityOf(choices, own);
        if (all.length < limits.fewest) {
          expect([score, sharesOf(choices)]).toEqual([null, []]);
          return;
        }
        const cells = sharesOf(choices);
        expect(cells).toHaveLength(4);
        const sum = own.map((card, cell) =>
          card === null ? 1 : (cells[cell]?.find((share) => share.card === card)?.share ?? 0),
        );
        expect(score).toBeCloseTo(100 * sum.reduce((total, part) => total + part, 0), 1);
        for (const cell of cells)
          for (const [index, { share }] of cell.entries())
            expect(share).toBeLessThanOrEqual(cell[index - 1]?.share ?? 1);
      }),
      runs,
    );
  });

  it('a game without cells has none', () => {
    expect(rarityOf({ players: 100, picks: [] }, [])).toBeNull();
  });
});

describe('days', () => {
  const at = (text: string) => Date.parse(text);
  it('begin on Kiritimati and end on Baker Island', () => {
    expect(hasBegun('2026-11-16', at('2026-11-15T09:59:59Z'))).toBe(false);
    expect(hasBegun('2026-11-16', at('2026-11-15T10:00:00Z'))).toBe(true);
    expect(isClosed('2026-11-16', at('2026-11-17T11:59:59Z'))).toBe(false);
    expect(isClosed('2026-11-16', at('2026-11-17T12:00:00Z'))).toBe(true);
  });
});

describe('shapes', () => {
  const good = {
    ...{ status: 'won', solved: true, millis: 5, moves: 5, hints: 0, counted: true },
    ...{ percentile: null, players: 3, label: 'replayed' },
  };
  it('take what fits, and say where something does not', () => {
    expect(readShape(logAnswerShape, good)).toEqual({ ok: true, value: good });
    const bad = readShape(logAnswerShape, { ...good, players: '<script>' });
    expect(bad).toEqual({ ok: false, fault: { code: 'badAnswer', where: 'players' } });
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readShape(logAnswerShape, value).ok).toBe(false);
      }),
      runs,
    );
  });
});
