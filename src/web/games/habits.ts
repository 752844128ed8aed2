// What a game does around loading, dealing and codes, besides being drawn. Few games have habits; they are
// small files, loaded before the game itself, because the game may be loaded with what they bring.

import type { Deal } from '../../core/deal.ts';
import type { Game } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { Assets, GameId } from '../../games/index.ts';
import type { JobOptions } from '../engine/client.ts';
import type { BoardRecord } from '../storage/boards.ts';

export interface Habits {
  /** What the game is loaded with; asked once, before the first load. */
  assets?(): Promise<Assets>;
  /** Settings as a board keeps them, without what only the deal wants. */
  kept?(game: Game, params: Settings): Settings;
  /** Settings to deal with: what is kept, and what the last boards, newest first, teach. */
  dealt?(game: Game, kept: Settings, boards: readonly BoardRecord[]): Settings;
  /** Is this a code in a form that is not Curio's but that this game opens? */
  knows?(code: string): boolean;
  open?(game: Game, code: string, options: JobOptions): Promise<Result<Deal>>;
  /** A board with this code cannot be replayed: may it be again later, so that it stays where it is? */
  waits?(game: Game, code: string): boolean;
}

const habits: Partial<Record<GameId, () => Promise<Habits>>> = {
  dokuborn: async () => (await import('./dokuborn/habits.ts')).habits,
};

const hasHabits = (id: string): id is GameId => Object.hasOwn(habits, id);

export async function loadHabits(id: string): Promise<Habits | undefined> {
  return hasHabits(id) ? await habits[id]?.() : undefined;
}

/** The game that opens a code of another form, if there is one. */
export async function gameOfForeign(code: string): Promise<string | undefined> {
  for (const id of Object.keys(habits)) {
    const own = await loadHabits(id);
    if (own?.knows?.(code)) return id;
  }
  return undefined;
}
