// Solo: what a test leaves of the room and the plants for the recipe, whichever of those that are possible it is.

import type { CompiledRecipe } from '../../potion/compile.ts';
import { answer } from '../../potion/evaluate.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import { createAftermath } from './aftermath.ts';
import { settled } from './choices.ts';
import { wayToWin } from './outlook.ts';
import type { Ground } from './place.ts';
import type { Plan } from './plan.ts';

/** The share of these recipes that the board could still brew, each with what it would answer and what that does to the board. */
export function shareKept(
  ground: Ground,
  plan: Plan,
  entries: readonly PlayedEntry[],
  models: readonly CompiledRecipe[],
): number {
  const { view, setup } = ground;
  const items = entries.map(({ ingredient }) => view.ingredients.indexOf(ingredient));
  const seeds = entries.map((entry) => entry.seeds);
  const boardAfter = createAftermath(ground, plan);
  const kept = models.filter((recipe) => {
    const result = answer(recipe, items, seeds, 1);
    if (result.won) return true;
    const board = boardAfter(result);
    const after = board && settled(ground, board);
    if (after?.phase !== 'playing') return false;
    // what distracts wears off by one more potion
    return wayToWin(view, setup, { ...after, distracted: false }, recipe) !== undefined;
  });
  return kept.length / Math.max(1, models.length);
}
