// A backup as text, the same from every database: JSON on each line. A head, the tables one after another with a row per
// line, and an end that counts them and holds a digest of all lines before it, so that whatever is missing is noticed.

import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { failure, type Result, success } from '../../core/result.ts';
import { numberIn, type Query, type Row, textIn, type Value } from '../store/database.ts';
import { stepOf } from '../store/migrate.ts';
import { type Column, type Table, tablesAt } from './tables.ts';

const BACKUP = 'service-backup';
const FORMAT = 1;
/** Rows that are read and written at a time. */
const BATCH = 100;

const headShape = v.object({
  curio: v.literal(BACKUP),
  format: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** How many steps the tables had taken. */
  step: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** When it was made, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const tableShape = v.object({ table: v.string() });
const rowShape = v.array(v.nullable(v.union([v.string(), v.pipe(v.number(), v.safeInteger())])));
const endShape = v.object({
  end: v.record(v.string(), v.pipe(v.number(), v.safeInteger())),
  digest: v.string(),
});

/** Rows of each table. */
export type Rows = Readonly<Record<string, number>>;

export interface Dumped {
  readonly step: number;
  readonly at: number;
  readonly rows: Rows;
}

function valueIn(row: Row, { name, kind, optional }: Column): Value {
  if (optional && row[name] === null) return null;
  return kind === 'text' ? textIn(row, name) : numberIn(row, name);
}

/** All rows in the order of the key, some at a time: the next ones are those behind the last. */
async function readTable(
  query: Query,
  { name, columns, key }: Table,
  take: (values: readonly Value[]) => Promise<void>,
): Promise<number> {
  const names = columns.map((column) => column.name).join(', ');
  const marks = key.map((_, index) => `$${index + 1}`).join(', ');
  const order = `ORDER BY ${key.join(', ')} LIMIT ${BATCH}`;
  let count = 0;
  let last: Value[] | undefined;
  for (;;) {
    const rows: readonly Row[] = last
      ? await query(
          `SELECT ${names} FROM ${name} WHERE (${key.join(', ')}) > (${marks}) ${order}`,
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

/** Writes all that is seen through `query`, which must be a look at one moment. */
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
    rows[table.name] = await readTable(query, table, add);
  }
  await write(`${JSON.stringify({ end: rows, digest: digest.digest('hex') })}\n`);
  return { step, at, rows };
}

const lineName = (line: number) => `line ${line}`;

function parse<S extends v.GenericSchema>(shape: S, line: string): v.InferOutput<S> | undefined {
  try {
    const read = v.safeParse(shape, JSON.parse(line));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Faults: notABackup, newerBackup. */
function readHead(line: string, newest: number): Result<v.InferOutput<typeof headShape>> {
  const head = parse(headShape, line);
  if (!head) return failure('notABackup', lineName(1));
  if (head.format > FORMAT || head.step > newest) return failure('newerBackup', lineName(1));
  return success(head);
}

const fits = (value: Value, { kind, optional }: Column) =>
  value === null ? optional === true : typeof value === (kind === 'text' ? 'string' : 'number');

async function insertRows(query: Query, table: Table, rows: readonly (readonly Value[])[]) {
  const width = table.columns.length;
  const marks = rows.map(
    (_, row) => `(${table.columns.map((_, column) => `$${row * width + column + 1}`).join(', ')})`,
  );
  const names = table.columns.map(({ name }) => name).join(', ');
  await query(`INSERT INTO ${table.name} (${names}) VALUES ${marks.join(', ')}`, rows.flat());
}

/**
 * Reads a backup into tables: `make` makes them for the step of the backup. Whatever is wrong is a fault that names the
 * line, and what was written until then must not be kept. Faults: notABackup, newerBackup, badBackup (a line that says
 * nothing it can), cutBackup (the end is missing), alteredBackup (the digest is another).
 */
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
  let tables: readonly Table[] = [];
  let table: Table | undefined;
  let batch: (readonly Value[])[] = [];
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
      const row = parse(rowShape, line);
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
      const end = parse(endShape, line);
      if (end) {
        const whole = tables.every(({ name }) => (rows[name] ?? 0) === end.end[name]);
        if (!whole) return failure('cutBackup', lineName(number));
        if (end.digest !== digest.digest('hex')) return failure('alteredBackup');
        ended = true;
        continue;
      }
      const named = parse(tableShape, line)?.table;
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
