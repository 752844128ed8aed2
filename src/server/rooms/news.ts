// What one onlooker is told of a room: never the code of a puzzle, never what is another's to read.

import { placeIn } from '../../core/room.ts';
import type { Onlooker } from '../../core/table.ts';
import type { RoomMember, RoomNews } from '../../wire/rooms.ts';
import { holderOf, type Live, levelOf } from './live.ts';

export interface Presence {
  /** Milliseconds since they were last seen; 0 while they are here. */
  away(live: Live, secret: string): number;
}

function membersOf(live: Live, presence: Presence): RoomMember[] {
  const { room, seats } = live;
  return room.members.map(({ name, gone }, index): RoomMember => {
    const seat = index + 1;
    const holder = holderOf(seats, seat);
    const away = holder ? presence.away(live, holder.secret) : 0;
    const place = room.round ? placeIn(room.round, seat) : null;
    return { seat, name, gone, here: !gone && away === 0, away: gone ? 0 : away, place };
  });
}

export function newsOf(
  live: Live,
  onlooker: Onlooker,
  after: number,
  now: number,
  presence: Presence,
): RoomNews {
  const { record, room, setting, seats } = live;
  const { rules } = setting;
  const told = live.entries.slice(Math.max(0, after));
  return {
    room: record.id,
    letters: record.letters ?? '',
    game: record.game,
    kind: record.kind,
    version: setting.version,
    preset: levelOf(live),
    head: room.head,
    now: Math.max(room.at, now - record.openedAt),
    members: membersOf(live, presence),
    watchers: seats.filter(
      ({ standing, secret }) => standing === 'watching' && presence.away(live, secret) === 0,
    ).length,
    chair: room.chair,
    locked: room.locked,
    ended: room.ended,
    rounds: room.rounds,
    status: rules.status(room),
    you: onlooker,
    view: rules.view(room, onlooker),
    entries: told.map(({ entry }) => {
      const { seq, at, seat, kind, word } = rules.shown(entry, onlooker);
      return { seq, at, seat, kind, word };
    }),
    events: told.map(({ entry, events }) => (rules.hears(entry, onlooker) ? [...events] : [])),
  };
}
