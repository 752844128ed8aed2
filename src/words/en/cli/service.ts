// Words of `curio service`: what was backed up, restored or found, and what stands in the way.

import type { Fault } from '../../../core/result.ts';
import type { CommandWords } from '../../commands.ts';

export const serviceCommandWords: CommandWords = {
  usage: 'backup|restore|check [FILE] [--data FOLDER]',
  about: 'look after what the service keeps: back it up, restore it, check it',
  help: [
    'backup [FILE]   all of it into a new file, also while the service runs; packed if it ends in .gz',
    'restore FILE    in place of what is there, which is kept aside; the service must not run',
    'check           read every row, and hold the counts against the runs',
    '--data FOLDER   where the service keeps its data; CURIO_DATA or ./data if not said',
    'With DATABASE_URL it is that PostgreSQL instead. A backup of one can be restored into the other.',
  ],
};

const TABLES: Readonly<Record<string, string>> = {
  players: 'players',
  runs: 'results',
  bucket_counts: 'counts of times',
  pick_counts: 'counts of choices',
};

export const serviceWords = {
  whichWork: 'Which one: backup, restore or check?',
  noWork: (word: string) => `There is no curio service ${word}.`,
  whichFile: 'Restore which file?',
  noFile: (word: string) => `A check takes no file, and ${word} was given.`,
  backedUp: (file: string) => `Wrote ${file}`,
  restored: (file: string) => `Restored ${file}`,
  aside: (place: string) => `What was there is kept in ${place}`,
  tables: (step: number, newest: number) =>
    step === newest
      ? `tables of step ${step}, the newest`
      : `tables of step ${step} of ${newest}; the next start of the service brings them up to date`,
  rowsOf: (table: string) => TABLES[table] ?? table,
  well: 'Everything is well.',
  unwell: (count: number) => (count === 1 ? 'One thing is wrong:' : `${count} things are wrong:`),
  miscounted: 'The backup itself is not right; what is wrong was wrong when it was made:',
};

/** Undefined where the command line has words of its own for it. */
export function serviceFault({ code, where, detail }: Fault): string | undefined {
  switch (code) {
    case 'noData':
      return 'There is no data of the service here. Where it is, say --data FOLDER or DATABASE_URL.';
    case 'storeFailed':
      return `The data cannot be read or written: ${detail}`;
    case 'newerData':
      return 'The data was written by a newer version of Curio. Update this one.';
    case 'fileExists':
      return `The file ${where} is there already. Choose another name.`;
    case 'serviceRuns':
      return 'The service is running on this data. Stop it first.';
    case 'notABackup':
      return 'This file is not a backup of the service.';
    case 'newerBackup':
      return 'This backup comes from a newer version of Curio. Update this one.';
    case 'badBackup':
      return `The backup is damaged${where ? `, at ${where}` : ''}. Nothing was changed.`;
    case 'cutBackup':
      return `The backup is not whole: something is missing before ${where}. Nothing was changed.`;
    case 'alteredBackup':
      return 'The backup was changed after it was made. Nothing was changed here.';
    default:
      return undefined;
  }
}
