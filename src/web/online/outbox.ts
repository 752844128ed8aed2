// Results of dailies that the service does not have yet: one entry per day and game, each under a key of its own, so
// that two tabs never overwrite each other. The first result counts, as it does at the service. Logs stay in the
// database; an entry names the result.

import { type Day, isDay } from '../../cabinet/day.ts';
import type { Shelf } from './shelf.ts';

export interface Entry {
  readonly day: Day;
  readonly game: string;
  /** The id of the result. */
  readonly id: string;
}

export interface Outbox {
  add(entry: Entry): void;
  has(day: Day, game: string): boolean;
  remove(day: Day, game: string): void;
  /** By day, then by game. Damaged and very old ones are cleared away. */
  list(): readonly Entry[];
  clear(): void;
}

const PREFIX = 'send.';
const DAY_MILLIS = 86_400_000;
/** Days after which an entry that nobody takes is given up. */
const OLDEST = 60;

const keyOf = (day: Day, game: string) => `${PREFIX}${day}.${game}`;

/** An entry with the number of the day it was written on; undefined where it is damaged. */
function entryOf(key: string, text: string | undefined) {
  const [, day, game] = /^send\.([\d-]+)\.([a-z-]+)$/.exec(key) ?? [];
  const [, id, since] = /^([\w-]{1,100}) (\d{1,9})$/.exec(text ?? '') ?? [];
  return isDay(day) && game !== undefined && id !== undefined
    ? { entry: { day, game, id }, since: Number(since) }
    : undefined;
}

/** `now` is milliseconds since 1970. */
export function createOutbox(shelf: Shelf, now: () => number): Outbox {
  const ownKeys = () => shelf.keys().filter((key) => key.startsWith(PREFIX));
  const today = () => Math.floor(now() / DAY_MILLIS);
  return {
    add({ day, game, id }) {
      const key = keyOf(day, game);
      if (shelf.get(key) === undefined) shelf.set(key, `${id} ${today()}`);
    },
    has: (day, game) => shelf.get(keyOf(day, game)) !== undefined,
    remove: (day, game) => shelf.remove(keyOf(day, game)),
    list() {
      const entries: Entry[] = [];
      for (const key of ownKeys().sort()) {
        const found = entryOf(key, shelf.get(key));
        if (found && found.since + OLDEST >= today()) entries.push(found.entry);
        else shelf.remove(key);
      }
      return entries;
    },
    clear() {
      for (const key of ownKeys()) shelf.remove(key);
    },
  };
}
