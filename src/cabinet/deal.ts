// Dealing a day's puzzle.

import type { Budget } from '../core/budget.ts';
import { type Deal, deal } from '../core/deal.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { failure, type Result } from '../core/result.ts';
import type { Day } from './day.ts';
import { dailySeed } from './plan.ts';

/** Give it the game as it comes with the program, never with cards that the player got later. */
export function dealDaily<T extends GameTypes>(
  game: Game<T>,
  level: string,
  day: Day,
  budget: Budget,
): Result<Deal<T>> {
  const preset = game.presets.find((candidate) => candidate.id === level);
  return preset
    ? deal(game, preset.params, dailySeed(day), budget)
    : failure('unknownPreset', level);
}
