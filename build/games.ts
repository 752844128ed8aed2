// What the build knows about the games: their titles, and the facts each one states in src/web/games/<id>/build.ts.
// No file of the build names a game; a graph rule (`builders`) checks it.

import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { gameIds } from '../src/games/index.ts';
import type { GameBuild } from '../src/web/games/build-facts.ts';
import type { Title } from '../src/words/words.ts';

/** The absolute path of a file, given from the root of the repository. */
export const at = (path: string): string =>
  fileURLToPath(new URL(`../${path}`, import.meta.url)).replaceAll('\\', '/');

/** Node cannot load TypeScript by itself, and vite bundles only what its config imports statically. */
const load = (path: string) => tsImport(pathToFileURL(at(path)).href, import.meta.url);

export const gameTitles = (): Promise<readonly (readonly [id: string, title: Title])[]> =>
  Promise.all(
    gameIds.map(async (id) => {
      const { title }: { title: Title } = await load(`src/words/en/${id}/title.ts`);
      return [id, title] as const;
    }),
  );

/** By id; a game without a `build.ts` has nothing to say. */
export type GameBuilds = ReadonlyMap<string, GameBuild>;

export const gameBuilds = async (): Promise<GameBuilds> =>
  new Map(
    await Promise.all(
      gameIds.map(async (id): Promise<[string, GameBuild]> => {
        const path = `src/web/games/${id}/build.ts`;
        if (!existsSync(at(path))) return [id, {}];
        const { build }: { build: GameBuild } = await load(path);
        for (const named of [...(build.firstBoard ?? []), ...(build.otherBoards ?? [])])
          if (!existsSync(at(named))) throw new Error(`${path} names ${named}, which is gone`);
        return [id, build];
      }),
    ),
  );
