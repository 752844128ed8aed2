// The one list of games: add a new one here and nowhere else. Each game loads on demand.

import { manifest as dokuborn } from './dokuborn/manifest.ts';
import { manifest as dragonQuest } from './dragon-quest/manifest.ts';
import { manifest as hudoku } from './hudoku/manifest.ts';
import type { Manifest } from './manifest.ts';
import { manifest as pikachu } from './pikachu/manifest.ts';
import { manifest as witches } from './witches/manifest.ts';

export type { Assets, Manifest } from './manifest.ts';

/** By the names of the library (`load.dragonQuest()`), in the order of the cabinet. */
export const gamesByName = { hudoku, pikachu, dokuborn, dragonQuest, witches } as const;

export const games: readonly Manifest[] = Object.values(gamesByName);

export const gameIds: readonly string[] = games.map(({ id }) => id);

export function findGame(id: string): Manifest | undefined {
  return games.find((manifest) => manifest.id === id);
}

/** A code in a foreign format, and the game that opens it. */
export interface ForeignCode {
  readonly manifest: Manifest;
  readonly code: string;
}

/** Finds such a code anywhere in a text. */
export function findForeign(text: string): ForeignCode | undefined {
  for (const manifest of games) {
    const code = manifest.foreignCodes?.find(text);
    if (code !== undefined) return { manifest, code };
  }
  return undefined;
}
