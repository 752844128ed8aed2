// The contract between games and everything else, in two halves: the rules, which a page runs, and the engine,
// which a worker, the command line or a server runs. Sessions, codes and faces know games only through this file.

import type { Budget } from './budget.ts';
import type { Hint, HintStage } from './hint.ts';
import { type Fault, failure, type Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Field, Settings } from './settings.ts';

/** Play time since the deal in milliseconds; pauses do not count. */
export type Millis = number;
export type Tagged = { readonly type: string };
export type { Fact, Hint } from './hint.ts';

/** `encode` writes URL-safe letters only (A-Z a-z 0-9 _ ~ -); `decode` never throws, accepts only what `encode` writes,
 * and does work that is bounded by the length of its text. */
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
      /** The board looks as before: one press of undo or redo takes this step together with the one before. */
      readonly skip?: true;
      /** Logs of an older version may hold this move; a player who makes it now gets this refusal. */
      readonly refusedNow?: R;
    }
  | { readonly ok: false; readonly refusal: R };

export const statuses = ['playing', 'won', 'lost', 'stuck'] as const;
/** `stuck`: no move helps any more, but undo does. `won` and `lost` end the game. */
export type Status = (typeof statuses)[number];

export const isOver = (status: Status | null | undefined): status is 'won' | 'lost' =>
  status === 'won' || status === 'lost';

export interface Preset<P> {
  readonly id: string;
  readonly params: P;
  /** The rating level that this preset promises, if any. */
  readonly level?: string;
}

/** How an ending counts, where status and score formula alone would mislead. */
export interface Worth {
  /** The clock finished the board, not the player: the run counts as played, not as solved. */
  readonly byClock?: true;
  /** The run has no score, even if the formula returns one. */
  readonly unscored?: true;
}

export interface Solution<M> {
  readonly moves: readonly M[];
  /** Is it the only solution? `unknown`: the game does not check. */
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
  /** Hints requested; all stages of one hint count once. */
  readonly hints: number;
  /** How often each type of event has happened, undone moves included. */
  readonly events: Readonly<Record<string, number>>;
  /** Play time at the last log entry, or at the end of the game. */
  readonly millis: Millis;
}

/** How rare a player's choices are among all players of the same puzzle. */
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
  /** Questions that only this game takes (`ask`), and their answers. */
  Question: Tagged;
  Answer: unknown;
}

/** The position a question is about: all states from the start to the current one. */
export interface Inquiry<T extends GameTypes> {
  readonly puzzle: T['Puzzle'];
  readonly path: readonly T['State'][];
}

/** The first half of the contract, what a page runs: at once, on its own thread, on plain data. Methods, not function
 * fields: a list of different games needs their bivariance. */
export interface Rules<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raise when some seed gives another puzzle or some log another ending. */
  readonly version: number;
  readonly presets: readonly [Preset<T['Params']>, ...Preset<T['Params']>[]];
  /** Describes the params: for forms, `--set`, and the params code. */
  readonly fields: readonly Field[];
  /** What `fields` cannot say, such as combinations; `where` is the field's key. */
  checkParams(params: T['Params']): readonly Fault[];
  /** Reading is bounded by the length of the text; `vouch` checks the puzzle's claims. `version` is that of the log:
   * where an older version meant something else, the puzzle and its code must keep that meaning, so that the log ends
   * as it did. */
  puzzleCode(params: T['Params'], version?: number): Codec<T['Puzzle']>;
  /** One printable word, used by logs, command line, tests and server. */
  readonly moveCode: Codec<T['Move']>;
  start(puzzle: T['Puzzle'], at: Millis): T['State'];
  apply(
    puzzle: T['Puzzle'],
    state: T['State'],
    move: T['Move'],
    at: Millis,
  ): Outcome<T['State'], T['Event'], T['Refusal']>;
  status(puzzle: T['Puzzle'], state: T['State']): Status;
  view(puzzle: T['Puzzle'], state: T['State']): T['View'];
  legalMoves(view: T['View']): Iterable<T['Move']>;
  print(view: T['View']): string;

  /** The next move of the clock, if any. It counts as played at `at`, however late the session advances. */
  timeout?(
    puzzle: T['Puzzle'],
    state: T['State'],
  ): { readonly at: Millis; readonly move: T['Move'] } | undefined;
  /** Carries what undo, redo and restart must not take back (counters, deadlines) from `current` into `restored`. */
  keep?(restored: T['State'], current: T['State'], at: Millis): T['State'];
  /** Records in the state that a hint gave away its move or note, where the rules care. */
  hinted?(puzzle: T['Puzzle'], state: T['State'], move: T['Move'], at: Millis): T['State'];
  /** What the next stage of a hint costs in points, shown before the press. Within a hint, `note` is what that stage
   * would record. */
  hintPrice?(view: T['View'], stage: HintStage, hint?: Hint<T['Move']>, note?: T['Move']): number;
  score?(puzzle: T['Puzzle'], state: T['State'], tally: Tally): number;
  /** The player's choices, cell by cell, for statistics over many players. */
  picks?(puzzle: T['Puzzle'], state: T['State']): readonly (number | null)[];
  /** Asked of finished runs; the default is an ordinary ending. */
  worth?(puzzle: T['Puzzle'], state: T['State']): Worth;
  /** What a race needs: several people playing the same deal at once. */
  readonly race?: Racing<T>;
}

/** Methods: a list of different games needs their bivariance. */
export interface Racing<T extends GameTypes = GameTypes> {
  /** Progress from 0 to 1. Opponents see it, so it must give no answer away. */
  progress(view: T['View']): number;
  /** The rules gave help beyond the hints that the log counts. */
  helped?(view: T['View']): boolean;
}

export interface DescribeOptions {
  readonly solution: boolean;
}

/** The second half, what a worker, the command line or a server runs, within a budget. */
export interface Engine<T extends GameTypes = GameTypes> {
  generate(params: T['Params'], rng: Rng, budget: Budget): Result<T['Puzzle'], Fault>;
  /** Checks that a puzzle read from a code is what it claims (solvable, unique, of its level). Called once for an
   * untrusted code; stored boards were checked when they arrived. */
  vouch(puzzle: T['Puzzle'], budget: Budget): Fault | undefined;
  /** Sees the view only, so it cannot leak. */
  hint(view: T['View'], rng: Rng, budget: Budget): Result<Hint<T['Move']>, Fault>;
  solve(puzzle: T['Puzzle'], state: T['State'], budget: Budget): Result<Solution<T['Move']>, Fault>;
  rate(puzzle: T['Puzzle'], budget: Budget): Result<Rating, Fault>;
  /** Why this puzzle is fair, as printable text. */
  prove(puzzle: T['Puzzle'], budget: Budget): Result<Proof, Fault>;
  /** Small separate code with no solver in it. */
  checkProof(puzzle: T['Puzzle'], proof: Proof): Result<Verdict, Fault>;
  /** Long questions of one game. `inquiry` is undefined where the question needs no position; a question that needs one
   * and has none gets `noInquiry`. */
  ask(
    question: T['Question'],
    inquiry: Inquiry<T> | undefined,
    budget: Budget,
  ): Result<T['Answer'], Fault>;
  /** Fields that this game adds to `deal --json` and the like. Those that give the puzzle away only with `solution`. */
  describe(puzzle: T['Puzzle'], options: DescribeOptions): Readonly<Record<string, unknown>>;
}

export type Game<T extends GameTypes = GameTypes> = Rules<T> & Engine<T>;

/** The question needs a position and got none. */
export const noInquiry = failure('noInquiry');

// Proofs: printable text that a doubter can check without the solver.

export interface Proof {
  /** The claim, a key of the game's words: `unique`, `clearable`, `winnable` … */
  readonly claim: string;
  /** The evidence, one step per line. */
  readonly lines: readonly string[];
}

export interface Verdict {
  readonly claim: string;
  /** Steps that the checker followed. */
  readonly steps: number;
}
