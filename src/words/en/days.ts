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

/** "Sunday 15 November 2026". */
export function dayText(day: Day): string {
  return `${weekdayNames[weekday(day)]} ${Number(day.slice(8))} ${monthText(day)}`;
}
