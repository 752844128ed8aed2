// The results of a day as a text to share, and the results of a day themselves.

import type { Day } from '../../../cabinet/day.ts';
import type { Counted } from '../../../cabinet/result.ts';
import { runsOf, solvedDays } from '../../../cabinet/statistics.ts';
import { streaksOf } from '../../../cabinet/streaks.ts';
import { gameIds } from '../../../games/index.ts';
import { loadCounted } from '../../storage/ledger.ts';
import { shareText } from '../../ui/share.ts';
import { titleOf } from '../../words.ts';
import { dayShareText } from '../words.ts';
import { today } from './today.ts';

export type DayResults = Readonly<Partial<Record<string, Counted>>>;

export function resultsOfDay(results: readonly Counted[], day: Day): DayResults {
  const found: Partial<Record<string, Counted>> = {};
  for (const result of runsOf(results.filter(({ daily }) => daily === day))) {
    const id = gameIds.find((game) => game === result.game);
    if (id) found[id] = result;
  }
  return found;
}

export async function shareDaily(day: Day): Promise<void> {
  const all = await loadCounted();
  const results = resultsOfDay(all, day);
  const titled = gameIds.map((id) => [titleOf(id).title, results[id]] as const);
  // The streak is that of today; an older day has none to tell.
  const streak = day === today() ? streaksOf(solvedDays(all), day).current : 0;
  await shareText(dayShareText(day, titled, streak), `${location.origin}/archive/${day}`);
}
