// PostgreSQL as the service's database, for any number of processes.

import { availableParallelism } from 'node:os';
import postgres from 'postgres';
import { waitAfter } from '../../core/back-off.ts';
import type { Query, SqlDatabase, SqlRow } from './database.ts';

/** The key of our advisory lock: arbitrary, but unique in this database. */
const LOCK = 2_084_410_017;
/** Enough to keep the database busy; more would only contend. */
const CONNECTIONS = Math.min(10, Math.max(4, 2 * availableParallelism()));
const TRIES = 5;
/** Milliseconds before attempts to connect: at most a second, so that we notice soon when the database is back. */
const WAITS = { first: 100, last: 1000 };

/** Serialization failure and deadlock: rolled back, and a retry may succeed. */
const RETRIABLE: readonly string[] = ['40001', '40P01'];

const CHANNEL = 'curio_rooms';

/** The `application_name` of the service's connections. */
export const SERVICE_NAME = 'curio';

export async function openPostgres(address: string, name = SERVICE_NAME): Promise<SqlDatabase> {
  const sql = postgres(address, {
    max: CONNECTIONS,
    connect_timeout: 10,
    // The package counts the failures itself, and waits in seconds.
    backoff: (tried: number) => waitAfter(tried, WAITS) / 1000,
    onnotice: () => {},
    connection: { application_name: name },
  });
  const queryOn =
    (connection: Pick<postgres.Sql, 'unsafe'>): Query =>
    async (text, values = []) => {
      const rows = await connection.unsafe(text, [...values], { prepare: true });
      return rows.map((row): SqlRow => ({ ...row }));
    };

  /** The box keeps the package from looking into what the work returns. */
  async function transact<T>(isolation: string, work: (query: Query) => Promise<T>): Promise<T> {
    const boxed = await sql.begin(isolation, async (transaction) => ({
      value: await work(queryOn(transaction)),
    }));
    return boxed.value;
  }

  async function write<T>(work: (query: Query) => Promise<T>, tried = 1): Promise<T> {
    try {
      return await transact('', work);
    } catch (error) {
      const again =
        error instanceof postgres.PostgresError && RETRIABLE.includes(error.code) && tried < TRIES;
      if (!again) throw error;
      return write(work, tried + 1);
    }
  }

  return {
    read: queryOn(sql),
    look: (work) => transact('ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
    write,
    alone: (work) =>
      write(async (query) => {
        await query(`SELECT pg_advisory_xact_lock(${LOCK})`);
        return work(query);
      }),
    signals: {
      send: async (text) => {
        await sql.notify(CHANNEL, text);
      },
      listen: async (heard) => {
        await sql.listen(CHANNEL, heard);
      },
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
