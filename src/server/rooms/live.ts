// A room as this process has it: played up to its last known entry. What is here is only ever a memory of what the store has;
// whatever is added is added to the store first.

import { type Result, success } from '../../core/result.ts';
import { emptyRoom, type NewEntry, type Room, type RoomStep, replayRoom } from '../../core/room.ts';
import type { Seat, TableTypes } from '../../core/table.ts';
import type { RoomMark, RoomRecord, SeatRecord, StoredEntry } from '../store/room.ts';
import type { Setting } from './tables.ts';

export interface Played {
  readonly entry: StoredEntry;
  readonly events: readonly TableTypes['Event'][];
}

export interface Live {
  readonly record: RoomRecord;
  readonly setting: Setting;
  mark: RoomMark;
  room: Room;
  seats: readonly SeatRecord[];
  entries: Played[];
  /** Entries by the ids that they were sent with. */
  readonly ids: Map<string, number>;
  /** It may be behind the store, and is read again before it is used. */
  stale: boolean;
  /** When somebody last asked for it, by the steady clock. */
  usedAt: number;
}

/** The seat of this number as it is now, not as somebody before had it. */
export function holderOf(seats: readonly SeatRecord[], seat: Seat): SeatRecord | undefined {
  const held = seats.filter((one) => one.seat === seat && one.standing !== 'replaced');
  return held.reduce<SeatRecord | undefined>(
    (last, one) => (last && last.since > one.since ? last : one),
    undefined,
  );
}

/** The level by which it is dealt; null where that is the settings of a code. */
export const levelOf = ({ record, room }: Live, now: Room = room): string | null =>
  now.level ?? record.preset;

export const isHere = ({ standing }: SeatRecord): boolean =>
  standing === 'in' || standing === 'watching';

/** Plays what the store has more. Fault: that of an entry which does not hold by the rules. */
export function takeIn(live: Live, entries: readonly StoredEntry[]): Result<void> {
  const played: Played[] = [];
  const known = new Map(entries.map((entry) => [entry.seq, entry]));
  const room = replayRoom(live.setting.rules, entries, live.room, (entry, events) => {
    const stored = known.get(entry.seq);
    if (stored) played.push({ entry: stored, events });
  });
  if (!room.ok) return room;
  live.room = room.value;
  live.entries.push(...played);
  for (const { entry } of played) live.ids.set(entry.moveId, entry.seq);
  return success(undefined);
}

export function newLive(record: RoomRecord, setting: Setting): Live {
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

/** So much of what the clock owes is played at a time. */
const OWED_AT_ONCE = 1000;

/** What is to be added to a room: played on what is there, and not there yet. */
export class Draft {
  readonly live: Live;
  readonly at: number;
  readonly played: Played[] = [];
  readonly changedSeats: SeatRecord[] = [];
  room: Room;

  /** What the clock owes by now has happened before anything else. */
  constructor(live: Live, at: number) {
    this.live = live;
    this.room = live.room;
    this.at = Math.max(at, live.room.at);
    const { rules } = live.setting;
    for (let count = 0; count < OWED_AT_ONCE; count++) {
      const owed = rules.due(this.room);
      if (!owed || owed.at > this.at || !this.add(owed).ok) break;
    }
  }

  /** Entries that nobody sent have their number for an id. */
  add(entry: Omit<NewEntry, 'at'> & { readonly at?: number }, id?: string): RoomStep<TableTypes> {
    const full = { at: this.at, ...entry };
    const step = this.live.setting.rules.step(this.room, full);
    if (!step.ok) return step;
    this.room = step.room;
    const seq = step.room.head;
    const { seat, kind, word } = full;
    const stored = { seq, at: step.room.at, seat, kind, word, moveId: id ?? `:${seq}` };
    this.played.push({ entry: stored, events: step.events });
    return step;
  }

  /** A seat as it is from now on. */
  seat(record: SeatRecord): void {
    this.changedSeats.push(record);
  }

  seatOf(secret: string): SeatRecord | undefined {
    const { seats } = this.live;
    return [...seats, ...this.changedSeats].findLast((one) => one.secret === secret);
  }

  get isEmpty(): boolean {
    return this.played.length === 0 && this.changedSeats.length === 0;
  }

  get markAfter(): RoomMark {
    const { head, seating, edition } = this.live.mark;
    return {
      head: head + this.played.length,
      seating: seating + (this.changedSeats.length > 0 ? 1 : 0),
      edition,
    };
  }

  /** It is in the store now. */
  keep(): void {
    const { live } = this;
    live.mark = this.markAfter;
    live.room = this.room;
    live.entries.push(...this.played);
    for (const { entry } of this.played) live.ids.set(entry.moveId, entry.seq);
    const changed = new Map(this.changedSeats.map((seat) => [seat.secret, seat]));
    live.seats = [
      ...live.seats.map((seat) => changed.get(seat.secret) ?? seat),
      ...this.changedSeats.filter(({ secret }) => !live.seats.some((one) => one.secret === secret)),
    ];
  }
}

/** Gives up the own seat. Who only watches leaves no entry; answers the step of whoever does. */
export function leaveSeat(draft: Draft, own: SeatRecord): RoomStep<TableTypes> | undefined {
  const step =
    own.standing === 'in' ? draft.add({ seat: own.seat, kind: 'leave', word: '' }) : undefined;
  if (step?.ok !== false) draft.seat({ ...own, standing: 'left' });
  return step;
}
