// The rooms that this process has in memory: loaded when somebody asks, changed one change after the other, each in the store
// before anybody hears of it, and forgotten when nobody has asked for a while.

import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { keeping } from '../../wire/keeping.ts';
import { limits } from '../../wire/limits.ts';
import type { RoomRecord } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import { Draft, type Live, newLive, takeIn } from './live.ts';
import type { Tables } from './tables.ts';

export interface LivesOptions {
  readonly store: Store;
  readonly tables: Tables;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Other processes change rooms, too. */
  readonly shared: boolean;
  /** A room is another than before: to be told to whoever watches it. */
  readonly changed: (live: Live, by: 'us' | 'others') => void;
  /** There is nothing of it any more: whoever watches it is to hear that. */
  readonly gone: (live: Live, fault: Fault) => void;
  readonly report: (error: unknown) => void;
}

export interface Lives {
  /**
   * As new as the store has it; or, for whoever changes it and so will hear whether it was, as it was last known.
   * Faults: unknownRoom, roomExpired, notOffered, roomOutdated.
   */
  find(room: string, asKnown?: boolean): Promise<Result<Live>>;
  /** What is in memory of it, if anything. */
  known(room: string): Live | undefined;
  readonly count: number;
  /** Reads what is new in the store. */
  refresh(live: Live, alsoSeats?: boolean): Promise<Fault | undefined>;
  /**
   * Makes one change after those before it. `decide` is asked again where somebody else was faster, so it does nothing
   * but add to the draft. What it answers is answered when the draft is in the store.
   */
  change<T>(live: Live, decide: (draft: Draft) => Result<T>): Promise<Result<T>>;
  forget(idle: (live: Live) => boolean): void;
}

const DAY = 24 * 3_600_000;
/** Somebody else cannot be faster so often. */
const TRIES = 20;
/** Milliseconds that a room stays in memory when nobody asks for it. */
const KEPT = 120_000;

export const expiresBefore = (now: number): number => now - keeping.rooms * DAY;

export function createLives(options: LivesOptions): Lives {
  const { store, tables, now, shared } = options;
  const lives = new Map<string, Promise<Result<Live>>>();
  const ready = new Map<string, Live>();
  const queues = new WeakMap<Live, Promise<unknown>>();
  /** Those that are to be read again and wait for their turn: a second time would find the same. */
  const asked = new Map<Live, { alsoSeats: boolean; read: Promise<Fault | undefined> }>();

  /** One after the other for each room. */
  function inTurn<T>(live: Live, work: () => Promise<T>): Promise<T> {
    const turn = (queues.get(live) ?? Promise.resolve()).then(work);
    queues.set(
      live,
      turn.catch(() => undefined),
    );
    return turn;
  }

  const isGone = (record: RoomRecord | undefined): Fault | undefined => {
    if (!record) return { code: 'unknownRoom' };
    const old = record.letters === null || record.lastAt < expiresBefore(now());
    return old ? { code: 'roomExpired' } : undefined;
  };

  /** Brings the memory to what the store has. */
  async function read(live: Live, alsoSeats: boolean): Promise<Fault | undefined> {
    const { id } = live.record;
    let found = await store.roomSince(id, live.room.head);
    if (found && found.record.edition !== live.mark.edition) {
      found = await store.roomSince(id, 0);
      // Only now, and played again at once below: nobody sees it empty.
      const { room, mark } = newLive(live.record, live.setting);
      Object.assign(live, { room, mark, entries: [] });
      live.ids.clear();
    }
    const gone = isGone(found?.record);
    if (gone || !found) return gone;
    const { record, entries } = found;
    const before = live.mark;
    const taken = takeIn(live, entries);
    if (!taken.ok) {
      options.report(new Error(`room ${id}: ${taken.fault.code} at ${taken.fault.where ?? ''}`));
      return { code: 'roomOutdated' };
    }
    const { head, seating, edition } = record;
    if (alsoSeats || seating !== before.seating) live.seats = await store.roomSeats(id);
    live.mark = { head, seating, edition };
    live.stale = false;
    return undefined;
  }

  function drop(live: Live): void {
    lives.delete(live.record.id);
    ready.delete(live.record.id);
  }

  /** Who is there, as far as the store knows. */
  const presence = ({ seats }: Live) =>
    seats.map(({ secret, seenAt }) => `${secret} ${seenAt > now()}`).join();

  async function refreshInTurn(live: Live, alsoSeats: boolean): Promise<Fault | undefined> {
    const { head, seating, edition } = live.mark;
    const before = alsoSeats ? presence(live) : '';
    const fault = await read(live, alsoSeats);
    if (fault) {
      drop(live);
      options.gone(live, fault);
      return fault;
    }
    const { mark } = live;
    const same = mark.head === head && mark.seating === seating && mark.edition === edition;
    if (!same || (alsoSeats && presence(live) !== before)) options.changed(live, 'others');
    return undefined;
  }

  async function load(id: string): Promise<Result<Live>> {
    const record = await store.findRoom(id);
    const gone = isGone(record);
    if (gone || !record) return { ok: false, fault: gone ?? { code: 'unknownRoom' } };
    const setting = await tables.load(record.game, record.kind);
    if (!setting) return failure('notOffered');
    const live = newLive(record, setting);
    const fault = await read(live, true);
    if (fault) return { ok: false, fault };
    ready.set(id, live);
    options.changed(live, 'others');
    return success(live);
  }

  async function find(id: string, asKnown = false): Promise<Result<Live>> {
    const known = lives.get(id);
    if (!known) {
      const loading = load(id);
      lives.set(id, loading);
      const forget = () => lives.delete(id);
      const loaded = await loading.catch((error: unknown) => {
        forget();
        throw error;
      });
      if (!loaded.ok) forget();
      return loaded;
    }
    const loaded = await known;
    if (!loaded.ok) return loaded;
    const live = loaded.value;
    live.usedAt = performance.now();
    if ((!shared || asKnown) && !live.stale) return loaded;
    const fault = await inTurn(live, () => refreshInTurn(live, false));
    return fault ? { ok: false, fault } : loaded;
  }

  async function change<T>(live: Live, decide: (draft: Draft) => Result<T>): Promise<Result<T>> {
    let looked = !shared;
    for (let tried = 0; tried < TRIES; tried++) {
      looked ||= live.stale;
      const gone = live.stale ? await refreshInTurn(live, false) : undefined;
      if (gone) return { ok: false, fault: gone };
      const draft = new Draft(live, now() - live.record.openedAt);
      const answer = decide(draft);
      // Who says no says it by what is true now, and not by what this process has heard of so far.
      if (draft.isEmpty && !answer.ok && !looked) {
        live.stale = true;
        continue;
      }
      if (draft.isEmpty) return answer;
      if (draft.room.head > limits.roomEntries) return failure('tooManyEntries');
      // Until it is known what became of it.
      live.stale = true;
      const { markAfter: _, played, changedSeats } = draft;
      const done = await store.changeRoom(live.record.id, live.mark, {
        entries: played.map(({ entry }) => entry),
        seats: changedSeats,
        at: now(),
        ended: draft.room.ended,
      });
      if (done === 'conflict') continue;
      draft.keep();
      live.stale = false;
      options.changed(live, 'us');
      return answer;
    }
    return failure('busy');
  }

  return {
    find,
    known: (room) => ready.get(room),
    get count() {
      return ready.size;
    },
    refresh(live, alsoSeats = false) {
      const known = asked.get(live);
      if (known) {
        known.alsoSeats ||= alsoSeats;
        return known.read;
      }
      const read = inTurn(live, () => {
        const wanted = asked.get(live)?.alsoSeats ?? alsoSeats;
        asked.delete(live);
        return refreshInTurn(live, wanted);
      });
      asked.set(live, { alsoSeats, read });
      return read;
    },
    change: (live, decide) => inTurn(live, () => change(live, decide)),
    forget(idle) {
      const old = performance.now() - KEPT;
      for (const live of ready.values()) if (live.usedAt < old && idle(live)) drop(live);
    },
  };
}
