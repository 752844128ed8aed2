// Brings a database to the newest tables: from nothing, from any older step, any number of times, and by several
// processes at once, of which one does the work.

import { type Database, numberIn } from './database.ts';
import { migrations } from './migrations.ts';

/** The database was made by a newer version of the program, which knows things that this one would lose. */
export class NewerStore extends Error {}

export async function migrate(
  database: Database,
  steps: readonly string[] = migrations,
): Promise<void> {
  await database.alone(async (query) => {
    await query('CREATE TABLE IF NOT EXISTS curio_steps (step INTEGER PRIMARY KEY)');
    const [row] = await query('SELECT COALESCE(MAX(step), 0) AS last FROM curio_steps');
    const last = numberIn(row, 'last');
    if (last > steps.length) throw new NewerStore();
    for (const [index, step] of steps.entries()) {
      if (index < last) continue;
      for (const statement of step.split(/\n\s*\n/)) {
        if (statement.trim() !== '') await query(statement);
      }
      await query('INSERT INTO curio_steps (step) VALUES ($1)', [index + 1]);
    }
  });
}
