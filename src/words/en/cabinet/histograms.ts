// The bars of histograms in words, for their tables, and their labels.

import type { StatisticsBar } from '../../../cabinet/statistics.ts';
import { count } from '../numbers.ts';

/** "1 to 2 minutes" for a bar of times. */
export function timeBarText(bar: StatisticsBar): string {
  const least = bar.least / 60_000;
  if (bar.below === null) return `${least} minutes or more`;
  const below = bar.below / 60_000;
  return least === 0 ? `under ${count(below, 'minute')}` : `${least} to ${below} minutes`;
}

/** Short, under the bar. */
export function timeBarLabel(bar: StatisticsBar): string {
  const least = bar.least / 60_000;
  return bar.below === null ? `${least}+` : least === 0 ? '<1' : String(least);
}

export function countBarText(bar: StatisticsBar): string {
  const last = (bar.below ?? bar.least + 1) - 1;
  return last === bar.least ? String(last) : `${bar.least} to ${last}`;
}

export const countBarLabel = (bar: StatisticsBar) => String(bar.least);
