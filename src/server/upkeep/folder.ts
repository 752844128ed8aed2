// The data of the service in a folder: opened beside a running service, and replaced when none runs.

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, success } from '../../core/result.ts';
import { DATABASE_FILE, holdFolder, openSqlite } from '../store/sqlite.ts';
import { syncFolder } from './files.ts';
import { momentName } from './moment.ts';
import type { Keeper } from './upkeep.ts';

/** The database and what SQLite may have beside it. */
const ENDINGS = ['', '-wal', '-shm'] as const;

/** Moves a database with all its files; what is not there is left out. */
async function move(from: string, to: string): Promise<void> {
  for (const ending of ENDINGS)
    if (existsSync(from + ending)) await rename(from + ending, to + ending);
}

async function remove(file: string): Promise<void> {
  for (const ending of ENDINGS) await rm(file + ending, { force: true });
}

export function folderKeeper(folder: string): Keeper {
  const file = join(folder, DATABASE_FILE);

  /** The old one goes into a folder of its own, as it is: it need not even be readable. */
  async function swap(made: string, now: number): Promise<string | undefined> {
    let aside: string | undefined;
    if (existsSync(file)) {
      aside = join(folder, `before-${momentName(now)}`);
      await mkdir(aside, { mode: 0o700 });
      await move(file, join(aside, DATABASE_FILE));
    }
    await move(made, file);
    await syncFolder(folder);
    return aside;
  }

  return {
    open: async () => (existsSync(file) ? openSqlite(file) : undefined),
    async faultsOf(query) {
      const rows = await query('PRAGMA integrity_check');
      const said = rows.map((row) => String(row['integrity_check']));
      return said.filter((line) => line !== 'ok');
    },
    async replace(now, fill) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const release = await holdFolder(folder);
      if (!release) return failure('serviceRuns');
      const made = join(folder, 'restoring.sqlite');
      try {
        await remove(made);
        const database = await openSqlite(made, 'DELETE');
        try {
          const filled = await database.write(fill);
          if (!filled.ok) return filled;
          await database.close();
          return success({ value: filled.value, aside: await swap(made, now) });
        } finally {
          await database.close();
        }
      } finally {
        await remove(made);
        release();
      }
    },
  };
}
