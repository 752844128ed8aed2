// Histograms: every game is in one bar, and the bars read as a sentence.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBars, timeBars } from '../../src/cabinet/histogram.ts';
import { histogramText, timeBarText } from '../../src/words/en/cabinet/index.ts';
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
    expect(histogramText('Times', timeBars([30_000, 45_000, 90_000]), timeBarText)).toBe(
      'Times: under 1 minute: 2 games; 1 to 2 minutes: 1 game.',
    );
    expect(histogramText('Times', [], timeBarText)).toBe('Times: no games won yet.');
  });
});
