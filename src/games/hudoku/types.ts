// The types of Hudoku: levels, modes, moves, events, refusals and faults.
// Grids are lists of rows as in the original: 0 hidden, a number, '-' blank. `cell` is row * columns + column.

import type { Millis, Tagged } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { wordList } from '../../core/word-list.ts';

export const levels = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

/** From easiest to hardest; docs/rules/hudoku.md explains the order. */
export const techniques = wordList(`
  nakedSingle hiddenSingle lockedCandidates nakedPair hiddenPair nakedTriple hiddenTriple xWing
  swordfish xyWing wWing uniqueRectangle simpleColouring xyzWing nakedQuad hiddenQuad jellyfish
  xChain xyChain alternatingChain contradiction trial
`);
export type Technique = (typeof techniques)[number];

export const techniqueLevel: Readonly<Record<Technique, Level>> = {
  nakedSingle: 'easy',
  hiddenSingle: 'easy',
  lockedCandidates: 'medium',
  nakedPair: 'medium',
  hiddenPair: 'medium',
  nakedTriple: 'hard',
  hiddenTriple: 'hard',
  xWing: 'hard',
  swordfish: 'hard',
  xyWing: 'expert',
  wWing: 'expert',
  uniqueRectangle: 'expert',
  simpleColouring: 'expert',
  xyzWing: 'expert',
  nakedQuad: 'expert',
  hiddenQuad: 'expert',
  jellyfish: 'expert',
  xChain: 'expert',
  xyChain: 'expert',
  alternatingChain: 'expert',
  contradiction: 'expert',
  trial: 'expert',
};

/** Techniques that can be practised; nested assumptions are not one to learn. */
export const practices = techniques.filter((technique) => technique !== 'trial');

export const modes = ['timed', 'calm'] as const;
export type Mode = (typeof modes)[number];

/** Rows of tokens: 'a' is a cell to fill of region a, '-a' a blank attached to it. */
export type Template = readonly (readonly string[])[];
/** 0 hidden, 1 to 16 shown, '-' blank. */
export type Square = number | '-';
export type Grid = readonly (readonly Square[])[];
/** Hint digits of blanks by 'row,column', counted from 0 as in the original. */
export type EmptyHints = Readonly<Record<string, number>>;

export type Params = {
  readonly template: string;
  /** JSON rows of tokens; read only where `template` is 'custom'. */
  readonly customTemplate: string;
  readonly level: string;
  readonly mode: string;
  /** A technique to practise, which overrides the level; `none` for an ordinary puzzle. */
  readonly practise?: string;
};

export const NO_PRACTICE = 'none';

export interface Puzzle {
  readonly template: Template;
  readonly solution: Grid;
  /** Shown at the start. */
  readonly revealed: Grid;
  readonly emptyHints: EmptyHints;
  /** Fillable cells. */
  readonly totalCells: number;
  readonly level: Level;
  readonly mode: Mode;
  /** The first digit needs this technique, and nothing harder is ever needed. */
  readonly practise?: Technique;
}

export interface State {
  /** The board now; in calm mode including wrong digits. */
  readonly revealed: Grid;
  readonly revealedCount: number;
  readonly hintsUsed: number;
  readonly incorrectEntries: number;
  /** Whole seconds, set when the game ends. */
  readonly totalTime: number;
  /** Pencil marks by cell, digit d as bit d - 1. */
  readonly marks: readonly number[];
  /** Marks hidden by written digits, restored when those are erased. */
  readonly covered: readonly Covered[];
  /** Cells whose last digit was reported wrong. */
  readonly errors: readonly number[];
  /** Digits by cell reported wrong there, digit d as bit d - 1; in a timed game no digit is charged twice. */
  readonly tried: readonly number[];
  /** Cells the player did not fill alone. */
  readonly sources: Sources;
  /** Wrong digits are marked at once now; `watched`: at some time in this game. */
  readonly watching: boolean;
  readonly watched: boolean;
  /** When the countdown runs out; null in calm mode and at the end. */
  readonly countdownEnds: Millis | null;
  /** The move of the last explained hint, encoded: asking again is free. */
  readonly hinted: string | null;
  /** Cells revealed at random so far: selects the next random stream. */
  readonly chances: number;
  readonly ending: Ending;
}

/** Marks hidden by the digit at `cell`: its own, and the cells that lost the mark of its digit. */
export interface Covered {
  readonly cell: number;
  readonly digit: number;
  readonly marks: number;
  readonly peers: readonly number[];
}

/** What filled a cell instead of the player: the clock, a random reveal, or a hint. */
export type Source = 'clock' | 'chance' | 'hint';
/** By cell. */
export type Sources = Readonly<Record<string, Source>>;

export const endings = ['none', 'solved', 'shown'] as const;
/** `shown`: the player asked for the solution. */
export type Ending = (typeof endings)[number];

export const moveTypes = wordList(`
  enter erase mark fillMarks clearMarks markCells eraseCells watch unwatch check reveal
  showSolution timeout
`);
export type Move =
  | { readonly type: 'enter'; readonly cell: number; readonly digit: number }
  | { readonly type: 'erase'; readonly cell: number }
  /** Toggles one pencil mark. */
  | { readonly type: 'mark'; readonly cell: number; readonly digit: number }
  | { readonly type: 'fillMarks' }
  | { readonly type: 'clearMarks' }
  /** One mark in several cells: set where missing, or removed if all have it. */
  | { readonly type: 'markCells'; readonly cells: readonly number[]; readonly digit: number }
  | { readonly type: 'eraseCells'; readonly cells: readonly number[] }
  /** Starts and stops marking wrong digits at once. */
  | { readonly type: 'watch' }
  | { readonly type: 'unwatch' }
  | { readonly type: 'check' }
  | { readonly type: 'reveal' }
  | { readonly type: 'showSolution' }
  /** The clock's own move. */
  | { readonly type: 'timeout' };

export type Event =
  | { readonly type: 'entered'; readonly cell: number; readonly digit: number }
  | { readonly type: 'missed'; readonly cell: number; readonly digit: number }
  | { readonly type: 'erased'; readonly cell: number }
  | {
      readonly type: 'marked';
      readonly cell: number;
      readonly digit: number;
      readonly present: boolean;
    }
  | {
      readonly type: 'cellsMarked';
      readonly cells: readonly number[];
      readonly digit: number;
      readonly present: boolean;
    }
  | { readonly type: 'cellsErased'; readonly cells: readonly number[] }
  /** Wrong digits are marked from now on; these are wrong already. */
  | { readonly type: 'watched'; readonly wrong: readonly number[] }
  | { readonly type: 'unwatched' }
  | { readonly type: 'marksFilled' }
  | { readonly type: 'marksCleared' }
  /** Wrong digits were removed from the board. */
  | { readonly type: 'checked'; readonly wrong: readonly number[] }
  | {
      readonly type: 'revealed';
      readonly cell: number;
      readonly digit: number;
      readonly by: 'player' | 'clock';
    }
  | { readonly type: 'solutionShown' }
  | { readonly type: 'finished' };

export const refusalTypes = wordList(`
  gameOver outsideBoard blankCell givenCell alreadyRevealed alreadyThere badDigit nothingThere
  onlyInCalm notDue watchedAlready noMarks nothingToCheck
`);
export type Refusal = Tagged & { readonly type: (typeof refusalTypes)[number] };

export const faultCodes = wordList(`
  badJson notRows emptyTemplate raggedRow unknownToken regionTooLarge emptyRegion boardTooLarge
  noSolution levelUnavailable levelNotFound budgetExhausted badDigit clash notUnique notProven
  wrongLevel wrongPractice practiceUnavailable badLine wrongCount dishonestHint badMove noStep
  gameOver badProof
`);
export type FaultCode = (typeof faultCodes)[number];

/** All that a player may know. `revealed` is the whole solution only when the game is over. */
export interface View extends Omit<State, 'covered' | 'chances'> {
  readonly template: Template;
  readonly rows: number;
  readonly columns: number;
  readonly level: Level;
  readonly mode: Mode;
  readonly practise?: Technique;
  /** Shown at the start. */
  readonly given: Grid;
  readonly emptyHints: EmptyHints;
  readonly totalCells: number;
  /** More than half of the hidden cells were revealed at random. */
  readonly byClock: boolean;
}

export type Question =
  /** Can this drawing be filled, and which levels does it give? `template` is its JSON text. */
  | { readonly type: 'examineTemplate'; readonly template: string }
  /** A sudoku as digits, or drawn with them: is it valid, and of which level? */
  | { readonly type: 'readSudoku'; readonly text: string; readonly mode: Mode };

/** A sudoku from elsewhere, proven. */
export interface SudokuAnswer {
  readonly params: Params;
  readonly puzzle: Puzzle;
}

export interface Answer {
  readonly valid: boolean;
  /** What is wrong with the drawing, with row and column. */
  readonly faults: readonly Fault[];
  readonly solvable: 'yes' | 'no' | 'unknown';
  /** Number of filled grids, counted up to `gridsLimit`. */
  readonly grids: number;
  readonly gridsLimit: number;
  /** Puzzles tried, and how many of them were unique. */
  readonly sampled: number;
  readonly unique: number;
  /** Levels found in the sample. */
  readonly levels: readonly Level[];
}

export interface HudokuTypes {
  Params: Params;
  Puzzle: Puzzle;
  State: State;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
  View: View;
  Question: Question;
  Answer: Answer | SudokuAnswer;
}
