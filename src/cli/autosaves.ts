// Runs of `curio play` that keep themselves: one file per run, written whole after every step, so that Ctrl-C, Ctrl-D,
// a closed window or a power cut costs nothing.

import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { homeFolder } from './home.ts';

export interface Autosaves {
  /** A new place for a run of this game. */
  place(game: string): string;
  /** Whole or not at all. */
  write(path: string, text: string): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly string[]>;
}

/** So many runs are kept; older ones go. */
const MOST = 30;
const ENDING = '.curio';

export function createAutosaves(
  newName: () => string,
  folder = join(homeFolder(), 'play'),
): Autosaves {
  async function list(): Promise<readonly string[]> {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => name.endsWith(ENDING))
        .map(async (name) => {
          const path = join(folder, name);
          return { path, at: (await stat(path)).mtimeMs };
        }),
    );
    return found.sort((one, other) => other.at - one.at).map(({ path }) => path);
  }
  return {
    place: (game) => join(folder, `${game}-${newName()}${ENDING}`),
    async write(path, text) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
      const all = await list();
      await Promise.all(all.slice(MOST).map((old) => rm(old, { force: true })));
    },
    list,
  };
}
