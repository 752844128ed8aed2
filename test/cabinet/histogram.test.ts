// Histograms: every game is in exactly one bar, and every bar has a label.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBars, timeBars } from '../../src/cabinet/statistics.ts';
import { countBarText, timeBarText } from '../../src/words/en/pages.ts';
import { samples } from '../samples.ts';

describe('histograms', () => {
  it('draw bars that hold every game', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { maxLength: 60 }), (values) => {
        for (const bars of [timeBars(values), countBars(values)]) {
          expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(values.length);
          expect(bars.length).toBeLessThanOrEqual(8);
          for (const bar of bars)
            expect(
              values.filter(
                (value) => value >= bar.least && (bar.below === null || value < bar.below),
              ).length,
            ).toBe(bar.count);
        }
      }),
      { numRuns: samples(1000) },
    );
    const texts = timeBars([30_000, 90_000, 9_000_000]).flatMap((bar) =>
      bar.count > 0 ? [timeBarText(bar)] : [],
    );
    expect(texts).toEqual(['under 1 minute', '1 to 2 minutes', '40 minutes or more']);
    expect(countBars([3, 4, 200]).map(countBarText)[0]).toBe('0 to 49');
    expect(countBars([3, 4]).map(countBarText)).toEqual(['3', '4']);
  });
});
