// The store over any of its databases. Counts change in the transaction of the run that is counted; rows are always
// touched in the same order (player, run, bucket, picks by cell), so that transactions never wait for one another in
// a circle.

import { findMiscounts } from './counts.ts';
import { type Database, numberIn, type Query, textIn } from './database.ts';
import { migrate } from './migrate.ts';
import { createRoomStore } from './rooms.ts';
import { NONE, playerOf, runColumns, runOf } from './rows.ts';
import type { DayCounts, PickCount, Run, Store, StoredRun } from './store.ts';

/** Adds a run to the counts, or takes it out of them. */
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
    [day, game, by, ...run.picks.map((card) => card ?? NONE)],
  );
}

/** Without an order the database may choose another one for each process. */
async function deleteRuns(query: Query, player: string): Promise<void> {
  const runs = await query(`SELECT ${runColumns} FROM runs WHERE player = $1 ORDER BY day, game`, [
    player,
  ]);
  await query('DELETE FROM runs WHERE player = $1', [player]);
  for (const run of runs.map(runOf)) if (run.counted) await addToCounts(query, run, -1);
}

async function insertRun(query: Query, run: Run): Promise<void> {
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

/** Makes the tables first, where they are missing or older. */
export async function createStore(database: Database): Promise<Store> {
  await migrate(database);
  const { read, write } = database;

  const findPlayer = async (query: Query, secret: string) => {
    const [row] = await query('SELECT id, name FROM players WHERE secret = $1', [secret]);
    return row && playerOf(row);
  };
  const findRun = async (query: Query, { player, day, game }: Key) => {
    const [row] = await query(
      `SELECT ${runColumns} FROM runs WHERE player = $1 AND day = $2 AND game = $3`,
      [player, day, game],
    );
    return row && runOf(row);
  };

  async function dayCounts(day: string, game: string): Promise<DayCounts> {
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
        // First of all: a run of this player that is being counted is waited for, a later one finds nobody.
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
      const picks = rows.map((row): PickCount => {
        const card = numberIn(row, 'card');
        const cell = numberIn(row, 'cell');
        return { cell, card: card === NONE ? null : card, count: numberIn(row, 'players') };
      });
      // Everybody has something or nothing in the first cell.
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

type Key = Pick<StoredRun, 'player' | 'day' | 'game'>;
