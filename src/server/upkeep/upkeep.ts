// Backup, restore and check of the service's data, in a folder or in PostgreSQL. Both give the same backup, which either can
// restore. Returns faults as data and prints nothing.

import { existsSync } from 'node:fs';
import { failure, type Result, success } from '../../core/result.ts';
import type { Query, SqlDatabase } from '../store/database.ts';
import { migrations, stepOf, takeSteps } from '../store/migrations.ts';
import { findMiscounts } from '../store/sql-store.ts';
import { LongLine, momentName, readLines, writeLines } from './backup-files.ts';
import { type Dumped, readDump, writeDump } from './backup-format.ts';
import { type DataKeeper, folderKeeper, postgresKeeper } from './data-keepers.ts';

/** Where the service keeps its data: in PostgreSQL if a URL is given, else in the folder. */
export interface DataPlace {
  readonly data: string;
  readonly database?: string | undefined;
}

const keeperOf = ({ data, database }: DataPlace): DataKeeper =>
  database ? postgresKeeper(database) : folderKeeper(data);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Runs `act` on a snapshot of the data. Faults: noData, storeFailed (the detail says why). */
async function onSnapshot<T>(
  place: DataPlace,
  act: (query: Query, keeper: DataKeeper) => Promise<Result<T>>,
): Promise<Result<T>> {
  const keeper = keeperOf(place);
  let database: SqlDatabase | undefined;
  try {
    database = await keeper.open();
    return database ? await database.look((query) => act(query, keeper)) : failure('noData');
  } catch (error) {
    return failure('storeFailed', undefined, reasonOf(error));
  } finally {
    await database?.close();
  }
}

/** The default file name. */
export const backupName = (now: number): string => `curio-backup-${momentName(now)}.jsonl.gz`;

/** Also while the service runs. Faults: noData, storeFailed, fileExists, unwritableFile, newerData. */
export async function backUp(place: DataPlace, file: string, now: number): Promise<Result<Dumped>> {
  if (existsSync(file)) return failure('fileExists', file);
  return onSnapshot(place, async (query) => {
    if ((await stepOf(query)) > migrations.length) return failure('newerData');
    try {
      return success(await writeLines(file, (write) => writeDump(query, now, write)));
    } catch (error) {
      const ofFile = error instanceof Error && 'path' in error;
      if (!ofFile) throw error;
      return failure('unwritableFile', file, reasonOf(error));
    }
  });
}

export interface Restored extends Dumped {
  /** Where the replaced data is kept. */
  readonly aside: string | undefined;
  /** Counts in the backup that disagree with its runs. */
  readonly problems: readonly string[];
}

/** Faults: those of readDump, serviceRuns, unreadableFile, storeFailed. */
export async function restore(
  place: DataPlace,
  file: string,
  now: number,
): Promise<Result<Restored>> {
  let broken: unknown;
  const lines = async function* () {
    try {
      yield* readLines(file);
    } catch (error) {
      broken = error;
      throw error;
    }
  };
  try {
    const done = await keeperOf(place).replace(now, async (query) => {
      const read = await readDump(lines(), migrations.length, async (step) => {
        await takeSteps(query, migrations.slice(0, step));
        return query;
      });
      if (!read.ok) return read;
      await takeSteps(query, migrations);
      return success({ ...read.value, problems: await findMiscounts(query) });
    });
    if (!done.ok) return done;
    return success({ ...done.value.value, aside: done.value.aside });
  } catch (error) {
    if (broken instanceof LongLine) return failure('badBackup');
    return broken
      ? failure('unreadableFile', file, reasonOf(broken))
      : failure('storeFailed', undefined, reasonOf(error));
  }
}

export interface Checked {
  /** The migration step of the tables, and the newest one. */
  readonly step: number;
  readonly newest: number;
  readonly rows: Dumped['rows'];
  readonly problems: readonly string[];
}

/** Reads every row, also while the service runs. Faults: noData, storeFailed, newerData. */
export function check(place: DataPlace): Promise<Result<Checked>> {
  return onSnapshot(place, async (query, keeper) => {
    const newest = migrations.length;
    const step = await stepOf(query);
    if (step > newest) return failure('newerData');
    const broken = await keeper.faultsOf(query);
    const { rows } = await writeDump(query, 0, async () => {});
    // A pending migration may rebuild the counts, so only current tables are checked.
    const miscounts = step === newest ? await findMiscounts(query) : [];
    return success({ step, newest, rows, problems: [...broken, ...miscounts] });
  });
}
