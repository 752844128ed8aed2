// The backup page, and what an import did.

import type { ImportReport, RefusedImport, RefusedRecord } from '../../../cabinet/backup.ts';
import { isDay } from '../../../cabinet/day.ts';
import { dayText } from '../days.ts';
import { count } from '../numbers.ts';
import { cabinetFault } from './faults.ts';

export const backup = {
  title: 'Backup',
  saveTitle: 'Back up everything',
  saveAbout:
    'One file with all boards, results with their logs, and settings. There is no account: this file is yours.',
  none: 'No backup has been made in this browser yet.',
  last: (day: string) => `Last backup: ${day}.`,
  save: 'Save a backup',
  loadTitle: 'Restore a backup',
  loadAbout:
    'It is merged with what is here: nothing you have is lost, and the same file twice does no harm. Every result is replayed before it counts.',
  choose: 'Choose a file',
  importing: 'Importing',
  browserTitle: 'This browser',
  promised: 'The browser has promised to keep everything until you remove it.',
  notPromised:
    'The browser may clear stored data when space runs out. You can ask it not to; a backup is safer still.',
  ask: 'Ask the browser to keep it',
  granted: 'The browser will keep everything.',
  refused: 'The browser does not promise it. It may later, when you play here more often.',
};

const dated = (day: string) => (isDay(day) ? dayText(day) : day);

/** Names a refused record, as far as it can be read. */
function recordName(record: RefusedRecord): string {
  if (record.type === 'board') {
    if (record.id === undefined) return 'a board without a name';
    return `the board ${record.id}${record.game === undefined ? '' : ` of ${record.game}`}`;
  }
  const { game, level, day, daily } = record;
  const words = [game, level].filter((word) => word !== undefined).join(' ');
  if (words === '' && day === undefined && daily === undefined) return 'a result without a name';
  const date = day === undefined ? '' : ` of ${dated(day)}`;
  return `${words || 'a result'}${date}${daily === undefined ? '' : ` (daily of ${dated(daily)})`}`;
}

export function refusedText({ record, fault }: RefusedImport): string {
  return `${recordName(record)}: ${cabinetFault(fault)}`.replace(/([^.])$/, '$1.');
}

/** What an import did, in sentences. */
export function importText(report: ImportReport): readonly string[] {
  const { boardsAdded, boardsNewer, boardsBeside, boardsSame } = report;
  const { resultsAdded, resultsSame, shelfAdded, refused } = report;
  return [
    ...(report.damaged
      ? ['This file is cut short or damaged. Everything in it that is whole came in:']
      : []),
    `${count(resultsAdded, 'result')} added, ${resultsSame} already here.`,
    `${count(boardsAdded, 'board')} added, ${boardsNewer} brought up to date, ${boardsSame} already here.`,
    ...(boardsBeside > 0
      ? [
          `${count(boardsBeside, 'board')} went on in both places and now ${boardsBeside === 1 ? 'lies' : 'lie'} beside yours.`,
        ]
      : []),
    ...(shelfAdded > 0 ? [`${count(shelfAdded, 'card catalogue')} added.`] : []),
    report.preferencesTaken
      ? 'The settings of the backup are in use.'
      : 'Your settings here stay as they are.',
    ...(refused.length > 0 ? [`${count(refused.length, 'record')} refused:`] : []),
  ];
}
