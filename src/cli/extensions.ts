// The games of the cabinet as the command line loads them, and what they bring to it: every folder under games/ is an
// extension, by the id of its game. Extensions import the commands' parts, so those must not import this file.

import { language } from '#words/formats.ts';
import { findGame, gameIds, games } from '../games/index.ts';
import { type TypedMoves, withFaults, withTable } from '../words/words.ts';
import type { Extension, Registry } from './registry.ts';

const found = import.meta.glob<Extension>('./games/*/index.ts', {
  eager: true,
  import: 'extension',
});

const typedMoves = import.meta.glob<TypedMoves>('#words/*/typed.ts', {
  eager: true,
  import: 'typed',
});

/** In the order of their ids. */
export const extensions: ReadonlyMap<string, Extension> = new Map(
  Object.entries(found)
    .map(([path, extension]) => [path.split('/')[2] ?? '', extension] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1)),
);

/** What games add to the help of a command for all games. */
export function addedHelp(command: string): readonly string[] {
  return [...extensions.values()].flatMap(({ help }) => help?.[command] ?? []);
}

/** The games of the cabinet, loaded with what the player has brought. */
export const cabinet: Registry = {
  ids: gameIds,
  printing: games.filter(({ loadPrinting }) => loadPrinting).map(({ id }) => id),
  load: async (id) => findGame(id)?.loadGame(await extensions.get(id)?.assets?.()),
  words: async (id) => {
    const words = await findGame(id)?.words[language]();
    return words && withTable(await withFaults(words));
  },
  typed: (id) => Object.entries(typedMoves).find(([path]) => path.endsWith(`/${id}/typed.ts`))?.[1],
  loadPrinting: async (game) => findGame(game.id)?.loadPrinting?.(language, game),
};
