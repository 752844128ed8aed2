// Sentences for what can go wrong with days, results, replays and backups.

import { FIRST_DAY, isDay } from '../../../cabinet/day.ts';
import type { Fault } from '../../../core/result.ts';
import { dayText } from '../days.ts';
import { commonFault } from '../faults.ts';

const dated = ({ detail = '' }: Fault) => (isDay(detail) ? dayText(detail) : detail);

const FAULTS: Readonly<Record<string, (fault: Fault) => string>> = {
  badDay: (fault) =>
    `“${fault.detail ?? ''}” is not a day of the calendar. Write it as year-month-day, such as ${FIRST_DAY}.`,
  beforeFirstDay: (fault) =>
    `There is no daily puzzle for ${dated(fault)}. The first day is ${dayText(FIRST_DAY)}.`,
  dayToCome: (fault) => `The puzzles of ${dated(fault)} are not out yet.`,
  notABackup: () => 'This file is not a Curio backup.',
  newerBackup: () => 'This backup comes from a newer Curio. Update Curio to import it.',
  badResult: (fault) => `it is not complete (${fault.where ?? 'all of it'})`,
  brokenSeal: () => 'it was changed after it was stored',
  otherLog: () => 'its log is missing or was changed',
  falseResult: (fault) => `its log says something else (${fault.where ?? ''})`,
  badRecord: (fault) => `it is damaged (${fault.where ?? 'all of it'})`,
  notOver: () => 'its log does not end the game',
  notAReplay: () => 'This link carries no replay, or only a part of one. Copy all of it.',
  noResult: () => 'There is no such game in this browser.',
};

export function cabinetFault(fault: Fault): string {
  const sentence = Object.hasOwn(FAULTS, fault.code) ? FAULTS[fault.code] : undefined;
  return sentence ? sentence(fault) : commonFault(fault);
}
