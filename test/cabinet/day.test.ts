// Days: calendar arithmetic, independent of the machine's time zone.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDaily } from '../../src/cabinet/daily.ts';
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfNumber,
  daysOfMonth,
  FIRST_DAY,
  parseDay,
  weekday,
} from '../../src/cabinet/day.ts';
import { dayText } from '../../src/words/en/formats.ts';
import { samples } from '../samples.ts';

describe('days', () => {
  it('count as the calendar of the platform does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (number) => {
        const date = new Date(number * 86_400_000);
        const day = date.toISOString().slice(0, 10);
        if (date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999) return;
        expect(dayOfNumber(number)).toBe(day);
        expect(dayNumber(day)).toBe(number);
        expect(weekday(day)).toBe((date.getUTCDay() + 6) % 7);
        expect(parseDay(day).ok).toBe(true);
      }),
      { numRuns: samples(5000) },
    );
  });

  it.each([
    '',
    '2026-11-31',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '26-11-01',
    '2026-11-1',
    ' 2026-11-01',
    '2026/11/01',
    '0000-01-01',
  ])('%s is none', (text) => {
    expect(parseDay(text)).toMatchObject({ ok: false, fault: { code: 'badDay' } });
  });

  it('know leap years, months and the first day', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(checkDaily(addDays(FIRST_DAY, -1))).toMatchObject({
      ok: false,
      fault: { code: 'beforeFirstDay' },
    });
    expect(dayText('2026-11-15')).toBe('Sunday 15 November 2026');
  });
});
