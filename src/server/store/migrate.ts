// Brings a database to the newest tables: from nothing, from any older step, any number of times, and by several
// processes at once, of which one does the work.

import { type Database, numberIn, type Query } from './database.ts';
import { migrations } from './migrations.ts';

/** The database was made by a newer version of the program, which knows things that this one would lose. */
export class NewerStore extends Error {}

/** The table that says which steps were taken. */
export const STEPS_TABLE = 'curio_steps';

/** The step that the tables are at. There must be some. */
export async function stepOf(query: Query): Promise<number> {
  const [row] = await query(`SELECT COALESCE(MAX(step), 0) AS last FROM ${STEPS_TABLE}`);
  return numberIn(row, 'last');
}

/** Inside a transaction that nobody else does. */
export async function takeSteps(query: Query, steps: readonly string[]): Promise<void> {
  await query(`CREATE TABLE IF NOT EXISTS ${STEPS_TABLE} (step INTEGER PRIMARY KEY)`);
  const last = await stepOf(query);
  if (last > steps.length) throw new NewerStore();
  for (const [index, step] of steps.entries()) {
    if (index < last) continue;
    for (const statement of step.split(/\n\s*\n/)) {
      if (statement.trim() !== '') await query(statement);
    }
    await query(`INSERT INTO ${STEPS_TABLE} (step) VALUES ($1)`, [index + 1]);
  }
}

export async function migrate(
  database: Database,
  steps: readonly string[] = migrations,
): Promise<void> {
  await database.alone((query) => takeSteps(query, steps));
}
