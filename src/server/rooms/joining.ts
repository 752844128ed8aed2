// How rooms are opened and joined: a seat for whoever has the letters or the address, and the same seat again for the same
// secret.

import { failure, type Result, success } from '../../core/result.ts';
import { MOST_SEATS, type Room } from '../../core/room.ts';
import { NO_SEAT, type Seat } from '../../core/table.ts';
import type { Manifest } from '../../games/manifest.ts';
import { readLevel } from '../../games/tables.ts';
import { limits } from '../../wire/limits.ts';
import {
  type Join,
  NAME_LENGTH,
  type NewRoom,
  readLetters,
  type Seated,
  tidyName,
} from '../../wire/rooms.ts';
import { digestOf } from '../api/visitor.ts';
import type { Judge } from '../judge/judge.ts';
import type { RoomRecord, SeatRecord } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import { type Draft, holderOf, type Live } from './live.ts';
import { expiresBefore, type Lives } from './lives.ts';
import { newsOf } from './news.ts';
import { LEASE, type Sightings } from './sightings.ts';
import type { Tables } from './tables.ts';
import { newLetters, newRoomId, tokenFor } from './tokens.ts';

export interface JoiningOptions {
  readonly store: Store;
  readonly judge: Judge;
  readonly lives: Lives;
  readonly tables: Tables;
  readonly find: (game: string) => Manifest | undefined;
  readonly now: () => number;
  readonly sightings: Sightings;
}

export interface Joining {
  /** Faults besides those of codes: unknownGame, notOffered, badName, badPreset, tooManyRooms. */
  open(wish: NewRoom, secret: string): Promise<Result<Seated>>;
  /** Faults: wrongLetters, unknownRoom, roomExpired, removed, roomLocked, roomFull, roomEnded, seatTaken, badName. */
  join(wish: Join, secret: string): Promise<Result<Seated>>;
}

const LETTER_TRIES = 20;

/** Two of one name get a number. */
export function freeName(room: Room, name: string, own: Seat): string {
  const others = new Set(
    room.members.flatMap((member, index) =>
      index + 1 === own || member.gone ? [] : [member.name],
    ),
  );
  for (let number = 1; ; number++) {
    const mark = number === 1 ? '' : ` ${number}`;
    const short = [...name].slice(0, NAME_LENGTH - mark.length).join('');
    if (!others.has(short + mark)) return short + mark;
  }
}

export function createJoining(options: JoiningOptions): Joining {
  const { store, judge, lives, tables, find, now, sightings } = options;

  const seated = (live: Live, seat: SeatRecord, secret: string): Seated => ({
    room: live.record.id,
    letters: live.record.letters ?? '',
    seat: seat.seat || null,
    token: tokenFor(secret, live.record.id),
    news: newsOf(live, seat.seat || null, live.room.head, now(), sightings),
  });

  function newSeat(secret: string, room: string, seat: Seat, since: number): SeatRecord {
    const token = digestOf(tokenFor(secret, room));
    const standing = seat === NO_SEAT ? 'watching' : 'in';
    return { secret: digestOf(secret), token, seat, standing, since, seenAt: now() + LEASE };
  }

  /** A room that was opened a moment ago, or before by the same wish. */
  const welcome = ({ id }: RoomRecord, { name }: NewRoom, secret: string) =>
    join({ room: id, name }, secret);

  async function open(wish: NewRoom, secret: string): Promise<Result<Seated>> {
    const creator = digestOf(secret);
    const known = await store.findCreation(creator, wish.id);
    if (known) return welcome(known, wish, secret);
    const name = tidyName(wish.name);
    if (name === undefined) return failure('badName', 'name');
    if (!find(wish.game)) return failure('unknownGame', 'game');
    const setting = await tables.load(wish.game, wish.kind);
    if (!setting) return failure('notOffered', 'kind');
    const preset = wish.code === undefined ? (wish.preset ?? setting.entry.presets[0]) : null;
    if (preset !== null && !readLevel(setting.entry, preset)) return failure('badPreset', 'preset');
    const order = { game: wish.game, table: wish.kind, preset, people: setting.table.seats.least };
    const given =
      wish.code === undefined
        ? success(null)
        : await judge.dealTable({ ...order, code: wish.code });
    if (!given.ok) return given;
    const id = newRoomId();
    const openedAt = now();
    const entry = { seq: 1, at: 0, seat: 1, kind: 'sit', word: name, moveId: ':1' } as const;
    const room = { id, game: wish.game, kind: wish.kind, version: setting.version, preset };
    const more = { code: given.value, creator, creation: wish.id, openedAt };
    for (let tried = 0; tried < LETTER_TRIES; tried++) {
      const made = await store.openRoom(
        { ...room, ...more, letters: newLetters() },
        newSeat(secret, id, 1, 1),
        entry,
        limits.rooms,
      );
      if (made === 'tooMany') return failure('tooManyRooms');
      if (made !== 'lettersTaken') return welcome(made, wish, secret);
    }
    return failure('busy');
  }

  async function idOf({ letters, room }: Join): Promise<Result<string>> {
    if (room !== undefined) return success(room);
    const read = readLetters(letters ?? '');
    const record = read === undefined ? undefined : await store.findRoomByLetters(read);
    return record && record.lastAt >= expiresBefore(now())
      ? success(record.id)
      : failure('wrongLetters');
  }

  /** Where somebody sits who has no seat in this room, or had one. */
  function seatFor(draft: Draft, known: SeatRecord | undefined, wish: Join): Result<Seat> {
    const { members } = draft.room;
    const isFree = (seat: Seat) => members[seat - 1]?.gone ?? false;
    if (known?.standing === 'left' && isFree(known.seat)) return success(known.seat);
    if (draft.room.locked) return failure('roomLocked');
    if (wish.watch) return success(NO_SEAT);
    if (wish.seat !== undefined)
      return isFree(wish.seat) ? success(wish.seat) : failure('seatTaken');
    if (members.length < MOST_SEATS) return success(members.length + 1);
    const left = members.findIndex(({ gone }) => gone);
    return left < 0 ? failure('roomFull') : success(left + 1);
  }

  async function join(wish: Join, secret: string): Promise<Result<Seated>> {
    const name = tidyName(wish.name);
    if (name === undefined) return failure('badName', 'name');
    const id = await idOf(wish);
    if (!id.ok) return id;
    const found = await lives.find(id.value);
    if (!found.ok) return found;
    const live = found.value;
    const own = digestOf(secret);
    const sat = await lives.change(live, (draft): Result<SeatRecord> => {
      const known = draft.seatOf(own);
      if (known?.standing === 'removed') return failure('removed');
      if (known && (known.standing === 'in' || (known.standing === 'watching' && wish.watch)))
        return success(known);
      if (draft.room.ended) return failure('roomEnded');
      const seat = seatFor(draft, known, wish);
      if (!seat.ok) return seat;
      const watchers = live.seats.filter(({ standing }) => standing === 'watching').length;
      if (seat.value === NO_SEAT && watchers >= limits.watchers) return failure('roomFull');
      const record = newSeat(secret, live.record.id, seat.value, draft.room.head + 1);
      if (seat.value !== NO_SEAT) {
        const word = freeName(draft.room, name, seat.value);
        const step = draft.add({ seat: seat.value, kind: 'sit', word });
        if (!step.ok) return failure('refusal' in step ? step.refusal.type : step.fault.code);
        const before = holderOf(live.seats, seat.value);
        if (before && before.secret !== own)
          draft.seat({
            ...before,
            standing: before.standing === 'removed' ? 'removed' : 'replaced',
          });
      }
      draft.seat(record);
      return success(record);
    });
    return sat.ok ? success(seated(live, sat.value, secret)) : sat;
  }

  return { open, join };
}
