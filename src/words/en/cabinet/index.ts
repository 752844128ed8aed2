// Words of the cabinet: daily results to share, histograms for those who cannot see them, what an import did.

import type { ImportReport, Refused } from '../../../cabinet/backup.ts';
import { type Day, FIRST_DAY } from '../../../cabinet/day.ts';
import type { Bar } from '../../../cabinet/histogram.ts';
import { type GameResult, isLate, isWin } from '../../../cabinet/result.ts';
import type { Fault } from '../../../core/result.ts';
import { commonFault } from '../common.ts';
import { dayText } from '../days.ts';

const FAULTS: Readonly<Record<string, (fault: Fault) => string>> = {
  badDay: (fault) =>
    `“${fault.detail ?? ''}” is not a day of the calendar. Write it as year-month-day, such as ${FIRST_DAY}.`,
  beforeFirstDay: (fault) =>
    `There is no daily puzzle for ${fault.detail}. The first day is ${FIRST_DAY}.`,
  dayToCome: (fault) => `The puzzles of ${fault.detail} are not out yet.`,
  notABackup: () => 'This file is not a Curio backup.',
  newerBackup: () => 'This backup comes from a newer Curio. Update Curio to import it.',
  badResult: (fault) => `it is not complete (${fault.where ?? 'all of it'})`,
  brokenSeal: () => 'it was changed after it was stored',
  otherLog: () => 'its log is missing or was changed',
  falseResult: (fault) => `its log says something else (${fault.where ?? ''})`,
  badRecord: (fault) => `it is damaged (${fault.where ?? 'all of it'})`,
  notOver: () => 'its log does not end the game',
  notAReplay: () => 'This link carries no replay, or only a part of one. Copy all of it.',
  notPrintable: () => 'This game has no page to print. Hudoku and Dokuborn have one.',
  noResult: () => 'There is no such game in this browser.',
};

export function cabinetFault(fault: Fault): string {
  const sentence = Object.hasOwn(FAULTS, fault.code) ? FAULTS[fault.code] : undefined;
  return sentence ? sentence(fault) : commonFault(fault);
}

/** For screen readers and share texts: "2 minutes 5 seconds". */
export function spanText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const unit = (value: number, name: string) => (value === 0 ? '' : count(value, name));
  const parts = [
    unit(Math.floor(seconds / 3600), 'hour'),
    unit(Math.floor(seconds / 60) % 60, 'minute'),
    unit(seconds % 60, 'second'),
  ];
  return parts.filter((part) => part !== '').join(' ') || '0 seconds';
}

export function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`;
}

/** One game of a day, no spoilers: "solved in 4 minutes, no hints". */
export function outcomeText(result: GameResult | undefined): string {
  if (!result) return 'not played';
  const { status, practice, millis, hints } = result;
  if (status === 'lost') return practice ? 'lost, for practice' : 'lost';
  const help = hints === 0 ? 'no hints' : count(hints, 'hint');
  const manner = practice ? ', for practice' : isLate(result) ? ', late' : '';
  return `solved in ${spanText(millis)}, ${help}${manner}`;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The results of a day, each with the title of its game, as a text that reads well aloud. */
export function dailyShareText(
  day: Day,
  results: readonly (readonly [title: string, result: GameResult | undefined])[],
): string {
  const solved = results.filter(([, result]) => result !== undefined && isWin(result)).length;
  const all = results.length;
  const head = `Curio, ${dayText(day)}: ${solved === all ? `all ${NUMBERS[all] ?? all}` : `${solved} of ${all}`} solved.`;
  return [head, ...results.map(([title, result]) => `${title}: ${outcomeText(result)}.`)].join(
    '\n',
  );
}

/** "1 to 2 minutes" for a bar of times. */
export function timeBarText(bar: Bar): string {
  const least = bar.least / 60_000;
  if (bar.below === null) return `${least} minutes or more`;
  const below = bar.below / 60_000;
  return least === 0 ? `under ${count(below, 'minute')}` : `${least} to ${below} minutes`;
}

/** Short, under the bar. */
export function timeBarLabel(bar: Bar): string {
  const least = bar.least / 60_000;
  return bar.below === null ? `${least}+` : least === 0 ? '<1' : String(least);
}

export function countBarText(bar: Bar): string {
  const last = (bar.below ?? bar.least + 1) - 1;
  return last === bar.least ? count(last, 'move') : `${bar.least} to ${last} moves`;
}

export const countBarLabel = (bar: Bar) => String(bar.least);

/** The whole histogram as a sentence. */
export function histogramText(
  title: string,
  bars: readonly Bar[],
  name: (bar: Bar) => string,
): string {
  const full = bars.filter((bar) => bar.count > 0);
  if (full.length === 0) return `${title}: no games won yet.`;
  return `${title}: ${full.map((bar) => `${name(bar)}: ${count(bar.count, 'game')}`).join('; ')}.`;
}

export function refusedText(refused: Refused): string {
  return `${refused.name}: ${cabinetFault(refused)}`.replace(/([^.])$/, '$1.');
}

/** What an import did, in sentences. */
export function importText(report: ImportReport): readonly string[] {
  const { boardsAdded, boardsNewer, boardsBeside, boardsSame } = report;
  const { resultsAdded, resultsSame, shelfAdded, refused } = report;
  return [
    `${count(resultsAdded, 'result')} added, ${resultsSame} already here.`,
    `${count(boardsAdded, 'board')} added, ${boardsNewer} brought up to date, ${boardsSame} already here.`,
    ...(boardsBeside > 0
      ? [
          `${count(boardsBeside, 'board')} went on in both places and now ${boardsBeside === 1 ? 'lies' : 'lie'} beside yours.`,
        ]
      : []),
    ...(shelfAdded > 0 ? [`${count(shelfAdded, 'thing')} added to the shelf.`] : []),
    report.preferencesTaken
      ? 'The settings of the backup are in use.'
      : 'Your settings here stay as they are.',
    ...(refused.length > 0 ? [`${count(refused.length, 'record')} refused:`] : []),
  ];
}
