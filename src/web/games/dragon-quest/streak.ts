// Wins in a row, told with the last of them.

import type { GameResult } from '../../../cabinet/result.ts';

/**
 * How many wins in a row the win of this run makes. Its own result may not be stored yet, or not be the newest any more;
 * practice neither adds nor breaks.
 */
export function winsUntil(
  run: string,
  newest: readonly Pick<GameResult, 'run' | 'status' | 'practice'>[],
): number {
  const own = newest.findIndex((result) => result.run === run);
  const earlier = newest.slice(own + 1).filter((result) => result.run !== run && !result.practice);
  const lost = earlier.findIndex(({ status }) => status !== 'won');
  return 1 + (lost < 0 ? earlier.length : lost);
}
