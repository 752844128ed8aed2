// The types of Pikachu: params, puzzle, state, moves, events, refusals and faults. No behaviour.

import type { Millis } from '../../core/game.ts';
import { wordList } from '../../core/word-list.ts';

export const levels = ['easy', 'classic', 'hard', 'expert'] as const;
/** How often careless play gets stuck on the board, measured: see `bands`. */
export type Level = (typeof levels)[number];

export const gravities = ['none', 'down', 'left', 'middle'] as const;
/** Where tiles slide after a match. `middle`: from both sides toward the middle column. */
export type Gravity = (typeof gravities)[number];

export const patterns = ['I', 'L', 'U', 'Z'] as const;
export type Pattern = (typeof patterns)[number];

/** Matrix coordinates: the visible board starts at row 1, column 1, inside a border of empty cells. */
export interface Point {
  readonly row: number;
  readonly col: number;
}

/** One cell of the matrix as callers see it. */
export interface Cell extends Point {
  /** 0 is empty; symbol i of the list is i + 1. */
  readonly type: number;
  readonly visible: boolean;
}

export type Params = {
  readonly rows: number;
  readonly cols: number;
  readonly level: Level;
  readonly gravity: Gravity;
  /** Time limit; 0 for none. */
  readonly minutes: number;
};

/** Cells are indices of the visible board, row by row. */
export interface Puzzle extends Params {
  /** The tile of each cell; a fresh deal has no 0. */
  readonly tiles: readonly number[];
  /** A full clearing sequence, two cells per match, at their positions when they are matched. */
  readonly proof: readonly number[];
  /** Seeds the reshuffles; 32 bits. */
  readonly seed: number;
}

export interface State {
  readonly tiles: readonly number[];
  /** Every pair that can be matched now, as `first * 1024 + second` with first < second, ascending. */
  readonly pairs: readonly number[];
  /** Tiles on the board. */
  readonly left: number;
  /** Attempts; never lowered by undo. */
  readonly moves: number;
  /** Points for the matches on this line of play, before costs. */
  readonly points: number;
  /** Factor of the last match; 0 when no combo is running. */
  readonly combo: number;
  /** When the last match was made; -1 when no combo is running. */
  readonly matchedAt: Millis;
  /** Hints paid for; never lowered by undo. */
  readonly hints: number;
  /** Cells named by hints: matching them earns no combo. */
  readonly named: readonly number[];
  /** Reshuffles paid for; never lowered by undo. */
  readonly reshuffles: number;
  /** Reshuffles on this line of play: selects the next random stream, so that undo cannot re-roll. */
  readonly shuffled: number;
  readonly expired: boolean;
}

export interface View
  extends Pick<Puzzle, 'rows' | 'cols' | 'gravity'>,
    Pick<State, 'tiles' | 'pairs' | 'left' | 'moves' | 'hints' | 'reshuffles' | 'expired'> {
  /** The deal had symbols 1 to `kinds`. */
  readonly kinds: number;
  readonly score: number;
  /** Factor of the last match, 1 when no combo is running. */
  readonly combo: number;
  /** A match by then raises the combo; -1 when no combo is running. */
  readonly comboUntil: Millis;
  /** When the time is up; -1 without a limit. */
  readonly deadline: Millis;
}

export type Move =
  | { readonly type: 'match'; readonly from: number; readonly to: number }
  | { readonly type: 'reshuffle' }
  /** Made by the clock: time is up. */
  | { readonly type: 'expire' };

export const missReasons = ['differentSymbols', 'noPath'] as const;
export type MissReason = (typeof missReasons)[number];

export type Event =
  | {
      readonly type: 'matched';
      readonly from: number;
      readonly to: number;
      /** Their symbol. */
      readonly tile: number;
      readonly pattern: Pattern;
      readonly path: readonly Point[];
      /** The factor of the points. */
      readonly combo: number;
      readonly points: number;
      /** A hint named it: it pays the base and leaves the combo alone. */
      readonly hinted?: true;
    }
  | {
      readonly type: 'missed';
      readonly from: number;
      readonly to: number;
      readonly reason: MissReason;
    }
  /** Gravity: pairs of cells, from and to, in the order in which tiles slid. */
  | { readonly type: 'slid'; readonly slides: readonly (readonly [number, number])[] }
  | { readonly type: 'reshuffled'; readonly cost: number }
  | { readonly type: 'cleared' }
  /** No pair can be matched any more. */
  | { readonly type: 'jammed' }
  | { readonly type: 'expired' };

export const refusals = ['outOfBounds', 'emptyCell', 'sameCell', 'gameOver', 'notDue'] as const;
export type Refusal = { readonly type: (typeof refusals)[number] };

/** The game's own faults; settings, packing and codes have more. */
export const faults = wordList(`
  oddBoard unknownSymbol noBorder badMatrix tooLarge budgetExhausted unclearable gameEnded
  wrongTiles wrongLevel noSuchLevel badProof badMove noInquiry
`);
export type FaultCode = (typeof faults)[number];

export const clearables = ['yes', 'no', 'unknown'] as const;
/** Can the position still be cleared? `unknown`: the budget ran out. */
export type Clearable = (typeof clearables)[number];

export type Question = { readonly type: 'clearable' } | { readonly type: 'lastClearable' };
export type Answer =
  | { readonly type: 'clearable'; readonly clearable: Clearable }
  | {
      readonly type: 'lastClearable';
      /** Undos to the last position that can be cleared; 0 is now. */
      readonly undos: number;
      /** False: some position on the way back is unknown, so fewer undos might do. */
      readonly exact: boolean;
    };

export type PikachuTypes = {
  Params: Params;
  Puzzle: Puzzle;
  State: State;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
  View: View;
  Question: Question;
  Answer: Answer;
};
