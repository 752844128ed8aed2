// All databases of the store, for tests that run over each of them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { type Cluster, postgresIsHere, startPostgres } from './postgres.ts';

/** `place` is new and empty each time. Call it once per file: it starts and stops what the databases need. */
export function everyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'curio-store-'));
  let cluster: Cluster | undefined;
  let files = 0;
  beforeAll(async () => {
    if (postgresIsHere) cluster = await startPostgres();
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true });
  });
  const kinds = [
    {
      kind: 'SQLite',
      here: true,
      open: openSqlite,
      place: () => join(folder, `${++files}.sqlite`),
    },
    {
      kind: 'PostgreSQL',
      here: postgresIsHere,
      open: openPostgres,
      place: () => cluster?.database() ?? '',
    },
  ] as const;
  return kinds.filter(({ here }) => here);
}
