// What the service keeps of rooms, as a contract: the log of each, and who has which seat. Nothing of it is played here;
// whoever adds to a log says what it was played on, and where that is not the newest any more nothing is added.

import type { RoomEntry } from '../../core/room.ts';
import type { TableKind } from '../../core/table.ts';

/** By this it is known whether what somebody has read of a room is still all of it. */
export interface RoomMark {
  /** The number of the last entry. */
  readonly head: number;
  /** Counts changes of seats, those of watchers too, who leave no entry. */
  readonly seating: number;
  /** Counts changes of what was written already: names that were blanked. */
  readonly edition: number;
}

export interface RoomRecord extends RoomMark {
  readonly id: string;
  /** Null once it has expired: others may have them. */
  readonly letters: string | null;
  readonly game: string;
  readonly kind: TableKind;
  /** Of the game's rules when it was opened. */
  readonly version: number;
  readonly preset: string | null;
  readonly code: string | null;
  /** Milliseconds since 1970: opened, and last entry. */
  readonly openedAt: number;
  readonly lastAt: number;
}

export interface NewRoomRecord extends Omit<RoomRecord, keyof RoomMark | 'letters' | 'lastAt'> {
  readonly letters: string;
  /** The SHA-256 of the secret of whoever opens it, and the id that they gave to it: again is the same room. */
  readonly creator: string;
  readonly creation: string;
}

/** As it is kept: with the id by which it is known again when it is sent again. */
export interface StoredEntry extends RoomEntry {
  readonly moveId: string;
}

/** `in`: has the seat. `left`, `removed`: had it. `replaced`: somebody else has it since. `watching`: has none (0). */
export const standings = ['in', 'left', 'removed', 'replaced', 'watching'] as const;
export type Standing = (typeof standings)[number];

export interface SeatRecord {
  /** SHA-256 of the secret that sat down, and of the token that stands for the seat. */
  readonly secret: string;
  readonly token: string;
  readonly seat: number;
  readonly standing: Standing;
  /** The number of the entry with which they sat down. */
  readonly since: number;
  /** Milliseconds since 1970 of the last sign of life; in the future while connected: they are there until then. */
  readonly seenAt: number;
}

export interface RoomChange {
  readonly entries: readonly StoredEntry[];
  /** Seats as they are from now on. */
  readonly seats: readonly SeatRecord[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ended: boolean;
}

export interface RoomSighting {
  readonly room: string;
  readonly secret: string;
  readonly seenAt: number;
}

export interface RaceLog {
  readonly room: string;
  readonly round: number;
  readonly seat: number;
  readonly log: string;
  readonly at: number;
}

export interface RoomStore {
  /**
   * A new room with its first seat and entry, where its creator has fewer than `most` that are open. The same creation
   * again answers the room that it made.
   */
  openRoom(
    room: NewRoomRecord,
    seat: SeatRecord,
    entry: StoredEntry,
    most: number,
  ): Promise<RoomRecord | 'lettersTaken' | 'tooMany'>;
  findRoom(room: string): Promise<RoomRecord | undefined>;
  findRoomByLetters(letters: string): Promise<RoomRecord | undefined>;
  findCreation(creator: string, creation: string): Promise<RoomRecord | undefined>;
  /** What is the newest of each; those that are gone are left out. */
  roomMarks(rooms: readonly string[]): Promise<readonly (RoomMark & { readonly id: string })[]>;
  /** The room and its entries after this one, of one moment. */
  roomSince(
    room: string,
    after: number,
  ): Promise<{ readonly record: RoomRecord; readonly entries: readonly StoredEntry[] } | undefined>;
  /** In order, without a gap. */
  roomEntries(room: string, after: number): Promise<readonly StoredEntry[]>;
  roomSeats(room: string): Promise<readonly SeatRecord[]>;
  /** All of it, where the room is still at `mark`; else nothing. */
  changeRoom(room: string, mark: RoomMark, change: RoomChange): Promise<'done' | 'conflict'>;
  /** Whoever was seen; later sightings stay. */
  sightSeats(sightings: readonly RoomSighting[]): Promise<void>;
  /** In place of one that was there. */
  keepRaceLog(log: RaceLog): Promise<void>;
  findRaceLog(room: string, round: number, seat: number): Promise<string | undefined>;
  /** Blanks the names that this secret has had in rooms. Answers those rooms. */
  blankNames(secret: string): Promise<readonly string[]>;
  /** Empties rooms whose last entry is older than `empty`, and forgets those older than `forget`. Answers how many. */
  forgetRooms(empty: number, forget: number): Promise<number>;
}
