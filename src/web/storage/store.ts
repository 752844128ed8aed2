// Results in the browser's database: the result in one table, its log in another. Storing merges; nothing is dropped.

import { mergeResult } from '../../cabinet/merge.ts';
import { type Finished, type GameResult, readStored } from '../../cabinet/result.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { type Database, openDatabase, StorageError, type Stored } from './database.ts';

interface StoredLog extends Stored {
  readonly save: string;
  readonly updatedAt: number;
}

type StoredResult = GameResult & { readonly updatedAt: number };

/** Answers whether it is new here. Faults: storageFull, storageFailed. */
export async function storeFinished(
  finished: Finished,
  opened: Promise<Database> = openDatabase(),
): Promise<Result<'added' | 'same'>> {
  const { result, save } = finished;
  const { id } = result;
  const updatedAt = Date.now();
  const database = await opened;
  let outcome: 'added' | 'same' = 'same';
  try {
    // The log first: a result never lacks its log.
    const log: StoredLog = { id, save, updatedAt };
    await database.update('logs', id, () => log);
    await database.update('results', id, (current) => {
      const known = current === undefined ? undefined : readStored(current);
      outcome = known?.ok ? 'same' : 'added';
      const kept: StoredResult = {
        ...(known?.ok ? mergeResult(known.value, result) : result),
        updatedAt,
      };
      return kept;
    });
  } catch (error) {
    return failure(error instanceof StorageError ? error.code : 'storageFailed');
  }
  return success(outcome);
}

/** All results of this browser; what does not look like one is left out and left alone. */
export async function loadResults(
  opened: Promise<Database> = openDatabase(),
): Promise<readonly GameResult[]> {
  const database = await opened;
  return (await database.all('results')).flatMap((value) => {
    const read = readStored(value);
    return read.ok ? [read.value] : [];
  });
}

/** Is the result of this log here, replayed? */
export async function isVerified(id: string): Promise<boolean> {
  const known = readStored(await (await openDatabase()).get('results', id));
  return known.ok && known.value.verdict === 'verified';
}

/** The newest results of this browser. */
export async function latestResults(count: number): Promise<readonly GameResult[]> {
  return (await (await openDatabase()).newest('results', count)).flatMap((value) => {
    const read = readStored(value);
    return read.ok ? [read.value] : [];
  });
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
