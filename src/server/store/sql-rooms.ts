// Rooms in SQL, over either database. Optimistic concurrency: the first statement of a change updates the room's row only if
// its mark is still the expected one, so of two concurrent changes the second finds no row and conflicts.

import * as v from 'valibot';
import { roomKinds } from '../../core/room.ts';
import { tableKinds } from '../../core/table.ts';
import {
  marks,
  numberIn,
  type Query,
  type SqlDatabase,
  type SqlRow,
  type SqlValue,
  textIn,
} from './database.ts';
import {
  memberships,
  type NewRoomRecord,
  type RoomChange,
  type RoomMark,
  type RoomRecord,
  type RoomStore,
  type SeatRecord,
  type StoredEntry,
} from './store.ts';

const columns = (...names: readonly string[]) => names.join(', ');
const ROOM = columns(
  ...['id', 'letters', 'game', 'rooms.kind', 'version', 'preset', 'code', 'opened_at', 'last_at'],
  ...['head', 'seating', 'edition'],
);
const ENTRY = columns('seq', 'move_id', 'at', 'seat', 'kind', 'word');
const SEAT = columns('secret', 'token', 'seat', 'standing', 'since', 'seen_at');
/** Rows that one statement reads or writes. */
const BATCH = 100;

const optionalText = (row: SqlRow, column: string) =>
  row[column] === null ? null : textIn(row, column);

const markOf = (row: SqlRow): RoomMark => ({
  head: numberIn(row, 'head'),
  seating: numberIn(row, 'seating'),
  edition: numberIn(row, 'edition'),
});

const roomOf = (row: SqlRow): RoomRecord => ({
  ...markOf(row),
  id: textIn(row, 'id'),
  letters: optionalText(row, 'letters'),
  game: textIn(row, 'game'),
  kind: v.parse(v.picklist(tableKinds), row['kind']),
  version: numberIn(row, 'version'),
  preset: optionalText(row, 'preset'),
  code: optionalText(row, 'code'),
  openedAt: numberIn(row, 'opened_at'),
  lastAt: numberIn(row, 'last_at'),
});

const entryOf = (row: SqlRow): StoredEntry => ({
  seq: numberIn(row, 'seq'),
  moveId: textIn(row, 'move_id'),
  at: numberIn(row, 'at'),
  seat: numberIn(row, 'seat'),
  kind: v.parse(v.picklist(roomKinds), row['kind']),
  word: textIn(row, 'word'),
});

const seatOf = (row: SqlRow): SeatRecord => ({
  secret: textIn(row, 'secret'),
  token: textIn(row, 'token'),
  seat: numberIn(row, 'seat'),
  standing: v.parse(v.picklist(memberships), row['standing']),
  since: numberIn(row, 'since'),
  seenAt: numberIn(row, 'seen_at'),
});

const inBatches = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) =>
    all.slice(index * BATCH, (index + 1) * BATCH),
  );

async function insertEntries(query: Query, room: string, entries: readonly StoredEntry[]) {
  for (const batch of inBatches(entries))
    await query(
      `INSERT INTO room_entries (room, ${ENTRY}) VALUES ${marks(batch.length, 7)}`,
      batch.flatMap((one) => [room, one.seq, one.moveId, one.at, one.seat, one.kind, one.word]),
    );
}

async function putSeats(query: Query, room: string, seats: readonly SeatRecord[]) {
  for (const one of seats)
    await query(
      `INSERT INTO room_seats (room, ${SEAT}) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (room, secret) DO UPDATE SET
       token = excluded.token, seat = excluded.seat, standing = excluded.standing,
       since = excluded.since, seen_at = excluded.seen_at`,
      [room, one.secret, one.token, one.seat, one.standing, one.since, one.seenAt],
    );
}

async function insertRoom(query: Query, room: NewRoomRecord): Promise<boolean> {
  const rows = await query(
    `INSERT INTO rooms (id, letters, game, kind, version, preset, code, creator, creation,
       opened_at, last_at, head, seating, edition, ended)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, 1, 1, 0, 0)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[room.id, room.letters, room.game, room.kind, room.version, room.preset, room.code],
      ...[room.creator, room.creation, room.openedAt],
    ],
  );
  return rows.length === 1;
}

/** Blanks the entries of the member's seat from when they sat down until another member did. */
async function blankIn(query: Query, room: string, secret: string): Promise<void> {
  await query('UPDATE rooms SET edition = edition + 1 WHERE id = $1', [room]);
  await query(
    `UPDATE room_entries SET word = '' WHERE room = $1 AND kind IN ('sit', 'rename')
     AND EXISTS (SELECT 1 FROM room_seats own WHERE own.room = $1 AND own.secret = $2
       AND own.seat = room_entries.seat AND room_entries.seq >= own.since
       AND NOT EXISTS (SELECT 1 FROM room_seats other WHERE other.room = $1
         AND other.seat = own.seat AND other.since > own.since
         AND other.since <= room_entries.seq))`,
    [room, secret],
  );
}

async function deleteAll(query: Query, table: string, column: string, rooms: readonly string[]) {
  for (const batch of inBatches(rooms))
    await query(`DELETE FROM ${table} WHERE ${column} IN ${marks(1, batch.length)}`, batch);
}

export function createRoomStore({ read, write }: SqlDatabase): RoomStore {
  const findRoom = async (query: Query, where: string, values: readonly SqlValue[]) => {
    const [row] = await query(`SELECT ${ROOM} FROM rooms WHERE ${where}`, values);
    return row && roomOf(row);
  };
  const findCreation = (query: Query, creator: string, creation: string) =>
    findRoom(query, 'creator = $1 AND creation = $2', [creator, creation]);

  async function change(query: Query, room: string, mark: RoomMark, change: RoomChange) {
    const { entries, seats, at, ended } = change;
    const taken = await query(
      `UPDATE rooms SET head = $5, seating = $6, last_at = $7, ended = $8
       WHERE id = $1 AND head = $2 AND seating = $3 AND edition = $4 AND letters IS NOT NULL
       RETURNING id`,
      [
        ...[room, mark.head, mark.seating, mark.edition, mark.head + entries.length],
        ...[mark.seating + (seats.length > 0 ? 1 : 0), at, ended ? 1 : 0],
      ],
    );
    if (taken.length === 0) return 'conflict';
    await insertEntries(query, room, entries);
    await putSeats(query, room, seats);
    return 'done';
  }

  return {
    openRoom: (room, seat, entry, most) =>
      write(async (query) => {
        const known = await findCreation(query, room.creator, room.creation);
        if (known) return known;
        const [open] = await query(
          'SELECT COUNT(*) AS rooms FROM rooms WHERE creator = $1 AND ended = 0 AND letters IS NOT NULL',
          [room.creator],
        );
        if (numberIn(open, 'rooms') >= most) return 'tooMany';
        if (!(await insertRoom(query, room)))
          return (await findCreation(query, room.creator, room.creation)) ?? 'lettersTaken';
        await insertEntries(query, room.id, [entry]);
        await putSeats(query, room.id, [seat]);
        return (await findRoom(query, 'id = $1', [room.id])) ?? 'lettersTaken';
      }),
    findRoom: (room) => findRoom(read, 'id = $1', [room]),
    findRoomByLetters: (letters) => findRoom(read, 'letters = $1', [letters]),
    findCreation: (creator, creation) => findCreation(read, creator, creation),
    roomMarks: async (rooms) => {
      const found: (RoomMark & { id: string })[] = [];
      for (const batch of inBatches(rooms)) {
        const rows = await read(
          `SELECT id, head, seating, edition FROM rooms
           WHERE letters IS NOT NULL AND id IN ${marks(1, batch.length)}`,
          batch,
        );
        found.push(...rows.map((row) => ({ ...markOf(row), id: textIn(row, 'id') })));
      }
      return found;
    },
    roomSince: async (room, after) => {
      const rows = await read(
        `SELECT ${ROOM}, seq, move_id, at, seat, room_entries.kind AS entry_kind, word
         FROM rooms LEFT JOIN room_entries ON room = id AND seq > $2
         WHERE id = $1 ORDER BY seq`,
        [room, after],
      );
      const [first] = rows;
      if (!first) return undefined;
      const entries = first['seq'] === null ? [] : rows;
      return {
        record: roomOf(first),
        entries: entries.map((row) => entryOf({ ...row, kind: row['entry_kind'] })),
      };
    },
    roomEntries: async (room, after) => {
      const rows = await read(
        `SELECT ${ENTRY} FROM room_entries WHERE room = $1 AND seq > $2 ORDER BY seq`,
        [room, after],
      );
      return rows.map(entryOf);
    },
    roomSeats: async (room) => {
      const rows = await read(
        `SELECT ${SEAT} FROM room_seats WHERE room = $1 ORDER BY seat, since`,
        [room],
      );
      return rows.map(seatOf);
    },
    changeRoom: (room, mark, made) => write((query) => change(query, room, mark, made)),
    sightSeats: (sightings) =>
      write(async (query) => {
        // Sorted, so that processes lock rows in the same order and cannot deadlock.
        const sorted = [...sightings].sort((one, other) =>
          one.room + one.secret < other.room + other.secret ? -1 : 1,
        );
        for (const batch of inBatches(sorted))
          await query(
            `UPDATE room_seats SET seen_at = CAST(seen.at AS BIGINT)
             FROM (SELECT column1 AS room, column2 AS secret, column3 AS at
               FROM (VALUES ${marks(batch.length, 3)}) listed) seen
             WHERE room_seats.room = seen.room AND room_seats.secret = seen.secret`,
            batch.flatMap(({ room, secret, seenAt }) => [room, secret, seenAt]),
          );
      }),
    keepRaceLog: ({ room, round, seat, log, at }) =>
      write(async (query) => {
        await query(
          `INSERT INTO room_logs (room, round, seat, log, at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (room, round, seat) DO UPDATE SET log = excluded.log, at = excluded.at`,
          [room, round, seat, log, at],
        );
      }),
    findRaceLog: async (room, round, seat) => {
      const [row] = await read(
        'SELECT log FROM room_logs WHERE room = $1 AND round = $2 AND seat = $3',
        [room, round, seat],
      );
      return row && textIn(row, 'log');
    },
    blankNames: (secret) =>
      write(async (query) => {
        const rows = await query(
          'SELECT room FROM room_seats WHERE secret = $1 AND seat > 0 ORDER BY room',
          [secret],
        );
        const rooms = rows.map((row) => textIn(row, 'room'));
        for (const room of rooms) await blankIn(query, room, secret);
        return rooms;
      }),
    forgetRooms: (empty, forget) =>
      write(async (query) => {
        const old = await query(
          `UPDATE rooms SET letters = NULL, code = NULL, head = 0
           WHERE last_at < $1 AND letters IS NOT NULL RETURNING id`,
          [empty],
        );
        const rooms = old.map((row) => textIn(row, 'id')).sort();
        for (const table of ['room_entries', 'room_seats', 'room_logs'])
          await deleteAll(query, table, 'room', rooms);
        await query('DELETE FROM rooms WHERE last_at < $1 AND letters IS NULL', [forget]);
        return rooms.length;
      }),
  };
}

/** Finds rooms whose entries are not exactly 1 to their head. */
export async function findGaps(query: Query): Promise<readonly string[]> {
  const rows = await query(
    `SELECT rooms.id FROM rooms LEFT JOIN
       (SELECT room, COUNT(*) AS entries, MAX(seq) AS last FROM room_entries GROUP BY room) counted
     ON counted.room = rooms.id
     WHERE rooms.head <> COALESCE(counted.entries, 0) OR rooms.head <> COALESCE(counted.last, 0)
     ORDER BY rooms.id`,
  );
  return rows.map((row) => `${textIn(row, 'id')} gap`);
}
