// PostgreSQL as the service's database, for any number of processes.

import { availableParallelism } from 'node:os';
import postgres from 'postgres';
import type { Query, SqlDatabase, SqlRow } from './database.ts';

/** The key of our advisory lock: arbitrary, but unique in this database. */
const LOCK = 2_084_410_017;
/** Enough to keep the database busy; more would only contend. */
const CONNECTIONS = Math.min(10, Math.max(4, 2 * availableParallelism()));
const TRIES = 5;
/** Seconds before the next attempt to connect: at most one, so that we notice soon when the database is back. */
const waitBefore = (tried: number) => Math.min(0.1 * 2 ** tried, 1);

/** Serialization failure and deadlock: rolled back, and a retry may succeed. */
const RETRIABLE: readonly string[] = ['40001', '40P01'];

const CHANNEL = 'curio_rooms';

/** The `application_name` of the service's connections. */
export const SERVICE_NAME = 'curio';

export async function openPostgres(address: string, name = SERVICE_NAME): Promise<SqlDatabase> {
  const sql = postgres(address, {
    max: CONNECTIONS,
    connect_timeout: 10,
    backoff: waitBefore,
    onnotice: () => {},
    connection: { application_name: name },
  });
  const queryOn =
    (connection: Pick<postgres.Sql, 'unsafe'>): Query =>
    async (text, values = []) => {
      const rows = await connection.unsafe(text, [...values], { prepare: true });
      return rows.map((row): SqlRow => ({ ...row }));
    };

  async function write<T>(work: (query: Query) => Promise<T>, tried = 1): Promise<T> {
    try {
      const answered = await sql.begin(async (transaction) => ({
        value: await work(queryOn(transaction)),
      }));
      return answered.value;
    } catch (error) {
      const again =
        error instanceof postgres.PostgresError && RETRIABLE.includes(error.code) && tried < TRIES;
      if (!again) throw error;
      return write(work, tried + 1);
    }
  }

  return {
    read: queryOn(sql),
    look: async (work) => {
      const seen = await sql.begin(
        'ISOLATION LEVEL REPEATABLE READ READ ONLY',
        async (transaction) => ({ value: await work(queryOn(transaction)) }),
      );
      return seen.value;
    },
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
