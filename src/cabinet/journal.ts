// The journal of a board: the steps that the database has not confirmed yet, written with every step. Its lines are those
// of the save, each chained to the one before, so that they fit only where they were played. recovery.ts reads it.
//   curio journal 1 <check>
//   <the record of the board without its save, as JSON>
//   <the head of the save, three lines>
//   from <n> <check of the line before>
//   <the lines of the save after its first n entries, its end too>

import { checkDigits } from '../core/code.ts';
import type { SaveTail } from '../core/save.ts';

const FORMAT = 'curio journal 1';
const CHECK_LENGTH = 6;

/** The first line, which signs the second. */
export const journalHead = (json: string) => `${FORMAT} ${checkDigits(json, CHECK_LENGTH)}`;

export function printJournal(record: object, tail: SaveTail): string {
  const { head, from, check, lines } = tail;
  const json = JSON.stringify({ ...record, save: '' });
  return `${[journalHead(json), json, ...head, `from ${from} ${check}`, ...lines].join('\n')}\n`;
}
