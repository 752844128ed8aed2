// The contract of a table: the rules of a board that several people play at once, each from a seat. Only the server runs
// them; clients see what `view` returns for their seat.

import type { Codec, Millis, Outcome, Status, Tagged } from './game.ts';

/** `paper`: the board is on paper. `screen`: all of it is in the app. `race`: each plays the same deal alone. */
export const tableKinds = ['paper', 'screen', 'race'] as const;
export type TableKind = (typeof tableKinds)[number];

/** Seats count from 1. Within a table they are its places, 1 to n for n people. */
export type Seat = number;
/** A seat, or null for a spectator. */
export type Onlooker = Seat | null;

/** Who may make a move, who sees it, and whether it depends on what others did in the meantime.
 * `ordered`: refused if the sender had not seen the latest entries. `host`: ordered, and only the host may make it.
 * `unconditional`: accepted all the same, such as drafts and progress. `private`: unconditional, and only its own seat
 * sees it and its events. `server`: only the server makes it, such as the end of a run that it has judged. */
export type MoveClass = 'ordered' | 'host' | 'unconditional' | 'private' | 'server';

export const isUnconditional = (kind: MoveClass): boolean => kind !== 'ordered' && kind !== 'host';

export interface TableTypes {
  /** As the game's own code reads it. */
  Puzzle: unknown;
  State: unknown;
  Move: Tagged;
  Event: Tagged;
  Refusal: Tagged;
  /** All that one onlooker may see. */
  View: unknown;
}

/** One seat's run of the puzzle, as judged from its log. */
export interface JudgedRun {
  readonly solved: boolean;
  readonly millis: Millis;
  readonly moves: number;
  readonly hints: number;
  readonly practice: boolean;
}

export interface TableSave<T extends TableTypes = TableTypes> {
  /** The word of this move in the save; undefined for moves that an ordinary game does not have. */
  word(seat: Seat, move: T['Move']): string | undefined;
  /** Words that end the save, where the ending is not one move of one seat. */
  end(state: T['State']): readonly string[];
}

/** Methods, not function fields: a list of different tables needs their bivariance. */
export interface Table<T extends TableTypes = TableTypes> {
  /** The fewest and the most people it can be dealt for. */
  readonly seats: { readonly least: number; readonly most: number };
  readonly moveCode: Codec<T['Move']>;
  /** Dealt for the seats 1 to `seats`; `at` is the time of the room, `code` that of the whole puzzle. */
  start(puzzle: T['Puzzle'], seats: number, at: Millis, code: string): T['State'];
  /** A person sits down during a game; undefined: they watch until the next deal. */
  join(puzzle: T['Puzzle'], state: T['State'], seat: Seat, at: Millis): T['State'] | undefined;
  apply(
    puzzle: T['Puzzle'],
    state: T['State'],
    seat: Seat,
    move: T['Move'],
    at: Millis,
  ): Outcome<T['State'], T['Event'], T['Refusal']>;
  moveClass(move: T['Move']): MoveClass;
  /** Seats that must have been away for a while before this move is allowed, such as passing for another. */
  needsAway(state: T['State'], move: T['Move']): readonly Seat[];
  /** The server's own next move, such as the end of a countdown; played at `at`, however late the server wakes. */
  timeout(
    puzzle: T['Puzzle'],
    state: T['State'],
  ): { readonly at: Millis; readonly move: T['Move'] } | undefined;
  status(puzzle: T['Puzzle'], state: T['State']): Status;
  view(puzzle: T['Puzzle'], state: T['State'], onlooker: Onlooker): T['View'];
  /** How a finished table becomes an ordinary save of the game; a race has none. */
  readonly save?: TableSave<T>;
}

/** The table of every race. */
export const loadRaceTable = async () => (await import('./race.ts')).raceTable;

/** The seat of the server's own moves. */
export const NO_SEAT: Seat = 0;
