// The one list of games. Everything that loops over games loops over this.
// Each game is loaded when it is asked for, so that nobody waits for the other four.

import type { Game } from '../core/game.ts';

/** What a game may be given besides its code: today the card catalogue, where the player has a newer one. */
export interface Assets {
  readonly catalogue?: unknown;
}

export interface GameEntry {
  readonly id: string;
  /** The whole game, engines included. */
  load(assets?: Assets): Promise<Game>;
  /** As much as a page needs to play; the engines answer `engineOnly`. The whole game where that is small enough. */
  loadRules(assets?: Assets): Promise<Game>;
}

export const gameIds = ['hudoku', 'pikachu', 'dokuborn', 'dragon-quest', 'witches'] as const;
export type GameId = (typeof gameIds)[number];

const entries: Partial<Record<GameId, GameEntry['load']>> = {
  hudoku: async () => (await import('./hudoku/index.ts')).hudoku,
  pikachu: async () => (await import('./pikachu/index.ts')).pikachu,
  dokuborn: async (assets) => (await import('./dokuborn/index.ts')).loadDokuborn(assets),
  'dragon-quest': async () => (await import('./dragon-quest/index.ts')).dragonQuest,
  witches: async () => (await import('./witches/index.ts')).witches,
};

/** Games whose engines are too much for a page to load. */
const rules: Partial<Record<GameId, GameEntry['loadRules']>> = {
  witches: async () => (await import('./witches/rulebook.ts')).witchesRules,
};

/** The games that can be played, in the order of the cabinet. */
export const games: readonly GameEntry[] = gameIds.flatMap((id) => {
  const load = entries[id];
  return load ? [{ id, load, loadRules: rules[id] ?? load }] : [];
});

export function findGame(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
