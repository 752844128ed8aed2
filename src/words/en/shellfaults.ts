// What went wrong, as the app says it: the one table of faults that its pages ask.

import type { Fault } from '../../core/result.ts';
import type { Words } from '../words.ts';
import { commonFault } from './faults.ts';

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
