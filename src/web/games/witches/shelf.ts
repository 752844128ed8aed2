// What a table of witches has besides the game: the potion being written, who plays and who tested, jottings.
// Kept in the browser's database by the code of the puzzle; where it is refused, it holds for this visit.

import { isIngredientName } from '../../../games/witches/names/ingredients.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';
import { openDatabase, type Stored } from '../../storage/database.ts';

export interface Shelf {
  readonly draft: readonly PlayedEntry[];
  /** Names of the players; one at least. */
  readonly players: readonly string[];
  /** Who tests next, by place in `players`. */
  readonly turn: number;
  /** By potion, who tested it. */
  readonly testers: readonly number[];
  readonly jottings: string;
}

export const MOST_PLAYERS = 5;

export const emptyShelf: Shelf = {
  draft: [],
  players: ['Witch 1'],
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

/** Whatever is stored, a shelf comes out whole. */
export function readShelf(value: unknown): Shelf {
  if (!isObject(value)) return emptyShelf;
  const names = listOf(value['players'], (one) => (typeof one === 'string' ? one : undefined));
  const players = names.length === 0 ? emptyShelf.players : names.slice(0, MOST_PLAYERS);
  return {
    draft: listOf(value['draft'], readEntry),
    players,
    turn: (readCount(value['turn']) ?? 0) % players.length,
    testers: listOf(value['testers'], readCount),
    jottings: typeof value['jottings'] === 'string' ? value['jottings'] : '',
  };
}

export async function loadShelf(code: string): Promise<Shelf | undefined> {
  try {
    const value = await (await openDatabase()).get('shelf', keyOf(code));
    return value === undefined ? undefined : readShelf(value);
  } catch {
    return undefined;
  }
}

export async function keepShelf(code: string, shelf: Shelf): Promise<void> {
  const id = keyOf(code);
  const record: Shelf & Stored = { ...shelf, id };
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
