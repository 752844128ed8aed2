// Statistics: streaks count only what was solved on its day.

import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../../src/cabinet/statistics.ts';
import { winOf } from './histories.ts';

describe('statistics', () => {
  it('count a day for the streak only if one of its own was solved on it', () => {
    const results = [
      winOf('2026-11-10', '2026-11-10'),
      winOf('2026-11-11', '2026-11-11'),
      // Late, so it does not fill the gap on the twelfth.
      winOf('2026-11-13', '2026-11-12'),
      winOf('2026-11-13', '2026-11-13'),
      winOf('2026-11-14', '2026-11-14'),
      // Not a daily.
      winOf('2026-11-15'),
      { ...winOf('2026-11-15', '2026-11-15'), practice: true },
    ];
    expect(statisticsOf(results, '2026-11-15')).toMatchObject({
      played: 7,
      won: 6,
      dailies: { onTheDay: 4, late: 1 },
      streaks: { current: 2, longest: 2, days: 4 },
    });
    expect(statisticsOf(results, '2026-11-16').streaks.current).toBe(0);
    expect(statisticsOf([], '2026-11-15').streaks).toMatchObject({
      current: 0,
      longest: 0,
      days: 0,
    });
  });

  it('count what the clock finished as played and as lost, never for the streak', () => {
    const results = [{ ...winOf('2026-11-15', '2026-11-15'), byClock: true } as const];
    const found = statisticsOf(results, '2026-11-15');
    expect(found).toMatchObject({ played: 1, won: 0, streaks: { current: 0, days: 0 } });
    expect(found.levels).toMatchObject([{ won: 0, lost: 1, bestMillis: null, bestScore: null }]);
  });
});
