// Moves that were made here and that the room does not have for sure: one key each, in the order they were made, with the
// id that makes sending one twice the same as once. They outlive the page; another tab of the same seat sees them too.

import * as v from 'valibot';
import { MOVE_ID_LENGTH } from '../../../wire/rooms.ts';
import type { Shelf } from '../shelf.ts';
import { MOVE_PREFIX } from './keys.ts';

const shape = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MOVE_ID_LENGTH)),
  /** The last entry that the player had seen. */
  base: v.number(),
  word: v.string(),
  /** Needs not fit what has happened meanwhile. */
  loose: v.boolean(),
});

export type WaitingMove = v.InferOutput<typeof shape>;

export interface MoveBox {
  /** The oldest first. Damaged ones are cleared away. */
  list(): readonly WaitingMove[];
  add(move: WaitingMove): void;
  /** The same move, sent after another base. */
  rebase(id: string, base: number): void;
  remove(id: string): void;
  clear(): void;
}

/** Digits of the number in the key, so that keys sort as numbers do. */
const DIGITS = 15;

export const movesOf = (room: string) => `${MOVE_PREFIX}${room}.`;

/** `now` is milliseconds since 1970: only the order counts. */
export function createMoveBox(shelf: Shelf, room: string, now: () => number): MoveBox {
  const prefix = movesOf(room);
  let last = 0;

  const ownKeys = () =>
    shelf
      .keys()
      .filter((key) => key.startsWith(prefix))
      .sort();

  function read(key: string): WaitingMove | undefined {
    try {
      const parsed = v.safeParse(shape, JSON.parse(shelf.get(key) ?? ''));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  }

  const keyOf = (id: string) => ownKeys().find((key) => read(key)?.id === id);

  return {
    list: () =>
      ownKeys().flatMap((key) => {
        const move = read(key);
        if (!move) shelf.remove(key);
        return move ? [move] : [];
      }),
    add(move) {
      last = Math.max(last + 1, now());
      shelf.set(`${prefix}${String(last).padStart(DIGITS, '0')}.${move.id}`, JSON.stringify(move));
    },
    rebase(id, base) {
      const key = keyOf(id);
      const move = key === undefined ? undefined : read(key);
      if (key !== undefined && move) shelf.set(key, JSON.stringify({ ...move, base }));
    },
    remove(id) {
      const key = keyOf(id);
      if (key !== undefined) shelf.remove(key);
    },
    clear() {
      for (const key of ownKeys()) shelf.remove(key);
    },
  };
}
