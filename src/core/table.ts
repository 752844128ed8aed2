// The contract of a board that several people play at once, each from an own seat: the rules of one kind of table.
// A server is the only one who runs them; everybody else sees what `view` gives to their seat.

import type { Codec, Millis, Outcome, Status, Tagged } from './game.ts';

/** `paper`: the board lies on the table. `screen`: all of it is in the app. `race`: everybody plays the same deal alone. */
export const tableKinds = ['paper', 'screen', 'race'] as const;
export type TableKind = (typeof tableKinds)[number];

/** Seats count from 1. In the rules of a table they are its places: dealt for n people, they are 1 to n. */
export type Seat = number;
/** Whose eyes look: a seat, or a watcher who has none. */
export type Onlooker = Seat | null;

export interface TableTypes {
  /** As the game's own code reads it. */
  Puzzle: unknown;
  State: unknown;
  Move: Tagged;
  Event: Tagged;
  Refusal: Tagged;
  /** All that one onlooker may know. */
  View: unknown;
}

/** One seat's own run of the puzzle, as its log says by replay. */
export interface JudgedRun {
  readonly solved: boolean;
  readonly millis: Millis;
  readonly moves: number;
  readonly hints: number;
  readonly practice: boolean;
}

/** Methods, not function fields: a list of different tables needs their bivariance. */
export interface Table<T extends TableTypes = TableTypes> {
  /** Never there: the compiler finds `T` by it. */
  readonly types?: T;
  readonly kind: TableKind;
  /** The fewest and the most people it can be dealt for. */
  readonly seats: { readonly least: number; readonly most: number };
  readonly moveCode: Codec<T['Move']>;
  /** Dealt for the seats 1 to `seats`; `at` is the time of the room, `code` that of the whole puzzle. */
  start(puzzle: T['Puzzle'], seats: number, at: Millis, code: string): T['State'];
  /** Somebody sits down while it runs; undefined where they watch until the next deal. */
  join?(puzzle: T['Puzzle'], state: T['State'], seat: Seat, at: Millis): T['State'] | undefined;
  apply(
    puzzle: T['Puzzle'],
    state: T['State'],
    seat: Seat,
    move: T['Move'],
    at: Millis,
  ): Outcome<T['State'], T['Event'], T['Refusal']>;
  /** It may be played whatever has happened meanwhile: notes, drafts, progress. */
  isLoose(move: T['Move']): boolean;
  /** Seats that must have been away for a while for this move to be allowed, such as one that is passed for another. */
  needsAway?(state: T['State'], move: T['Move']): readonly Seat[];
  /** Only who has the chair may make it. */
  needsChair?(move: T['Move']): boolean;
  /** Where everybody plays alone: the move that says how the run of a seat ended, once its log was judged. */
  judged?(run: JudgedRun): T['Move'];
  /** Nobody may send it: only the server makes it, such as the end of a run that it has judged. */
  isServers?(move: T['Move']): boolean;
  /** The server's own next move, such as the end of a countdown; played at `at`, however late anyone looks. */
  timeout?(
    puzzle: T['Puzzle'],
    state: T['State'],
  ): { readonly at: Millis; readonly move: T['Move'] } | undefined;
  status(puzzle: T['Puzzle'], state: T['State']): Status;
  view(puzzle: T['Puzzle'], state: T['State'], onlooker: Onlooker): T['View'];
  /** Only the seat that made it may read it and hear what came of it: own notes, say. */
  isPrivate?(move: T['Move']): boolean;
  /**
   * The word of this move in an ordinary save of the game, once the table is over; undefined for what such a save does
   * not have. A table that has no such save has none of these.
   */
  saveWord?(seat: Seat, move: T['Move']): string | undefined;
  /** Words that end such a save, where how it ended is not one move of one seat: after the others, by nobody. */
  saveEnd?(state: T['State']): readonly string[];
}

/** The seat of the server's own moves. */
export const NO_SEAT: Seat = 0;
