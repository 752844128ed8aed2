import { describe, expect, it } from 'vitest';
import { latenessOf, nextOfDay, weekTo } from './dailies.ts';
import { endingDay } from './today.ts';

const at = (text: string) => new Date(text).getTime();

describe('a daily', () => {
  it('leads to the next game of its day that is not over, and round', () => {
    const ids = ['a', 'b', 'c'];
    expect(nextOfDay('a', {}, ids)).toBe('b');
    expect(nextOfDay('a', { b: 'won' }, ids)).toBe('c');
    expect(nextOfDay('c', { a: 'playing' }, ids)).toBe('a');
    expect(nextOfDay('b', { a: 'lost', c: 'won' }, ids)).toBeUndefined();
    // The game itself is over.
    expect(nextOfDay('b', { a: 'won', b: 'playing', c: 'won' }, ids)).toBeUndefined();
  });

  it('counts for its day until three at night, where it was opened in time', () => {
    const record = { daily: '2026-11-15', createdAt: at('2026-11-15T23:57:00') };
    expect(endingDay(record, at('2026-11-16T00:02:00'))).toBe('2026-11-15');
    expect(endingDay(record, at('2026-11-16T02:59:59'))).toBe('2026-11-15');
    expect(endingDay(record, at('2026-11-16T03:00:00'))).toBe('2026-11-16');
    expect(endingDay({ createdAt: record.createdAt }, at('2026-11-16T00:02:00'))).toBe(
      '2026-11-16',
    );
  });

  it('says why it is late', () => {
    const begun = { daily: '2026-11-15', createdAt: at('2026-11-15T20:00:00') };
    expect(latenessOf(begun, '2026-11-15')).toBeUndefined();
    expect(latenessOf(begun, '2026-11-16')).toBe('endedLate');
    expect(latenessOf({ ...begun, createdAt: at('2026-11-16T08:00:00') }, '2026-11-16')).toBe(
      'begunLate',
    );
    expect(latenessOf({ createdAt: begun.createdAt }, '2026-11-16')).toBeUndefined();
  });

  it('shows the week up to today', () => {
    const week = weekTo('2026-11-16', '2026-11-16', new Set(['2026-11-12', '2026-11-15']), {
      rested: ['2026-11-13'],
    });
    expect(week.map(({ day, mark }) => `${day.slice(8)} ${mark}`)).toEqual([
      '10 missed',
      '11 missed',
      '12 solved',
      '13 rested',
      '14 missed',
      '15 solved',
      '16 open',
    ]);
  });
});
