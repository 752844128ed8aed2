// Who sits at a table, as a sheet of paper tells it: behind the link of its QR code, or in its short code.

import { unescapeLink } from '../../../core/find.ts';
import { MAX_PLAYERS, NAME_LENGTH } from '../types/board.ts';
import { readShort } from './short.ts';

export interface Table {
  readonly players: number;
  /** By place; empty where nobody has told it, and fewer than players where only the first have. */
  readonly names: readonly string[];
}

/** Names as people write them into one line. */
export function readNames(text: string, players: number): readonly string[] {
  const names = text
    .split(/[,，、]/)
    .map((name) => [...name.trim()].slice(0, NAME_LENGTH).join(''));
  while (names.length > players || (names.length > 0 && names.at(-1) === '')) names.pop();
  return names;
}

/** More letters would make a QR code too fine for phones; then it says no names. */
const LONGEST_NAMES = 200;

/** What stands behind a link or a code. */
export function printTable({ players, names }: Table): string {
  const told = names.map(encodeURIComponent).join(',');
  const fits = told !== '' && told.length <= LONGEST_NAMES;
  return `?players=${players}${fits ? `&names=${told}` : ''}`;
}

/** Takes whatever was scanned, pasted or typed; undefined where it says nothing of players. */
export function readTable(text: string): Table | undefined {
  const short = readShort(text);
  if (short.ok) return { players: short.value.players, names: [] };
  const players = Number(/[?&]players=(\d)(?!\d)/.exec(text)?.[1] ?? 0);
  if (players < 1 || players > MAX_PLAYERS) return undefined;
  const names = /[?&]names=([^&#\s]*)/.exec(text)?.[1] ?? '';
  return { players, names: readNames(unescapeLink(names), players) };
}
