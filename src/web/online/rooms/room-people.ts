// What is said of what happens in a room, with the names of its people.

import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { roomWords } from '#words/together.ts';
import type { Millis } from '../../../core/game.ts';
import type { RoomUpdate } from '../../../wire/rooms.ts';
import type { People } from '../../../words/words.ts';
import type { RoomLine } from './connection.ts';

type Entry = RoomUpdate['entries'][number];

export const memberName = ({ news }: Pick<RoomLine, 'news'>, seat: number): string =>
  news()?.members.find((member) => member.seat === seat)?.name ?? '';

/** The people of the round that is on the table, by their places. */
export function peopleOf({ news }: Pick<RoomLine, 'news'>): People {
  const at = (place: number) => news()?.members.find((member) => member.place === place);
  return {
    name: (place) => at(place)?.name ?? roomWords.empty(place),
    isYou(place) {
      const you = news()?.you ?? null;
      return you !== null && at(place)?.seat === you;
    },
  };
}

/** People who come and go, who leads, the door: all that is no move. */
export function toldOfRoom({ kind, seat, word }: Entry, nameOf: (seat: number) => string): string {
  switch (kind) {
    case 'sit':
      return roomWords.came(nameOf(seat));
    case 'leave':
      return roomWords.left(nameOf(seat));
    case 'remove':
      return roomWords.removed(nameOf(Number(word)));
    case 'chair':
      // Taken, or handed on.
      return roomWords.chair(nameOf(word === '' ? seat : Number(word)));
    case 'lock':
      return roomWords.locked;
    case 'unlock':
      return roomWords.unlocked;
    case 'deal':
      return roomWords.dealt;
    case 'end':
      return roomWords.ended;
    default:
      return '';
  }
}

// How long people have been away by now. Nobody tells that somebody is still away: from the last news on this page counts.

const TICK: Millis = 1000;

/** Milliseconds since the news that this page has; for as long as its owner is there. */
export function sinceTold(line: Pick<RoomLine, 'news' | 'now'>): Accessor<Millis> {
  const [now, setNow] = createSignal(line.now());
  const timer = setInterval(() => setNow(line.now()), TICK);
  onCleanup(() => clearInterval(timer));
  return createMemo(() => Math.max(0, now() - (line.news()?.now ?? 0)));
}

/** Long enough to be passed for, or led without? */
export const isAway = (
  member: { readonly here: boolean; readonly away: Millis },
  since: Millis,
  awayAfter: Millis,
): boolean => !member.here && member.away + since >= awayAfter;
