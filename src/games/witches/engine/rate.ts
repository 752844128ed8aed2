// How hard a puzzle is: the potions that two simulated players needed in stored games with settings like these, and how much
// the effects in play give to think.

import type { Budget } from '../../../core/budget.ts';
import type { Rating } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { effectIndex } from '../names/effects.ts';
import { presetRating } from '../names/ratings.ts';
import { effects } from '../potion/effects/index.ts';
import { presets } from '../rules/settings.ts';
import { drawnEffects } from '../rules/view.ts';
import type { Params, Puzzle } from '../types/index.ts';

export const ratingLevels = ['gentle', 'steady', 'tricky', 'wicked'] as const;

/** Sum of the loads of the effects in play. */
function effectLoad(puzzle: Pick<Puzzle, 'ingredients'>): number {
  return drawnEffects(puzzle).reduce(
    (sum, name) => sum + (effects[effectIndex(name)]?.load ?? 0),
    0,
  );
}

/** How far apart settings are: an effect counts as much as an ingredient, decoys with drama as two. */
function distance(puzzle: Puzzle, params: Params): number {
  const length = puzzle.lengthTold ? String(puzzle.recipeLength) : '4-or-6';
  const wanted = [0, params.ingredients >> 1, (3 * params.ingredients) >> 2][params.effects] ?? 0;
  return (
    Math.abs(puzzle.ingredients.length - params.ingredients) +
    Math.abs(drawnEffects(puzzle).length - wanted) +
    (length === params.length ? 0 : 1) +
    (puzzle.drama === (params.decoys === 'drama') ? 0 : 2) +
    ((puzzle.board !== null) === (params.play === 'solo') ? 0 : 0.5)
  );
}

/** Medians of both players together, from which on a level is the next one. */
const STEPS: readonly number[] = [10, 12, 14];

/** By the row of the nearest preset that has one. Faults: budgetExhausted. */
export function rate(puzzle: Puzzle, budget: Budget): Result<Rating> {
  if (!budget.spend()) return failure('budgetExhausted');
  const [nearest] = presets
    .flatMap(({ id, params }) => {
      const row = presetRating(id);
      return row ? [{ row, apart: distance(puzzle, params) }] : [];
    })
    .sort((one, other) => one.apart - other.apart);
  const strong = nearest?.row.strong.median ?? 0;
  const casual = nearest?.row.casual.median ?? 0;
  const level = STEPS.filter((step) => strong + casual >= step).length;
  return success({
    level: ratingLevels[level] ?? 'wicked',
    figures: { potions: strong, casualPotions: casual, load: effectLoad(puzzle) },
  });
}
