// The words of each game, loaded when they are asked for.

import type { GameId } from '../games/index.ts';
import type { Texts } from './texts.ts';

const loaders: Partial<Record<GameId, () => Promise<Texts>>> = {
  hudoku: async () => (await import('./hudoku.ts')).hudokuTexts,
  pikachu: async () => (await import('./pikachu.ts')).pikachuTexts,
  dokuborn: async () => (await import('./dokuborn.ts')).dokubornTexts,
  'dragon-quest': async () => (await import('./dragon-quest.ts')).dragonQuestTexts,
  witches: async () => (await import('./witches.ts')).witchesTexts,
};

const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

/** The table of a game; undefined for games that are not in the cabinet. */
export async function loadTexts(id: string): Promise<Texts | undefined> {
  return isGameId(id) ? await loaders[id]?.() : undefined;
}
