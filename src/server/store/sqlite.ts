// SQLite as a database of the service: one file, one process. Commits are on the disk before they are told.

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database, Query, Row } from './database.ts';

/** Milliseconds to wait for another connection, such as a backup, and between two tries. */
const PATIENCE = 5000;
const PAUSE = 5;

/** In the folder of the data. */
export const DATABASE_FILE = 'curio.sqlite';

type Sqlite = Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>;

/** Node's own where it has one, else the package with the same calls. */
export async function loadSqlite(): Promise<Sqlite> {
  const own: unknown = 'getBuiltinModule' in process && process.getBuiltinModule('node:sqlite');
  return isSqlite(own) ? own : await import('@photostructure/sqlite');
}

function isSqlite(module: unknown): module is Sqlite {
  return typeof module === 'object' && module !== null && 'DatabaseSync' in module;
}

/**
 * A file of the own disk, or `:memory:`. Its journal is beside it (`WAL`), so that others can read meanwhile; one that is
 * only written and then moved has none left when it is closed (`DELETE`).
 */
export async function openSqlite(
  file: string,
  journal: 'WAL' | 'DELETE' = 'WAL',
): Promise<Database> {
  const { DatabaseSync } = await loadSqlite();
  // SQLite's own waiting would hold up the whole process, and with it whoever is waited for.
  const connection = new DatabaseSync(file, { timeout: 0 });
  await patiently(() => connection.exec(`PRAGMA journal_mode = ${journal}`));
  connection.exec('PRAGMA synchronous = FULL');
  return sqliteDatabase(connection);
}

const isBusy = (error: unknown) =>
  error instanceof Error && /database (table )?is locked|SQLITE_BUSY/.test(error.message);

/** Tries again while somebody else has the lock. */
async function patiently(act: () => void): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await setTimeout(PAUSE);
    }
  }
}

/**
 * Takes a folder for this process; undefined where another one has it. A lock of the system, so that it ends with the
 * process, however that ends.
 */
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

function sqliteDatabase(connection: InstanceType<Sqlite['DatabaseSync']>): Database {
  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const query: Query = async (sql, values = []) => {
    const statement = statements.get(sql) ?? connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    statements.set(sql, statement);
    return statement.all(...values).map((row): Row => ({ ...Object(row) }));
  };

  // One connection: what belongs to one transaction is not mixed with anything else.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  const transaction = <T>(begin: string, work: (query: Query) => Promise<T>) =>
    inTurn(async () => {
      await patiently(() => connection.exec(begin));
      try {
        const answer = await work(query);
        await patiently(() => connection.exec('COMMIT'));
        return answer;
      } catch (error) {
        if (connection.isTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    });

  const write: Database['write'] = (work) => transaction('BEGIN IMMEDIATE', work);
  return {
    read: (sql, values) => inTurn(() => query(sql, values)),
    look: (work) => transaction('BEGIN', work),
    write,
    alone: write,
    close: () =>
      inTurn(async () => {
        statements.clear();
        if (!connection.isOpen) return;
        try {
          // Closing alone would leave this to whenever the statements are cleared away.
          connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        } catch {
          // What is beside the file stays there, and is read by whoever opens it next.
        }
        connection.close();
      }),
  };
}
