// The update that one onlooker gets of a room: never the code of the puzzle, never the private moves of others.

import { placeIn } from '../../core/room.ts';
import type { Onlooker } from '../../core/table.ts';
import type { RoomMember, RoomUpdate } from '../../wire/rooms.ts';
import { type CachedRoom, holderOf, levelOf } from './cached-room.ts';
import type { RoomPresence } from './presence.ts';

function membersOf(cached: CachedRoom, presence: Pick<RoomPresence, 'away'>): RoomMember[] {
  const { room, seats } = cached;
  return room.members.map(({ name, gone }, index): RoomMember => {
    const seat = index + 1;
    const holder = holderOf(seats, seat);
    const away = holder ? presence.away(cached, holder.secret) : 0;
    const place = room.round ? placeIn(room.round, seat) : null;
    return { seat, name, gone, here: !gone && away === 0, away: gone ? 0 : away, place };
  });
}

export function updateFor(
  cached: CachedRoom,
  onlooker: Onlooker,
  after: number,
  now: number,
  presence: Pick<RoomPresence, 'away'>,
): RoomUpdate {
  const { record, room, setting, seats } = cached;
  const { rules } = setting;
  const unseen = cached.entries.slice(Math.max(0, after));
  return {
    room: record.id,
    letters: record.letters ?? '',
    game: record.game,
    kind: record.kind,
    version: setting.version,
    preset: levelOf(cached),
    head: room.head,
    now: Math.max(room.at, now - record.openedAt),
    members: membersOf(cached, presence),
    watchers: seats.filter(
      ({ standing, secret }) => standing === 'watching' && presence.away(cached, secret) === 0,
    ).length,
    chair: room.host,
    locked: room.locked,
    ended: room.ended,
    rounds: room.rounds,
    status: rules.status(room),
    you: onlooker,
    view: rules.view(room, onlooker),
    entries: unseen.map(({ entry }) => {
      const { seq, at, seat, kind, word } = rules.shown(entry, onlooker);
      return { seq, at, seat, kind, word };
    }),
    events: unseen.map(({ entry, events }) => (rules.hears(entry, onlooker) ? [...events] : [])),
  };
}
