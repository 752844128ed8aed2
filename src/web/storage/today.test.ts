import { afterEach, describe, expect, it } from 'vitest';
import { localDay, millisToMidnight } from './today.ts';

const HOUR = 3_600_000;
const zone = process.env['TZ'];
const inZone = (name: string) => {
  process.env['TZ'] = name;
};

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('the local day', () => {
  it.each([
    ['UTC', '2026-11-15T23:59:59Z', '2026-11-15'],
    ['UTC', '2026-11-16T00:00:00Z', '2026-11-16'],
    ['Pacific/Auckland', '2026-11-15T11:00:00Z', '2026-11-16'],
    ['Pacific/Honolulu', '2026-11-15T09:59:59Z', '2026-11-14'],
    ['Pacific/Kiritimati', '2026-11-15T10:00:00Z', '2026-11-16'],
    ['Asia/Kolkata', '2026-11-15T18:29:59Z', '2026-11-15'],
    ['Asia/Kolkata', '2026-11-15T18:30:00Z', '2026-11-16'],
  ])('in %s at %s is %s', (name, moment, day) => {
    inZone(name);
    expect(localDay(new Date(moment))).toBe(day);
  });

  it.each([
    ['an ordinary day', 'Europe/Berlin', '2026-11-15T00:00:00+01:00', 24],
    ['the short day of spring', 'Europe/Berlin', '2027-03-28T00:00:00+01:00', 23],
    ['the long day of autumn', 'Europe/Berlin', '2027-10-31T00:00:00+02:00', 25],
    ['the short day of spring', 'America/New_York', '2027-03-14T00:00:00-05:00', 23],
    ['half an hour of change', 'Australia/Lord_Howe', '2027-04-04T00:00:00+11:00', 24.5],
    ['a midnight that does not exist', 'America/Santiago', '2027-09-04T00:00:00-04:00', 24],
    ['the day that begins at one', 'America/Santiago', '2027-09-05T01:00:00-03:00', 23],
  ])('lasts as long as the clocks say: %s in %s', (_name, place, begin, hours) => {
    inZone(place);
    const start = new Date(begin);
    expect(millisToMidnight(start)).toBe(hours * HOUR);
    const end = start.getTime() + hours * HOUR;
    expect(localDay(new Date(end - 1))).toBe(localDay(start));
    expect(localDay(new Date(end))).not.toBe(localDay(start));
  });
});
