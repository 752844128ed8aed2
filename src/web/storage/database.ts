// The browser's database as a few promises. Where it is refused (private mode) a store in memory
// takes its place, so that the app plays on and can say that nothing will be kept.

import { takeJournals } from './journals.ts';

/** `logs` has the save text of each result under the result's id, so that statistics need not read them. */
export const tables = ['boards', 'results', 'logs', 'shelf', 'aside', 'journal'] as const;
export type Table = (typeof tables)[number];

/** Every record has its key in `id`; boards and results are also found by `game` and by `updatedAt`. */
export interface Stored {
  readonly id: string;
}

/** `storageNewer`: a newer Curio has changed the layout. */
export type StorageCode = 'storageFull' | 'storageFailed' | 'storageNewer';

export class StorageError extends Error {
  readonly code: StorageCode;
  constructor(code: StorageCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Why nothing is kept: refused by the browser, of a newer Curio, or without an answer. */
export type StorageProblem = 'refused' | 'newer' | 'silent';

export interface IdRange {
  readonly first: string;
  readonly last: string;
}

export interface Database {
  /** False: kept in memory only, gone with the page. */
  readonly lasting: boolean;
  /** Why it is not. */
  readonly problem?: StorageProblem;
  get(table: Table, id: string): Promise<unknown>;
  /** Newest first by `updatedAt`, at most `limit`. */
  newest(table: Table, limit?: number): Promise<readonly unknown[]>;
  /** Everything, or what has an id from `first` to `last`; in the order of the ids, in one go. */
  all(table: Table, range?: IdRange): Promise<readonly unknown[]>;
  count(table: Table): Promise<number>;
  /** Boards that are over and have no result yet. */
  uncounted(): Promise<readonly unknown[]>;
  /** Writes whatever is there. Sent within the call, so that it is stored though the browser dies the next moment. */
  put(table: Table, record: Stored): Promise<void>;
  delete(table: Table, id: string): Promise<void>;
  /** Reads and writes in one transaction: `change` gets what is there and answers what shall be, or undefined to leave it. */
  update(table: Table, id: string, change: (current: unknown) => Stored | undefined): Promise<void>;
  /** Calls back when what was stored has been cleared under the open page; the next call opens it again. */
  onLost(listener: () => void): () => void;
}

const NAME = 'curio';
const VERSION = 3;

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
  if (error instanceof StorageError) return error;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new StorageError('storageFull', error);
  return new StorageError(name === 'VersionError' ? 'storageNewer' : 'storageFailed', error);
}

function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const present = request.result.objectStoreNames;
    for (const table of tables) {
      const store = present.contains(table)
        ? request.transaction?.objectStore(table)
        : request.result.createObjectStore(table, { keyPath: 'id' });
      const indexed = (name: string) => store?.indexNames.contains(name) ?? true;
      if (!indexed('updatedAt')) store?.createIndex('updatedAt', 'updatedAt');
      if (table === 'boards' && !indexed('uncounted')) store?.createIndex('uncounted', 'uncounted');
    }
  };
  return settled(request);
}

async function openIndexed(): Promise<Database> {
  const lost = new Set<() => void>();
  let connection: IDBDatabase | undefined;

  async function reconnect(): Promise<IDBDatabase> {
    const opened = await connect();
    connection = opened;
    // Another tab wants a newer layout: let it. Whoever writes here next is told.
    opened.onversionchange = () => {
      opened.close();
      connection = undefined;
    };
    opened.onclose = () => {
      connection = undefined;
      for (const tell of lost) tell();
    };
    return opened;
  }

  async function begin(table: Table, mode: IDBTransactionMode): Promise<IDBTransaction> {
    return (await reconnect()).transaction(table, mode);
  }

  /** At once where there is a connection; one that was lost is opened again. */
  function begun(table: Table, mode: IDBTransactionMode): IDBTransaction | Promise<IDBTransaction> {
    if (!connection) return begin(table, mode);
    try {
      return connection.transaction(table, mode);
    } catch {
      return begin(table, mode);
    }
  }

  async function within<T>(
    table: Table,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, transaction: IDBTransaction) => Promise<T>,
  ): Promise<T> {
    try {
      const start = begun(table, mode);
      const transaction = start instanceof Promise ? await start : start;
      const done = completed(transaction);
      const [value] = await Promise.all([work(transaction.objectStore(table), transaction), done]);
      return value;
    } catch (error) {
      throw asStorageError(error);
    }
  }

  await reconnect();
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
    uncounted: () =>
      within('boards', 'readonly', (store) =>
        settled<unknown[]>(store.index('uncounted').getAll()),
      ),
    put: (table, record) =>
      within(table, 'readwrite', async (store, transaction) => {
        const request = store.put(record);
        transaction.commit?.();
        await settled(request);
      }),
    onLost(listener) {
      lost.add(listener);
      return () => void lost.delete(listener);
    },
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

/** Milliseconds to wait for the browser before the page goes on without it. */
const PATIENCE = 4000;

/** Loaded where it is needed: hardly anywhere. */
const openMemory = async (problem: StorageProblem) =>
  (await import('./memory.ts')).memoryDatabase(problem);

async function openWithin(millis: number): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Database>((resolve) => {
    timer = setTimeout(() => resolve(openMemory('silent')), millis);
  });
  const opening = openIndexed().catch((error: unknown) =>
    openMemory(asStorageError(error).code === 'storageNewer' ? 'newer' : 'refused'),
  );
  const database = await Promise.race([opening, patience]);
  clearTimeout(timer);
  return database;
}

let opened: Promise<Database> | undefined;

/**
 * The one database of the page, with what journals have to add. Never rejects: refused storage is answered with memory,
 * and says so.
 */
export function openDatabase(): Promise<Database> {
  opened ??= (typeof indexedDB === 'undefined' ? openMemory('refused') : openWithin(PATIENCE)).then(
    takeJournals,
  );
  return opened;
}
