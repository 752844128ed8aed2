// The shapes of Wondering Witches: the sealed puzzle, a potion, its result, and what the High Witch shows.

import type { Settings } from '../../../core/settings.ts';
import type { Notebook, NotesCheck } from '../engine/notebook/notebook.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { DecoyChoice, LengthChoice, PlayChoice } from '../names/levels.ts';
import type { EffectName } from '../potion/effects/index.ts';
import type { EventCard } from '../rules/events.ts';
import type { SoloEvent, SoloMove, SoloRefusal, SoloState } from '../solo/state.ts';
import type { Board, BoardKind } from './board.ts';

export const kinds = ['good', 'ignore', 'overachiever', 'imposter'] as const;
export type Kind = (typeof kinds)[number];

export interface Ingredient {
  readonly name: IngredientName;
  readonly kind: Kind;
  /** Null for `ignore` and for nothing else. */
  readonly number: number | null;
  readonly effects: readonly EffectName[];
}

export type Clue =
  /** One of the three has this number, or is a decoy. */
  | {
      readonly type: 'group';
      readonly ingredients: readonly IngredientName[];
      readonly is: number | 'decoy';
    }
  | { readonly type: 'negative'; readonly ingredient: IngredientName; readonly not: number }
  | { readonly type: 'effects'; readonly ingredient: IngredientName; readonly count: number }
  | {
      readonly type: 'half';
      readonly ingredient: IngredientName;
      readonly is: 'decoy' | 'first half' | 'second half';
    };

/** What the evaluation needs, and all that a hand-written puzzle has. */
export interface Recipe {
  /** The first n ingredients in their order. */
  readonly ingredients: readonly Ingredient[];
  readonly recipeLength: number;
  /** Where it is not, seeds go up to 6, so that the form does not tell. */
  readonly lengthTold: boolean;
  /** Names the streams of all random choices, and salts the seal. */
  readonly seed: string;
}

export interface WitchesPuzzle extends Recipe {
  readonly clue: Clue | null;
  readonly drama: boolean;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
  readonly events: boolean;
  /** For the whole game on screen; null where the board is on paper. */
  readonly board: Board | null;
}

export interface WitchesParams extends Settings {
  readonly ingredients: number;
  readonly length: LengthChoice;
  readonly decoys: DecoyChoice;
  readonly effects: number;
  readonly clue: boolean;
  readonly events: boolean;
  readonly specialCells: boolean;
  readonly lastPotion: boolean;
  readonly play: PlayChoice;
  /** The kind of board; counts in solo only. */
  readonly board: BoardKind;
}

/** `auto`: exactly right, whatever that is. For the library and the checks; players enter numbers. */
export type Seeds = number | 'auto';
export interface PotionEntry {
  readonly ingredient: IngredientName;
  readonly seeds: Seeds;
}
export interface PlayedEntry {
  readonly ingredient: IngredientName;
  readonly seeds: number;
}

export type MessageValue = number | 'yes' | 'no' | 'decoy';
/** An effect that reports and has no value stays silent. */
export interface Message {
  readonly effect: EffectName;
  readonly value?: MessageValue;
}

export interface PotionResult {
  readonly won: boolean;
  readonly undergrown: number;
  readonly overgrown: number;
  /** In shuffled order; empty when won. */
  readonly messages: readonly Message[];
}

export interface Trial {
  readonly entries: readonly PlayedEntry[];
  readonly result: PotionResult;
}

export interface WitchesState {
  readonly fingerprint: string;
  readonly trials: readonly Trial[];
  /** By ingredient, what the players ruled out: bit k-1 for number k, the last bit for a decoy. */
  readonly notes: readonly number[];
  readonly ending: 'won' | 'lost' | null;
  /** The board in play; null where it is on paper. Its potions are among the trials too. */
  readonly solo: SoloState | null;
}

export type WitchesMove =
  | { readonly type: 'use'; readonly entries: readonly PlayedEntry[] }
  /** The free potion of a lost game: the game ends with it, whatever it says. */
  | { readonly type: 'last'; readonly entries: readonly PlayedEntry[] }
  | { readonly type: 'note'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'reveal' }
  /** On the board of the solo game. Its last potion is the `last` above. */
  | Exclude<SoloMove, { readonly type: 'last' }>;

export type WitchesEvent =
  | {
      readonly type: 'tested';
      readonly potion: number;
      readonly last: boolean;
      readonly result: PotionResult;
    }
  | { readonly type: 'drew'; readonly card: EventCard }
  | { readonly type: 'noted'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'revealed' }
  | Exclude<SoloEvent, { readonly type: 'tested' }>;

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
export interface WitchesRefusal {
  readonly type: (typeof refusals)[number] | SoloRefusal['type'];
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

export interface WitchesView {
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
  /** The board and how it stands; null where it is on paper. */
  readonly solo: SoloView | null;
}

export type WitchesQuestion = { readonly type: 'notebook' } | { readonly type: 'checkNotes' };
export type WitchesAnswer = Notebook | NotesCheck;

export interface WitchesTypes {
  Params: WitchesParams;
  Puzzle: WitchesPuzzle;
  State: WitchesState;
  Move: WitchesMove;
  Event: WitchesEvent;
  Refusal: WitchesRefusal;
  View: WitchesView;
  Question: WitchesQuestion;
  Answer: WitchesAnswer;
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
  'budgetExhausted',
  'nothingToHint',
  'badProof',
  'losingPotion',
  'noPosition',
  'badBoard',
  'noWay',
] as const;
export type WitchesFault = (typeof faults)[number];

/** The largest number of seeds that can be entered. */
export function maxSeeds(recipe: Pick<Recipe, 'recipeLength' | 'lengthTold'>): number {
  return recipe.lengthTold ? recipe.recipeLength : 6;
}
