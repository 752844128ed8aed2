// The contract types of Wondering Witches: settings, sealed puzzle, state, moves, events and view.

import type { Hint } from '../../../core/hint.ts';
import type { Settings } from '../../../core/settings.ts';
import { wordList } from '../../../core/word-list.ts';
import type {
  DecoyChoice,
  EffectName,
  EventCard,
  IngredientName,
  LengthChoice,
  PlayChoice,
  SeatCount,
} from '../names.ts';
import type { Board, BoardKind } from './board.ts';
import type { Notebook, NotesCheck } from './notebook.ts';
import type { Clue, Ingredient, Potion, PotionResult, Recipe, Trial } from './potion.ts';
import type { BoardEvent, SoloMove, SoloRefusal, SoloState } from './solo.ts';
import type {
  PaperMove,
  PersonId,
  ScreenSeatMove,
  ScreenState,
  Seat,
  TableEvent,
  TablePlan,
  TableRefusal,
  TableView,
  TalkMove,
} from './table.ts';

export interface Puzzle extends Recipe {
  readonly clue: Clue | null;
  readonly drama: boolean;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
  readonly events: boolean;
  /** Null when the board is on paper. */
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
  /** Only used on screen. */
  readonly board: BoardKind;
  /** Players on screen; 1 except at tables. */
  readonly seats?: SeatCount;
}

export interface State {
  readonly fingerprint: string;
  readonly trials: readonly Trial[];
  /** By ingredient, the options a player ruled out: bit k-1 for number k, the last bit for a decoy. */
  readonly notes: readonly number[];
  readonly ending: 'won' | 'lost' | null;
  /** The board in play; null on paper. Its potions are among the trials too. */
  readonly solo: SoloState | null;
  /** Null unless several people share the board. */
  readonly table: ScreenState | null;
}

export type PlainMove =
  /** In a room with the tester and the seat whose draft it is. */
  | {
      readonly type: 'use';
      readonly entries: Potion;
      readonly tester?: PersonId;
      readonly draft?: Seat;
    }
  /** The free potion of a lost game; it ends the game in any case. */
  | { readonly type: 'last'; readonly entries: Potion }
  | { readonly type: 'note'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'reveal' }
  /** On the solo board. Its last potion is the `last` above. */
  | Exclude<SoloMove, { readonly type: 'last' }>
  | TalkMove
  | PaperMove
  | ScreenSeatMove;

export type PlainMoveOfType<T extends PlainMove['type']> = Extract<PlainMove, { readonly type: T }>;

export type Move =
  | PlainMove
  /** At a table on screen. In a room the server adds the seat. */
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
  | BoardEvent
  | TableEvent;

/** At a table, with the seat that caused it. */
export type Event = PlainEvent & { readonly seat?: Seat };

export const refusals = wordList(`
  gameOver emptyPotion longPotion unknownIngredient badSeeds noLastPotion badNote sameNote
  brewOnBoard noBoard
`);
/** `slot` counts the entries of the potion from 0. */
export interface Refusal {
  readonly type: (typeof refusals)[number] | SoloRefusal['type'] | TableRefusal;
  readonly slot?: number;
}

export const refuse = <T extends Refusal['type']>(type: T) =>
  ({ ok: false, refusal: { type } }) as const;

export interface Opening {
  /** All of it in one text, for `curio witches open`. */
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
  /** Null when hidden (4 or 6). */
  readonly recipeLength: number | null;
  readonly maxSeeds: number;
  readonly drama: boolean;
  /** Drawn effects by name, pairs once. Imposters also carry Imposter. */
  readonly effects: readonly EffectName[];
  readonly clue: Clue | null;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
  readonly fingerprint: string;
  readonly trials: readonly Trial[];
  readonly notes: readonly number[];
  /** In force until the next potion; null if events are off or none is drawn yet. */
  readonly event: EventCard | null;
  readonly status: 'playing' | 'won' | 'lost';
  readonly opening: Opening | null;
  /** The board and its state; null on paper. At a table, `choices` are the viewer's. */
  readonly solo: SoloView | null;
  /** What people at a table share; null for a player alone. */
  readonly table: TableView | null;
}

export type Question =
  /** In a room the caller has no puzzle and passes its view. */
  | { readonly type: 'notebook'; readonly of?: View }
  | { readonly type: 'checkNotes'; readonly of?: View }
  /** What a table on screen should do next. */
  | { readonly type: 'tablePlan'; readonly of?: View }
  /** A correct hint without delay, weaker than the thorough one. */
  | { readonly type: 'quickHint'; readonly of?: View }
  /** As typed. */
  | { readonly type: 'openShort'; readonly code: string };
export type Answer =
  | Notebook
  | NotesCheck
  | TablePlan
  | { readonly type: 'quickHint'; readonly hint: Hint<Move> }
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

/** The game's own faults; core adds those of codes and settings. */
export const faults = wordList(`
  notAnObject unknownKey badIngredients badIngredientCount unknownIngredient doubledIngredient
  unknownKind badIngredientNumber doubledNumber missingNumber unknownEffect doubledEffect
  unpairedEffect badRecipeLength badFlag badSeed badClue falseClue badEntries emptyPotion
  longPotion badSeeds badPotionNumber badMaxLength badCode foreignPuzzle unwinnable badMove badSeal
  brokenSeal longRecipe badSeats tableOnly budgetExhausted nothingToHint badProof losingPotion
  badBoard noWay notShort shortLetter shortLength shortCheck shortVersion
`);
