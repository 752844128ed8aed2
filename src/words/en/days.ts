// Days and months in words.

import { type Day, weekday } from '../../cabinet/day.ts';

export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "November 2026" for 2026-11. */
export function monthText(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${Number(month.slice(0, 4))}`;
}

/** "15 Nov", where there is no room for more and the year is plain. */
export function shortDayText(day: Day): string {
  return `${Number(day.slice(8))} ${(MONTHS[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)}`;
}

/** "Sunday 15 November 2026". */
export function dayText(day: Day): string {
  return `${weekdayNames[weekday(day)]} ${Number(day.slice(8))} ${monthText(day)}`;
}
