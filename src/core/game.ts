// The contract between games and everything else, in two halves: the rules, which a page runs, and the engine,
// which a worker, the command line or a server runs. Sessions, codes and faces know games only through this file.

import type { Budget } from './budget.ts';
import type { Hint, HintStage } from './hint.ts';
import type { Proof, Verdict } from './proof.ts';
import { type Fault, failure, type Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Field, Settings } from './settings.ts';

/** Play time since the deal in milliseconds; pauses do not count. */
export type Millis = number;
export type Tagged = { readonly type: string };
export type { Fact, Hint } from './hint.ts';

/**
 * `encode` writes URL-safe letters only (A-Z a-z 0-9 _ ~ -); `decode` never throws, accepts only what `encode`
 * writes, and does work that is bounded by the length of its text.
 */
export interface Codec<T> {
  encode(value: T): string;
  decode(text: string): Result<T, Fault>;
}

/** A refusal changed nothing and is not logged. What costs the player something is an accepted move with an event. */
export type Outcome<S, E, R> =
  | {
      readonly ok: true;
      readonly state: S;
      readonly events: readonly E[];
      /** It showed something hidden: undoing it marks the run as practice. */
      readonly reveals?: true;
      /** Undo cannot pass it. Moves of the clock are final without saying so. */
      readonly final?: true;
    }
  | { readonly ok: false; readonly refusal: R };

export const statuses = ['playing', 'won', 'lost', 'stuck'] as const;
/** `stuck`: no move helps any more, but undo does. `won` and `lost` end the game. */
export type Status = (typeof statuses)[number];

export interface Preset<P> {
  readonly id: string;
  readonly params: P;
  /** The rating level that this preset promises, where it promises one. */
  readonly level?: string;
}

/** What the end of a run is worth, where its status and the formula of its score do not say it. */
export interface Worth {
  /** The clock finished the board, not the player: the run is played, and not solved. */
  readonly byClock?: true;
  /** The run has no score, whatever the formula answers. */
  readonly unscored?: true;
}

export interface Solution<M> {
  readonly moves: readonly M[];
  /** Is it the only solution? `unknown` where the game does not ask. */
  readonly unique: boolean | 'unknown';
}

export interface Rating {
  readonly level: string;
  /** Named figures behind the level, for `rate --json` and the result screen. */
  readonly figures: Readonly<Record<string, number | string>>;
}

/** Counts over the whole log. Undo never lowers them. */
export interface Tally {
  readonly moves: number;
  readonly undos: number;
  readonly redos: number;
  readonly restarts: number;
  /** Hints asked for: one that is told further counts once. */
  readonly hints: number;
  /** How often each type of event has happened, undone moves included. */
  readonly events: Readonly<Record<string, number>>;
  /** Play time at the last log entry, or at the end of the game. */
  readonly millis: Millis;
}

/** How rare what a player chose is among what all players chose in the same puzzle. */
export interface Rareness {
  /** The sum in percent with one decimal, an empty cell counting 100: lower is rarer. */
  readonly score: number;
  /** Of all players, from 0 to 1; null for an empty cell. */
  readonly shares: readonly (number | null)[];
}

export interface GameTypes {
  /** What the player chooses before the deal: flat, described by `fields`. */
  Params: Settings;
  /** What the deal fixed, secrets and seed included; never changes. */
  Puzzle: unknown;
  /** What undo restores. */
  State: unknown;
  /** Tagged union, the clock's moves too. */
  Move: Tagged;
  /** What happened; safe to show. */
  Event: Tagged;
  /** Why nothing happened. */
  Refusal: Tagged;
  /** All that a renderer, a hint or the wire may know. */
  View: unknown;
  /** What only this game can be asked (`ask`), and what it answers. */
  Question: Tagged;
  Answer: unknown;
}

/** Where a question is asked: the positions from the start to now, the last one being the state of play. */
export interface Inquiry<T extends GameTypes> {
  readonly puzzle: T['Puzzle'];
  readonly path: readonly T['State'][];
}

/**
 * The first half of the contract, what a page runs: at once, on its own thread, on plain data.
 * Methods, not function fields: a list of different games needs their bivariance.
 */
export interface Rules<T extends GameTypes = GameTypes> {
  /** Never there: the compiler finds `T` by it where a `Game` is taken as `Rules`. */
  readonly types?: T;
  readonly id: string;
  /** Raise when some seed gives another puzzle or some log another ending. */
  readonly version: number;
  readonly presets: readonly [Preset<T['Params']>, ...Preset<T['Params']>[]];
  /** Describes the params: for forms, `--set`, and the params code. */
  readonly fields: readonly Field[];
  /** What `fields` cannot say, such as combinations; `where` is the field's key. */
  checkParams(params: T['Params']): readonly Fault[];
  /**
   * Reading is bounded by the length of the text; whether the puzzle is what it says, `vouch` tells. A log that was
   * begun with an older version gives that `version`: what it meant otherwise then must stand in the puzzle, so that
   * the log ends as it did, and in the code that is written of it.
   */
  puzzleCode(params: T['Params'], version?: number): Codec<T['Puzzle']>;
  /** One printable word: log, command line, tests and server all use it. */
  readonly moveCode: Codec<T['Move']>;
  start(puzzle: T['Puzzle'], at: Millis): T['State'];
  apply(
    puzzle: T['Puzzle'],
    state: T['State'],
    move: T['Move'],
    at: Millis,
  ): Outcome<T['State'], T['Event'], T['Refusal']>;
  /**
   * Asked of a move that `apply` accepts, when a player makes it and not when a log has it: what an earlier version
   * let happen stays as it was, and nobody stumbles over it any more.
   */
  refuseAnew?(puzzle: T['Puzzle'], state: T['State'], move: T['Move']): T['Refusal'] | undefined;
  status(puzzle: T['Puzzle'], state: T['State']): Status;
  view(puzzle: T['Puzzle'], state: T['State']): T['View'];
  legalMoves(view: T['View']): Iterable<T['Move']>;
  /** The list of legal moves holds answers: whoever wants to read it is asked first, and the run is practice. */
  readonly movesSpoil?: true;
  print(view: T['View']): string;

  /** The next move of the clock, if one is coming. Played at `at`, however late anyone looks. */
  timeout?(
    puzzle: T['Puzzle'],
    state: T['State'],
  ): { readonly at: Millis; readonly move: T['Move'] } | undefined;
  /** What undo, redo and restart must not take back (counters, deadlines): `restored` with those of `current`. */
  keep?(restored: T['State'], current: T['State'], at: Millis): T['State'];
  /** Do two positions look the same on the board? Pages pass such steps in one press of undo or redo. */
  looksSame?(left: T['State'], right: T['State']): boolean;
  /** Notes in the state that a hint told its move, or what its note says, where the rules care. */
  hinted?(puzzle: T['Puzzle'], state: T['State'], move: T['Move'], at: Millis): T['State'];
  /**
   * Points that telling the next stage of a hint costs, where hints cost any: shown before it is pressed. Of a hint
   * that was begun, `note` is what would be noted.
   */
  hintPrice?(view: T['View'], stage: HintStage, hint?: Hint<T['Move']>, note?: T['Move']): number;
  score?(puzzle: T['Puzzle'], state: T['State'], tally: Tally): number;
  /** What the player chose where players choose differently, cell by cell: for numbers about many of them. */
  picks?(puzzle: T['Puzzle'], state: T['State']): readonly (number | null)[];
  /** Asked of runs that are over; the usual worth if not said. */
  worth?(puzzle: T['Puzzle'], state: T['State']): Worth;
  /** What a race needs, where several may play the same deal at once. */
  readonly race?: Racing<T>;
}

/** Methods: a list of different games needs their bivariance. */
export interface Racing<T extends GameTypes = GameTypes> {
  /** How far a board is, from 0 to 1. The others see it: it gives no answer away. */
  progress(view: T['View']): number;
  /** The rules gave help that not everybody had. What the log counts as a hint need not be said. */
  helped?(view: T['View']): boolean;
}

/** The second half, what a worker, the command line or a server runs, within a budget. */
export interface Engine<T extends GameTypes = GameTypes> {
  generate(params: T['Params'], rng: Rng, budget: Budget): Result<T['Puzzle'], Fault>;
  /**
   * Is a puzzle that was read from a code what it claims to be (solvable, unique, of its level)? Asked once by
   * whoever opens a code from outside; boards of the own store were vouched for when they came.
   */
  vouch?(puzzle: T['Puzzle'], budget: Budget): Fault | undefined;
  /** Sees the view only, so it cannot leak. */
  hint?(view: T['View'], rng: Rng, budget: Budget): Result<Hint<T['Move']>, Fault>;
  /** A true hint in a fraction of a second, for whoever waits long for `hint`; only where that may happen. */
  hastyHint?(view: T['View'], rng: Rng): Result<Hint<T['Move']>, Fault>;
  solve?(
    puzzle: T['Puzzle'],
    state: T['State'],
    budget: Budget,
  ): Result<Solution<T['Move']>, Fault>;
  rate?(puzzle: T['Puzzle'], budget: Budget): Result<Rating, Fault>;
  /** Why this puzzle is fair, as printable text. */
  prove?(puzzle: T['Puzzle'], budget: Budget): Result<Proof, Fault>;
  /** Small separate code with no solver in it. */
  checkProof?(puzzle: T['Puzzle'], proof: Proof): Result<Verdict, Fault>;
  /**
   * Long questions of one game only. Without an inquiry where the question stands alone; a question that
   * needs one and has none is answered with `noInquiry`.
   */
  ask?(
    question: T['Question'],
    inquiry: Inquiry<T> | undefined,
    budget: Budget,
  ): Result<T['Answer'], Fault>;
  /** Fields that this game adds to `deal --json` and its like: nothing that gives the puzzle away. */
  describe?(puzzle: T['Puzzle']): Readonly<Record<string, unknown>>;
  /** Those that do give it away, for whoever asks with `--solution`. */
  disclose?(puzzle: T['Puzzle']): Readonly<Record<string, unknown>>;
}

export type Game<T extends GameTypes = GameTypes> = Rules<T> & Engine<T>;

/** A question about a position was asked without one. */
export const noInquiry = failure('noInquiry');
