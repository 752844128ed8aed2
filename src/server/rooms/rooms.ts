// Rooms: all that keeps them going while people are in them. How they are opened and joined is in joining.ts, what members do
// there in acts.ts.

import { randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../core/result.ts';
import type { Onlooker, Seat } from '../../core/table.ts';
import type { Manifest } from '../../games/manifest.ts';
import { limits } from '../../wire/limits.ts';
import type { RoomNews } from '../../wire/rooms.ts';
import type { Judge } from '../judge/judge.ts';
import type { Store } from '../store/store.ts';
import { type Bus, createBus, EVERYTHING, type Hint, type Signals } from './bus.ts';
import { createClocks } from './clocks.ts';
import { createJoining, type Joining } from './joining.ts';
import { type Draft, holderOf, isHere, type Live, leaveSeat } from './live.ts';
import { createLives } from './lives.ts';
import { newsOf } from './news.ts';
import { createSightings } from './sightings.ts';
import { createStreams, messageText, type Streams } from './streams.ts';
import { createTables, type Tables } from './tables.ts';

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

export interface Rooms extends Joining {
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
  /** Somebody wants to be forgotten: they sit in no room any more, and none has a name of theirs. */
  blank(secret: string): Promise<void>;
  /** All streams end; nothing is told any more. */
  endStreams(): void;
  readonly isEnding: boolean;
  close(): Promise<void>;
}

/** Milliseconds: signs of life, what was seen is written down, a look for what nobody told. */
const BEAT = 15_000;
const FLUSH = 1000;
const LOOK = 3000;
/** A move of the clock that could not be made is tried again after so many. */
const AGAIN = 1000;

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
    gone(live, fault) {
      clocks.stop(live);
      streams.endRoom(live, fault);
    },
  });
  const clocks = createClocks(now, (live) =>
    lives
      .change(live, () => success(undefined))
      .catch((error: unknown) => {
        report(error);
        setTimeout(() => clocks.set(live), AGAIN).unref();
      }),
  );

  function tellOf(live: Live, hint: Hint): void {
    streams.tell(live);
    // The others read it in the store.
    if (bus) void sightings.flush().then(() => bus?.tell(live.record.id, hint));
  }

  const lookInto = (live: Live, alsoSeats: boolean) => {
    lives.refresh(live, alsoSeats).catch(report);
  };

  const heard = (room: string, hint: Hint) => {
    if (room === EVERYTHING) for (const live of streams.watched().keys()) lookInto(live, true);
    const live = lives.known(room);
    if (live && streams.has(live)) lookInto(live, hint === 'seats');
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
      // Others may have renewed it meanwhile.
      if (shared && sightings.isEnding(live, BEAT)) lookInto(live, true);
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

  const { open, join } = createJoining({
    store,
    judge,
    lives,
    tables,
    find: options.find,
    now,
    sightings,
  });

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
      return lives.count;
    },
    async blank(secret) {
      for (const room of await store.blankNames(secret)) {
        const known = lives.known(room);
        if (known) await lives.refresh(known);
        const found = await lives.find(room);
        if (found.ok)
          await lives.change(found.value, (draft) => {
            const own = draft.seatOf(secret);
            if (own && isHere(own)) leaveSeat(draft, own);
            return success(undefined);
          });
        bus?.tell(room, 'log');
      }
    },
    get isEnding() {
      return ending;
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
