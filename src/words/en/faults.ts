// Sentences for what can go wrong in any game: faults of codes, settings, saves and replays. A game's own table is
// asked first; this one answers the rest. The app loads it when something goes wrong.

import type { Fault } from '../../core/result.ts';
import { capitalized } from './common.ts';

type Sentence = (fault: Fault) => string;

const what = (fault: Fault) => fault.detail ?? 'it';
const where = (fault: Fault) => fault.where ?? 'somewhere';
/** ` at character 3`, or nothing where no place is named. */
const place = (fault: Fault) => (fault.where === undefined ? '' : ` at ${fault.where}`);
const quoted = (fault: Fault) => (fault.detail === undefined ? '' : ` “${fault.detail}”`);

const damagedCode: Sentence = (fault) =>
  `This code is damaged${place(fault)}. Copy it again, all of it.`;

const SENTENCES: Readonly<Record<string, Sentence>> = {
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
  emptyCode: () => 'There is no code here. Paste one that starts with the name of a game.',
  notACode: () =>
    'That isn’t a Curio code. Codes look like game.1p.….398dxm; paste the whole link or code.',
  wrongCheckDigits: () =>
    'The check letters at the end don’t fit, so part of this code is wrong or missing. Copy it again, all of it.',
  otherGame: (fault) => `This belongs to another game: ${what(fault)}.`,
  newerVersion: (fault) =>
    `This comes from a newer Curio (version ${what(fault)} of the game). Update Curio to open it.`,
  olderSeed: (fault) =>
    `This code holds only a seed, of version ${what(fault)} of the game, which dealt other puzzles. A code of the whole puzzle would still open.`,
  seedOnly: () =>
    'This names its puzzle by a seed only. Here the code of the whole puzzle is needed.',
  unknownGame: (fault) => `There is no game${quoted(fault)} here.`,
  badBase64: damagedCode,
  badUtf8: damagedCode,
  badLength: damagedCode,
  badLetter: damagedCode,
  outOfRange: damagedCode,

  // saves
  notASave: () => 'This is not a Curio save: its first line does not say so.',
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
  otherPuzzle: () => 'The log belongs to another puzzle than the code.',

  // engines
  noInquiry: () => 'This question is about a position, and none was given.',
  budgetExhausted: () =>
    'The work was stopped because it took too many steps. Try another seed or smaller settings.',
  notOffered: (fault) => `This game does not offer that${fault.detail ? `: ${fault.detail}` : ''}.`,
};

/** The codes that have a sentence of their own here. */
export const commonFaults: readonly string[] = Object.keys(SENTENCES);

/** A sentence for any fault, whether this table knows it or not. */
export function commonFault(fault: Fault): string {
  const sentence = Object.hasOwn(SENTENCES, fault.code) ? SENTENCES[fault.code] : undefined;
  return sentence
    ? capitalized(sentence(fault))
    : `Something is wrong${place(fault)}: ${fault.code}${quoted(fault)}.`;
}
