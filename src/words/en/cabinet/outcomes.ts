// Results in words: of one game, of a day, and the results of a day to share. No spoilers, good to hear.

import type { Day } from '../../../cabinet/day.ts';
import { type GameResult, isLate, isWin } from '../../../cabinet/result.ts';
import { dayText } from '../days.ts';
import { numberText } from '../numbers.ts';
import { inTime } from '../results.ts';

/** One game of a day: "solved in 4 minutes without a hint". */
export function outcomeText(result: GameResult | undefined): string {
  if (!result) return 'not played';
  const { status, practice, byClock, millis, hints } = result;
  if (byClock) return 'finished by the clock';
  if (status === 'lost') return practice ? 'lost, for practice' : 'lost';
  const manner = practice ? ', for practice' : isLate(result) ? ', late' : '';
  return `solved ${inTime(millis, hints)}${manner}`;
}

/** The results of a day, each with the title of its game, as a text that reads well aloud. */
export function dailyShareText(
  day: Day,
  results: readonly (readonly [title: string, result: GameResult | undefined])[],
): string {
  const solved = results.filter(([, result]) => result !== undefined && isWin(result)).length;
  const all = results.length;
  const head = `Curio, ${dayText(day)}: ${solved === all ? `all ${numberText(all)}` : `${solved} of ${all}`} solved.`;
  return [head, ...results.map(([title, result]) => `${title}: ${outcomeText(result)}.`)].join(
    '\n',
  );
}
