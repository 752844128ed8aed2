// What statistics count, of all results: read from a ledger in a small database of its own, which only saves the time to
// read every result. Apart from the results themselves, because no board needs it.

import { openDB } from 'idb';
import { type Counted, readStored } from '../../cabinet/result.ts';
import {
  type Ledger,
  type LedgerEntry,
  packLedger,
  readLedger,
  unpackLedger,
} from '../../cabinet/result-ledger.ts';
import { type Database, openDatabase } from './database.ts';
import { countEarlier } from './results.ts';

/** Where a ledger is kept. */
export interface LedgerStore {
  read(): Promise<unknown>;
  write(ledger: Ledger): Promise<void>;
}

/** More new results than this are quicker counted from scratch. */
const MOST_NEW = 200;
/** Read beside the new ones, to see that nothing newer is missing. */
const OVERLAP = 20;

function entryOf(value: unknown): LedgerEntry | undefined {
  const read = readStored(value);
  if (!read.ok) return undefined;
  const updatedAt =
    typeof value === 'object' && value !== null && 'updatedAt' in value ? value.updatedAt : 0;
  return { result: read.value, updatedAt: typeof updatedAt === 'number' ? updatedAt : 0 };
}

const entriesOf = (values: readonly unknown[]) => values.flatMap((value) => entryOf(value) ?? []);

/** The ledger with the results that are newer; undefined where the few that are read do not add up to it. */
async function caughtUp(
  ledger: Ledger,
  count: number,
  database: Database,
): Promise<readonly LedgerEntry[] | undefined> {
  const known = unpackLedger(ledger);
  const added = count - ledger.count;
  if (!known || added < 0 || added > MOST_NEW) return undefined;
  const newest = entriesOf(await database.newest('results', added + OVERLAP));
  const fresh = newest.filter(({ updatedAt }) => updatedAt > ledger.newest);
  // All that were read are new: there may be more.
  if (fresh.length === newest.length && fresh.length < count) return undefined;
  const byId = new Map(
    known.map((result): [string, LedgerEntry] => [result.id, { result, updatedAt: ledger.newest }]),
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
  await countEarlier(database);
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

const LEDGER = 'ledger';
const ALL = 'all';

async function withLedger<T>(work: (from: Awaited<ReturnType<typeof openDB>>) => Promise<T>) {
  const database = await openDB('curio-ledger', 1, {
    upgrade: (created) => void created.createObjectStore(LEDGER),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const ledgerStore: LedgerStore = {
  read: () => withLedger<unknown>((from) => from.get(LEDGER, ALL)),
  write: (ledger) => withLedger(async (to) => void (await to.put(LEDGER, ledger, ALL))),
};
