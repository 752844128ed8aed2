// Opening and joining rooms. Letters or the room's address give a seat; the same secret always gets the same seat again.

import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { failure, type Result, success } from '../../core/result.ts';
import { MOST_SEATS, type Room } from '../../core/room.ts';
import { NO_SEAT, type Seat } from '../../core/table.ts';
import { readLevel } from '../../games/tables.ts';
import { limits } from '../../wire/limits.ts';
import {
  type Join,
  NAME_LENGTH,
  type NewRoom,
  ROOM_LETTERS,
  ROOM_LETTERS_LENGTH,
  readLetters,
  type Seated,
  tidyName,
} from '../../wire/rooms.ts';
import { digestOf } from '../api/request.ts';
import type { RoomRecord, SeatRecord } from '../store/store.ts';
import {
  type CachedRoom,
  holderOf,
  type RoomTransaction,
  type TableLoader,
} from './cached-room.ts';
import { LEASE, type RoomPresence } from './presence.ts';
import { expiresBefore, type RoomCache } from './room-cache.ts';
import type { RoomServiceOptions } from './room-service.ts';
import { updateFor } from './room-updates.ts';

const newRoomId = (): string => randomBytes(16).toString('base64url');

const newLetters = (): string =>
  Array.from({ length: ROOM_LETTERS_LENGTH }, () =>
    ROOM_LETTERS.charAt(randomInt(ROOM_LETTERS.length)),
  ).join('');

/** Unguessable, because players could compute the hidden parts of the deal from its seed. */
export const newSeed = (): string => randomBytes(32).toString('base64url');

/** Derived from the secret and the room: always the same, useless elsewhere, and only the secret's owner can make it. */
const tokenFor = (secret: string, room: string): string =>
  createHmac('sha256', secret).update(`curio/room/${room}`).digest('base64url');

interface JoiningOptions extends Pick<RoomServiceOptions, 'store' | 'judge' | 'now' | 'find'> {
  readonly cache: RoomCache;
  readonly tables: TableLoader;
  readonly presence: RoomPresence;
}

const LETTER_TRIES = 20;

/** Appends a number to a name that is taken. */
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

export function createJoining(options: JoiningOptions) {
  const { store, judge, cache, tables, find, now, presence } = options;

  const seated = (cached: CachedRoom, seat: SeatRecord, secret: string): Seated => ({
    room: cached.record.id,
    letters: cached.record.letters ?? '',
    seat: seat.seat || null,
    token: tokenFor(secret, cached.record.id),
    news: updateFor(cached, seat.seat || null, cached.room.head, now(), presence),
  });

  function newSeat(secret: string, room: string, seat: Seat, since: number): SeatRecord {
    const token = digestOf(tokenFor(secret, room));
    const standing = seat === NO_SEAT ? 'watching' : 'in';
    return { secret: digestOf(secret), token, seat, standing, since, seenAt: now() + LEASE };
  }

  /** Seats the creator, also when the same request is sent again. */
  const welcome = ({ id }: RoomRecord, { name }: NewRoom, secret: string) =>
    join({ room: id, name }, secret);

  /** Faults: those of codes, unknownGame, notOffered, badName, badPreset, tooManyRooms. */
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

  /** The seat for a newcomer or for a former member. */
  function seatFor(
    transaction: RoomTransaction,
    known: SeatRecord | undefined,
    wish: Join,
  ): Result<Seat> {
    const { members } = transaction.room;
    const isFree = (seat: Seat) => members[seat - 1]?.gone ?? false;
    if (known?.standing === 'left' && isFree(known.seat)) return success(known.seat);
    if (transaction.room.locked) return failure('roomLocked');
    if (wish.watch) return success(NO_SEAT);
    if (wish.seat !== undefined)
      return isFree(wish.seat) ? success(wish.seat) : failure('seatTaken');
    if (members.length < MOST_SEATS) return success(members.length + 1);
    const left = members.findIndex(({ gone }) => gone);
    return left < 0 ? failure('roomFull') : success(left + 1);
  }

  /** Faults: wrongLetters, unknownRoom, roomExpired, removed, roomLocked, roomFull, roomEnded, seatTaken, badName. */
  async function join(wish: Join, secret: string): Promise<Result<Seated>> {
    const name = tidyName(wish.name);
    if (name === undefined) return failure('badName', 'name');
    const id = await idOf(wish);
    if (!id.ok) return id;
    const found = await cache.find(id.value);
    if (!found.ok) return found;
    const cached = found.value;
    const own = digestOf(secret);
    const sat = await cache.change(cached, (transaction): Result<SeatRecord> => {
      const known = transaction.seatOf(own);
      if (known?.standing === 'removed') return failure('removed');
      if (known && (known.standing === 'in' || (known.standing === 'watching' && wish.watch)))
        return success(known);
      if (transaction.room.ended) return failure('roomEnded');
      const seat = seatFor(transaction, known, wish);
      if (!seat.ok) return seat;
      const watchers = cached.seats.filter(({ standing }) => standing === 'watching').length;
      if (seat.value === NO_SEAT && watchers >= limits.watchers) return failure('roomFull');
      const record = newSeat(secret, cached.record.id, seat.value, transaction.room.head + 1);
      if (seat.value !== NO_SEAT) {
        const word = freeName(transaction.room, name, seat.value);
        const step = transaction.add({ seat: seat.value, kind: 'sit', word });
        if (!step.ok) return failure('refusal' in step ? step.refusal.type : step.fault.code);
        const before = holderOf(cached.seats, seat.value);
        if (before && before.secret !== own)
          transaction.seat({
            ...before,
            standing: before.standing === 'removed' ? 'removed' : 'replaced',
          });
      }
      transaction.seat(record);
      return success(record);
    });
    return sat.ok ? success(seated(cached, sat.value, secret)) : sat;
  }

  return { open, join };
}
