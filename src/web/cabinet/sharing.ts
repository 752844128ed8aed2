// The five results of a day as a text to share, and the results of a day themselves.

import type { Day } from '../../cabinet/day.ts';
import type { GameResult } from '../../cabinet/result.ts';
import { runsOf } from '../../cabinet/statistics.ts';
import { type GameId, gameIds } from '../../games/index.ts';
import { dailyShareText } from '../../texts/cabinet-pages.ts';
import { shareText } from '../shell/share.ts';
import { loadResults } from './store.ts';

export type DayResults = Readonly<Partial<Record<GameId, GameResult>>>;

export function resultsOfDay(results: readonly GameResult[], day: Day): DayResults {
  const found: Partial<Record<GameId, GameResult>> = {};
  for (const result of runsOf(results.filter(({ daily }) => daily === day))) {
    const id = gameIds.find((game) => game === result.game);
    if (id) found[id] = result;
  }
  return found;
}

export async function shareDaily(day: Day): Promise<void> {
  await shareText(dailyShareText(day, resultsOfDay(await loadResults(), day)), location.origin);
}
