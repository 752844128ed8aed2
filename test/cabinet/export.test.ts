// Exports: statistics as CSV and JSON.

import { describe, expect, it } from 'vitest';
import { resultsCsv, statisticsJson } from '../../src/cabinet/result-export.ts';
import { winOf } from './histories.ts';

describe('exports', () => {
  it('go out as CSV that no spreadsheet runs, and as JSON', () => {
    const odd = { ...winOf('2026-11-15'), level: '=1+1,"x"' };
    expect(resultsCsv([odd]).split('\r\n')[1]).toContain(`toy,"'=1+1,""x""",won,false,2026-11-15,`);
    expect(JSON.parse(statisticsJson([odd], '2026-11-15'))).toMatchObject({
      curio: 'statistics',
      statistics: { played: 1 },
      results: [{ game: 'toy', late: false }],
    });
  });
});
