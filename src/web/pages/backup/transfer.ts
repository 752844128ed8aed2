// Export and import of backups. Importing merges record by record; refused records are listed, the rest is stored.

import {
  type Backup,
  type ImportReport,
  parseBackup,
  printBackup,
  type RefusedImport,
  refusedBoard,
  refusedResult,
} from '../../../cabinet/backup.ts';
import type { Day } from '../../../cabinet/day.ts';
import { type BoardMerge, besideId, kinOf, mergeBoard } from '../../../cabinet/device-merge.ts';
import {
  type Claim,
  readClaim,
  readStored,
  type Summary,
  settleClaim,
} from '../../../cabinet/result.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { parseSave } from '../../../core/save.ts';
import { type Database, isStored, openDatabase, StorageError } from '../../storage/database.ts';
import { type BoardRecord, readBoard } from '../../storage/records.ts';
import { storeFinished } from '../../storage/results.ts';
import { hasPreferences, preferences, usePreferences } from '../../ui/preferences.ts';

/** Everything as one text. */
export async function exportBackup(
  day: Day,
  opened: Promise<Database> = openDatabase(),
): Promise<string> {
  const database = await opened;
  const saves = new Map<string, string>();
  for (const log of await database.all('logs'))
    if (isStored(log) && 'save' in log) saves.set(log.id, String(log.save));
  const results = (await database.all('results')).flatMap((value) => {
    const read = readStored(value);
    const save = read.ok ? saves.get(read.value.id) : undefined;
    return read.ok && save !== undefined ? [{ ...read.value, save }] : [];
  });
  return printBackup({
    day,
    boards: await database.all('boards'),
    results,
    shelf: await database.all('shelf'),
    aside: await database.all('aside'),
    preferences: preferences(),
  });
}

/** Verifies the log of a claim; undefined for a game that this app does not have. */
export type ClaimJudge = (claim: Claim) => Promise<Result<Summary> | undefined>;

export interface ImportOptions {
  readonly judge: ClaimJudge;
  readonly progress?: (done: number, all: number) => void;
  readonly database?: Promise<Database>;
}

/** Faults: notABackup, newerBackup, storageFull, storageFailed. What came in before a storage fault stays. */
export async function importBackup(
  text: string,
  options: ImportOptions,
): Promise<Result<ImportReport>> {
  const backup = parseBackup(text);
  if (!backup.ok) return backup;
  try {
    return success(await importParts(backup.value, options));
  } catch (error) {
    return failure(error instanceof StorageError ? error.code : 'storageFailed');
  }
}

async function importParts(backup: Backup, options: ImportOptions): Promise<ImportReport> {
  const { progress } = options;
  const database = await (options.database ?? openDatabase());
  const refused: RefusedImport[] = [];
  const counts = { added: 0, newer: 0, beside: 0, same: 0 };
  const results = { added: 0, same: 0 };
  const all =
    backup.boards.length +
    backup.results.length +
    backup.shelf.length +
    (backup.aside?.length ?? 0);
  let done = 0;
  const step = () => progress?.(++done, all);

  // Results first: they cannot be played again.
  for (const value of backup.results) {
    const outcome = await importResult(database, value, options.judge);
    if (outcome.ok) results[outcome.value]++;
    else refused.push(refusedResult(value, outcome.fault));
    step();
  }
  for (const value of backup.boards) {
    const outcome = await importBoard(database, value);
    if (outcome.ok) counts[outcome.value]++;
    else refused.push(refusedBoard(value, outcome.fault));
    step();
  }
  let shelfAdded = 0;
  for (const value of backup.shelf) {
    if (await importShelf(database, value)) shelfAdded++;
    step();
  }
  for (const value of backup.aside ?? []) {
    if (isStored(value))
      await database.update('aside', value.id, (here) => (here ? undefined : value));
    step();
  }
  const preferencesTaken = backup.preferences !== null && !hasPreferences();
  if (preferencesTaken) usePreferences(JSON.stringify(backup.preferences));
  return {
    boardsAdded: counts.added,
    boardsNewer: counts.newer,
    boardsBeside: counts.beside,
    boardsSame: counts.same,
    resultsAdded: results.added,
    resultsSame: results.same,
    shelfAdded,
    preferencesTaken,
    damaged: backup.damaged === true,
    refused,
  };
}

async function importResult(
  database: Database,
  value: unknown,
  judge: ClaimJudge,
): Promise<Result<'added' | 'same'>> {
  const save = typeof value === 'object' && value !== null && 'save' in value ? value.save : '';
  const claim = readClaim(value, save);
  if (!claim.ok) return claim;
  const here = readStored(await database.get('results', claim.value.result.id));
  if (here.ok && here.value.seal === claim.value.result.seal) return success('same');
  const finished = settleClaim(claim.value, await judge(claim.value));
  if (!finished.ok) return finished;
  const stored = await storeFinished(finished.value, Promise.resolve(database));
  if (!stored.ok) throw new StorageError('storageFull', stored.fault);
  return stored;
}

async function importBoard(
  database: Database,
  value: unknown,
): Promise<Result<BoardMerge<BoardRecord>['type']>> {
  const theirs = readBoard(value);
  if (!theirs.ok) return theirs;
  const save = parseSave(theirs.value.save);
  if (!save.ok) return save;
  const { id } = theirs.value;
  const others = new Map<string, BoardRecord>();
  for (const near of [besideId(theirs.value), ...kinOf(id)]) {
    const other = readBoard(await database.get('boards', near));
    if (other.ok) others.set(near, other.value);
  }
  // In one transaction, because the game may be open in another tab.
  const type = await database.transact(['boards'], async (transaction) => {
    const mine = readBoard(await transaction.get('boards', id));
    const here = mine.ok ? mine.value : undefined;
    const merge = mergeBoard(theirs.value, (other) => (other === id ? here : others.get(other)));
    if (merge.type === 'same') return merge.type;
    // The higher revision lets an open tab notice.
    const revision = merge.type === 'beside' ? merge.board.revision : (here?.revision ?? 0) + 1;
    const board: BoardRecord = { ...merge.board, revision };
    await transaction.put('boards', board);
    return merge.type;
  });
  return success(type);
}

/** The newer record wins; on a tie the stored one stays. */
async function importShelf(database: Database, value: unknown): Promise<boolean> {
  if (!isStored(value)) return false;
  const time = (thing: unknown) =>
    typeof thing === 'object' && thing !== null && 'updatedAt' in thing
      ? Number(thing.updatedAt)
      : 0;
  let added = false;
  await database.update('shelf', value.id, (current) => {
    added = current === undefined || time(current) < time(value);
    return added ? value : undefined;
  });
  return added;
}
