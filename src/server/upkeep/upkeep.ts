// Backup, restore and check of what the service keeps, in a folder or in PostgreSQL. A backup is the same from both and
// can be restored into either. Faults are data; nothing here talks to anybody.

import { existsSync } from 'node:fs';
import { failure, type Result, success } from '../../core/result.ts';
import { findMiscounts } from '../store/counts.ts';
import type { Database, Query } from '../store/database.ts';
import { stepOf, takeSteps } from '../store/migrate.ts';
import { migrations } from '../store/migrations.ts';
import { type Dumped, readDump, writeDump } from './dump.ts';
import { LongLine, readLines, writeLines } from './files.ts';
import { folderKeeper } from './folder.ts';
import { momentName } from './moment.ts';
import { postgresKeeper } from './postgres.ts';

/** Where the service keeps its data: the folder, or the PostgreSQL where one is named. */
export interface Place {
  readonly data: string;
  readonly database?: string | undefined;
}

/** What differs between a folder and PostgreSQL. */
export interface Keeper {
  /** Undefined where there is nothing yet. */
  open(): Promise<Database | undefined>;
  /** What the database itself finds wrong. */
  faultsOf(query: Query): Promise<readonly string[]>;
  /**
   * Empty tables in place of what is there, which is kept aside; all of it happens when `fill` is done, or nothing of
   * it. Answers where the old data is. Fault: serviceRuns.
   */
  replace<T>(
    now: number,
    fill: (query: Query) => Promise<Result<T>>,
  ): Promise<Result<{ readonly value: T; readonly aside: string | undefined }>>;
}

const keeperOf = ({ data, database }: Place): Keeper =>
  database ? postgresKeeper(database) : folderKeeper(data);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Faults: noData, storeFailed (the detail says why). */
async function looking<T>(
  place: Place,
  act: (query: Query, keeper: Keeper) => Promise<Result<T>>,
): Promise<Result<T>> {
  const keeper = keeperOf(place);
  let database: Database | undefined;
  try {
    database = await keeper.open();
    return database ? await database.look((query) => act(query, keeper)) : failure('noData');
  } catch (error) {
    return failure('storeFailed', undefined, reasonOf(error));
  } finally {
    await database?.close();
  }
}

/** For a backup that was given no name. */
export const backupName = (now: number): string => `curio-backup-${momentName(now)}.jsonl.gz`;

/** Also while the service runs. Faults besides those of looking: fileExists, unwritableFile, newerData. */
export async function backUp(place: Place, file: string, now: number): Promise<Result<Dumped>> {
  if (existsSync(file)) return failure('fileExists', file);
  return looking(place, async (query) => {
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
  /** Where the data that was there is now. */
  readonly aside: string | undefined;
  /** Counts of the backup that are not those of its runs. */
  readonly problems: readonly string[];
}

/** Faults besides those of a backup: serviceRuns, unreadableFile, storeFailed. */
export async function restore(place: Place, file: string, now: number): Promise<Result<Restored>> {
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
  /** How many steps the tables have taken, and how many there are. */
  readonly step: number;
  readonly newest: number;
  readonly rows: Dumped['rows'];
  /** What is wrong: none, where all is well. */
  readonly problems: readonly string[];
}

/** Reads every row, also while the service runs. Faults besides those of looking: newerData. */
export function check(place: Place): Promise<Result<Checked>> {
  return looking(place, async (query, keeper) => {
    const newest = migrations.length;
    const step = await stepOf(query);
    if (step > newest) return failure('newerData');
    const broken = await keeper.faultsOf(query);
    const { rows } = await writeDump(query, 0, async () => {});
    // Counts of older tables are made by the steps that are still to come.
    const miscounts = step === newest ? await findMiscounts(query) : [];
    return success({ step, newest, rows, problems: [...broken, ...miscounts] });
  });
}
