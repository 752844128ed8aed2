// What the service keeps, as a contract. Two stores fulfil it, SQLite and PostgreSQL; one test runs over both. Every
// method is one transaction: it has happened and lasts, or it has not happened.

import type { Day } from '../../cabinet/day.ts';
import type { Judged } from '../../wire/shapes.ts';

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
  /** Dokuborn: the card in each cell, null for none; empty for the other games. */
  readonly picks: readonly (number | null)[];
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

export interface PickCounts {
  readonly players: number;
  readonly picks: readonly {
    readonly cell: number;
    readonly card: number;
    readonly count: number;
  }[];
}

export interface Store {
  /** By the SHA-256 of the secret; the first time it is made with what `make` gives. */
  knowPlayer(secret: string, make: () => Player): Promise<Player>;
  findPlayer(secret: string): Promise<Player | undefined>;
  renamePlayer(player: string, name: string): Promise<void>;
  /** The player, the runs, and their part of all counts. */
  deletePlayer(player: string): Promise<void>;
  /**
   * The first run of a player for a day and game counts, in the same transaction; later ones change nothing. Answers
   * the run that counts: whoever sends again, or at once from two places, gets the same answer.
   */
  countRun(run: Run): Promise<StoredRun>;
  findRun(player: string, day: Day, game: string): Promise<StoredRun | undefined>;
  dayCounts(day: Day, game: string): Promise<DayCounts>;
  pickCounts(day: Day): Promise<PickCounts>;
  /** Forgets logs of days before this one; counts stay. Answers how many. */
  forgetLogs(before: Day): Promise<number>;
  /** Throws where the store does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
