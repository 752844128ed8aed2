// How hard a puzzle is: the potions an information-greedy player needs on average with settings like these,
// and how much the effects in play give to think. Says nothing about this recipe in particular.

import type { Budget } from '../../../core/budget.ts';
import type { Rating } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { effectIndex } from '../names/effects.ts';
import { effects } from '../potion/effects/index.ts';
import { drawnEffects } from '../rules/view.ts';
import type { Puzzle } from '../types/index.ts';
import { expectedPotions } from './expected.ts';

export const ratingLevels = ['gentle', 'steady', 'tricky', 'wicked'] as const;

/** Sum of the loads of the effects in play. */
export function effectLoad(puzzle: Pick<Puzzle, 'ingredients'>): number {
  return drawnEffects(puzzle).reduce(
    (sum, name) => sum + (effects[effectIndex(name)]?.load ?? 0),
    0,
  );
}

/** A point of load weighs about as much as a third of a potion. */
export function rate(puzzle: Puzzle, budget: Budget): Result<Rating> {
  if (!budget.spend()) return failure('budgetExhausted');
  const tenths = expectedPotions(puzzle);
  const load = effectLoad(puzzle);
  const weight = tenths * 3 + load * 10;
  const level = weight < 130 ? 0 : weight < 200 ? 1 : weight < 270 ? 2 : 3;
  return success({
    level: ratingLevels[level] ?? 'wicked',
    figures: { potions: tenths / 10, load },
  });
}
