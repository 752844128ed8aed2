// What the store needs of a database: statements with numbered parameters ($1, $2 …) and transactions. Statements use only
// the SQL that SQLite and PostgreSQL share.

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, unknown>>;

export type Query = (sql: string, values?: readonly SqlValue[]) => Promise<readonly SqlRow[]>;

export interface SqlDatabase {
  /** One read-only statement. */
  readonly read: Query;
  /** A durable transaction. The work may run again after a serialization failure, so it must touch only the database. */
  write<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A read-only transaction: several statements see one snapshot while others write. */
  look<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A transaction that runs in one process at a time. */
  alone<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Short messages to other processes on the same database, if it allows any. */
  readonly signals?: {
    send(text: string): Promise<void>;
    listen(heard: (text: string) => void): Promise<void>;
  };
  close(): Promise<void>;
}

/** PostgreSQL returns sums and BIGINTs as text. */
export function numberIn(row: SqlRow | undefined, column: string): number {
  const value = row?.[column];
  const number = typeof value === 'number' ? value : Number(value ?? Number.NaN);
  if (!Number.isSafeInteger(number)) throw new TypeError(`${column} is no whole number`);
  return number;
}

export function textIn(row: SqlRow | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is no text`);
  return value;
}

/** `($1, $2), ($3, $4)` for two rows of two values. */
export const marks = (rows: number, width: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const places = Array.from({ length: width }, (_, column) => `$${row * width + column + 1}`);
    return `(${places.join(', ')})`;
  }).join(', ');
