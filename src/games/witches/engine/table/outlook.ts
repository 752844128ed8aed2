// What a table is still good for after a potion: it keeps enough room and plants to brew the recipe once it is known.

import type { CompiledRecipe } from '../../potion/compile.ts';
import { playSeat } from '../../table/play.ts';
import { settle } from '../../table/rounds.ts';
import type { Scene } from '../../table/scene.ts';
import type { View } from '../../types/index.ts';
import { winnerIn } from '../solo/potions.ts';
import { roomsOf } from '../solo/rooms.ts';
import { type Brewing, planFreely } from './plan.ts';

/** An answer that does nothing. */
export const PLAIN = { won: false, undergrown: 0, overgrown: 0, messages: [] } as const;

/** The table after these moves, if the potion does nothing; undefined where the game is over then. */
export function afterwards(scene: Scene, { moves }: Brewing): Scene | undefined {
  let now = scene;
  for (const { seat, move } of moves) {
    const deed = playSeat(now, seat, move, () => PLAIN);
    if (!deed.ok) return undefined;
    now = deed.talk ? deed.scene : settle(deed.scene).scene;
  }
  return now.board.phase === 'playing' ? now : undefined;
}

/** The share of these recipes that the table could still brew. */
export function shareBrewable(
  view: View,
  scene: Scene | undefined,
  models: readonly CompiledRecipe[],
): number {
  if (!scene || models.length === 0) return 0;
  const rooms = roomsOf(scene.setup, scene.board);
  const ways = models.filter((recipe) =>
    rooms.some((room) => {
      const entries = winnerIn(view, recipe, room);
      return entries && planFreely(scene, entries);
    }),
  );
  return ways.length / models.length;
}
