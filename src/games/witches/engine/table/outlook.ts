// What a table is still good for after a potion: it keeps enough room and plants to brew the recipe once it is known.

import type { CompiledRecipe } from '../../potion/compile.ts';
import { answer } from '../../potion/evaluate.ts';
import { playSeat } from '../../table/play.ts';
import { settle } from '../../table/rounds.ts';
import type { Scene } from '../../table/scene.ts';
import type { View } from '../../types/index.ts';
import type { Brew } from '../../types/solo.ts';
import { winnerIn } from '../solo/potions.ts';
import { roomsOf } from '../solo/rooms.ts';
import { type Brewing, planFreely } from './plan.ts';

/** An answer that does nothing. */
export const PLAIN = { won: false, undergrown: 0, overgrown: 0, messages: [] } as const;

/** The table after these moves, as `brew` answers; undefined where the game is over then. */
function afterwards(scene: Scene, { moves }: Brewing, brew: Brew): Scene | undefined {
  let now = scene;
  for (const { seat, move } of moves) {
    const deed = playSeat(now, seat, move, brew);
    if (!deed.ok) return undefined;
    now = deed.talk ? deed.scene : settle(deed.scene).scene;
  }
  return now.board.phase === 'playing' ? now : undefined;
}

/**
 * The share of these recipes that the table could still brew after this, each with what it would answer: statuses may
 * keep the table from it as well as what was used up.
 */
export function shareKept(
  view: View,
  scene: Scene,
  brewing: Brewing,
  models: readonly CompiledRecipe[],
): number {
  if (models.length === 0) return 1;
  const { ingredients } = view;
  const kept = models.filter((recipe) => {
    let won = false;
    const after = afterwards(scene, brewing, (entries, potion) => {
      const items = entries.map(({ ingredient }) => ingredients.indexOf(ingredient));
      const result = answer(
        recipe,
        items,
        entries.map(({ seeds }) => seeds),
        potion,
      );
      won ||= result.won;
      return result;
    });
    return won || (after !== undefined && canBrew(view, after, recipe));
  });
  return kept.length / models.length;
}

const canBrew = (view: View, scene: Scene, recipe: CompiledRecipe): boolean =>
  roomsOf(scene.setup, scene.board).some((room) => {
    const entries = winnerIn(view, recipe, room);
    return entries !== undefined && planFreely(scene, entries) !== undefined;
  });
