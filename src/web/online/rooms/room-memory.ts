// What this browser remembers of rooms: its seats, the last snapshot of each, and the player's name. One key per room,
// read again on every use, because another tab may have changed it.

import * as v from 'valibot';
import { tableKinds } from '../../../core/table.ts';
import { type RoomSnapshot, roomShape } from '../../../wire/rooms.ts';
import { parseShape } from '../../../wire/service-api.ts';
import type { LocalStore } from '../../storage/local-store.ts';

const ROOM_PREFIX = 'room.';
const SEEN_PREFIX = 'seen.';
const MOVE_PREFIX = 'move.';
const NAME = 'name';

/** The keys of a room's unsent moves begin with this. */
export const movesOf = (room: string) => `${MOVE_PREFIX}${room}.`;

/** Removes seats, unsent moves, the last snapshots and the player's name. */
export function forgetRooms(shelf: LocalStore): void {
  const prefixes = [ROOM_PREFIX, SEEN_PREFIX, MOVE_PREFIX];
  for (const key of shelf.keys())
    if (key === NAME || prefixes.some((prefix) => key.startsWith(prefix))) shelf.remove(key);
}

const shape = v.object({
  room: v.string(),
  token: v.string(),
  letters: v.string(),
  game: v.string(),
  kind: v.picklist(tableKinds),
  /** Milliseconds since 1970 of the last visit. */
  at: v.number(),
});

export type KnownRoom = v.InferOutput<typeof shape>;

/** Milliseconds after which the server deletes an unused room. */
const LIFE = 7 * 86_400_000;

export function createRoomMemory(shelf: LocalStore, now: () => number) {
  /** Removes everything about the room. */
  function forget(room: string): void {
    shelf.remove(ROOM_PREFIX + room);
    shelf.remove(SEEN_PREFIX + room);
    for (const key of shelf.keys()) if (key.startsWith(movesOf(room))) shelf.remove(key);
  }

  /** Last visited first. */
  const list = (): readonly KnownRoom[] =>
    shelf
      .keys()
      .filter((key) => key.startsWith(ROOM_PREFIX))
      .flatMap((key) => {
        const known = parseShape(shape, shelf.get(key));
        if (known && known.at + LIFE > now()) return [known];
        forget(known?.room ?? key.slice(ROOM_PREFIX.length));
        return [];
      })
      .sort((one, other) => other.at - one.at);

  return {
    list,
    find: (letters: string) => list().find((known) => known.letters === letters),
    keep: (room: KnownRoom) => shelf.set(ROOM_PREFIX + room.room, JSON.stringify(room)),
    forget,
    /** The last snapshot. */
    lastSeen: (room: string) => parseShape(roomShape, shelf.get(SEEN_PREFIX + room)),
    keepSeen: (seen: RoomSnapshot) =>
      shelf.set(SEEN_PREFIX + seen.room, JSON.stringify(v.parse(roomShape, seen))),
    /** The player's last name. */
    name: () => shelf.get(NAME),
    keepName: (name: string) => shelf.set(NAME, name),
  };
}

export type RoomMemory = ReturnType<typeof createRoomMemory>;
