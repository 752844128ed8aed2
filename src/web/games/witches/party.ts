// The people around the board: who plays, who tested which potion, their draft and jottings. Stored in the browser's
// database by the code of the puzzle; if that fails, it lasts for this visit. Tables of phones take names from the room.

import { words } from '#words/witches/index.ts';
import { isIngredientName } from '../../../games/witches/names.ts';
import { MAX_PLAYERS, NAME_LENGTH } from '../../../games/witches/types/board.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import { openDatabase, type Stored } from '../../storage/database.ts';
import type { WitchesPlay } from './hand.ts';

export interface Party {
  readonly draft: readonly PlayedEntry[];
  /** Names of the players; empty until they are entered. */
  readonly players: readonly string[];
  /** Who tested each potion; NO_TESTER where it is unknown. */
  readonly testers: readonly number[];
  readonly jottings: string;
  /** The fingerprint of the sealed recipe as it was first shown; empty before that. */
  readonly sealed: string;
}

export const NO_TESTER = -1;

export const newParty: Party = {
  draft: [],
  players: [],
  testers: [],
  jottings: '',
  sealed: '',
};

const keyOf = (code: string) => `witches ${code}`;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function listOf<T>(value: unknown, read: (one: unknown) => T | undefined): readonly T[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map(read).filter((item) => item !== undefined);
}

const readCount = (value: unknown, least = 0) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined;
const readText = (value: unknown) => (typeof value === 'string' ? value : '');

function readEntry(value: unknown): PlayedEntry | undefined {
  if (!isObject(value) || !isIngredientName(value['ingredient'])) return undefined;
  const seeds = readCount(value['seeds']);
  return seeds === undefined ? undefined : { ingredient: value['ingredient'], seeds };
}

export const sameEntries = (one: readonly PlayedEntry[], other: readonly PlayedEntry[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ ingredient, seeds }, slot) =>
      other[slot]?.ingredient === ingredient && other[slot]?.seeds === seeds,
  );

/** No more names than seats, each cut to length. */
export const tidyNames = (names: readonly string[]): readonly string[] =>
  names.slice(0, MAX_PLAYERS).map((name) => name.trim().slice(0, NAME_LENGTH));

/** Reads any stored value; missing or broken parts are empty. */
export function readParty(value: unknown): Party {
  if (!isObject(value)) return newParty;
  const names = listOf(value['players'], (one) => (typeof one === 'string' ? one : undefined));
  // Older records hold one player where nothing was entered.
  const known = value['sealed'] !== undefined || names.length > 1;
  return {
    draft: listOf(value['draft'], readEntry),
    players: known ? tidyNames(names) : [],
    testers: listOf(value['testers'], (one) => readCount(one, NO_TESTER) ?? NO_TESTER),
    jottings: readText(value['jottings']),
    sealed: readText(value['sealed']),
  };
}

export async function loadParty(code: string): Promise<Party | undefined> {
  try {
    const value = await (await openDatabase()).get('shelf', keyOf(code));
    return value === undefined ? undefined : readParty(value);
  } catch {
    return undefined;
  }
}

export async function keepParty(code: string, party: Party): Promise<void> {
  const id = keyOf(code);
  try {
    const record = () => ({ ...party, id, updatedAt: Date.now() }) as Stored;
    await (await openDatabase()).update('shelf', id, record);
  } catch {
    // The game itself is saved elsewhere; this holds for the visit.
  }
}

/** The name of a guest or of the member on this seat; replays know only numbers. */
export function nameAt(play: WitchesPlay, person: number): string {
  const { table } = play.view();
  const guest =
    table?.kind === 'paper' && person < 0
      ? table.people.find((one) => one.person === person)?.name
      : undefined;
  const member = play.company?.members().find(({ place }) => place === person);
  return guest ?? member?.name ?? words.face.witch(Math.abs(person));
}

/** Players and testers of a table of phones, as the room knows them; undefined for other boards. */
export function seatedParty(play: WitchesPlay): Pick<Party, 'players' | 'testers'> | undefined {
  const { table } = play.view();
  if (!table) return undefined;
  const people =
    table.kind === 'paper'
      ? table.people.map(({ person }) => person)
      : Array.from({ length: table.seats }, (_, index) => index + 1);
  return {
    players: people.map((person) => nameAt(play, person)),
    testers: table.testers.map((person) => (person === null ? NO_TESTER : people.indexOf(person))),
  };
}
