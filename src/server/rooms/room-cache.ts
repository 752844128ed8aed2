// The rooms in this process's memory: loaded on request, changed one at a time, dropped when idle.
// Optimistic concurrency: a change is computed on the cached room and committed with the expected head. On conflict we
// re-read and recompute. Clients hear of a change only after the store has it.

import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { keeping, limits } from '../../wire/limits.ts';
import type { RoomRecord, Store } from '../store/store.ts';
import {
  applyEntries,
  type CachedRoom,
  isSameMark,
  newCachedRoom,
  RoomTransaction,
  type TableLoader,
} from './cached-room.ts';

export interface RoomCacheOptions {
  readonly store: Store;
  readonly tables: TableLoader;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Other processes also change rooms. */
  readonly shared: boolean;
  /** Called after each change, to update the streams. */
  readonly changed: (cached: CachedRoom, by: 'us' | 'others') => void;
  /** Called when the room no longer exists, to end its streams. */
  readonly gone: (cached: CachedRoom, fault: Fault) => void;
  readonly report: (error: unknown) => void;
}

const DAY = 24 * 3_600_000;
/** More conflicts in a row than can really happen. */
const TRIES = 20;
/** Milliseconds that a room stays in memory without a request. */
const IDLE_AFTER = 120_000;

export const expiresBefore = (now: number): number => now - keeping.rooms * DAY;

export function createRoomCache(options: RoomCacheOptions) {
  const { store, tables, now, shared } = options;
  const cache = new Map<string, Promise<Result<CachedRoom>>>();
  const ready = new Map<string, CachedRoom>();
  const queues = new WeakMap<CachedRoom, Promise<unknown>>();
  /** Refreshes that wait for their turn; further requests join them, since they would read the same. */
  const asked = new Map<CachedRoom, { alsoSeats: boolean; read: Promise<Fault | undefined> }>();

  /** Runs the work of each room one after the other. */
  function inTurn<T>(cached: CachedRoom, work: () => Promise<T>): Promise<T> {
    const turn = (queues.get(cached) ?? Promise.resolve()).then(work);
    queues.set(
      cached,
      turn.catch(() => undefined),
    );
    return turn;
  }

  const isGone = (record: RoomRecord | undefined): Fault | undefined => {
    if (!record) return { code: 'unknownRoom' };
    const old = record.letters === null || record.lastAt < expiresBefore(now());
    return old ? { code: 'roomExpired' } : undefined;
  };

  async function read(cached: CachedRoom, alsoSeats: boolean): Promise<Fault | undefined> {
    const { id } = cached.record;
    let found = await store.roomSince(id, cached.room.head);
    if (found && found.record.edition !== cached.mark.edition) {
      found = await store.roomSince(id, 0);
      // Reset only now: the replay below follows without a pause, so no reader sees the room empty.
      const { room, mark } = newCachedRoom(cached.record, cached.setting);
      Object.assign(cached, { room, mark, entries: [] });
      cached.ids.clear();
    }
    const gone = isGone(found?.record);
    if (gone || !found) return gone;
    const { record, entries } = found;
    const before = cached.mark;
    const taken = applyEntries(cached, entries);
    if (!taken.ok) {
      options.report(new Error(`room ${id}: ${taken.fault.code} at ${taken.fault.where ?? ''}`));
      return { code: 'roomOutdated' };
    }
    const { head, seating, edition } = record;
    if (alsoSeats || seating !== before.seating) cached.seats = await store.roomSeats(id);
    cached.mark = { head, seating, edition };
    cached.stale = false;
    return undefined;
  }

  function drop(cached: CachedRoom): void {
    cache.delete(cached.record.id);
    ready.delete(cached.record.id);
  }

  /** Who is here according to the store, to be compared. */
  const presenceKey = ({ seats }: CachedRoom) =>
    seats.map(({ secret, seenAt }) => `${secret} ${seenAt > now()}`).join();

  async function refreshInTurn(cached: CachedRoom, alsoSeats: boolean): Promise<Fault | undefined> {
    const markBefore = cached.mark;
    const before = alsoSeats ? presenceKey(cached) : '';
    const fault = await read(cached, alsoSeats);
    if (fault) {
      drop(cached);
      options.gone(cached, fault);
      return fault;
    }
    if (!isSameMark(cached.mark, markBefore) || (alsoSeats && presenceKey(cached) !== before))
      options.changed(cached, 'others');
    return undefined;
  }

  async function load(id: string): Promise<Result<CachedRoom>> {
    const record = await store.findRoom(id);
    const gone = isGone(record);
    if (gone || !record) return { ok: false, fault: gone ?? { code: 'unknownRoom' } };
    const setting = await tables.load(record.game, record.kind);
    if (!setting) return failure('notOffered');
    const cached = newCachedRoom(record, setting);
    const fault = await read(cached, true);
    if (fault) return { ok: false, fault };
    ready.set(id, cached);
    options.changed(cached, 'others');
    return success(cached);
  }

  /** As the store has it; with `asKnown`, as it was last known, which is enough for a change, whose commit notices
   * conflicts. Faults: unknownRoom, roomExpired, notOffered, roomOutdated. */
  async function find(id: string, asKnown = false): Promise<Result<CachedRoom>> {
    const known = cache.get(id);
    if (!known) {
      const loading = load(id);
      cache.set(id, loading);
      const forget = () => cache.delete(id);
      const loaded = await loading.catch((error: unknown) => {
        forget();
        throw error;
      });
      if (!loaded.ok) forget();
      return loaded;
    }
    const loaded = await known;
    if (!loaded.ok) return loaded;
    const cached = loaded.value;
    cached.usedAt = performance.now();
    if ((!shared || asKnown) && !cached.stale) return loaded;
    const fault = await inTurn(cached, () => refreshInTurn(cached, false));
    return fault ? { ok: false, fault } : loaded;
  }

  /** Computes one change and commits it. `decide` may run again after a conflict, so it must only add to the
   * transaction. */
  async function change<T>(
    cached: CachedRoom,
    decide: (transaction: RoomTransaction) => Result<T>,
  ): Promise<Result<T>> {
    let isCurrent = !shared;
    for (let tried = 0; tried < TRIES; tried++) {
      isCurrent ||= cached.stale;
      const gone = cached.stale ? await refreshInTurn(cached, false) : undefined;
      if (gone) return { ok: false, fault: gone };
      const transaction = new RoomTransaction(cached, now() - cached.record.openedAt);
      const answer = decide(transaction);
      // A refusal must rest on the current state, not on what this process last knew.
      if (transaction.isEmpty && !answer.ok && !isCurrent) {
        cached.stale = true;
        continue;
      }
      if (transaction.isEmpty) return answer;
      if (transaction.room.head > limits.roomEntries) return failure('tooManyEntries');
      // Until the commit is known to have succeeded.
      cached.stale = true;
      const { markAfter: _, played, changedSeats } = transaction;
      const done = await store.changeRoom(cached.record.id, cached.mark, {
        entries: played.map(({ entry }) => entry),
        seats: changedSeats,
        at: now(),
        ended: transaction.room.ended,
      });
      if (done === 'conflict') continue;
      transaction.applyToCache();
      cached.stale = false;
      options.changed(cached, 'us');
      return answer;
    }
    return failure('busy');
  }

  return {
    find,
    /** The room if it is in memory. */
    known: (room: string) => ready.get(room),
    get count() {
      return ready.size;
    },
    refresh(cached: CachedRoom, alsoSeats = false): Promise<Fault | undefined> {
      const known = asked.get(cached);
      if (known) {
        known.alsoSeats ||= alsoSeats;
        return known.read;
      }
      const read = inTurn(cached, () => {
        const wanted = asked.get(cached)?.alsoSeats ?? alsoSeats;
        asked.delete(cached);
        return refreshInTurn(cached, wanted);
      });
      asked.set(cached, { alsoSeats, read });
      return read;
    },
    /** Queues one change. Resolves with the result of `decide` once the store has committed. */
    change: <T>(cached: CachedRoom, decide: (transaction: RoomTransaction) => Result<T>) =>
      inTurn(cached, () => change(cached, decide)),
    /** Drops idle rooms that had no request for a while. */
    forget(idle: (cached: CachedRoom) => boolean): void {
      const old = performance.now() - IDLE_AFTER;
      for (const cached of ready.values()) if (cached.usedAt < old && idle(cached)) drop(cached);
    },
  };
}

export type RoomCache = ReturnType<typeof createRoomCache>;
