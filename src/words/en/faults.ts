// A sentence for every fault that is not a game's own: of codes and settings, of the app, of rooms and of backups.

import { FIRST_DAY, isDay } from '../../cabinet/day.ts';
import type { Fault } from '../../core/result.ts';
import { type FaultTable, faultSentences } from '../sentences.ts';
import type { Words } from '../words.ts';
import { capitalized, dayText } from './formats.ts';

// Faults of codes, settings, saves and replays. A game's own table comes first; this one covers the rest. The app loads it
// on the first fault.

const what = (fault: Fault) => fault.detail ?? 'it';
const where = (fault: Fault) => fault.where ?? 'somewhere';
/** ` at character 3`, or nothing where no place is named. */
const place = (fault: Fault) => (fault.where === undefined ? '' : ` at ${fault.where}`);
const quoted = (fault: Fault) => (fault.detail === undefined ? '' : ` “${fault.detail}”`);

const damagedCode = (fault: Fault) =>
  `This code is damaged${place(fault)}. Copy it again, all of it.`;

const SENTENCES: FaultTable = {
  // settings
  badChoice: (fault) => `${where(fault)} must be one of: ${what(fault)}.`,
  badNumber: (fault) => `${where(fault)} must be a whole number, ${what(fault)}.`,
  badFlag: (fault) => `${where(fault)} is either yes or no.`,
  badText: (fault) => `${where(fault)} must be a text of ${what(fault)}.`,
  unknownSetting: (fault) =>
    fault.detail
      ? `There is no setting ${where(fault)}. Choose from: ${fault.detail}.`
      : `There is no setting ${where(fault)}; this game has none.`,
  badParams: (fault) => `The settings in this code do not fit the game${place(fault)}.`,
  badSeed: (fault) =>
    `A seed is 1 to 64 letters, digits, or the signs - _ ~, and${quoted(fault)} is not.`,

  // codes
  emptyCode: 'There is no code here. Paste one that starts with the name of a game.',
  notACode:
    'That isn’t a Curio code. Codes look like game.1p.….398dxm; paste the whole link or code.',
  wrongCheckDigits:
    'The check letters at the end don’t fit, so part of this code is wrong or missing. Copy it again, all of it.',
  otherGame: (fault) => `This belongs to another game: ${what(fault)}.`,
  newerVersion: (fault) =>
    `This comes from a newer Curio (version ${what(fault)} of the game). Update Curio to open it.`,
  olderSeed: (fault) =>
    `This code holds only a seed, of version ${what(fault)} of the game, which dealt other puzzles. A code of the whole puzzle would still open.`,
  seedOnly: 'This names its puzzle by a seed only. Here the code of the whole puzzle is needed.',
  unknownGame: (fault) => `There is no game${quoted(fault)} here.`,
  badBase64: damagedCode,
  badUtf8: damagedCode,
  badLength: damagedCode,
  badLetter: damagedCode,
  outOfRange: damagedCode,

  // saves
  notASave: 'This is not a Curio save: its first line does not say so.',
  newerFormat: (fault) =>
    `This save is written in a newer form (${what(fault)}). Update Curio to open it.`,
  badHeader: (fault) => `The save does not say which game it is of${place(fault)}.`,
  badLine: (fault) => `The save has a line that makes no sense${place(fault)}:${quoted(fault)}.`,
  lineAltered: (fault) => `The save was altered${place(fault)}: the check letters do not fit.`,
  lineMissing: (fault) =>
    `The save has a line missing or out of place${place(fault)}: ${what(fault)} should be there.`,
  timeReversed: (fault) => `The time runs backwards in this save${place(fault)}.`,
  noEnd: (fault) => `The save stops too early, after ${where(fault)}: its end is missing.`,
  textAfterEnd: (fault) => `The save goes on after its end${place(fault)}.`,

  // replays and moves
  badMove: (fault) =>
    `${fault.detail ? `“${fault.detail}”` : 'This'} is not a move${place(fault)}.`,
  refusedMove: (fault) => `The rules do not allow the move${place(fault)} (${what(fault)}).`,
  gap: (fault) => `The log of the room has a hole${place(fault)}.`,
  clockMissing: (fault) => `The clock should have moved before this${place(fault)}.`,
  wrongClock: (fault) => `The clock did not make the move${place(fault)} then.`,
  otherPuzzle: 'The log belongs to another puzzle than the code.',

  // engines
  noInquiry: 'This question is about a position, and none was given.',
  budgetExhausted:
    'The work was stopped because it took too many steps. Try another seed or smaller settings.',
  notOffered: (fault) => `This game does not offer that${fault.detail ? `: ${fault.detail}` : ''}.`,
};

const commonSentence = faultSentences(SENTENCES);

/** The codes that have a sentence of their own here. */
export const commonFaults: readonly string[] = Object.keys(SENTENCES);

/** A sentence for any fault, whether this table knows it or not. */
export function commonFault(fault: Fault): string {
  const sentence = commonSentence(fault);
  return sentence
    ? capitalized(sentence)
    : `Something is wrong${place(fault)}: ${fault.code}${quoted(fault)}.`;
}

// What went wrong, as the app says it: the one table of faults that its pages ask.

const SHELL_FAULTS: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled.',
  engineFailed: 'The engine stopped unexpectedly. Nothing is lost; try again.',
  overtaken: 'This board was played on in another tab.',
  storageFull: 'The browser’s storage is full. Free some space, or save the game to a file.',
  storageFailed: 'The browser couldn’t save the game. Save it to a file to be safe.',
  badRecord: 'This saved board is damaged.',
  noBoard: 'This board isn’t in this browser. Maybe it was played somewhere else.',
};

/** A sentence for any fault: the game's own words first, then the shell's, then the common ones. */
export function explainFault(fault: Fault, words?: Words): string {
  return words?.fault(fault) ?? SHELL_FAULTS[fault.code] ?? commonFault(fault);
}

// What can go wrong on the way to a table and at it.

const ROOM_SENTENCES: Readonly<Record<string, string>> = {
  unknownRoom:
    'There is no table with these letters any more. Tables close a week after the last move.',
  wrongLetters:
    'There is no table with these letters. Ask again: they are six, and none is a vowel.',
  roomExpired: 'This table has expired: nobody played for a week. Start a new one.',
  roomFull: 'This table is full. You can watch instead.',
  roomLocked: 'This table is locked. Whoever leads it can let you in.',
  roomEnded: 'This table is closed. Start a new one.',
  removed: 'You were sent away from this table.',
  leftRoom: 'You have left this table. You can sit down again.',
  notMember: 'Your seat at this table is not known any more. Join again with the letters.',
  notSeated: 'You are only watching. Sit down to do that.',
  notChair: 'Only whoever leads the table can do that.',
  chairHere: 'Whoever leads the table is still here.',
  seatTaken: 'Somebody else has just taken that seat.',
  badName: 'That name can not be shown. Try other letters.',
  roundRuns: 'A game is already running here.',
  tooFew: 'Too few people are here to start.',
  notInRound: 'You are watching this game. You play in the next one.',
  noRound: 'No game is on the table yet.',
  notAway: 'They are still here.',
  tooManyRooms: 'You have opened many tables today. Close one, or try again later.',
  tooManyStreams: 'Too many pages are connected from your network. Close some, and reload.',
  roomOutdated:
    'This table was opened with an older version of the game and can not go on. Start a new one.',
  noSuchSeat: 'There is no such seat at this table.',
  badPreset: 'This level is not offered at a table. Choose another one.',
  tooManyEntries: 'This table has seen so many moves that it is full. Start a new one.',
  noLog: 'There is no game to watch from this seat.',
  tooFrequent: 'That was a lot at once. Wait a moment, and try again.',
  busy: 'The server is dealing many puzzles right now. Try again in a moment.',
  storeFailed: 'The server can not reach its data right now. Try again in a moment.',
  otherVersion: 'This table runs another version of Curio. Reload the page.',
  unreachable: 'Nobody answers. Check the connection, and try again.',
  serviceOff: 'Playing together needs the Curio server, and this page comes without one.',
  unknownPreset: 'This table\u2019s level is not known here. Reload the page.',
  notReleased: 'The race has not begun yet.',
  raceOver: 'The race is over.',
  alreadyDone: 'You are done already.',
  stillRunning: 'Somebody is still playing.',
  notDealt: 'The puzzle could not be dealt. Press Start again.',
};

/** A sentence for a fault of a room; undefined leaves it to the common table. */
export const roomFault = (code: string): string | undefined => ROOM_SENTENCES[code];

// Sentences for what can go wrong with days, results, replays and backups.

const dated = ({ detail = '' }: Fault) => (isDay(detail) ? dayText(detail) : detail);

const ownSentence = faultSentences({
  badDay: (fault) =>
    `“${fault.detail ?? ''}” is not a day of the calendar. Write it as year-month-day, such as ${FIRST_DAY}.`,
  beforeFirstDay: (fault) =>
    `There is no daily puzzle for ${dated(fault)}. The first day is ${dayText(FIRST_DAY)}.`,
  dayToCome: (fault) => `The puzzles of ${dated(fault)} are not out yet.`,
  notABackup: 'This file is not a Curio backup.',
  newerBackup: 'This backup comes from a newer Curio. Update Curio to import it.',
  badResult: (fault) => `it is not complete (${fault.where ?? 'all of it'})`,
  brokenSeal: 'it was changed after it was stored',
  otherLog: 'its log is missing or was changed',
  falseResult: (fault) => `its log says something else (${fault.where ?? ''})`,
  badRecord: (fault) => `it is damaged (${fault.where ?? 'all of it'})`,
  notOver: 'its log does not end the game',
  notAReplay: 'This link carries no replay, or only a part of one. Copy all of it.',
  noResult: 'There is no such game in this browser.',
});

export const cabinetFault = (fault: Fault): string => ownSentence(fault) ?? commonFault(fault);
