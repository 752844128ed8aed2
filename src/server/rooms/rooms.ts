// Rooms: how they are opened and joined, and all that keeps them going while people are in them. What members do there is in
// acts.ts.

import { randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../core/result.ts';
import { MOST_SEATS, type Room } from '../../core/room.ts';
import { NO_SEAT, type Onlooker, type Seat } from '../../core/table.ts';
import type { Manifest } from '../../games/manifest.ts';
import { limits } from '../../wire/limits.ts';
import {
  type Join,
  NAME_LENGTH,
  type NewRoom,
  type RoomNews,
  readLetters,
  type Seated,
  tidyName,
} from '../../wire/rooms.ts';
import { digestOf } from '../api/visitor.ts';
import type { Judge } from '../judge/judge.ts';
import type { RoomRecord, SeatRecord } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import { type Bus, createBus, EVERYTHING, type Signals } from './bus.ts';
import { createClocks } from './clocks.ts';
import { type Draft, holderOf, isHere, type Live } from './live.ts';
import { createLives, expiresBefore } from './lives.ts';
import { newsOf } from './news.ts';
import { createSightings, LEASE } from './sightings.ts';
import { createStreams, messageText, type Streams } from './streams.ts';
import { createTables, type Tables } from './tables.ts';
import { newLetters, newRoomId, tokenFor } from './tokens.ts';

export interface RoomsOptions {
  readonly store: Store;
  readonly judge: Judge;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly find: (game: string) => Manifest | undefined;
  /** Where other processes serve the same store. */
  readonly signals?: Signals | undefined;
  /** Milliseconds after which somebody who is not there may be passed for. */
  readonly away?: number | undefined;
  readonly report?: ((error: unknown) => void) | undefined;
}

/** Somebody in a room, by the token of their seat. */
export interface Member {
  readonly live: Live;
  readonly secret: string;
  readonly seat: Onlooker;
}

export interface Rooms {
  /** Faults besides those of codes: unknownGame, notOffered, badName, badPreset, tooManyRooms. */
  open(wish: NewRoom, secret: string): Promise<Result<Seated>>;
  /** Faults: wrongLetters, unknownRoom, roomExpired, removed, roomLocked, roomFull, roomEnded, seatTaken, badName. */
  join(wish: Join, secret: string): Promise<Result<Seated>>;
  /**
   * By the digest of a token; `toAct` where something is done that finds out by itself whether more has happened.
   * Faults: unknownRoom, roomExpired, notMember, removed, leftRoom.
   */
  enter(room: string, token: string, toAct?: { readonly base: number }): Promise<Result<Member>>;
  readonly away: number;
  /** Who is where may be known better by another process; asks again where there can be one. */
  lookAround(live: Live): Promise<void>;
  /** Milliseconds for which the holder of the seat has been away. */
  awayOf(live: Live, seat: Seat): number;
  /** Milliseconds since the room was opened. */
  timeOf(live: Live): number;
  news(member: Member, after: number): RoomNews;
  change<T>(live: Live, decide: (draft: Draft) => Result<T>): Promise<Result<T>>;
  readonly streams: Streams;
  readonly tables: Tables;
  readonly loaded: number;
  /** Somebody wants to be forgotten: no room has a name of theirs any more. */
  blank(secret: string): Promise<void>;
  /** All streams end; nothing is told any more. */
  endStreams(): void;
  close(): Promise<void>;
}

/** Milliseconds: signs of life, what was seen is written down, a look for what nobody told. */
const BEAT = 15_000;
const FLUSH = 1000;
const LOOK = 3000;
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

export function createRooms(options: RoomsOptions): Rooms {
  const { store, judge, now } = options;
  const report = options.report ?? (() => {});
  const tables = createTables(options.find);
  const shared = options.signals !== undefined;
  let ending = false;

  const streams = createStreams({
    message: (live, onlooker, after) => {
      const news = newsOf(live, onlooker, after, now(), sightings);
      return messageText({ id: news.head, data: JSON.stringify(news) });
    },
    moved(live, secret) {
      if (ending) return;
      if (!streams.isConnected(live, secret)) sightings.depart(live, secret);
      else if (shared) sightings.touch(live, secret);
      tellOf(live, 'seats');
    },
  });
  const { isConnected } = streams;
  const sightings = createSightings({ store, now, isConnected, report });
  const lives = createLives({
    ...{ store, tables, now, shared, report },
    changed(live, by) {
      clocks.set(live);
      if (by === 'us') bus?.tell(live.record.id, 'log');
      streams.tell(live);
    },
  });
  const clocks = createClocks(now, (live) => {
    lives.change(live, () => success(undefined)).catch(report);
  });

  function tellOf(live: Live, hint: 'seats' | 'log'): void {
    streams.tell(live);
    // The others read it in the store.
    if (bus) void sightings.flush().then(() => bus?.tell(live.record.id, hint));
  }

  const lookInto = (live: Live, alsoSeats: boolean) => {
    lives.refresh(live, alsoSeats).then((fault) => {
      if (fault) streams.endRoom(live, fault);
    }, report);
  };

  const heard = (room: string, hint: 'log' | 'seats') => {
    for (const live of lives.loaded())
      if (live.record.id === room || room === EVERYTHING) {
        if (streams.has(live)) lookInto(live, hint === 'seats' || room === EVERYTHING);
      }
  };
  const bus: Bus | undefined =
    options.signals &&
    createBus(options.signals, randomBytes(6).toString('base64url'), heard, report);

  /** What the others may have forgotten to tell. */
  async function look(): Promise<void> {
    const watched = [...streams.watched().keys()];
    const marks = await store.roomMarks(watched.map(({ record }) => record.id));
    const byRoom = new Map(marks.map((mark) => [mark.id, mark]));
    for (const live of watched) {
      const mark = byRoom.get(live.record.id);
      const same =
        mark?.head === live.mark.head &&
        mark.seating === live.mark.seating &&
        mark.edition === live.mark.edition;
      if (!same) lookInto(live, false);
    }
  }

  /** Who was here when it was last told, so that those are noticed who went without a word. */
  const hereBefore = new WeakMap<Live, string>();
  function beat(): void {
    streams.beat();
    for (const [live, secrets] of streams.watched()) {
      if (shared) sightings.renew(live, secrets);
      const here = live.seats
        .filter((seat) => isHere(seat) && sightings.away(live, seat.secret) === 0)
        .map(({ secret }) => secret)
        .join();
      if (hereBefore.get(live) !== here && hereBefore.has(live)) streams.tell(live);
      hereBefore.set(live, here);
    }
    lives.forget((live) => {
      const idle = !streams.has(live);
      if (idle) clocks.stop(live);
      return idle;
    });
  }

  const every = (millis: number, work: () => void) => {
    const timer = setInterval(work, millis);
    timer.unref();
    return timer;
  };
  const timers = [
    every(BEAT, beat),
    every(FLUSH, () => void sightings.flush()),
    ...(shared ? [every(LOOK, () => void look().catch(report))] : []),
  ];

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
  async function welcome(record: RoomRecord, secret: string): Promise<Result<Seated>> {
    const found = await lives.find(record.id);
    if (!found.ok) return found;
    const seat = found.value.seats.find((one) => one.secret === digestOf(secret));
    return seat ? success(seated(found.value, seat, secret)) : failure('leftRoom');
  }

  async function open(wish: NewRoom, secret: string): Promise<Result<Seated>> {
    const creator = digestOf(secret);
    const known = await store.findCreation(creator, wish.id);
    if (known) return welcome(known, secret);
    const name = tidyName(wish.name);
    if (name === undefined) return failure('badName', 'name');
    if (!options.find(wish.game)) return failure('unknownGame', 'game');
    const setting = await tables.load(wish.game, wish.kind);
    if (!setting) return failure('notOffered', 'kind');
    const preset = wish.code === undefined ? (wish.preset ?? setting.entry.presets[0]) : null;
    if (preset !== null && !setting.entry.presets.includes(preset))
      return failure('badPreset', 'preset');
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
      if (made !== 'lettersTaken') return welcome(made, secret);
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

  return {
    open,
    join,
    async enter(room, token, toAct) {
      let found = await lives.find(room, toAct !== undefined);
      if (!found.ok) return found;
      const known = found.value;
      // Somebody who knows more than this process has it from another one.
      const isNew = known.seats.every((one) => one.token !== token);
      if (toAct && (isNew || toAct.base > known.room.head)) found = await lives.find(room);
      if (!found.ok) return found;
      const live = found.value;
      const due = live.setting.rules.due(live.room);
      // Nobody looks at a room where the clock is behind.
      if (due && due.at <= now() - live.record.openedAt)
        await lives.change(live, () => success(undefined));
      const own = live.seats.find((one) => one.token === token);
      if (!own) return failure('notMember');
      if (own.standing === 'removed') return failure('removed');
      if (!isHere(own)) return failure('leftRoom');
      if (!streams.isConnected(live, own.secret)) sightings.touch(live, own.secret);
      return success({ live, secret: own.secret, seat: own.seat || null });
    },
    away: options.away ?? limits.away,
    async lookAround(live) {
      if (shared) await lives.refresh(live, true);
    },
    awayOf(live, seat) {
      const holder = holderOf(live.seats, seat);
      return holder ? sightings.away(live, holder.secret) : Number.POSITIVE_INFINITY;
    },
    timeOf: (live) => Math.max(live.room.at, now() - live.record.openedAt),
    news: ({ live, seat }, after) => newsOf(live, seat, after, now(), sightings),
    change: lives.change,
    streams,
    tables,
    get loaded() {
      return lives.loaded().length;
    },
    async blank(secret) {
      const blanked = new Set(await store.blankNames(secret));
      for (const live of lives.loaded()) if (blanked.has(live.record.id)) lookInto(live, false);
      for (const room of blanked) bus?.tell(room, 'log');
    },
    endStreams() {
      ending = true;
      streams.endAll();
    },
    async close() {
      ending = true;
      for (const timer of timers) clearInterval(timer);
      clocks.stopAll();
      bus?.close();
      streams.endAll();
      await sightings.flush();
    },
  };
}
