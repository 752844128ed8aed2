// Words of the shell: everything the app itself says, apart from the games. Games have tables of their own.

import type { Fault } from '../../core/result.ts';
import type { Words } from '../words.ts';
import { commonFault } from './common.ts';

const SHELL_FAULTS: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled.',
  engineFailed: 'The engine stopped unexpectedly. Nothing is lost; try again.',
  overtaken: 'This board went on in another tab.',
  storageFull:
    'The browser’s storage is full, so the last move is not saved. Free some space, or save the game to a file.',
  storageFailed: 'The browser would not save the last move. Save the game to a file to be safe.',
  badRecord: 'This saved board is damaged. It was set aside, not deleted.',
  noBoard: 'There is no such board in this browser.',
};

/** A sentence for any fault: the game's own words first, then the shell's, then the common ones. */
export function explainFault(fault: Fault, texts?: Words): string {
  return texts?.fault(fault) ?? SHELL_FAULTS[fault.code] ?? commonFault(fault);
}

/** For screen readers and share texts: "2 minutes 5 seconds". */
export function durationText(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const unit = (value: number, name: string) =>
    value === 0 ? '' : `${value} ${name}${value === 1 ? '' : 's'}`;
  const parts = [
    unit(Math.floor(seconds / 3600), 'hour'),
    unit(Math.floor(seconds / 60) % 60, 'minute'),
    unit(seconds % 60, 'second'),
  ];
  return parts.filter((part) => part !== '').join(' ') || '0 seconds';
}
