// The result of one game in words.

import { type Counted, isLate } from '../../../cabinet/result.ts';
import { inTime } from '../results.ts';

/** One game of a day: "solved in 4 minutes without a hint". */
export function outcomeText(result: Counted | undefined): string {
  if (!result) return 'not played';
  const { status, practice, byClock, millis, hints } = result;
  if (byClock) return 'finished by the clock';
  if (status === 'lost') return practice ? 'lost, for practice' : 'lost';
  const manner = practice ? ', for practice' : isLate(result) ? ', late' : '';
  return `solved ${inTime(millis, hints)}${manner}`;
}
