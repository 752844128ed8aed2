// What is wrong with a command line, and faults that the command line tells in its own way.

import type { Fault } from '../../../core/result.ts';
import { commonFault } from '../faults.ts';

/** What a command wants to be told one of. */
export const nouns = {
  game: 'game',
  code: 'code',
  gameOrCode: 'game or code',
  log: 'log',
  shell: 'shell',
};
export type Noun = (typeof nouns)[keyof typeof nouns];

export const misuseWords = {
  whichCommand: 'Which command?',
  noCommand: (name: string) => `There is no command ${name}.`,
  which: (noun: Noun) => `Which ${noun}?`,
  oneAtATime: (noun: Noun) => `One ${noun} at a time.`,
  noShell: (name: string) => `There is no completion for ${name}.`,
  /** An option that nobody knows; a suggestion follows. */
  noOption: (option: string) => `There is no option ${option}.`,
  whatIs: (word: string) => `What is ${word}?`,
};

/** What follows a word that nobody knows: the one that was meant, or all there are. */
export const suggestionWords = {
  didYouMean: (word: string) => ` Did you mean ${word}?`,
  thereIs: (words: readonly string[]) => ` Choose from: ${words.join(', ')}.`,
};

/** Before every message on the terminal. */
export const complaint = (message: string) => `curio: ${message}`;
/** The answer cannot be printed, as on a full disk. */
export const cannotPrint = (reason: string) => `The answer cannot be printed: ${reason}.`;
export const brokenInside = (message: string) => `something broke inside: ${message}`;

/** Faults with more to say here than elsewhere; `suggestion` follows unknown words. Undefined leaves it to the games. */
export function commandLineFault(fault: Fault, suggestion: string): string | undefined {
  switch (fault.code) {
    case 'unknownGame':
      return commonFault(fault) + suggestion;
    case 'unknownPreset':
      return `There is no preset ${fault.where}.${suggestion}`;
    case 'unknownSetting':
      return `There is no setting ${fault.where}.${suggestion}`;
    case 'unreadableFile':
      return `The file ${fault.where} cannot be read: ${fault.detail}.`;
    case 'unwritableFile':
      return `The file ${fault.where} cannot be written: ${fault.detail}.`;
    case 'badFileName':
      return `The name of the file must end in .svg or .pdf, and ${fault.where} does not.`;
    case 'notPrintable':
      return fault.where === undefined
        ? 'This puzzle cannot be printed.'
        : `The game ${fault.where} is not printed; these are: ${fault.detail}.`;
    case 'budgetExhausted':
      return `${commonFault(fault)} Or allow more steps with --budget.`;
    default:
      return undefined;
  }
}

/** Why a file cannot be read or written, by the system's code. */
export const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};
