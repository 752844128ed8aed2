// The results of a day as a text to share, and the results of a day themselves.

import type { Day } from '../../../cabinet/day.ts';
import type { GameResult } from '../../../cabinet/result.ts';
import { runsOf } from '../../../cabinet/statistics.ts';
import { gameIds } from '../../../games/index.ts';
import { shareText } from '../../shell/share.ts';
import { titleOf } from '../../words.ts';
import { loadResults } from '../store.ts';
import { dailyShareText } from '../words.ts';

export type DayResults = Readonly<Partial<Record<string, GameResult>>>;

export function resultsOfDay(results: readonly GameResult[], day: Day): DayResults {
  const found: Partial<Record<string, GameResult>> = {};
  for (const result of runsOf(results.filter(({ daily }) => daily === day))) {
    const id = gameIds.find((game) => game === result.game);
    if (id) found[id] = result;
  }
  return found;
}

export async function shareDaily(day: Day): Promise<void> {
  const results = resultsOfDay(await loadResults(), day);
  const titled = gameIds.map((id) => [titleOf(id).title, results[id]] as const);
  await shareText(dailyShareText(day, titled), location.origin);
}
