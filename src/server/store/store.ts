// The store's contract: everything the service keeps. SQLite and PostgreSQL implement it, and one test runs over both. Every
// method is one transaction and takes and returns plain data, since a store may run in another thread. Stores that only add
// something to every call (timing, a thread) are made from the list of methods, not written out.

import type { Day } from '../../cabinet/day.ts';
import type { RoomEntry } from '../../core/room.ts';
import type { TableKind } from '../../core/table.ts';
import type { CellChoices, SolveCounts } from '../../wire/daily-numbers.ts';
import type { JudgedLog } from '../../wire/service-api.ts';

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
}

/** A judged run with its log. */
export interface SubmittedRun {
  readonly player: string;
  readonly day: Day;
  readonly game: string;
  /** SHA-256 of the log's text: the same log is the same run. */
  readonly digest: string;
  readonly judged: JudgedLog;
  /** The bucket of its time; null if it is not solved. */
  readonly bucket: number | null;
  /** The choice in each cell, null for none; empty for games without choices. */
  readonly picks: readonly (number | null)[];
  /** False if the day was already closed: the player gets a result, the statistics stay. */
  readonly counted: boolean;
  readonly log: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type StoredRun = Omit<SubmittedRun, 'log'>;

/** Tells whether a cached room is still up to date. */
export interface RoomMark {
  /** The number of the last entry. */
  readonly head: number;
  /** Counts changes of seats, including those of spectators, who leave no entry. */
  readonly seating: number;
  /** Counts edits of existing entries: blanked names. */
  readonly edition: number;
}

export interface RoomRecord extends RoomMark {
  readonly id: string;
  /** Null once the room has expired and its letters are free again. */
  readonly letters: string | null;
  readonly game: string;
  readonly kind: TableKind;
  /** The version of the game's rules when the room was opened. */
  readonly version: number;
  readonly preset: string | null;
  readonly code: string | null;
  /** Milliseconds since 1970: opened, and last entry. */
  readonly openedAt: number;
  readonly lastAt: number;
}

export interface NewRoomRecord extends Omit<RoomRecord, keyof RoomMark | 'letters' | 'lastAt'> {
  readonly letters: string;
  /** SHA-256 of the creator's secret, and the creator's id for the request: repeated, it is the same room. */
  readonly creator: string;
  readonly creation: string;
}

export interface StoredEntry extends RoomEntry {
  /** Recognizes a repeated request. */
  readonly moveId: string;
}

/** `in`: has the seat. `left`, `removed`: had it. `replaced`: another member has it now. `watching`: has none (0). */
export const memberships = ['in', 'left', 'removed', 'replaced', 'watching'] as const;
type Membership = (typeof memberships)[number];

export interface SeatRecord {
  /** SHA-256 of the member's secret, and of the token of the seat. */
  readonly secret: string;
  readonly token: string;
  readonly seat: number;
  readonly standing: Membership;
  /** The number of the entry with which they sat down. */
  readonly since: number;
  /** Milliseconds since 1970 until which they count as here; in the future while they are connected. */
  readonly seenAt: number;
}

export interface RoomChange {
  readonly entries: readonly StoredEntry[];
  /** The new state of changed seats. */
  readonly seats: readonly SeatRecord[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ended: boolean;
}

export interface SeenSeat {
  readonly room: string;
  readonly secret: string;
  readonly seenAt: number;
}

interface RaceLog {
  readonly room: string;
  readonly round: number;
  readonly seat: number;
  readonly log: string;
  readonly at: number;
}

/** Rooms: the log of each and its seats. The store knows no rules; a change names the state on which it was computed. */
export interface RoomStore {
  /** Adds a room with its first seat and entry, if its creator has fewer than `most` open ones. The same creation
   * returns the same room. */
  openRoom(
    room: NewRoomRecord,
    seat: SeatRecord,
    entry: StoredEntry,
    most: number,
  ): Promise<RoomRecord | 'lettersTaken' | 'tooMany'>;
  findRoom(room: string): Promise<RoomRecord | undefined>;
  findRoomByLetters(letters: string): Promise<RoomRecord | undefined>;
  findCreation(creator: string, creation: string): Promise<RoomRecord | undefined>;
  /** The marks of those rooms that still exist. */
  roomMarks(rooms: readonly string[]): Promise<readonly (RoomMark & { readonly id: string })[]>;
  /** A consistent view of the room and its entries after this one. */
  roomSince(
    room: string,
    after: number,
  ): Promise<{ readonly record: RoomRecord; readonly entries: readonly StoredEntry[] } | undefined>;
  /** In order, without a gap. */
  roomEntries(room: string, after: number): Promise<readonly StoredEntry[]>;
  roomSeats(room: string): Promise<readonly SeatRecord[]>;
  /** Commits the change if the room is still at `mark`. */
  changeRoom(room: string, mark: RoomMark, change: RoomChange): Promise<'done' | 'conflict'>;
  sightSeats(sightings: readonly SeenSeat[]): Promise<void>;
  /** Replaces an earlier one of the same seat. */
  keepRaceLog(log: RaceLog): Promise<void>;
  findRaceLog(room: string, round: number, seat: number): Promise<string | undefined>;
  /** Blanks the names that this secret had in rooms. Returns those rooms. */
  blankNames(secret: string): Promise<readonly string[]>;
  /** Empties rooms whose last entry is older than `empty`, deletes those older than `forget`. Returns the number emptied. */
  forgetRooms(empty: number, forget: number): Promise<number>;
}

export interface Store extends RoomStore {
  /** Finds the player by the SHA-256 of the secret; stores `made` the first time. */
  knowPlayer(secret: string, made: StoredPlayer, at: number): Promise<StoredPlayer>;
  findPlayer(secret: string): Promise<StoredPlayer | undefined>;
  renamePlayer(player: string, name: string): Promise<void>;
  /** Deletes the player, their runs, and their part of all counts. */
  deletePlayer(player: string): Promise<void>;
  /** Counts the player's first run for a day and game; later ones change nothing. Returns the run that counts, so
   * repeated or concurrent submissions get the same one. Undefined if the player is unknown or deleted. */
  countRun(run: SubmittedRun): Promise<StoredRun | undefined>;
  findRun(player: string, day: Day, game: string): Promise<StoredRun | undefined>;
  dayCounts(day: Day, game: string): Promise<SolveCounts>;
  pickCounts(day: Day, game: string): Promise<CellChoices>;
  /** Deletes logs of days before this one; counts stay. Returns how many. */
  forgetLogs(before: Day): Promise<number>;
  /** Deletes players whose last run or first visit was before this moment. Returns how many. */
  forgetPlayers(before: number): Promise<number>;
  /** Finds counts that disagree with the runs, runs without a player, rooms with gaps: none, unless data is damaged. */
  findMiscounts(): Promise<readonly string[]>;
  /** Throws if the store cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Every method but `close`. The compiler rejects a missing name (in `storeThrough`) and a wrong one (here). */
const storeMethods = [
  ...(['knowPlayer', 'findPlayer', 'renamePlayer', 'deletePlayer', 'countRun'] as const),
  ...(['findRun', 'dayCounts', 'pickCounts', 'forgetLogs', 'forgetPlayers'] as const),
  ...(['findMiscounts', 'check', 'openRoom', 'findRoom', 'findRoomByLetters'] as const),
  ...(['findCreation', 'roomMarks', 'roomSince', 'roomEntries', 'roomSeats'] as const),
  ...(['changeRoom', 'sightSeats', 'keepRaceLog', 'findRaceLog', 'blankNames'] as const),
  'forgetRooms',
] as const satisfies readonly Exclude<keyof Store, 'close'>[];

export type StoreMethod = (typeof storeMethods)[number];

/** Calls a method by name; the caller vouches for the arguments. */
export function callStore(
  store: Store,
  method: StoreMethod,
  args: readonly unknown[],
): Promise<unknown> {
  const act = store[method] as (...given: readonly unknown[]) => Promise<unknown>;
  return act(...args);
}

/** A store whose every call goes through `call`, which must resolve with what the method would. */
export function storeThrough(
  call: (method: StoreMethod, args: readonly unknown[]) => Promise<unknown>,
  close: Store['close'],
): Store {
  const methods = Object.fromEntries(
    storeMethods.map((method) => [method, (...args: readonly unknown[]) => call(method, args)]),
  ) as Pick<Store, StoreMethod>;
  return { ...methods, close };
}

/** The store could not be reached, or not in time. Its transaction took effect completely or not at all. */
export class StoreFailed extends Error {}

/** Times every call, and marks errors as the store's: the client may retry. */
export function watchStore(store: Store, timed: (work: string, millis: number) => void): Store {
  return storeThrough(async (method, args) => {
    const start = performance.now();
    try {
      return await callStore(store, method, args);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StoreFailed(reason, { cause: error });
    } finally {
      timed(method, performance.now() - start);
    }
  }, store.close);
}
