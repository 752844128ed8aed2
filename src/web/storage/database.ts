// The browser's database as a few promises, on idb. Where the browser refuses it (private mode) a database in memory takes
// its place, so that the app plays on and can say that nothing will be kept. Names of the database, its tables and
// indexes are those of every version before: two versions may be open side by side.

import { type IDBPDatabase, openDB } from 'idb';
import { takeJournals } from './journal.ts';

/** `logs` has the save text of each result under the result's id, so that statistics need not read them. */
export const tableNames = ['boards', 'results', 'logs', 'shelf', 'aside', 'journal'] as const;
export type TableName = (typeof tableNames)[number];

/** Every record has its key in `id`; all are also found by `updatedAt`. */
export interface Stored {
  readonly id: string;
}

export const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** `storageNewer`: a newer Curio has changed the layout. */
type StorageCode = 'storageFull' | 'storageFailed' | 'storageNewer';

export class StorageError extends Error {
  readonly code: StorageCode;
  constructor(code: StorageCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Why nothing is kept: refused by the browser, made by a newer Curio, or the browser does not respond. */
export type StorageProblem = 'refused' | 'newer' | 'silent';

/** What can be done within a transaction. */
export interface Transaction {
  get(table: TableName, id: string): Promise<unknown>;
  put(table: TableName, record: Stored): Promise<unknown>;
}

export interface Database {
  /** False: kept in memory only, gone with the page. */
  readonly lasting: boolean;
  /** Why it is not. */
  readonly problem?: StorageProblem;
  get(table: TableName, id: string): Promise<unknown>;
  /** Newest first by `updatedAt`, at most `limit`. */
  newest(table: TableName, limit?: number): Promise<readonly unknown[]>;
  /** All records, or those with an id from `first` to `last`, in the order of their ids. */
  all(
    table: TableName,
    range?: { readonly first: string; readonly last: string },
  ): Promise<readonly unknown[]>;
  /** Boards that an older version marked as over without a result (play/uncounted.ts). */
  uncounted(): Promise<readonly unknown[]>;
  count(table: TableName): Promise<number>;
  /** Overwrites. Sent within the call, so that it is stored even if the browser dies the next moment. */
  put(table: TableName, record: Stored): Promise<void>;
  delete(table: TableName, id: string): Promise<void>;
  /** Reads and writes one record in one transaction; `change` returns undefined to leave it. */
  update(
    table: TableName,
    id: string,
    change: (current: unknown) => Stored | undefined,
  ): Promise<void>;
  /** Reads and writes several tables in one transaction: all of it is stored, or nothing. `work` must wait for nothing
   * but the transaction, or the browser ends it. */
  transact<T>(
    within: readonly TableName[],
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
  /** Calls back when the browser has cleared the data under the open page; the next call opens it again. */
  onLost(listener: () => void): () => void;
}

const updateBy =
  (transact: Database['transact']): Database['update'] =>
  (table, id, change) =>
    transact([table], async (transaction) => {
      const next = change(await transaction.get(table, id));
      if (next) await transaction.put(table, next);
    });

const NAME = 'curio';
const VERSION = 3;

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new StorageError('storageFull', error);
  return new StorageError(name === 'VersionError' ? 'storageNewer' : 'storageFailed', error);
}

async function openIndexed(): Promise<Database> {
  const lost = new Set<() => void>();
  let connection: IDBPDatabase | undefined;

  async function reconnect(): Promise<IDBPDatabase> {
    const opened = await openDB(NAME, VERSION, {
      upgrade(database, _from, _to, transaction) {
        for (const table of tableNames) {
          const store = database.objectStoreNames.contains(table)
            ? transaction.objectStore(table)
            : database.createObjectStore(table, { keyPath: 'id' });
          const indexes = table === 'boards' ? ['updatedAt', 'uncounted'] : ['updatedAt'];
          for (const index of indexes)
            if (!store.indexNames.contains(index)) store.createIndex(index, index);
        }
      },
      // Another tab wants a newer layout: make way for it. The next write here fails and says so.
      blocking() {
        opened.close();
        connection = undefined;
      },
      terminated() {
        connection = undefined;
        for (const listener of lost) listener();
      },
    });
    connection = opened;
    return opened;
  }

  const begin = (at: IDBPDatabase, within: readonly TableName[]) =>
    at.transaction(within, 'readwrite');

  /** Within the call where there is a connection; one that was lost is opened again. */
  function begun(
    within: readonly TableName[],
  ): ReturnType<typeof begin> | Promise<ReturnType<typeof begin>> {
    if (connection)
      try {
        return begin(connection, within);
      } catch {
        // Closed meanwhile.
      }
    return reconnect().then((at) => begin(at, within));
  }

  async function transact<T>(
    within: readonly TableName[],
    work: (transaction: Transaction & { commit(): void }) => Promise<T>,
  ): Promise<T> {
    try {
      const start = begun(within);
      const transaction = start instanceof Promise ? await start : start;
      const done = transaction.done;
      try {
        const working = work({
          get: (table, id) => transaction.objectStore(table).get(id),
          put: (table, record) => transaction.objectStore(table).put(record),
          commit: () => transaction.commit?.(),
        });
        const [value] = await Promise.all([working, done]);
        return value;
      } catch (error) {
        // One failure is enough to report; the other only follows from it.
        done.catch(() => undefined);
        try {
          transaction.abort();
        } catch {
          // It has ended by itself.
        }
        throw error;
      }
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async function reading<T>(read: (from: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      try {
        return await read(connection ?? (await reconnect()));
      } catch (error) {
        // The connection was closed: `transaction` refuses before anything is read.
        if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        return await read(await reconnect());
      }
    } catch (error) {
      throw asStorageError(error);
    }
  }

  await reconnect();
  return {
    lasting: true,
    transact,
    get: (table, id) => reading((from) => from.get(table, id)),
    count: (table) => reading((from) => from.count(table)),
    all: (table, range) =>
      reading((from) =>
        from.getAll(table, range ? IDBKeyRange.bound(range.first, range.last) : undefined),
      ),
    uncounted: () => reading((from) => from.getAllFromIndex('boards', 'uncounted')),
    newest: (table, limit) =>
      reading(async (from) => {
        const found: unknown[] = [];
        const index = from.transaction(table).store.index('updatedAt');
        for (
          let cursor = await index.openCursor(null, 'prev');
          cursor && (limit === undefined || found.length < limit);
          cursor = await cursor.continue()
        )
          found.push(cursor.value);
        return found;
      }),
    put: (table, record) =>
      transact([table], async (transaction) => {
        const written = transaction.put(table, record);
        transaction.commit();
        await written;
      }),
    delete: (table, id) => reading((from) => from.delete(table, id)),
    update: updateBy(transact),
    onLost(listener) {
      lost.add(listener);
      return () => void lost.delete(listener);
    },
  };
}

/** The database in memory, for browsers that keep nothing, and for tests. */
export function memoryDatabase(problem?: StorageProblem): Database {
  const kept = new Map(tableNames.map((table) => [table, new Map<string, Stored>()]));
  const rows = (table: TableName) => kept.get(table) ?? new Map<string, Stored>();
  const time = (record: Stored) =>
    'updatedAt' in record && typeof record.updatedAt === 'number' ? record.updatedAt : 0;
  /** Transactions come one after the other, and reads after those that were begun before. */
  let last: Promise<unknown> = Promise.resolve();
  const reading = async <T>(read: () => T): Promise<T> => {
    await last;
    return structuredClone(read());
  };
  function transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const run = async () => {
      const written: (readonly [TableName, Stored])[] = [];
      const value = await work({
        get: async (table, id) => {
          const own = written.filter(([where, record]) => where === table && record.id === id);
          return structuredClone(own.at(-1)?.[1] ?? rows(table).get(id));
        },
        put: async (table, record) => void written.push([table, structuredClone(record)]),
      });
      for (const [table, record] of written) rows(table).set(record.id, record);
      return value;
    };
    const next = last.then(run);
    last = next.catch(() => undefined);
    return next;
  }
  return {
    lasting: false,
    ...(problem ? { problem } : {}),
    transact: (_within, work) => transact(work),
    put: async (table, record) => void rows(table).set(record.id, structuredClone(record)),
    onLost: () => () => {},
    get: (table, id) => reading(() => rows(table).get(id)),
    count: (table) => reading(() => rows(table).size),
    uncounted: () =>
      reading(() => [...rows('boards').values()].filter((record) => 'uncounted' in record)),
    all: (table, range) =>
      reading(() =>
        [...rows(table).values()]
          .filter(({ id }) => !range || (id >= range.first && id <= range.last))
          .sort((left, right) => (left.id < right.id ? -1 : 1)),
      ),
    newest: (table, limit) =>
      reading(() =>
        [...rows(table).values()].sort((left, right) => time(right) - time(left)).slice(0, limit),
      ),
    delete: async (table, id) => {
      rows(table).delete(id);
    },
    update: updateBy((_within, work) => transact(work)),
  };
}

/** Milliseconds to wait for the browser before the page goes on without it. */
const PATIENCE = 4000;

async function openWithin(millis: number): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Database>((resolve) => {
    timer = setTimeout(() => resolve(memoryDatabase('silent')), millis);
  });
  const opening = openIndexed().catch((error: unknown) =>
    memoryDatabase(asStorageError(error).code === 'storageNewer' ? 'newer' : 'refused'),
  );
  const database = await Promise.race([opening, patience]);
  clearTimeout(timer);
  return database;
}

let opened: Promise<Database> | undefined;

/** The one database of the page, with what journals have to add. Never rejects: where storage is refused it is memory. */
export function openDatabase(): Promise<Database> {
  opened ??= (
    typeof indexedDB === 'undefined'
      ? Promise.resolve(memoryDatabase('refused'))
      : openWithin(PATIENCE)
  ).then(takeJournals);
  return opened;
}
