// Results in the browser's database: the result in one table, its log in another. Storing merges; nothing is dropped.

import { type Finished, type GameResult, readStored } from '../../cabinet/result.ts';
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
