// The extensions that there are: every folder under games/ is one, by the id of its game.

import type { Extension } from './extension.ts';

const found = import.meta.glob<Extension>('./games/*/index.ts', {
  eager: true,
  import: 'extension',
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
