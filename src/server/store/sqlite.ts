// SQLite as the service's database: one file, one process. A commit is on disk before its promise resolves.

import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Query, SqlDatabase, SqlRow } from './database.ts';

/** Milliseconds to wait for the lock of another connection (a backup), and between attempts. */
const LOCK_WITHIN = 5000;
const PAUSE = 5;
/** The most writes that share one commit. */
const BATCH = 64;

/** In the data folder. */
export const DATABASE_FILE = 'curio.sqlite';

type Sqlite = Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>;

/** Node's own SQLite if it has one, else the package with the same API. */
export async function loadSqlite(): Promise<Sqlite> {
  const own: unknown = 'getBuiltinModule' in process && process.getBuiltinModule('node:sqlite');
  return isSqlite(own) ? own : await import('@photostructure/sqlite');
}

function isSqlite(module: unknown): module is Sqlite {
  return typeof module === 'object' && module !== null && 'DatabaseSync' in module;
}

/** Opens a file on a local disk, or `:memory:`. `WAL` lets others read during writes; `DELETE` leaves no second file
 * behind, for databases that are written once and then moved. */
export async function openSqlite(
  file: string,
  journal: 'WAL' | 'DELETE' = 'WAL',
): Promise<SqlDatabase> {
  const { DatabaseSync } = await loadSqlite();
  // SQLite's own busy timeout would block the whole process, including the holder of the lock.
  const connection = new DatabaseSync(file, { timeout: 0 });
  await patiently(() => connection.exec(`PRAGMA journal_mode = ${journal}`));
  connection.exec('PRAGMA synchronous = FULL');
  return sqliteDatabase(connection);
}

const isBusy = (error: unknown) =>
  error instanceof Error && /database (table )?is locked|SQLITE_BUSY/.test(error.message);

/** Retries while another connection holds the lock. */
async function patiently(act: () => void): Promise<void> {
  const until = performance.now() + LOCK_WITHIN;
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await setTimeout(PAUSE);
    }
  }
}

/** Locks a folder for this process; undefined if another holds it. The system releases the lock when the process dies. */
export async function holdFolder(folder: string): Promise<(() => void) | undefined> {
  const { DatabaseSync } = await loadSqlite();
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** A write that waits to share a commit. */
interface PendingWrite {
  /** Runs the work; returns how to settle it after the commit. */
  act(): Promise<() => void>;
  /** Called if the whole commit fails. */
  fail(error: unknown): void;
}

function sqliteDatabase(connection: InstanceType<Sqlite['DatabaseSync']>): SqlDatabase {
  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const query: Query = async (sql, values = []) => {
    const statement = statements.get(sql) ?? connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    statements.set(sql, statement);
    return statement.all(...values).map((row): SqlRow => ({ ...Object(row) }));
  };

  // There is one connection, so transactions must not interleave.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const transaction = <T>(begin: string, work: () => Promise<T>) =>
    inTurn(async () => {
      await patiently(() => connection.exec(begin));
      try {
        const answer = await work();
        await patiently(() => connection.exec('COMMIT'));
        return answer;
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    });

  // Group commit: writes that arrive together share one transaction and one sync. Each has its own savepoint, so one can
  // fail alone, and all promises settle only after the commit.
  const waiting: PendingWrite[] = [];
  let gathering = false;

  async function writeWaiting(): Promise<void> {
    // Lets writes of the same turn join.
    await setImmediate();
    const batch = waiting.splice(0, BATCH);
    gathering = waiting.length > 0;
    if (gathering) void writeWaiting();
    try {
      const done = await transaction('BEGIN IMMEDIATE', async () => {
        const settlers: (() => void)[] = [];
        for (const write of batch) settlers.push(await write.act());
        return settlers;
      });
      for (const settle of done) settle();
    } catch (error) {
      for (const write of batch) write.fail(error);
    }
  }

  const write: SqlDatabase['write'] = (work) =>
    new Promise((resolve, reject) => {
      const act = async () => {
        connection.exec('SAVEPOINT part');
        try {
          const answer = await work(query);
          connection.exec('RELEASE part');
          return () => resolve(answer);
        } catch (error) {
          // The database rolled the whole transaction back: fail the batch.
          if (!connection.isTransaction) throw error;
          connection.exec('ROLLBACK TO part');
          connection.exec('RELEASE part');
          return () => reject(error);
        }
      };
      waiting.push({ act, fail: reject });
      if (gathering) return;
      gathering = true;
      void writeWaiting();
    });

  return {
    read: (sql, values) => inTurn(() => query(sql, values)),
    look: (work) => transaction('BEGIN', () => work(query)),
    write,
    alone: (work) => transaction('BEGIN IMMEDIATE', () => work(query)),
    async close() {
      while (gathering) await setImmediate();
      await inTurn(async () => {
        statements.clear();
        if (!connection.isOpen) return;
        try {
          // Closing alone would delay the checkpoint until the statements are collected.
          connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        } catch {
          // The WAL stays beside the file; the next connection reads it.
        }
        connection.close();
      });
    },
  };
}
