// The shapes of Wondering Witches: settings, the sealed puzzle, state, moves, events, and what the High Witch shows.

import type { Settings } from '../../../core/settings.ts';
import type { EffectName } from '../names/effects.ts';
import type { EventCard } from '../names/events.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { DecoyChoice, LengthChoice, PlayChoice, SeatCount } from '../names/levels.ts';
import type { Board, BoardKind } from './board.ts';
import type { Notebook, NotesCheck } from './notebook.ts';
import type { Clue, Ingredient, PlayedEntry, PotionResult, Recipe, Trial } from './potion.ts';
import type { SoloEvent, SoloMove, SoloRefusal, SoloState } from './solo.ts';
import type {
  PaperMove,
  Person,
  ScreenMove,
  ScreenState,
  Seat,
  TablePlan,
  TableView,
} from './table.ts';
import type { TableEvent, TableRefusal } from './tablenews.ts';
import type { TalkMove } from './talk.ts';

export interface Puzzle extends Recipe {
  readonly clue: Clue | null;
  readonly drama: boolean;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
  readonly events: boolean;
  /** For the whole game on screen; null where the board is on paper. */
  readonly board: Board | null;
}

export interface Params extends Settings {
  readonly ingredients: number;
  readonly length: LengthChoice;
  readonly decoys: DecoyChoice;
  readonly effects: number;
  readonly clue: boolean;
  readonly events: boolean;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
  readonly play: PlayChoice;
  /** The kind of board; counts on screen only. */
  readonly board: BoardKind;
  /** How many people play on screen; 1 for all but tables. */
  readonly seats?: SeatCount;
}

export interface State {
  readonly fingerprint: string;
  readonly trials: readonly Trial[];
  /** By ingredient, what the players ruled out: bit k-1 for number k, the last bit for a decoy. */
  readonly notes: readonly number[];
  readonly ending: 'won' | 'lost' | null;
  /** The board in play; null where it is on paper. Its potions are among the trials too. */
  readonly solo: SoloState | null;
  /** Several people at the board; null where one plays alone. */
  readonly table: ScreenState | null;
}

/** A move as its player makes it. */
export type PlainMove =
  /** In a room with the tester, and whose draft it is. */
  | {
      readonly type: 'use';
      readonly entries: readonly PlayedEntry[];
      readonly tester?: Person;
      readonly draft?: Seat;
    }
  /** The free potion of a lost game: the game ends with it, whatever it says. */
  | { readonly type: 'last'; readonly entries: readonly PlayedEntry[] }
  | { readonly type: 'note'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'reveal' }
  /** On the board of the solo game. Its last potion is the `last` above. */
  | Exclude<SoloMove, { readonly type: 'last' }>
  | TalkMove
  | PaperMove
  | ScreenMove;

export type Move =
  | PlainMove
  /** At a table on screen: who does it. In a room the server knows. */
  | { readonly type: 'seat'; readonly seat: Seat; readonly move: PlainMove };

type PlainEvent =
  | {
      readonly type: 'tested';
      readonly potion: number;
      readonly last: boolean;
      readonly result: PotionResult;
    }
  | { readonly type: 'drew'; readonly card: EventCard }
  | { readonly type: 'noted'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'revealed' }
  | Exclude<SoloEvent, { readonly type: 'tested' }>
  | TableEvent;

/** At a table with the seat that brought it about. */
export type Event = PlainEvent & { readonly seat?: Seat };

export const refusals = [
  'gameOver',
  'emptyPotion',
  'longPotion',
  'unknownIngredient',
  'badSeeds',
  'noLastPotion',
  'badNote',
  'sameNote',
  'brewOnBoard',
  'noBoard',
] as const;
/** `slot` counts the entries of the potion from 0. */
export interface Refusal {
  readonly type: (typeof refusals)[number] | SoloRefusal['type'] | TableRefusal;
  readonly slot?: number;
}

/** What the recipe was, once the game is over. */
export interface Opening {
  /** The whole opening in one text, for `curio witches open`. */
  readonly seal: string;
  readonly salt: string;
  readonly recipe: readonly Ingredient[];
  readonly recipeLength: number;
}

export interface SoloView {
  readonly board: Board;
  readonly state: SoloState;
}

export interface View {
  readonly ingredients: readonly IngredientName[];
  /** Null where it is not told (4 or 6). */
  readonly recipeLength: number | null;
  /** The most seeds that can be entered. */
  readonly maxSeeds: number;
  readonly drama: boolean;
  /** Drawn effects by name, pairs once; imposters among the decoys carry Imposter besides. */
  readonly effects: readonly EffectName[];
  readonly clue: Clue | null;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
  readonly fingerprint: string;
  readonly trials: readonly Trial[];
  readonly notes: readonly number[];
  /** The card that holds until the next potion; null where events are off or none is drawn yet. */
  readonly event: EventCard | null;
  readonly status: 'playing' | 'won' | 'lost';
  readonly opening: Opening | null;
  /** The board and how it stands; null where it is on paper. At a table, the choices are the onlooker's. */
  readonly solo: SoloView | null;
  /** The people and what is between them; null where one plays alone, or knows nothing of the others. */
  readonly table: TableView | null;
}

export type Question =
  /** With a view where the asker has no puzzle: in a room. */
  | { readonly type: 'notebook'; readonly of?: View }
  | { readonly type: 'checkNotes'; readonly of?: View }
  /** What a table on screen should do next. */
  | { readonly type: 'tablePlan'; readonly of?: View }
  /** A short code, as it was typed. */
  | { readonly type: 'openShort'; readonly code: string };
export type Answer =
  | Notebook
  | NotesCheck
  | TablePlan
  | { readonly type: 'opened'; readonly params: Params; readonly puzzle: Puzzle };

export interface WitchesTypes {
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

/** Faults of the game's own; core adds those of codes and settings. */
export const faults = [
  'notAnObject',
  'unknownKey',
  'badIngredients',
  'badIngredientCount',
  'unknownIngredient',
  'doubledIngredient',
  'unknownKind',
  'badIngredientNumber',
  'doubledNumber',
  'missingNumber',
  'unknownEffect',
  'doubledEffect',
  'unpairedEffect',
  'badRecipeLength',
  'badFlag',
  'badSeed',
  'badClue',
  'falseClue',
  'badEntries',
  'emptyPotion',
  'longPotion',
  'badSeeds',
  'badPotionNumber',
  'badMaxLength',
  'badCode',
  'foreignPuzzle',
  'unwinnable',
  'badMove',
  'badSeal',
  'brokenSeal',
  'longRecipe',
  'badSeats',
  'tableOnly',
  'budgetExhausted',
  'nothingToHint',
  'badProof',
  'losingPotion',
  'badBoard',
  'noWay',
  'notShort',
  'shortLetter',
  'shortLength',
  'shortCheck',
  'shortVersion',
] as const;
export type WitchesFault = (typeof faults)[number];
