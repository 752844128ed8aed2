// Counts held against the runs that they were made of, and rooms against their logs.

import { numberIn, type Query, type Row, textIn } from './database.ts';
import { findGaps } from './rooms.ts';
import { NONE, runColumns, runOf } from './rows.ts';
import type { StoredRun } from './store.ts';

/** Lines that stand for counts, to be compared. */
type Lines = Map<string, number>;

function wantedLines(runs: readonly StoredRun[]): Lines {
  const lines: Lines = new Map();
  const add = (line: string) => lines.set(line, (lines.get(line) ?? 0) + 1);
  for (const { bucket, picks } of runs) {
    add(`bucket ${bucket ?? NONE}`);
    for (const [cell, card] of picks.entries()) add(`pick ${cell} ${card ?? NONE}`);
  }
  return lines;
}

function foundLines(buckets: readonly Row[], picks: readonly Row[]): Lines {
  const lines: Lines = new Map();
  const add = (line: string, row: Row) => lines.set(line, numberIn(row, 'players'));
  for (const row of buckets) add(`bucket ${numberIn(row, 'bucket')}`, row);
  for (const row of picks) add(`pick ${numberIn(row, 'cell')} ${numberIn(row, 'card')}`, row);
  return lines;
}

/** One day of one game at a time, so that years of runs are never in memory together. */
export async function findMiscounts(query: Query): Promise<readonly string[]> {
  const found: string[] = [];
  const days = await query(
    `SELECT day, game FROM runs UNION SELECT day, game FROM bucket_counts
     UNION SELECT day, game FROM pick_counts ORDER BY day, game`,
  );
  for (const row of days) {
    const of = [textIn(row, 'day'), textIn(row, 'game')];
    const where = 'WHERE day = $1 AND game = $2';
    const runs = await query(`SELECT ${runColumns} FROM runs ${where} AND counted = 1`, of);
    const wanted = wantedLines(runs.map(runOf));
    const counted = foundLines(
      await query(`SELECT bucket, players FROM bucket_counts ${where}`, of),
      await query(`SELECT cell, card, players FROM pick_counts ${where}`, of),
    );
    for (const line of [...new Set([...wanted.keys(), ...counted.keys()])].sort())
      if ((wanted.get(line) ?? 0) !== (counted.get(line) ?? 0))
        found.push(`${of.join(' ')} ${line}`);
  }
  const lost = await query(
    `SELECT day, game FROM runs WHERE NOT EXISTS (SELECT 1 FROM players WHERE id = runs.player)
     ORDER BY day, game`,
  );
  for (const row of lost) found.push(`${textIn(row, 'day')} ${textIn(row, 'game')} orphan`);
  return [...found, ...(await findGaps(query))];
}
