// Calendar days as text (YYYY-MM-DD) and arithmetic with them. No clock here: only the faces know the time and the player's
// time zone.

import { failure, type Result, success } from '../core/result.ts';

/** A valid date as YYYY-MM-DD. Sorts as text. */
export type Day = string;

export const FIRST_DAY: Day = '2026-11-01';

const two = (value: number) => String(value).padStart(2, '0');

export function printDay(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

/** Months from 1 to 12, dates from 1 to 31. */
function partsOf(day: Day) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function monthLength(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Fault: badDay. */
export function parseDay(text: string): Result<Day> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return failure('badDay', undefined, text.slice(0, 40));
  const { year, month, date } = partsOf(text);
  return year >= 1 && date >= 1 && date <= monthLength(year, month)
    ? success(text)
    : failure('badDay', undefined, text);
}

export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && parseDay(value).ok;
}

/** Days since 1970-01-01 in the proleptic Gregorian calendar. */
export function dayNumber(day: Day): number {
  const { year, month, date } = partsOf(day);
  // Years that begin in March put the leap day last.
  const shifted = month > 2 ? year : year - 1;
  const yearOfEra = shifted % 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return Math.floor(shifted / 400) * 146_097 + dayOfEra - 719_468;
}

export function dayOfNumber(count: number): Day {
  const since = count + 719_468;
  const era = Math.floor(since / 146_097);
  const dayOfEra = since - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return printDay(year, month, dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1);
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(dayNumber(day) + days);
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** The month of a day as YYYY-MM. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** All days of a month (YYYY-MM), in order. */
export function daysOfMonth(month: string): readonly Day[] {
  const { year, month: number } = partsOf(`${month}-01`);
  return Array.from({ length: monthLength(year, number) }, (_, index) =>
    printDay(year, number, index + 1),
  );
}

/** Later for positive, earlier for negative counts. */
export function addMonths(month: string, months: number): string {
  const { year, month: number } = partsOf(`${month}-01`);
  const count = year * 12 + number - 1 + months;
  return printDay(Math.floor(count / 12), (count % 12) + 1, 1).slice(0, 7);
}
