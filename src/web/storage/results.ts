// Results in the browser's database: the result in one table, its log in another. Storing merges; nothing is dropped.
// Statistics read a ledger of all results, kept in a small database of its own: losing it costs only the time to count.

import { openDB } from 'idb';
import { type Counted, type Finished, type GameResult, readStored } from '../../cabinet/result.ts';
import {
  type Ledger,
  type LedgerEntry,
  packLedger,
  readLedger,
  unpackLedger,
} from '../../cabinet/result-ledger.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { type Database, openDatabase, StorageError } from './database.ts';
import { countedOnce } from './local-store.ts';
import { putFinished } from './records.ts';

/** A result without its board, as imports bring it. Faults: storageFull, storageFailed. */
export async function storeFinished(
  finished: Finished,
  opened: Promise<Database> = openDatabase(),
): Promise<Result<'added' | 'same'>> {
  const database = await opened;
  try {
    return success(
      await database.transact(['results', 'logs'], (within) => putFinished(within, finished)),
    );
  } catch (error) {
    return failure(error instanceof StorageError ? error.code : 'storageFailed');
  }
}

const resultsIn = (values: readonly unknown[]): readonly GameResult[] =>
  values.flatMap((value) => {
    const read = readStored(value);
    return read.ok ? [read.value] : [];
  });

/** All results of this browser; a record that does not look like one is left out and left alone. */
export async function loadResults(
  opened: Promise<Database> = openDatabase(),
): Promise<readonly GameResult[]> {
  return resultsIn(await (await opened).all('results'));
}

/** Is the result of this log stored? */
export async function hasResult(
  id: string,
  opened: Promise<Database> = openDatabase(),
): Promise<boolean> {
  return readStored(await (await opened).get('results', id)).ok;
}

/** The newest results of this browser. */
export async function latestResults(count: number): Promise<readonly GameResult[]> {
  return resultsIn(await (await openDatabase()).newest('results', count));
}

/** The log of a result. */
export async function loadLog(
  id: string,
  opened: Promise<Database> = openDatabase(),
): Promise<string | undefined> {
  const value = await (await opened).get('logs', id);
  return typeof value === 'object' && value !== null && 'save' in value
    ? String(value.save)
    : undefined;
}

let countBoards: (all: boolean) => Promise<void> = async () => undefined;
let counting: Promise<void> | undefined;

/** Says who counts the boards that older versions left without a result (play/uncounted.ts). */
export function countEarlierBy(count: (all: boolean) => Promise<void>): void {
  countBoards = count;
}

async function countWhatIsMarked(database: Database): Promise<void> {
  try {
    const marked = countedOnce.value() || (await database.count('boards')) === 0;
    if (!marked || (await database.uncounted()).length > 0) await countBoards(!marked);
    if (!countedOnce.value()) countedOnce.set(true);
  } catch {
    // The marks stay: the next start tries again.
  }
}

/** Counts the boards that older versions left without a result, once a visit. */
export function countEarlier(database: Database): Promise<void> {
  counting ??= countWhatIsMarked(database);
  return counting;
}

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
