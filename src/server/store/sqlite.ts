// SQLite as a database of the service: one file, one process. Commits are on the disk before they are told.

import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Database, Query, Row } from './database.ts';

/** Milliseconds to wait for another connection, such as a backup, and between two tries. */
const PATIENCE = 5000;
const PAUSE = 5;
/** What is written together at most: the others wait meanwhile. */
const PARTS = 64;

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

/** One piece of what is written together: what it does, answering how its result is told, and how it hears of a failure. */
interface Part {
  act(): Promise<() => void>;
  fail(error: unknown): void;
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

  // Everything that is to be written meanwhile goes to the disk with one sync; each part of it holds or fails by itself,
  // and nobody is told before all of it is there.
  const waiting: Part[] = [];
  let gathering = false;

  async function writeWaiting(): Promise<void> {
    // Those who came at the same time as the first.
    await setImmediate();
    const parts = waiting.splice(0, PARTS);
    gathering = waiting.length > 0;
    if (gathering) void writeWaiting();
    try {
      const told = await transaction('BEGIN IMMEDIATE', async () => {
        const done: (() => void)[] = [];
        for (const part of parts) done.push(await part.act());
        return done;
      });
      for (const tell of told) tell();
    } catch (error) {
      for (const part of parts) part.fail(error);
    }
  }

  const write: Database['write'] = (work) =>
    new Promise((resolve, reject) => {
      const act = async () => {
        connection.exec('SAVEPOINT part');
        try {
          const answer = await work(query);
          connection.exec('RELEASE part');
          return () => resolve(answer);
        } catch (error) {
          // Where the database has given up all of it, everybody hears of that.
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
          // Closing alone would leave this to whenever the statements are cleared away.
          connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        } catch {
          // What is beside the file stays there, and is read by whoever opens it next.
        }
        connection.close();
      });
    },
  };
}
