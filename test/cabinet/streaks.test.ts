// Streaks and rest days, and the day that an ending counts for.

import { describe, expect, it } from 'vitest';
import { countedDay } from '../../src/cabinet/daily.ts';
import { addDays, type Day } from '../../src/cabinet/day.ts';
import { streaksOf } from '../../src/cabinet/streaks.ts';

const START: Day = '2026-11-01';
/** Days as letters from the first of November on: x solved, . missed. */
const days = (text: string) =>
  new Set([...text].flatMap((letter, index) => (letter === 'x' ? [addDays(START, index)] : [])));
/** The day of the last letter. */
const lastOf = (text: string) => addDays(START, text.length - 1);

describe('streaks', () => {
  it.each([
    ['nothing solved', '.', 0, 0, 0],
    ['today', 'x', 1, 1, 0],
    ['today is not missed before it is over', 'xx.', 2, 2, 0],
    ['yesterday missed, no rest day earned', 'xx..', 0, 2, 0],
    ['six days earn nothing', 'xxxxxx', 6, 6, 0],
    ['seven earn a rest day', 'xxxxxxx', 7, 7, 1],
    ['which covers the next missed day', 'xxxxxxx.x', 8, 8, 0],
    ['but not two of them', 'xxxxxxx..x', 1, 7, 0],
    ['nor a second one later', 'xxxxxxx.x.x', 1, 8, 0],
    ['a rest day does not count towards the next', 'xxxxxxx.xxxxxx', 13, 13, 0],
    ['the fourteenth solved day does', 'xxxxxxx.xxxxxxx', 14, 14, 1],
    ['two can be held', 'xxxxxxxxxxxxxx', 14, 14, 2],
    ['and no more', 'xxxxxxxxxxxxxxxxxxxxx', 21, 21, 2],
    ['two missed days use both', 'xxxxxxxxxxxxxx..x', 15, 15, 0],
    ['while today is open', 'xxxxxxx..', 7, 7, 0],
  ])('%s: %s', (_name, text, current, longest, rests) => {
    const found = streaksOf(days(text), lastOf(text));
    expect([found.current, found.longest, found.rests]).toEqual([current, longest, rests]);
  });

  it('name the days that rest days covered, of the current streak only', () => {
    const text = 'xxxxxxx.x..xxxxxxx.x';
    expect(streaksOf(days(text), lastOf(text)).rested).toEqual(['2026-11-19']);
  });

  it('are not led astray by days to come', () => {
    expect(
      streaksOf(new Set(['2026-11-15', '2030-01-01', '2030-01-02', '9999-12-31']), '2026-11-15'),
    ).toMatchObject({ current: 1, longest: 2, days: 4 });
  });
});

describe('the day that an ending counts for', () => {
  const daily = '2026-11-15';
  const next = '2026-11-16';
  it.each([
    ['in time', { daily, begun: daily, ended: daily, hour: 23 }, daily],
    [
      'begun before midnight, ended in the night',
      { daily, begun: daily, ended: next, hour: 2 },
      daily,
    ],
    ['at three the grace is over', { daily, begun: daily, ended: next, hour: 3 }, next],
    ['begun after midnight', { daily, begun: next, ended: next, hour: 0 }, next],
    ['a night later', { daily, begun: daily, ended: '2026-11-17', hour: 1 }, '2026-11-17'],
    ['no daily', { daily: undefined, begun: daily, ended: next, hour: 1 }, next],
    [
      'where the clock was set back',
      { daily, begun: daily, ended: '2026-11-10', hour: 1 },
      '2026-11-10',
    ],
  ])('%s', (_name, ending, day) => {
    expect(countedDay(ending)).toBe(day);
  });
});
