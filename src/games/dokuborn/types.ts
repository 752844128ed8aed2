// The types of Dokuborn: a grid of conditions, a different card for every cell. Nothing is hidden: the answers follow
// from the catalogue.

import type { Hint, Status } from '../../core/game.ts';
import { wordList } from '../../core/word-list.ts';
import type { Card } from '../../data/card.ts';
import type { CatalogueAbout } from '../../data/catalogue.ts';
import type { NewWord, SkippedCard } from '../../data/lorcanajson.ts';

export const families = wordList(`
  ink cost inkwell type born classification keyword strength willpower lore move rarity set
  franchise name extra
`);
export type Family = (typeof families)[number];

export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export const modes = ['free', 'classic'] as const;
/** `classic`: size² + 3 guesses; `free`: unlimited. */
export type Mode = (typeof modes)[number];
export const sizes = [2, 3, 4] as const;

export type Params = {
  readonly size: number;
  readonly level: number;
  readonly mode: string;
  /** May character names be conditions? */
  readonly names: boolean;
  /** Ids of conditions to draw less, joined by commas. */
  readonly avoid: string;
  /** Version of the catalogue that the grid is dealt from. */
  readonly cards: string;
};

export interface Puzzle {
  readonly size: number;
  readonly mode: Mode;
  /** The level in the catalogue it was dealt from. */
  readonly level: Level;
  /** Version of that catalogue. */
  readonly catalogue: string;
  /** Condition ids. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

export const clueSteps = ['count', 'inkAndCost', 'letters', 'card'] as const;
export type ClueStep = (typeof clueSteps)[number];
/** The step that reveals the card; its cell scores nothing. */
export const LAST_STEP = clueSteps.length;

/** What hints have revealed of a cell. Steps from 0 to `LAST_STEP`; fields of later steps are null. */
export interface Clue {
  readonly step: number;
  readonly fits: number | null;
  readonly inks: readonly string[] | null;
  readonly cost: number | null;
  /** First letter of each word. */
  readonly letters: string | null;
  readonly card: number | null;
  /** The card's full name. */
  readonly name: string | null;
}

export interface State {
  /** Card ids, row by row. */
  readonly cells: readonly (number | null)[];
  readonly clues: readonly Clue[];
  /** For each cell the cards that did not fit it, in order. Undo does not forget them. */
  readonly tried: readonly (readonly number[])[];
  /** Cards submitted, right or wrong. Undo lowers neither this nor the fields below. */
  readonly guesses: number;
  readonly misses: number;
  readonly lost: boolean;
}

export type Move =
  | { readonly type: 'place'; readonly cell: number; readonly card: number }
  | { readonly type: 'remove'; readonly cell: number }
  /** The next hint for a cell, or all hints up to a step. */
  | { readonly type: 'reveal'; readonly cell: number; readonly step?: number }
  /** Ends the game as lost and shows the answers. */
  | { readonly type: 'giveUp' };

/** What a card says about a condition's field: `cost` 3, `inks` Amber and Steel. */
export interface CardFact {
  readonly field: string;
  readonly values: readonly (string | number)[];
}

export interface Reason {
  readonly condition: string;
  readonly family: Family;
  readonly display: string;
  readonly fits: boolean;
  readonly fact: CardFact;
}

export type Event =
  | {
      readonly type: 'placed';
      readonly cell: number;
      readonly card: number;
      readonly replaced: number | null;
      readonly worth: number;
    }
  | {
      readonly type: 'missed';
      readonly cell: number;
      readonly card: number;
      /** The full name of the card. */
      readonly name: string;
      readonly reasons: readonly Reason[];
    }
  | { readonly type: 'removed'; readonly cell: number; readonly card: number }
  | { readonly type: 'revealed'; readonly cell: number; readonly clue: Clue }
  | { readonly type: 'completed' }
  | { readonly type: 'ranOut' }
  | { readonly type: 'gaveUp' };

export const refusals = wordList(`
  badCell unknownCard cardUsed triedBefore emptyCell filledCell noGuessToSpare noAnswerLeft
  allRevealed gameOver
`);
export type Refusal = {
  readonly type: (typeof refusals)[number];
  /** The cells it is about, if any. */
  readonly cells: readonly number[];
  /** The full name of the card it is about, if any. */
  readonly card?: string;
};

/** `notSeedStyle`: not a code in the original's form. */
export const faults = wordList(`
  noGridFound noFillFound tooFewCards budgetExhausted otherCatalogue badCatalogueVersion
  unknownCondition wrongCount duplicateCondition unsolvable wrongLevel notSeedStyle badIds badMove
  badCell gameOver gameNotOver noInquiry noSolution wrongClaim badLine unknownCard cardTwice
  wrongCard missingCell
`);
export type FaultCode = (typeof faults)[number];

export interface Label {
  readonly id: string;
  readonly family: Family;
  readonly display: string;
  readonly icon: string;
  /** Cards in the catalogue that fit this condition alone. */
  readonly cards: number;
}

export interface CellView {
  readonly card: Card | null;
  /** Points that the placed card earns here, minus the price of hints. */
  readonly worth: number;
  /** Points that hints have cost this cell. */
  readonly price: number;
  readonly clue: Clue;
  /** Cards tried here that do not fit. */
  readonly tried: readonly number[];
}

/** How tight a grid is, apart from its level. */
export interface Tightness {
  /** Cards of the cell that has the fewest. */
  readonly tightest: number;
  /** Cells with a single answer. */
  readonly forced: number;
}

export interface View
  extends Tightness,
    Pick<Puzzle, 'size' | 'mode' | 'level' | 'catalogue'>,
    Pick<State, 'guesses' | 'misses'> {
  readonly status: Status;
  /** The level in the current catalogue; differs only if a newer catalogue changed it. */
  readonly levelNow: Level;
  readonly catalogueNow: string;
  readonly rows: readonly Label[];
  readonly columns: readonly Label[];
  readonly cells: readonly CellView[];
  /** Null in free play. */
  readonly guessesLeft: number | null;
  /** Misses to spare: with none, the next one loses. Null in free play. */
  readonly spare: number | null;
  readonly score: number;
  /** The best possible score. Null until a card is placed or the game is over, because it takes time. */
  readonly most: number | null;
}

/** Why the empty cells cannot all be filled, and which cards block them. */
export interface DeadEnd {
  /** Empty cells that share too few cards. */
  readonly cells: readonly number[];
  /** Placed cards that these cells could use, most needed first. */
  readonly blockers: readonly {
    readonly cell: number;
    readonly card: number;
    readonly blocks: readonly number[];
  }[];
  /** From the cell with the blocking card, over the cells that would pass a card on, to one that gets none. */
  readonly chain: readonly number[];
  /** The cell whose card should be removed; null if no guess is to spare. */
  readonly take: number | null;
  /** Undos to the last grid that can be filled. */
  readonly undos: number;
}

/** A grid in the making; null for conditions still to be chosen. */
export interface Draft {
  readonly size: number;
  readonly rows: readonly (string | null)[];
  readonly columns: readonly (string | null)[];
}

export type Question =
  /** Can the grid still be filled, and if not, where is it short and how many undos help? */
  | { readonly type: 'outlook' }
  /** The next hint for one cell; give it to the session like any hint. */
  | { readonly type: 'hint'; readonly cell: number }
  /** All cards that fit each cell, once the game is over. */
  | { readonly type: 'answers' }
  /** The cards whose names are nearest to a text, for the terminal; pages search on their own thread. */
  | { readonly type: 'search'; readonly text: string }
  /** The card of a move, for the terminal. */
  | { readonly type: 'card'; readonly card: number }
  /** All conditions that a grid may be made of. */
  | { readonly type: 'conditions' }
  /** The verdict on a grid in the making. */
  | ({ readonly type: 'draft' } & Draft)
  /** Fills in the missing conditions for this level; the same seed gives the same choice. */
  | ({
      readonly type: 'fill';
      readonly level: Level;
      readonly names: boolean;
      readonly seed: string;
    } & Draft)
  /** Some cards that fit two conditions, best known first. */
  | {
      readonly type: 'examples';
      readonly row: string;
      readonly column: string;
      readonly count: number;
    }
  /** Opens a code in the original's form, `3:base64`. */
  | { readonly type: 'openOriginal'; readonly code: string; readonly mode: Mode }
  /** Reads a newer card file; it must have enough cards to deal from. */
  | { readonly type: 'importCards'; readonly text: string };

export const verdicts = ['open', 'solvable', 'blocked'] as const;
/** `open`: conditions are missing, and nothing is wrong so far. */
export type DraftVerdict = (typeof verdicts)[number];

export interface Drafted {
  /** Cards of each cell; null if one of its conditions is missing. */
  readonly cells: readonly (number | null)[];
  readonly verdict: DraftVerdict;
  /** Cells that share too few different cards. */
  readonly short: readonly number[];
  /** Conditions that were chosen twice. */
  readonly twice: readonly string[];
  /** The fields from here on: only of a complete grid that can be filled. */
  readonly level: Level | null;
  /** The mean of one divided by the cards of a cell, as rules and ratings write it. */
  readonly score: string | null;
  readonly tightness: Tightness | null;
  /** The code in the original's form, which also makes the link. */
  readonly code: string | null;
}

export type Answer =
  | {
      readonly type: 'outlook';
      readonly solvable: boolean;
      /** Empty cells that share too few cards. */
      readonly cells: readonly number[];
      /** Undos to the last grid that can be filled; 0 if this one can. */
      readonly undos: number;
      readonly deadEnd: DeadEnd | null;
    }
  | { readonly type: 'hint'; readonly hint: Hint<Move> }
  /** Instead of a hint for a cell: the dead end comes first. */
  | { readonly type: 'deadEnd'; readonly deadEnd: DeadEnd }
  | { readonly type: 'conditions'; readonly labels: readonly Label[] }
  | ({ readonly type: 'draft' } & Drafted)
  | {
      readonly type: 'filled';
      readonly rows: readonly string[];
      readonly columns: readonly string[];
    }
  | {
      readonly type: 'answers';
      readonly cells: readonly (readonly { readonly card: Card; readonly worth: number }[])[];
    }
  | { readonly type: 'found'; readonly cards: readonly Card[] }
  | { readonly type: 'opened'; readonly params: Params; readonly puzzle: Puzzle }
  | {
      readonly type: 'imported';
      /** JSON text of the packed catalogue. */
      readonly packed: string;
      /** JSON text of the packed rules texts, to store beside it. */
      readonly texts: string;
      readonly version: string;
      readonly cards: number;
      readonly about: CatalogueAbout;
      /** Skipped cards: how many, and the first of them. */
      readonly skipped: { readonly count: number; readonly first: readonly SkippedCard[] };
      readonly newWords: readonly NewWord[];
      /** Conditions that the previous cards did not have. */
      readonly newConditions: readonly Label[];
      /** Can the grid in play, if there is one, be filled with these cards? */
      readonly fillable: boolean;
    };

export interface DokubornTypes {
  Params: Params;
  Puzzle: Puzzle;
  State: State;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
  View: View;
  Question: Question;
  Answer: Answer;
}
