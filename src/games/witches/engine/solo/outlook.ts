// Solo: what a board is still good for. A hint keeps enough room and plants to brew the recipe once it is known.

import type { CompiledRecipe } from '../../potion/compile.ts';
import { playSolo } from '../../solo/play.ts';
import type { View } from '../../types/index.ts';
import type { SoloMove, SoloSetup, SoloState } from '../../types/solo.ts';
import type { Pool } from '../pool.ts';
import type { Ground } from './place.ts';
import { planPotion } from './plan.ts';
import { winnerIn } from './potions.ts';
import { roomsOf } from './rooms.ts';

/** An answer after which the board stays as it is. */
export const PLAIN = { won: false, undergrown: 0, overgrown: 0, messages: [] } as const;

/** The board after these moves, if no potion wins and nothing happens besides; undefined where the game is over then. */
export function afterwards(
  setup: SoloSetup,
  state: SoloState,
  moves: readonly SoloMove[],
): SoloState | undefined {
  let now = state;
  for (const move of moves) {
    const outcome = playSolo(setup, now, move, () => PLAIN);
    if (!outcome.ok) return undefined;
    now = outcome.state;
  }
  return now.phase === 'playing' ? now : undefined;
}

/** The moves to a potion that wins in this recipe; undefined where the board has no way to one. */
export function wayToWin(
  view: View,
  setup: SoloSetup,
  state: SoloState,
  recipe: CompiledRecipe,
): readonly SoloMove[] | undefined {
  for (const room of roomsOf(setup, state)) {
    const entries = winnerIn(view, recipe, room);
    const moves = entries && planPotion(setup, state, entries);
    if (moves) return moves;
  }
  return undefined;
}

/** Recipes that stand for all, one of each length at least. */
const MODELS = 3;

export function modelsOf({ recipes }: Pool, most = MODELS): readonly CompiledRecipe[] {
  const lengths = new Set(recipes.map(({ recipeLength }) => recipeLength));
  return [...lengths].flatMap((length) => {
    const own = recipes.filter(({ recipeLength }) => recipeLength === length);
    const count = Math.max(1, Math.floor(most / lengths.size));
    return own.filter((_, place) => place % Math.ceil(own.length / count) === 0);
  });
}

/** Recipes that what is chosen should leave the board able to brew: none where the last potion is free. */
const WANTED = 12;
export const wantedOf = ({ setup }: Ground, pool: Pool): readonly CompiledRecipe[] =>
  setup.lastPotion ? [] : modelsOf(pool, WANTED);

/** The share of these recipes that the board could still brew. */
export function shareBrewable(
  view: View,
  setup: SoloSetup,
  state: SoloState | undefined,
  models: readonly CompiledRecipe[],
): number {
  if (!state || models.length === 0) return 0;
  const ways = models.filter((recipe) => wayToWin(view, setup, state, recipe) !== undefined);
  return ways.length / models.length;
}
