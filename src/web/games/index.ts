// The faces of the games, found by their entries: a folder beside this file with an `entry.ts` is one.
// A game that has none yet is played through the plain face.

import { findGame, games } from '../../games/index.ts';
import type { Face, FaceEntry, PickNames } from '../board/face.ts';
import { type GameHooks, provideHooks } from '../play/library.ts';

const entries = import.meta.glob<FaceEntry>('./*/entry.ts', { eager: true, import: 'entry' });

const plain: FaceEntry = {
  ground: '#e7e1cf',
  Picture: () => null,
  load: async () => (await import('../board/plain.tsx')).plainFace,
  pages: [],
};

export function entryOf(id: string): FaceEntry {
  return entries[`./${id}/entry.ts`] ?? plain;
}

/** Where a query of the home page leads, if a game claims it. */
export function leadFromHome(search: Readonly<Record<string, unknown>>): string | undefined {
  for (const { id } of games) {
    const { fromHome } = entryOf(id);
    if (fromHome && search[fromHome.key] === fromHome.value)
      return `/${id}?${fromHome.key}=${fromHome.value}`;
  }
  return undefined;
}

/** The games' own pages. */
export const gamePages = Object.values(entries).flatMap(({ pages }) => pages);

export async function loadFace(id: string): Promise<Face | undefined> {
  return findGame(id) ? entryOf(id).load() : undefined;
}

/** Names for comparing what players of a game chose. */
export async function loadPickNames(id: string): Promise<PickNames | undefined> {
  const ending = await (await loadFace(id))?.loadEnding();
  return ending?.loadPickNames?.();
}

export async function loadHooks(id: string): Promise<GameHooks | undefined> {
  return entryOf(id).loadHooks?.();
}

provideHooks(loadHooks);
