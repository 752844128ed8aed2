// The room service: ties cache, presence, streams, timers and the process bus together. Opening and joining are in
// joining.ts, the commands of members in commands.ts.

import { randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../core/result.ts';
import type { Onlooker, Seat } from '../../core/table.ts';
import type { Manifest } from '../../games/manifest.ts';
import { limits } from '../../wire/limits.ts';
import type { Judge } from '../judge/judge.ts';
import type { Store } from '../store/store.ts';
import {
  type CachedRoom,
  createTableLoader,
  holderOf,
  isHere,
  isSameMark,
  leaveSeat,
} from './cached-room.ts';
import { createJoining } from './joining.ts';
import { createPresence } from './presence.ts';
import { type ChangeHint, createBus, EVERYTHING, type Signals } from './process-bus.ts';
import { createRoomCache } from './room-cache.ts';
import { createRoomTimers } from './room-clock.ts';
import { updateFor } from './room-updates.ts';
import { createStreams, messageText } from './streams.ts';

export interface RoomServiceOptions {
  readonly store: Store;
  readonly judge: Judge;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly find: (game: string) => Manifest | undefined;
  /** The channel to other processes on the same store, if there can be any. */
  readonly signals?: Signals | undefined;
  /** Milliseconds of absence after which others may pass for a member. */
  readonly away?: number | undefined;
  readonly report?: ((error: unknown) => void) | undefined;
}

/** A member or spectator whose token was checked. */
export interface AuthorizedMember {
  readonly cached: CachedRoom;
  readonly secret: string;
  readonly seat: Onlooker;
}

/** Milliseconds between heartbeats, writes of presence to the store, and polls for changes whose hint was lost. */
const HEARTBEAT = 15_000;
const FLUSH = 1000;
const POLL = 3000;
/** Milliseconds before a failed move of the clock is retried. */
const RETRY_AFTER = 1000;

export function createRoomService(options: RoomServiceOptions) {
  const { store, judge, now, find } = options;
  const report = options.report ?? (() => {});
  const tables = createTableLoader(find);
  const shared = options.signals !== undefined;
  let ending = false;

  const streams = createStreams({
    message: (cached, onlooker, after) => {
      const update = updateFor(cached, onlooker, after, now(), presence);
      return messageText({ id: update.head, data: JSON.stringify(update) });
    },
    moved(cached, secret) {
      if (ending) return;
      if (!streams.isConnected(cached, secret)) presence.depart(cached, secret);
      else if (shared) presence.touch(cached, secret);
      announce(cached, 'seats');
    },
  });
  const { isConnected } = streams;
  const presence = createPresence({ store, now, isConnected, report });
  const cache = createRoomCache({
    ...{ store, tables, now, shared, report },
    changed(cached, by) {
      timers.set(cached);
      if (by === 'us') bus?.announce(cached.record.id, 'log');
      streams.sendUpdates(cached);
    },
    gone(cached, fault) {
      timers.stop(cached);
      streams.endRoom(cached, fault);
    },
  });
  const timers = createRoomTimers(now, (cached) =>
    cache
      .change(cached, () => success(undefined))
      .catch((error: unknown) => {
        report(error);
        setTimeout(() => timers.set(cached), RETRY_AFTER).unref();
      }),
  );

  function announce(cached: CachedRoom, hint: ChangeHint): void {
    streams.sendUpdates(cached);
    // Other processes read presence from the store, so write it first.
    if (bus) void presence.flush().then(() => bus?.announce(cached.record.id, hint));
  }

  const refresh = (cached: CachedRoom, alsoSeats: boolean) => {
    cache.refresh(cached, alsoSeats).catch(report);
  };

  const onHint = (room: string, hint: ChangeHint) => {
    if (room === EVERYTHING) for (const cached of streams.watched().keys()) refresh(cached, true);
    const cached = cache.known(room);
    if (cached && streams.has(cached)) refresh(cached, hint === 'seats');
  };
  const bus: ReturnType<typeof createBus> | undefined =
    options.signals &&
    createBus(options.signals, randomBytes(6).toString('base64url'), onHint, report);

  /** Finds changes of other processes whose hint was lost. */
  async function poll(): Promise<void> {
    const watched = [...streams.watched().keys()];
    const marks = await store.roomMarks(watched.map(({ record }) => record.id));
    const byRoom = new Map(marks.map((mark) => [mark.id, mark]));
    for (const cached of watched) {
      const mark = byRoom.get(cached.record.id);
      if (!mark || !isSameMark(mark, cached.mark)) refresh(cached, false);
    }
  }

  /** Who was here at the last heartbeat, to notice members whose lease ran out. */
  const hereBefore = new WeakMap<CachedRoom, string>();
  function heartbeat(): void {
    streams.heartbeat();
    for (const [cached, secrets] of streams.watched()) {
      if (shared) presence.renew(cached, secrets);
      // Another process may have renewed the lease.
      if (shared && presence.isEnding(cached, HEARTBEAT)) refresh(cached, true);
      const here = cached.seats
        .filter((seat) => isHere(seat) && presence.away(cached, seat.secret) === 0)
        .map(({ secret }) => secret)
        .join();
      if (hereBefore.get(cached) !== here && hereBefore.has(cached)) streams.sendUpdates(cached);
      hereBefore.set(cached, here);
    }
    cache.forget((cached) => {
      const idle = !streams.has(cached);
      if (idle) timers.stop(cached);
      return idle;
    });
  }

  const every = (millis: number, work: () => void) => {
    const timer = setInterval(work, millis);
    timer.unref();
    return timer;
  };
  const intervals = [
    every(HEARTBEAT, heartbeat),
    every(FLUSH, () => void presence.flush()),
    ...(shared ? [every(POLL, () => void poll().catch(report))] : []),
  ];

  return {
    ...createJoining({ store, judge, cache, tables, find, now, presence }),
    /** Checks the digest of a token. With `toAct` the cached room may be outdated: the command's commit will notice.
     * Faults: unknownRoom, roomExpired, notMember, removed, leftRoom. */
    async enter(
      room: string,
      token: string,
      toAct?: { readonly base: number },
    ): Promise<Result<AuthorizedMember>> {
      let found = await cache.find(room, toAct !== undefined);
      if (!found.ok) return found;
      const known = found.value;
      // A client that knows more than this process heard it from another one.
      const isNew = known.seats.every((one) => one.token !== token);
      if (toAct && (isNew || toAct.base > known.room.head)) found = await cache.find(room);
      if (!found.ok) return found;
      const cached = found.value;
      const due = cached.setting.rules.due(cached.room);
      // Overdue moves of the clock come before any view.
      if (due && due.at <= now() - cached.record.openedAt)
        await cache.change(cached, () => success(undefined));
      const own = cached.seats.find((one) => one.token === token);
      if (!own) return failure('notMember');
      if (own.standing === 'removed') return failure('removed');
      if (!isHere(own)) return failure('leftRoom');
      if (!streams.isConnected(cached, own.secret)) presence.touch(cached, own.secret);
      return success({ cached, secret: own.secret, seat: own.seat || null });
    },
    away: options.away ?? limits.away,
    /** Re-reads presence from the store if other processes may know more. */
    async refreshPresence(cached: CachedRoom): Promise<void> {
      if (shared) await cache.refresh(cached, true);
    },
    /** Milliseconds for which the holder of the seat has been away. */
    awayOf(cached: CachedRoom, seat: Seat): number {
      const holder = holderOf(cached.seats, seat);
      return holder ? presence.away(cached, holder.secret) : Number.POSITIVE_INFINITY;
    },
    /** Milliseconds since the room was opened. */
    timeOf: (cached: CachedRoom) => Math.max(cached.room.at, now() - cached.record.openedAt),
    update: ({ cached, seat }: AuthorizedMember, after: number) =>
      updateFor(cached, seat, after, now(), presence),
    change: cache.change,
    streams,
    get loaded() {
      return cache.count;
    },
    /** Deletes a person: vacates their seats and blanks their names in all rooms. */
    async blank(secret: string): Promise<void> {
      for (const room of await store.blankNames(secret)) {
        const known = cache.known(room);
        if (known) await cache.refresh(known);
        const found = await cache.find(room);
        if (found.ok)
          await cache.change(found.value, (transaction) => {
            const own = transaction.seatOf(secret);
            if (own && isHere(own)) leaveSeat(transaction, own);
            return success(undefined);
          });
        bus?.announce(room, 'log');
      }
    },
    get isEnding() {
      return ending;
    },
    /** Ends all streams and announces no more changes. */
    endStreams(): void {
      ending = true;
      streams.endAll();
    },
    async close(): Promise<void> {
      ending = true;
      for (const timer of intervals) clearInterval(timer);
      timers.stopAll();
      bus?.close();
      streams.endAll();
      await presence.flush();
    },
  };
}

export type RoomService = ReturnType<typeof createRoomService>;
