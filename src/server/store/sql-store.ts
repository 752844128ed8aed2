// The store in SQL, over either database. Counts change in the same transaction as their run. Transactions lock rows in one
// order (player, run, bucket, picks by cell), so that they cannot deadlock. Rooms are in sql-rooms.ts.

import * as v from 'valibot';
import type { SolveCounts } from '../../wire/daily-numbers.ts';
import { judgedShape } from '../../wire/service-api.ts';
import { numberIn, type Query, type SqlDatabase, type SqlRow, textIn } from './database.ts';
import { migrate } from './migrations.ts';
import { createRoomStore, findGaps } from './sql-rooms.ts';
import type { Store, StoredPlayer, StoredRun, SubmittedRun } from './store.ts';

/** In the count tables: not solved; no choice. */
const NONE = -1;

const picksShape = v.array(v.nullable(v.number()));

const runColumns = [
  ...['player', 'day', 'game', 'digest', 'status', 'solved', 'millis', 'moves', 'hints'],
  ...['bucket', 'picks', 'counted', 'at'],
].join(', ');

function playerOf(row: SqlRow): StoredPlayer {
  return { id: textIn(row, 'id'), name: textIn(row, 'name') };
}

function runOf(row: SqlRow): StoredRun {
  const bucket = numberIn(row, 'bucket');
  return {
    player: textIn(row, 'player'),
    day: textIn(row, 'day'),
    game: textIn(row, 'game'),
    digest: textIn(row, 'digest'),
    judged: v.parse(judgedShape, {
      status: row['status'],
      solved: numberIn(row, 'solved') === 1,
      millis: numberIn(row, 'millis'),
      moves: numberIn(row, 'moves'),
      hints: numberIn(row, 'hints'),
    }),
    bucket: bucket === NONE ? null : bucket,
    picks: v.parse(picksShape, JSON.parse(textIn(row, 'picks'))),
    counted: numberIn(row, 'counted') === 1,
    at: numberIn(row, 'at'),
  };
}

/** Counts as comparable lines. */
type CountLines = Map<string, number>;

function wantedLines(runs: readonly StoredRun[]): CountLines {
  const lines: CountLines = new Map();
  const add = (line: string) => lines.set(line, (lines.get(line) ?? 0) + 1);
  for (const { bucket, picks } of runs) {
    add(`bucket ${bucket ?? NONE}`);
    for (const [cell, pick] of picks.entries()) add(`pick ${cell} ${pick ?? NONE}`);
  }
  return lines;
}

function foundLines(buckets: readonly SqlRow[], picks: readonly SqlRow[]): CountLines {
  const lines: CountLines = new Map();
  const add = (line: string, row: SqlRow) => lines.set(line, numberIn(row, 'players'));
  for (const row of buckets) add(`bucket ${numberIn(row, 'bucket')}`, row);
  for (const row of picks) add(`pick ${numberIn(row, 'cell')} ${numberIn(row, 'card')}`, row);
  return lines;
}

/** Compares counts with their runs, and rooms with their logs. One day of one game at a time, to bound memory. */
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
  const orphans = await query(
    `SELECT day, game FROM runs WHERE NOT EXISTS (SELECT 1 FROM players WHERE id = runs.player)
     ORDER BY day, game`,
  );
  for (const row of orphans) found.push(`${textIn(row, 'day')} ${textIn(row, 'game')} orphan`);
  return [...found, ...(await findGaps(query))];
}

/** Adds a run to the counts, or removes it. */
async function addToCounts(query: Query, run: StoredRun, by: 1 | -1): Promise<void> {
  const { day, game } = run;
  await query(
    `INSERT INTO bucket_counts (day, game, bucket, players) VALUES ($1, $2, $3, $4)
     ON CONFLICT (day, game, bucket) DO UPDATE SET players = bucket_counts.players + excluded.players`,
    [day, game, run.bucket ?? NONE, by],
  );
  if (run.picks.length === 0) return;
  const rows = run.picks.map((_, cell) => `($1, $2, ${cell}, $${cell + 4}, $3)`);
  await query(
    `INSERT INTO pick_counts (day, game, cell, card, players) VALUES ${rows.join(', ')}
     ON CONFLICT (day, game, cell, card) DO UPDATE SET players = pick_counts.players + excluded.players`,
    [day, game, by, ...run.picks.map((pick) => pick ?? NONE)],
  );
}

/** Ordered, because two processes that lock counts in different orders would deadlock. */
async function deleteRuns(query: Query, player: string): Promise<void> {
  const runs = await query(`SELECT ${runColumns} FROM runs WHERE player = $1 ORDER BY day, game`, [
    player,
  ]);
  await query('DELETE FROM runs WHERE player = $1', [player]);
  for (const run of runs.map(runOf)) if (run.counted) await addToCounts(query, run, -1);
}

async function insertRun(query: Query, run: SubmittedRun): Promise<void> {
  const { judged } = run;
  await query(
    `INSERT INTO runs (${runColumns}, log)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[run.player, run.day, run.game, run.digest, judged.status, judged.solved ? 1 : 0],
      ...[judged.millis, judged.moves, judged.hints, run.bucket ?? NONE],
      ...[JSON.stringify(run.picks), run.counted ? 1 : 0, run.at, run.log],
    ],
  );
}

/** Closes the database again if it cannot be used. */
export async function openStore(database: SqlDatabase): Promise<Store> {
  try {
    return await createStore(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Migrates the tables first. */
export async function createStore(database: SqlDatabase): Promise<Store> {
  await migrate(database);
  const { read, write } = database;

  const findPlayer = async (query: Query, secret: string) => {
    const [row] = await query('SELECT id, name FROM players WHERE secret = $1', [secret]);
    return row && playerOf(row);
  };
  type RunKey = Pick<StoredRun, 'player' | 'day' | 'game'>;
  const findRun = async (query: Query, { player, day, game }: RunKey) => {
    const [row] = await query(
      `SELECT ${runColumns} FROM runs WHERE player = $1 AND day = $2 AND game = $3`,
      [player, day, game],
    );
    return row && runOf(row);
  };

  async function dayCounts(day: string, game: string): Promise<SolveCounts> {
    const rows = await read(
      `SELECT bucket, players FROM bucket_counts
       WHERE day = $1 AND game = $2 AND players > 0 ORDER BY bucket`,
      [day, game],
    );
    const all = rows.map((row) => [numberIn(row, 'bucket'), numberIn(row, 'players')] as const);
    const buckets = all.filter(([bucket]) => bucket !== NONE);
    const sum = (counts: typeof all) => counts.reduce((total, [, count]) => total + count, 0);
    return { players: sum(all), solved: sum(buckets), buckets };
  }

  return {
    ...createRoomStore(database),
    knowPlayer: async (secret, { id, name }, at) => {
      const known = await findPlayer(read, secret);
      if (known) return known;
      return write(async (query) => {
        await query(
          `INSERT INTO players (id, secret, name, seen_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (secret) DO NOTHING`,
          [id, secret, name, at],
        );
        const player = await findPlayer(query, secret);
        if (!player) throw new Error('a player was made and is not there');
        return player;
      });
    },
    findPlayer: (secret) => findPlayer(read, secret),
    renamePlayer: (player, name) =>
      write(async (query) => {
        await query('UPDATE players SET name = $2 WHERE id = $1', [player, name]);
      }),
    deletePlayer: (player) =>
      write(async (query) => {
        // First, to serialize with countRun: it waits for a run being counted, and a later one finds no player.
        await query('DELETE FROM players WHERE id = $1', [player]);
        await deleteRuns(query, player);
      }),
    countRun: (run) =>
      write(async (query) => {
        const [player] = await query(
          `UPDATE players SET seen_at = CASE WHEN seen_at < $2 THEN $2 ELSE seen_at END
           WHERE id = $1 RETURNING id`,
          [run.player, run.at],
        );
        if (!player) return undefined;
        const known = await findRun(query, run);
        if (known) return known;
        await insertRun(query, run);
        if (run.counted) await addToCounts(query, run, 1);
        const { log, ...stored } = run;
        return stored;
      }),
    findRun: (player, day, game) => findRun(read, { player, day, game }),
    dayCounts,
    pickCounts: async (day, game) => {
      const rows = await read(
        `SELECT cell, card, players FROM pick_counts
         WHERE day = $1 AND game = $2 AND players > 0 ORDER BY cell, players DESC, card`,
        [day, game],
      );
      const picks = rows.map((row) => {
        const card = numberIn(row, 'card');
        const cell = numberIn(row, 'cell');
        return { cell, card: card === NONE ? null : card, count: numberIn(row, 'players') };
      });
      // Every player counts once in the first cell, with a choice or without.
      const first = picks.filter(({ cell }) => cell === 0);
      return { players: first.reduce((total, { count }) => total + count, 0), picks };
    },
    forgetLogs: (before) =>
      write(async (query) => {
        const rows = await query(
          'UPDATE runs SET log = NULL WHERE day < $1 AND log IS NOT NULL RETURNING day',
          [before],
        );
        return rows.length;
      }),
    forgetPlayers: (before) =>
      write(async (query) => {
        const rows = await query('DELETE FROM players WHERE seen_at < $1 RETURNING id', [before]);
        const players = rows.map((row) => textIn(row, 'id')).sort();
        for (const player of players) await deleteRuns(query, player);
        return players.length;
      }),
    findMiscounts: () => database.look(findMiscounts),
    check: async () => {
      await read('SELECT 1 AS one');
    },
    close: () => database.close(),
  };
}
