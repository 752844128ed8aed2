// What is said of what happens in a room, with the names of its people.

import type { RoomNews } from '../../../wire/rooms.ts';
import type { People } from '../../../words/words.ts';
import { roomWords } from '../../pages/together/words.ts';
import type { RoomLine } from './line.ts';

type Entry = RoomNews['entries'][number];

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
