// The toy: find the one full chest in a row before the candles burn down. It is not in the cabinet: it uses every part of
// the contract in few lines, tests the machinery, and is the template for a new game.

import type { Millis } from '../../core/game.ts';
import { wordList } from '../../core/word-list.ts';

export type Params = { readonly chests: number; readonly candles: number };

export interface Puzzle extends Params {
  /** Secret: the chest with the treasure. */
  readonly treasure: number;
}

export const gifts = ['lamp', 'wick'] as const;
export type Gift = (typeof gifts)[number];

export interface State {
  /** Opened chests in order, the treasure among them when won. */
  readonly opened: readonly number[];
  /** Every third empty chest offers a gift, which must be chosen before any other move. */
  readonly offered: boolean;
  /** The lamp was chosen: it shows whether the treasure's number is even. */
  readonly lamp: boolean;
  readonly candles: number;
  /** When the next candle goes out. */
  readonly nextBurn: Millis;
  /** Never goes down: undone attempts count too. */
  readonly attempts: number;
}

export type Move =
  | { readonly type: 'open'; readonly chest: number }
  | { readonly type: 'choose'; readonly gift: Gift }
  | { readonly type: 'burn' };

export type Event =
  | { readonly type: 'found'; readonly chest: number }
  | { readonly type: 'missed'; readonly chest: number; readonly treasureIs: 'left' | 'right' }
  | { readonly type: 'chosen'; readonly gift: Gift }
  | { readonly type: 'burned'; readonly left: number };

export const refusals = wordList(`
  gameOver choicePending nothingToChoose noSuchChest alreadyOpen notYet
`);
export type Refusal = { readonly type: (typeof refusals)[number] };

export const faults = wordList(`
  badMove badPuzzle badProof tooFewCandles tooDark budgetExhausted gameOver noInquiry
`);

export interface View {
  readonly chests: readonly ('closed' | 'left' | 'right' | 'treasure')[];
  readonly offered: boolean;
  /** What the lamp showed, if chosen. */
  readonly even: boolean | null;
  readonly candles: number;
  readonly attempts: number;
  readonly over: boolean;
}

export interface ToyTypes {
  Params: Params;
  Puzzle: Puzzle;
  State: State;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
  View: View;
  Question: { readonly type: 'possible' };
  /** Chests that can still hold the treasure. */
  Answer: readonly number[];
}
