// The browser's database as a few promises. Where it is refused (private mode) a store in memory
// takes its place, so that the app plays on and can say that nothing will be kept.

/** `logs` has the save text of each result under the result's id, so that statistics need not read them. */
export const tables = ['boards', 'results', 'logs', 'shelf', 'aside'] as const;
export type Table = (typeof tables)[number];

/** Every record has its key in `id`; boards and results are also found by `game` and by `updatedAt`. */
export interface Stored {
  readonly id: string;
}

export class StorageError extends Error {
  readonly code: 'storageFull' | 'storageFailed';
  constructor(code: 'storageFull' | 'storageFailed', cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

export interface IdRange {
  readonly first: string;
  readonly last: string;
}

export interface Database {
  /** False: kept in memory only, gone with the page. */
  readonly lasting: boolean;
  get(table: Table, id: string): Promise<unknown>;
  /** Newest first by `updatedAt`, at most `limit`. */
  newest(table: Table, limit?: number): Promise<readonly unknown[]>;
  /** Everything, or what has an id from `first` to `last`; in the order of the ids, in one go. */
  all(table: Table, range?: IdRange): Promise<readonly unknown[]>;
  count(table: Table): Promise<number>;
  delete(table: Table, id: string): Promise<void>;
  /** Reads and writes in one transaction: `change` gets what is there and answers what shall be, or undefined to leave it. */
  update(table: Table, id: string, change: (current: unknown) => Stored | undefined): Promise<void>;
}

const NAME = 'curio';
const VERSION = 2;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

function asStorageError(error: unknown): StorageError {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new StorageError(full ? 'storageFull' : 'storageFailed', error);
}

async function openIndexed(): Promise<Database> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const present = request.result.objectStoreNames;
    for (const table of tables) {
      if (present.contains(table)) continue;
      const store = request.result.createObjectStore(table, { keyPath: 'id' });
      store.createIndex('updatedAt', 'updatedAt');
    }
  };
  const database = await settled(request);
  // Another tab wants a newer layout: let it, and stop writing here.
  database.onversionchange = () => database.close();

  async function within<T>(
    table: Table,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = database.transaction(table, mode);
      const done = completed(transaction);
      const [value] = await Promise.all([work(transaction.objectStore(table)), done]);
      return value;
    } catch (error) {
      throw asStorageError(error);
    }
  }

  return {
    lasting: true,
    get: (table, id) => within(table, 'readonly', (store) => settled<unknown>(store.get(id))),
    count: (table) => within(table, 'readonly', (store) => settled(store.count())),
    all: (table, range) =>
      within(table, 'readonly', (store) =>
        settled<unknown[]>(
          store.getAll(range ? IDBKeyRange.bound(range.first, range.last) : undefined),
        ),
      ),
    newest: (table, limit) =>
      within(table, 'readonly', async (store) => {
        const found: unknown[] = [];
        const request = store.index('updatedAt').openCursor(null, 'prev');
        return new Promise((resolve, reject) => {
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const cursor = request.result;
            if (!cursor || (limit !== undefined && found.length >= limit)) return resolve(found);
            found.push(cursor.value);
            cursor.continue();
          };
        });
      }),
    delete: (table, id) =>
      within(table, 'readwrite', async (store) => {
        await settled(store.delete(id));
      }),
    update: (table, id, change) =>
      within(table, 'readwrite', async (store) => {
        const next = change(await settled<unknown>(store.get(id)));
        if (next) await settled(store.put(next));
      }),
  };
}

export function memoryDatabase(): Database {
  const kept = new Map(tables.map((table) => [table, new Map<string, Stored>()]));
  const rows = (table: Table) => kept.get(table) ?? new Map<string, Stored>();
  const time = (record: Stored) =>
    'updatedAt' in record && typeof record.updatedAt === 'number' ? record.updatedAt : 0;
  return {
    lasting: false,
    get: async (table, id) => structuredClone(rows(table).get(id)),
    count: async (table) => rows(table).size,
    all: async (table, range) =>
      structuredClone(
        [...rows(table).values()]
          .filter(({ id }) => !range || (id >= range.first && id <= range.last))
          .sort((left, right) => (left.id < right.id ? -1 : 1)),
      ),
    newest: async (table, limit) =>
      structuredClone(
        [...rows(table).values()].sort((left, right) => time(right) - time(left)).slice(0, limit),
      ),
    delete: async (table, id) => {
      rows(table).delete(id);
    },
    update: async (table, id, change) => {
      const next = change(structuredClone(rows(table).get(id)));
      if (next) rows(table).set(next.id, structuredClone(next));
    },
  };
}

let opened: Promise<Database> | undefined;

/** The one database of the page. Never rejects: refused storage is answered with memory. */
export function openDatabase(): Promise<Database> {
  opened ??=
    typeof indexedDB === 'undefined'
      ? Promise.resolve(memoryDatabase())
      : openIndexed().catch(memoryDatabase);
  return opened;
}
