// What the people around the board have besides the game: who plays and who tested, the potion being written,
// jottings. Kept in the browser's database by the code of the puzzle; where it is refused, it holds for this visit.

import { isIngredientName } from '../../../games/witches/names/ingredients.ts';
import { MAX_PLAYERS } from '../../../games/witches/types/board.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import { openDatabase, type Stored } from '../../storage/database.ts';
import { words } from './words.ts';

export interface Party {
  readonly draft: readonly PlayedEntry[];
  /** Names of the players; one at least. */
  readonly players: readonly string[];
  /** Who tests next, by place in `players`. */
  readonly turn: number;
  /** By potion, who tested it. */
  readonly testers: readonly number[];
  readonly jottings: string;
}

export const newParty: Party = {
  draft: [],
  players: [words.face.witch(1)],
  turn: 0,
  testers: [],
  jottings: '',
};

const keyOf = (code: string) => `witches ${code}`;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function listOf<T>(value: unknown, read: (one: unknown) => T | undefined): readonly T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const item = read(one);
    return item === undefined ? [] : [item];
  });
}

const readCount = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

function readEntry(value: unknown): PlayedEntry | undefined {
  if (!isObject(value) || !isIngredientName(value['ingredient'])) return undefined;
  const seeds = readCount(value['seeds']);
  return seeds === undefined ? undefined : { ingredient: value['ingredient'], seeds };
}

/** Whatever is stored, a party comes out whole. */
export function readParty(value: unknown): Party {
  if (!isObject(value)) return newParty;
  const names = listOf(value['players'], (one) => (typeof one === 'string' ? one : undefined));
  const players = names.length === 0 ? newParty.players : names.slice(0, MAX_PLAYERS);
  return {
    draft: listOf(value['draft'], readEntry),
    players,
    turn: (readCount(value['turn']) ?? 0) % players.length,
    testers: listOf(value['testers'], readCount),
    jottings: typeof value['jottings'] === 'string' ? value['jottings'] : '',
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
  const record: Party & Stored = { ...party, id };
  try {
    await (await openDatabase()).update(
      'shelf',
      id,
      () => ({ ...record, updatedAt: Date.now() }) as Stored,
    );
  } catch {
    // The game itself is saved elsewhere; this holds for the visit.
  }
}
