// Where everything about rooms is kept on the shelf.

import type { Shelf } from '../shelf.ts';

export const ROOM_PREFIX = 'room.';
export const SEEN_PREFIX = 'seen.';
export const MOVE_PREFIX = 'move.';
export const NAME = 'name';

/** Seats, moves that wait, what was last seen, and the own name: as if nobody had ever played together here. */
export function forgetRooms(shelf: Shelf): void {
  const prefixes = [ROOM_PREFIX, SEEN_PREFIX, MOVE_PREFIX];
  for (const key of shelf.keys())
    if (key === NAME || prefixes.some((prefix) => key.startsWith(prefix))) shelf.remove(key);
}
