// Access to the service's data for upkeep, in a folder or in PostgreSQL: readable while a service runs, replaceable only
// while none does.

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, type Result, success } from '../../core/result.ts';
import { numberIn, type Query, type SqlDatabase, textIn } from '../store/database.ts';
import { migrations, NewerStore, STEPS_TABLE, stepOf } from '../store/migrations.ts';
import { openPostgres, SERVICE_NAME } from '../store/postgres.ts';
import { DATABASE_FILE, holdFolder, openSqlite } from '../store/sqlite.ts';
import { momentName, syncFolder } from './backup-files.ts';
import { tablesAt } from './backup-format.ts';

/** What differs between a folder and PostgreSQL. */
export interface DataKeeper {
  /** Undefined if there is no data yet. */
  open(): Promise<SqlDatabase | undefined>;
  /** Damage that the database itself detects. */
  faultsOf(query: Query): Promise<readonly string[]>;
  /** Replaces all data by what `fill` writes into empty tables, completely or not at all. Returns where the old data is
   * kept aside. Fault: serviceRuns. */
  replace<T>(
    now: number,
    fill: (query: Query) => Promise<Result<T>>,
  ): Promise<Result<{ readonly value: T; readonly aside: string | undefined }>>;
}

/** The database file and those that SQLite may keep beside it. */
const ENDINGS = ['', '-wal', '-shm'] as const;

/** Moves a database with all its files. */
async function move(from: string, to: string): Promise<void> {
  for (const ending of ENDINGS)
    if (existsSync(from + ending)) await rename(from + ending, to + ending);
}

async function remove(file: string): Promise<void> {
  for (const ending of ENDINGS) await rm(file + ending, { force: true });
}

export function folderKeeper(folder: string): DataKeeper {
  const file = join(folder, DATABASE_FILE);

  /** Moves the old database into a folder of its own, even if it is unreadable. */
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

/** Differs from the service's name, by which we detect a running service. */
const OWN_NAME = `${SERVICE_NAME}-upkeep`;

/** The service's tables that exist. */
async function tablesThere(query: Query): Promise<readonly string[]> {
  const rows = await query(
    'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()',
  );
  const there = new Set(rows.map((row) => textIn(row, 'table_name')));
  const known = [STEPS_TABLE, ...tablesAt(migrations.length).map(({ name }) => name)];
  return known.filter((name) => there.has(name));
}

async function isServed(query: Query): Promise<boolean> {
  const [row] = await query(
    `SELECT COUNT(*) AS processes FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1`,
    [SERVICE_NAME],
  );
  return numberIn(row, 'processes') > 0;
}

/** Moves the tables into a schema of their own. */
async function putAside(query: Query, tables: readonly string[], now: number): Promise<string> {
  const aside = `curio_before_${momentName(now).replace('-', '_')}`;
  await query(`CREATE SCHEMA ${aside}`);
  for (const name of tables) await query(`ALTER TABLE ${name} SET SCHEMA ${aside}`);
  return aside;
}

/** Thrown to roll a transaction back. */
class Undone extends Error {
  readonly result: Result<never>;
  constructor(result: Result<never>) {
    super();
    this.result = result;
  }
}

export function postgresKeeper(address: string): DataKeeper {
  const open = () => openPostgres(address, OWN_NAME);

  async function replaceIn<T>(
    database: SqlDatabase,
    now: number,
    fill: (query: Query) => Promise<Result<T>>,
  ) {
    return database.alone(async (query) => {
      if (await isServed(query)) throw new Undone(failure('serviceRuns'));
      const there = await tablesThere(query);
      if (there.includes(STEPS_TABLE) && (await stepOf(query)) > migrations.length)
        throw new NewerStore();
      const aside = there.length > 0 ? await putAside(query, there, now) : undefined;
      const filled = await fill(query);
      if (!filled.ok) throw new Undone(filled);
      return { value: filled.value, aside };
    });
  }

  return {
    async open() {
      const database = await open();
      const there = await database.look(tablesThere).catch(async (error: unknown) => {
        await database.close();
        throw error;
      });
      if (there.includes(STEPS_TABLE)) return database;
      await database.close();
      return undefined;
    },
    // PostgreSQL's own checks need rights that the service lacks; upkeep still reads every row.
    faultsOf: async () => [],
    async replace(now, fill) {
      const database = await open();
      try {
        return success(await replaceIn(database, now, fill));
      } catch (error) {
        if (error instanceof Undone) return error.result;
        if (error instanceof NewerStore) return failure('newerData');
        throw error;
      } finally {
        await database.close();
      }
    },
  };
}
