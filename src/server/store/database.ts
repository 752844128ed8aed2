// What a store needs of a database: statements with numbered parameters ($1, $2 …), and transactions. The SQL above it
// is the subset that SQLite and PostgreSQL share.

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export type Query = (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;

export interface Database {
  /** One statement that changes nothing. */
  readonly read: Query;
  /**
   * A transaction that lasts once the promise is fulfilled and has left nothing behind where it is rejected. The work
   * may be done again where the database asks for that, so it changes nothing but the database.
   */
  write<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** What was there at one moment, read by several statements, while others go on writing. */
  look<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** A transaction that no other process does at the same time. */
  alone<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Short messages to all others who have the same database open, where there can be others. */
  readonly signals?: {
    send(text: string): Promise<void>;
    listen(heard: (text: string) => void): Promise<void>;
  };
  close(): Promise<void>;
}

/** Sums and large whole numbers come as text from one of the databases. */
export function numberIn(row: Row | undefined, column: string): number {
  const value = row?.[column];
  const number = typeof value === 'number' ? value : Number(value ?? Number.NaN);
  if (!Number.isSafeInteger(number)) throw new TypeError(`${column} is no whole number`);
  return number;
}

export function textIn(row: Row | undefined, column: string): string {
  const value = row?.[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is no text`);
  return value;
}
