// The tables as numbered migrations, and their runner: from an empty database or any older step, any number of times, by
// several processes at once. A released step never changes; add a new one below it.

import { numberIn, type Query, type SqlDatabase } from './database.ts';

/** Statements are separated by a blank line. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    seen_at BIGINT NOT NULL
  )
  `,
  `
  CREATE TABLE runs (
    player TEXT NOT NULL,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    digest TEXT NOT NULL,
    status TEXT NOT NULL,
    solved INTEGER NOT NULL,
    millis BIGINT NOT NULL,
    moves INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    bucket INTEGER NOT NULL,
    picks TEXT NOT NULL,
    counted INTEGER NOT NULL,
    log TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, day, game)
  )

  CREATE INDEX runs_by_day ON runs (day, game)
  `,
  `
  CREATE TABLE bucket_counts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    bucket INTEGER NOT NULL,
    players INTEGER NOT NULL,
    PRIMARY KEY (day, game, bucket)
  )

  CREATE TABLE pick_counts (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    cell INTEGER NOT NULL,
    card INTEGER NOT NULL,
    players INTEGER NOT NULL,
    PRIMARY KEY (day, game, cell, card)
  )

  INSERT INTO bucket_counts (day, game, bucket, players)
  SELECT day, game, bucket, COUNT(*) FROM runs WHERE counted = 1 GROUP BY day, game, bucket
  `,
  `
  CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    letters TEXT UNIQUE,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    preset TEXT,
    code TEXT,
    creator TEXT NOT NULL,
    creation TEXT NOT NULL,
    opened_at BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    head INTEGER NOT NULL,
    seating INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    UNIQUE (creator, creation)
  )

  CREATE INDEX rooms_by_age ON rooms (last_at)

  CREATE TABLE room_seats (
    room TEXT NOT NULL,
    secret TEXT NOT NULL,
    token TEXT NOT NULL,
    seat INTEGER NOT NULL,
    standing TEXT NOT NULL,
    since INTEGER NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (room, secret)
  )

  CREATE INDEX room_seats_by_secret ON room_seats (secret)

  CREATE TABLE room_entries (
    room TEXT NOT NULL,
    seq INTEGER NOT NULL,
    move_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (room, seq),
    UNIQUE (room, move_id)
  )

  CREATE TABLE room_logs (
    room TEXT NOT NULL,
    round INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    log TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (room, round, seat)
  )
  `,
];

/** A newer version of the program wrote the data, which this one could damage. */
export class NewerStore extends Error {}

export const STEPS_TABLE = 'curio_steps';

/** The last step taken. The table of steps must exist. */
export async function stepOf(query: Query): Promise<number> {
  const [row] = await query(`SELECT COALESCE(MAX(step), 0) AS last FROM ${STEPS_TABLE}`);
  return numberIn(row, 'last');
}

/** Call it inside an exclusive transaction. */
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
  database: SqlDatabase,
  steps: readonly string[] = migrations,
): Promise<void> {
  await database.alone((query) => takeSteps(query, steps));
}
