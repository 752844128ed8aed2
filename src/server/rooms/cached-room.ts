// A room in memory, replayed up to its last known entry, and the transaction that extends it. It only caches the store:
// changes are committed there first.

import { readPuzzle } from '../../core/deal.ts';
import { type Result, success } from '../../core/result.ts';
import {
  createRoomRules,
  emptyRoom,
  type NewEntry,
  type Room,
  type RoomRules,
  type RoomStep,
  replayRoom,
} from '../../core/room.ts';
import type { Seat, Table, TableKind, TableTypes } from '../../core/table.ts';
import type { Manifest, TableEntry } from '../../games/manifest.ts';
import type { RoomMark, RoomRecord, SeatRecord, StoredEntry } from '../store/store.ts';

interface StoredStep {
  readonly entry: StoredEntry;
  readonly events: readonly TableTypes['Event'][];
}

export interface CachedRoom {
  readonly record: RoomRecord;
  readonly setting: RoomSetting;
  mark: RoomMark;
  room: Room;
  seats: readonly SeatRecord[];
  entries: StoredStep[];
  /** Entry numbers by the ids that clients sent with them. */
  readonly ids: Map<string, number>;
  /** May be behind the store: refresh before use. */
  stale: boolean;
  /** The last request for it, by `performance.now()`. */
  usedAt: number;
}

/** The current holder of a seat, not an earlier one. */
export function holderOf(seats: readonly SeatRecord[], seat: Seat): SeatRecord | undefined {
  const held = seats.filter((one) => one.seat === seat && one.standing !== 'replaced');
  return held.reduce<SeatRecord | undefined>(
    (last, one) => (last && last.since > one.since ? last : one),
    undefined,
  );
}

/** The level of the next deal; null if its settings come from a code. */
export const levelOf = ({ record, room }: CachedRoom, now: Room = room): string | null =>
  now.level ?? record.preset;

export const isHere = ({ standing }: SeatRecord): boolean =>
  standing === 'in' || standing === 'watching';

export const isSameMark = (one: RoomMark, other: RoomMark): boolean =>
  one.head === other.head && one.seating === other.seating && one.edition === other.edition;

/** Replays new entries of the store. Fault: that of an entry that breaks the rules. */
export function applyEntries(cached: CachedRoom, entries: readonly StoredEntry[]): Result<void> {
  const played: StoredStep[] = [];
  const known = new Map(entries.map((entry) => [entry.seq, entry]));
  const room = replayRoom(cached.setting.rules, entries, cached.room, (entry, events) => {
    const stored = known.get(entry.seq);
    if (stored) played.push({ entry: stored, events });
  });
  if (!room.ok) return room;
  cached.room = room.value;
  cached.entries.push(...played);
  for (const { entry } of played) cached.ids.set(entry.moveId, entry.seq);
  return success(undefined);
}

export function newCachedRoom(record: RoomRecord, setting: RoomSetting): CachedRoom {
  return {
    record,
    setting,
    mark: { head: 0, seating: -1, edition: record.edition },
    room: emptyRoom,
    seats: [],
    entries: [],
    ids: new Map(),
    stale: true,
    usedAt: performance.now(),
  };
}

/** Overdue moves of the clock that one transaction plays. */
const DUE_AT_ONCE = 1000;

/** A change computed on the cached room and not yet committed. */
export class RoomTransaction {
  readonly cached: CachedRoom;
  readonly at: number;
  readonly played: StoredStep[] = [];
  readonly changedSeats: SeatRecord[] = [];
  room: Room;

  /** Plays the overdue moves of the clock first. */
  constructor(cached: CachedRoom, at: number) {
    this.cached = cached;
    this.room = cached.room;
    this.at = Math.max(at, cached.room.at);
    const { rules } = cached.setting;
    for (let count = 0; count < DUE_AT_ONCE; count++) {
      const due = rules.due(this.room);
      if (!due || due.at > this.at || !this.add(due).ok) break;
    }
  }

  /** Entries without a client's id use their number as id. */
  add(entry: Omit<NewEntry, 'at'> & { readonly at?: number }, id?: string): RoomStep<TableTypes> {
    const full = { at: this.at, ...entry };
    const step = this.cached.setting.rules.step(this.room, full);
    if (!step.ok) return step;
    this.room = step.room;
    const seq = step.room.head;
    const { seat, kind, word } = full;
    const stored = { seq, at: step.room.at, seat, kind, word, moveId: id ?? `:${seq}` };
    this.played.push({ entry: stored, events: step.events });
    return step;
  }

  /** Records the new state of a seat. */
  seat(record: SeatRecord): void {
    this.changedSeats.push(record);
  }

  seatOf(secret: string): SeatRecord | undefined {
    const { seats } = this.cached;
    return [...seats, ...this.changedSeats].findLast((one) => one.secret === secret);
  }

  get isEmpty(): boolean {
    return this.played.length === 0 && this.changedSeats.length === 0;
  }

  get markAfter(): RoomMark {
    const { head, seating, edition } = this.cached.mark;
    return {
      head: head + this.played.length,
      seating: seating + (this.changedSeats.length > 0 ? 1 : 0),
      edition,
    };
  }

  /** Call once the store has committed it. */
  applyToCache(): void {
    const { cached } = this;
    cached.mark = this.markAfter;
    cached.room = this.room;
    cached.entries.push(...this.played);
    for (const { entry } of this.played) cached.ids.set(entry.moveId, entry.seq);
    const changed = new Map(this.changedSeats.map((seat) => [seat.secret, seat]));
    cached.seats = [
      ...cached.seats.map((seat) => changed.get(seat.secret) ?? seat),
      ...this.changedSeats.filter(
        ({ secret }) => !cached.seats.some((one) => one.secret === secret),
      ),
    ];
  }
}

/** Vacates the member's seat. Returns the log step; spectators leave none. */
export function leaveSeat(
  transaction: RoomTransaction,
  own: SeatRecord,
): RoomStep<TableTypes> | undefined {
  const step =
    own.standing === 'in'
      ? transaction.add({ seat: own.seat, kind: 'leave', word: '' })
      : undefined;
  if (step?.ok !== false) transaction.seat({ ...own, standing: 'left' });
  return step;
}

// The rules of tables, loaded on first use.

interface RoomSetting {
  readonly table: Table;
  readonly rules: RoomRules<TableTypes>;
  readonly entry: TableEntry;
  /** The version of the game's rules. */
  readonly version: number;
}

async function loadSetting(manifest: Manifest, entry: TableEntry): Promise<RoomSetting> {
  const rules = await (entry.loadRules ?? manifest.loadRules)();
  const table = await entry.load(rules);
  const read = (code: string) => {
    const deal = readPuzzle(rules, code);
    return deal.ok ? success(deal.value.puzzle) : deal;
  };
  return { table, entry, rules: createRoomRules(table, read), version: rules.version };
}

export function createTableLoader(find: (game: string) => Manifest | undefined) {
  const loaded = new Map<string, Promise<RoomSetting>>();
  return {
    /** Undefined if the game has no such table. */
    async load(game: string, kind: TableKind): Promise<RoomSetting | undefined> {
      const manifest = find(game);
      const entry = (await manifest?.loadTables?.())?.[kind];
      if (!manifest || !entry) return undefined;
      const key = `${game} ${kind}`;
      const known = loaded.get(key) ?? loadSetting(manifest, entry);
      loaded.set(key, known);
      return known;
    },
  };
}

export type TableLoader = ReturnType<typeof createTableLoader>;
