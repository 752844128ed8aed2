// The one list of games: a new one is added here and nowhere else.
// Each game is loaded when it is asked for, so that nobody waits for the others.

import { manifest as dokuborn } from './dokuborn/manifest.ts';
import { manifest as dragonQuest } from './dragon-quest/manifest.ts';
import { manifest as hudoku } from './hudoku/manifest.ts';
import type { Manifest } from './manifest.ts';
import { manifest as pikachu } from './pikachu/manifest.ts';
import { manifest as witches } from './witches/manifest.ts';

export type { Assets, Manifest } from './manifest.ts';

/** In the order of the cabinet. */
export const games: readonly Manifest[] = [hudoku, pikachu, dokuborn, dragonQuest, witches];

export const gameIds: readonly string[] = games.map(({ id }) => id);

export function findGame(id: string): Manifest | undefined {
  return games.find((manifest) => manifest.id === id);
}

/** A code of another form than Curio's, and the game that opens it. */
export interface ForeignCode {
  readonly manifest: Manifest;
  readonly code: string;
}

/** Such a code anywhere in a text. */
export function findForeign(text: string): ForeignCode | undefined {
  for (const manifest of games) {
    const code = manifest.foreignCodes?.find(text);
    if (code !== undefined) return { manifest, code };
  }
  return undefined;
}
