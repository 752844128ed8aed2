// The data of the service in PostgreSQL: seen beside running services, and replaced in one transaction when none runs.

import { failure, type Result, success } from '../../core/result.ts';
import { type Database, numberIn, type Query, textIn } from '../store/database.ts';
import { NewerStore, STEPS_TABLE, stepOf } from '../store/migrate.ts';
import { migrations } from '../store/migrations.ts';
import { openPostgres, SERVICE_NAME } from '../store/postgres.ts';
import { momentName } from './moment.ts';
import { tablesAt } from './tables.ts';
import type { Keeper } from './upkeep.ts';

/** Not the service's own name, by which it is looked for. */
const OWN_NAME = `${SERVICE_NAME}-upkeep`;

/** The tables of the service that are there. */
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

/** Into a schema of their own. */
async function putAside(query: Query, tables: readonly string[], now: number): Promise<string> {
  const aside = `curio_before_${momentName(now).replace('-', '_')}`;
  await query(`CREATE SCHEMA ${aside}`);
  for (const name of tables) await query(`ALTER TABLE ${name} SET SCHEMA ${aside}`);
  return aside;
}

/** Ends a transaction that must leave nothing behind. */
class Undone extends Error {
  readonly result: Result<never>;
  constructor(result: Result<never>) {
    super();
    this.result = result;
  }
}

function undo(result: Result<never>): never {
  throw new Undone(result);
}

export function postgresKeeper(address: string): Keeper {
  const open = () => openPostgres(address, OWN_NAME);

  async function replaceIn<T>(
    database: Database,
    now: number,
    fill: (query: Query) => Promise<Result<T>>,
  ) {
    return database.alone(async (query) => {
      if (await isServed(query)) undo(failure('serviceRuns'));
      const there = await tablesThere(query);
      if (there.includes(STEPS_TABLE) && (await stepOf(query)) > migrations.length)
        throw new NewerStore();
      const aside = there.length > 0 ? await putAside(query, there, now) : undefined;
      const filled = await fill(query);
      return filled.ok ? { value: filled.value, aside } : undo(filled);
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
    // What PostgreSQL can check of itself needs rights that the service does not have; reading every row is left.
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
