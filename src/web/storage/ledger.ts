// The ledger in the browser: kept in a small database of its own, brought up to date by the few results that are newer
// than it, and made anew where that does not add up. Losing it costs nothing but the time to count again.

import {
  type Entry,
  type Ledger,
  packLedger,
  readLedger,
  unpackLedger,
} from '../../cabinet/ledger.ts';
import { type Counted, readStored } from '../../cabinet/result.ts';
import { type Database, openDatabase } from './database.ts';
import { sweeping } from './sweeping.ts';

/** Where a ledger is kept. */
export interface LedgerStore {
  read(): Promise<unknown>;
  write(ledger: Ledger): Promise<void>;
}

/** More new results than this are quicker counted from scratch. */
const MOST_NEW = 200;
/** Read beside the new ones, to see that nothing newer is missing. */
const OVERLAP = 20;

function entryOf(value: unknown): Entry | undefined {
  const read = readStored(value);
  if (!read.ok) return undefined;
  const updatedAt =
    typeof value === 'object' && value !== null && 'updatedAt' in value ? value.updatedAt : 0;
  return { result: read.value, updatedAt: typeof updatedAt === 'number' ? updatedAt : 0 };
}

const entriesOf = (values: readonly unknown[]) => values.flatMap((value) => entryOf(value) ?? []);

/** The ledger with what is newer than it; undefined where it cannot be told from so few. */
async function caughtUp(
  ledger: Ledger,
  count: number,
  database: Database,
): Promise<readonly Entry[] | undefined> {
  const known = unpackLedger(ledger);
  const added = count - ledger.count;
  if (!known || added < 0 || added > MOST_NEW) return undefined;
  const newest = entriesOf(await database.newest('results', added + OVERLAP));
  const fresh = newest.filter(({ updatedAt }) => updatedAt > ledger.newest);
  // All that were read are new: there may be more.
  if (fresh.length === newest.length && fresh.length < count) return undefined;
  const byId = new Map(
    known.map((result): [string, Entry] => [result.id, { result, updatedAt: ledger.newest }]),
  );
  for (const entry of fresh) byId.set(entry.result.id, entry);
  return byId.size === count ? [...byId.values()] : undefined;
}

/** What statistics count, of all results. */
export async function loadCounted(
  opened: Promise<Database> = openDatabase(),
  store: LedgerStore = ledgerStore,
): Promise<readonly Counted[]> {
  const database = await opened;
  await sweeping();
  const [count, [last], value] = await Promise.all([
    database.count('results'),
    database.newest('results', 1),
    store.read().catch(() => undefined),
  ]);
  const ledger = readLedger(value);
  if (ledger && ledger.count === count && ledger.newest === (entryOf(last)?.updatedAt ?? 0)) {
    const known = unpackLedger(ledger);
    if (known) return known;
  }
  const entries =
    (ledger ? await caughtUp(ledger, count, database) : undefined) ??
    entriesOf(await database.all('results'));
  // Where some results cannot be read, the counts never agree; that costs time, and nothing else.
  void store.write(packLedger(entries)).catch(() => undefined);
  return entries.map(({ result }) => result);
}

const NAME = 'curio-ledger';
const TABLE = 'ledger';
const KEY = 'all';

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(TABLE);
  const database = await answered(request);
  const transaction = database.transaction(TABLE, mode);
  transaction.oncomplete = () => database.close();
  return transaction.objectStore(TABLE);
}

const ledgerStore: LedgerStore = {
  read: async () => answered<unknown>((await table('readonly')).get(KEY)),
  write: async (ledger) => void (await answered((await table('readwrite')).put(ledger, KEY))),
};
