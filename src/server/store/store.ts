// What the service keeps, as a contract. Two stores fulfil it, SQLite and PostgreSQL; one test runs over both. Every
// method is one transaction: it has happened and lasts, or it has not happened. All take and answer plain data, since a
// store may be in another thread.

import type { Day } from '../../cabinet/day.ts';
import type { Judged } from '../../wire/shapes.ts';
import type { RoomStore } from './room.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
}

/** A log that holds, as it is counted. The log itself is kept with it. */
export interface Run {
  readonly player: string;
  readonly day: Day;
  readonly game: string;
  /** SHA-256 of the log's text: the same log again is the same run. */
  readonly digest: string;
  readonly judged: Judged;
  /** The bucket of its time, where it is solved. */
  readonly bucket: number | null;
  /** What was chosen in each cell, null for nothing; empty for games without choices. */
  readonly picks: readonly (number | null)[];
  /** False where the day was closed already: the player's own answer, in nobody's numbers. */
  readonly counted: boolean;
  readonly log: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type StoredRun = Omit<Run, 'log'>;

export interface DayCounts {
  readonly players: number;
  readonly solved: number;
  /** Solved runs per bucket, by number; empty buckets left out. */
  readonly buckets: readonly (readonly [bucket: number, count: number])[];
}

/** So many players chose this in this cell; null: nothing. */
export interface PickCount {
  readonly cell: number;
  readonly card: number | null;
  readonly count: number;
}

export interface PickCounts {
  readonly players: number;
  /** By cell, then most chosen first. */
  readonly picks: readonly PickCount[];
}

export interface Store extends RoomStore {
  /** By the SHA-256 of the secret; the first time it is `made`. */
  knowPlayer(secret: string, made: Player, at: number): Promise<Player>;
  findPlayer(secret: string): Promise<Player | undefined>;
  renamePlayer(player: string, name: string): Promise<void>;
  /** The player, the runs, and their part of all counts. */
  deletePlayer(player: string): Promise<void>;
  /**
   * The first run of a player for a day and game counts, in the same transaction; later ones change nothing. Answers
   * the run that counts: whoever sends again, or at once from two places, gets the same answer. Undefined where the
   * player is not known, or not any more.
   */
  countRun(run: Run): Promise<StoredRun | undefined>;
  findRun(player: string, day: Day, game: string): Promise<StoredRun | undefined>;
  dayCounts(day: Day, game: string): Promise<DayCounts>;
  pickCounts(day: Day, game: string): Promise<PickCounts>;
  /** Forgets logs of days before this one; counts stay. Answers how many. */
  forgetLogs(before: Day): Promise<number>;
  /** Deletes players whose last run or first visit was before this moment. Answers how many. */
  forgetPlayers(before: number): Promise<number>;
  /** Counts that are not those of the runs, runs of nobody, rooms with gaps: none, unless something is broken. */
  findMiscounts(): Promise<readonly string[]>;
  /** Throws where the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
