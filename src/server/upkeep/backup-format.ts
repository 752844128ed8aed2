// The backup format, the same for both databases: one JSON value per line. A head, then each table with a row per line, then
// an end with row counts and a digest of all lines before it, so that nothing can go missing unnoticed.

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { failure, type Result, success } from '../../core/result.ts';
import { parseShape } from '../../wire/service-api.ts';
import {
  marks,
  numberIn,
  type Query,
  type SqlRow,
  type SqlValue,
  textIn,
} from '../store/database.ts';
import { stepOf } from '../store/migrations.ts';

interface BackupColumn {
  readonly name: string;
  readonly kind: 'text' | 'whole';
  /** May be NULL. */
  readonly optional?: true;
}

interface BackupTable {
  readonly name: string;
  /** The migration that added it. */
  readonly since: number;
  readonly columns: readonly BackupColumn[];
  readonly key: readonly string[];
}

const text = (name: string): BackupColumn => ({ name, kind: 'text' });
const whole = (name: string): BackupColumn => ({ name, kind: 'whole' });

/** Extend this list with every migration; a test compares it with what the migrations create. */
const all: readonly BackupTable[] = [
  {
    name: 'players',
    since: 1,
    columns: [text('id'), text('secret'), text('name'), whole('seen_at')],
    key: ['id'],
  },
  {
    name: 'runs',
    since: 2,
    columns: [
      ...['player', 'day', 'game', 'digest', 'status'].map(text),
      ...['solved', 'millis', 'moves', 'hints', 'bucket'].map(whole),
      text('picks'),
      whole('counted'),
      { ...text('log'), optional: true },
      whole('at'),
    ],
    key: ['player', 'day', 'game'],
  },
  {
    name: 'bucket_counts',
    since: 3,
    columns: [text('day'), text('game'), whole('bucket'), whole('players')],
    key: ['day', 'game', 'bucket'],
  },
  {
    name: 'pick_counts',
    since: 3,
    columns: [text('day'), text('game'), whole('cell'), whole('card'), whole('players')],
    key: ['day', 'game', 'cell', 'card'],
  },
  {
    name: 'rooms',
    since: 4,
    columns: [
      text('id'),
      { ...text('letters'), optional: true },
      text('game'),
      text('kind'),
      whole('version'),
      { ...text('preset'), optional: true },
      { ...text('code'), optional: true },
      text('creator'),
      text('creation'),
      ...['opened_at', 'last_at', 'head', 'seating', 'edition', 'ended'].map(whole),
    ],
    key: ['id'],
  },
  {
    name: 'room_seats',
    since: 4,
    columns: [
      ...['room', 'secret', 'token'].map(text),
      whole('seat'),
      text('standing'),
      whole('since'),
      whole('seen_at'),
    ],
    key: ['room', 'secret'],
  },
  {
    name: 'room_entries',
    since: 4,
    columns: [
      text('room'),
      whole('seq'),
      text('move_id'),
      whole('at'),
      whole('seat'),
      text('kind'),
      text('word'),
    ],
    key: ['room', 'seq'],
  },
  {
    name: 'room_logs',
    since: 4,
    columns: [text('room'), whole('round'), whole('seat'), text('log'), whole('at')],
    key: ['room', 'round', 'seat'],
  },
];

/** A column that is added to a table later needs a step of its own. */
export const tablesAt = (step: number): readonly BackupTable[] =>
  all.filter(({ since }) => since <= step);

const BACKUP = 'service-backup';
const FORMAT = 1;
/** Rows per statement. */
const BATCH = 100;

const headShape = v.object({
  curio: v.literal(BACKUP),
  format: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The migration step of the tables. */
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const tableShape = v.object({ table: v.string() });
const rowShape = v.array(v.nullable(v.union([v.string(), v.pipe(v.number(), v.safeInteger())])));
const endShape = v.object({
  end: v.record(v.string(), v.pipe(v.number(), v.safeInteger())),
  digest: v.string(),
});

/** By table. */
type RowCounts = Readonly<Record<string, number>>;

export interface Dumped {
  readonly step: number;
  readonly at: number;
  readonly rows: RowCounts;
}

function valueIn(row: SqlRow, { name, kind, optional }: BackupColumn): SqlValue {
  if (optional && row[name] === null) return null;
  return kind === 'text' ? textIn(row, name) : numberIn(row, name);
}

/** Reads all rows in key order, in pages that start after the last key. */
async function readRows(
  query: Query,
  { name, columns, key }: BackupTable,
  take: (values: readonly SqlValue[]) => Promise<void>,
): Promise<number> {
  const names = columns.map((column) => column.name).join(', ');
  const order = `ORDER BY ${key.join(', ')} LIMIT ${BATCH}`;
  let count = 0;
  let last: SqlValue[] | undefined;
  for (;;) {
    const rows: readonly SqlRow[] = last
      ? await query(
          `SELECT ${names} FROM ${name} WHERE (${key.join(', ')}) > ${marks(1, key.length)} ${order}`,
          last,
        )
      : await query(`SELECT ${names} FROM ${name} ${order}`);
    for (const row of rows) await take(columns.map((column) => valueIn(row, column)));
    count += rows.length;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return count;
    last = columns.filter((column) => key.includes(column.name)).map((one) => valueIn(end, one));
  }
}

/** Writes everything that `query` sees; it must be a snapshot. */
export async function writeDump(
  query: Query,
  at: number,
  write: (line: string) => Promise<void>,
): Promise<Dumped> {
  const step = await stepOf(query);
  const digest = createHash('sha256');
  const add = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`;
    digest.update(line);
    return write(line);
  };
  await add({ curio: BACKUP, format: FORMAT, step, at });
  const rows: Record<string, number> = {};
  for (const table of tablesAt(step)) {
    await add({ table: table.name });
    rows[table.name] = await readRows(query, table, add);
  }
  await write(`${JSON.stringify({ end: rows, digest: digest.digest('hex') })}\n`);
  return { step, at, rows };
}

const lineName = (line: number) => `line ${line}`;

/** Faults: notABackup, newerBackup. */
function readHead(line: string, newest: number): Result<v.InferOutput<typeof headShape>> {
  const head = parseShape(headShape, line);
  if (!head) return failure('notABackup', lineName(1));
  if (head.format > FORMAT || head.step > newest) return failure('newerBackup', lineName(1));
  return success(head);
}

const fits = (value: SqlValue, { kind, optional }: BackupColumn) =>
  value === null ? optional === true : typeof value === (kind === 'text' ? 'string' : 'number');

async function insertRows(
  query: Query,
  table: BackupTable,
  rows: readonly (readonly SqlValue[])[],
) {
  const names = table.columns.map(({ name }) => name).join(', ');
  const values = marks(rows.length, table.columns.length);
  await query(`INSERT INTO ${table.name} (${names}) VALUES ${values}`, rows.flat());
}

/** Reads a backup into the tables that `make` creates for its step. On a fault, which names the line, the caller must
 * discard what was written. Faults: notABackup, newerBackup, badBackup (an invalid line), cutBackup (the end is
 * missing), alteredBackup (the digest differs). */
export async function readDump(
  lines: AsyncIterable<string>,
  newest: number,
  make: (step: number) => Promise<Query>,
): Promise<Result<Dumped>> {
  const digest = createHash('sha256');
  const rows: Record<string, number> = {};
  let number = 0;
  let head: v.InferOutput<typeof headShape> | undefined;
  let query: Query | undefined;
  let tables: readonly BackupTable[] = [];
  let table: BackupTable | undefined;
  let batch: (readonly SqlValue[])[] = [];
  let ended = false;

  const flush = async () => {
    if (query && table && batch.length > 0) await insertRows(query, table, batch);
    batch = [];
  };

  for await (const line of lines) {
    number++;
    if (ended) return failure('badBackup', lineName(number));
    if (!head) {
      const read = readHead(line, newest);
      if (!read.ok) return read;
      head = read.value;
      query = await make(head.step);
      tables = tablesAt(head.step);
    } else if (line.startsWith('[')) {
      const row = parseShape(rowShape, line);
      const columns = table?.columns ?? [];
      const sound =
        row?.length === columns.length &&
        columns.every((column, index) => fits(row[index] ?? null, column));
      if (!row || !table || !sound) return failure('badBackup', lineName(number));
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      batch.push(row);
      if (batch.length === BATCH) await flush();
    } else {
      await flush();
      const end = parseShape(endShape, line);
      if (end) {
        const whole = tables.every(({ name }) => (rows[name] ?? 0) === end.end[name]);
        if (!whole) return failure('cutBackup', lineName(number));
        if (end.digest !== digest.digest('hex')) return failure('alteredBackup');
        ended = true;
        continue;
      }
      const named = parseShape(tableShape, line)?.table;
      table = tables.find(({ name }) => name === named);
      if (!table) return failure('badBackup', lineName(number));
      rows[table.name] = 0;
    }
    digest.update(`${line}\n`);
  }
  if (!head) return failure('notABackup', lineName(1));
  return ended
    ? success({ step: head.step, at: head.at, rows })
    : failure('cutBackup', lineName(number + 1));
}
