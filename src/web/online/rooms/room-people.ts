// The people of a room: their names, how long they have been away, and the announcements of who comes and goes.

import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import { roomWords } from '#words/together.ts';
import type { Millis } from '../../../core/game.ts';
import type { RoomUpdate } from '../../../wire/rooms.ts';
import type { People } from '../../../words/words.ts';
import type { RoomConnection } from './connection.ts';

export const memberName = ({ snapshot }: Pick<RoomConnection, 'snapshot'>, seat: number): string =>
  snapshot()?.members.find((member) => member.seat === seat)?.name ?? '';

/** The people of the current round, by their places. */
export function peopleOf({ snapshot }: Pick<RoomConnection, 'snapshot'>): People {
  const at = (place: number) => snapshot()?.members.find((member) => member.place === place);
  return {
    name: (place) => at(place)?.name ?? roomWords.empty(place),
    isYou(place) {
      const you = snapshot()?.you ?? null;
      return you !== null && at(place)?.seat === you;
    },
  };
}

/** Announces an entry that is not a move: people, the host, the door. */
export function announcementOf(
  { kind, seat, word }: RoomUpdate['entries'][number],
  nameOf: (seat: number) => string,
): string {
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

const TICK: Millis = 1000;

/** Milliseconds since the last update, while its owner exists. The server sends nothing while a member stays away, so
 * this is added to the absence it last reported. */
export function sinceUpdate(
  connection: Pick<RoomConnection, 'snapshot' | 'now'>,
): Accessor<Millis> {
  const [now, setNow] = createSignal(connection.now());
  const timer = setInterval(() => setNow(connection.now()), TICK);
  onCleanup(() => clearInterval(timer));
  return createMemo(() => Math.max(0, now() - (connection.snapshot()?.now ?? 0)));
}

/** Whether others may pass for a member or take over as host. */
export const isAway = (
  member: { readonly here: boolean; readonly away: Millis },
  since: Millis,
  awayAfter: Millis,
): boolean => !member.here && member.away + since >= awayAfter;
