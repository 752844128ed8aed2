// The own board of a race: an ordinary board of this browser, timed by the release of the table. It is kept as every
// board is, so that a reload loses neither moves nor a finish that was not sent yet.

import { readPuzzle } from '../../../../core/deal.ts';
import type { Millis, Rules } from '../../../../core/game.ts';
import type { Result } from '../../../../core/result.ts';
import type { PlayClock } from '../../../play/clock.ts';
import { dealer, openings } from '../../../play/index.ts';
import type { OpenedBoard } from '../../../play/openings.ts';
import type { Play } from '../../../play/play.ts';
import { openBoards } from '../../../storage/boards.ts';
import { spectate } from '../../replay/spectator.ts';
import { together } from '../words.ts';

/** The board under this name, laid out if it is not there yet. */
export async function openLocal(
  rules: Rules,
  id: string,
  code: string,
): Promise<Result<OpenedBoard>> {
  const known = await (await openBoards()).load(id);
  if (!known?.ok) {
    const deal = readPuzzle(rules, code);
    if (!deal.ok) return deal;
    const laid = await dealer.layOut(rules, deal.value, { id });
    if (!laid.ok) return laid;
  }
  return openings.openBoard(rules, id);
}

/** Runs from the release on, by the clock of the table; never before what the board has reached. */
export function raceClock(now: () => Millis, releaseAt: Millis, reached: Millis): PlayClock {
  return {
    running: true,
    gaps: 0,
    now: () => Math.max(reached, Math.round(now() - releaseAt), 0),
    start() {},
    stop() {},
  };
}

/** The same board without what would help or stop: no hints, no looking up, no new start, no pause. */
export function racing(play: Play): Play {
  const { noHelp } = together.race;
  const { hints, restart, peek, peeked, peeks, pause, resume, solve } = spectate(play, noHelp);
  return { ...play, racing: true, hints, restart, peek, peeked, peeks, pause, resume, solve };
}
