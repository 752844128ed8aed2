// The solo game on a board as data: its state, moves, events and refusals.

import { wordList } from '../../../core/word-list.ts';
import type { IngredientName } from '../names.ts';
import type { Board } from './board.ts';
import type { PlayedEntry, Potion, PotionResult } from './potion.ts';

export interface Plant {
  readonly ingredient: IngredientName;
  readonly dots: number;
  /** It is in a cauldron now; its place in the garden is used up. */
  readonly plucked: boolean;
}

export interface Garden {
  /** Ascending. */
  readonly cells: readonly number[];
  /** Tested, on a board without cauldrons. */
  readonly spent: boolean;
}

interface SoloPotion {
  /** Its source cells; none for the last potion. */
  readonly cells: readonly number[];
  readonly entries: Potion;
  readonly result: PotionResult;
}

/** Effects that ask for a choice on the board, in the order of execution. */
export const soloChoices = ['Frost', 'Bramble', 'Fence', 'Gate', 'Seedling'] as const;
export type SoloChoice = (typeof soloChoices)[number];
/** Helpful effects may be passed. */
export const passableChoices: readonly SoloChoice[] = ['Gate', 'Seedling'];

/** Effects that act by themselves for a player alone; no other ChangePlayers effects are dealt. */
export const soloEffects = ['Poison', 'Distracted', 'Drizzle', ...soloChoices] as const;

const soloPhases = ['playing', 'last', 'won', 'lost'] as const;
export type SoloPhase = (typeof soloPhases)[number];

export interface BoardLayoutState {
  /** By cell; a cell holds two plants only with Efficiency. */
  readonly plots: readonly (readonly Plant[])[];
  /** Garden cells closed by brambles. Ascending. */
  readonly barred: readonly number[];
  /** By first cell. Gates and fences change them. */
  readonly gardens: readonly Garden[];
}

export interface SoloState extends BoardLayoutState {
  /** The board after the last answer and its choices, where brewing the next potion began. Solo only. */
  readonly atAnswer: BoardLayoutState;
  readonly potions: readonly SoloPotion[];
  readonly turns: number;
  /** The last potion had Poison; a second one in a row ends the game. */
  readonly poisoned: boolean;
  /** Nothing grows beyond two dots until the next potion. */
  readonly distracted: boolean;
  /** Effects waiting for a choice, the first one is due. */
  readonly choices: readonly SoloChoice[];
  readonly phase: SoloPhase;
}

export interface SoloSetup {
  readonly board: Board;
  readonly ingredients: readonly IngredientName[];
  readonly maxSeeds: number;
  readonly lastPotion: boolean;
}

/** The High Witch's answer to potion number `potion`, from 1. */
export type Brew = (entries: Potion, potion: number) => PotionResult;

export type SoloMove =
  /** Seedling is played this way too. */
  | { readonly type: 'plant'; readonly cell: number; readonly ingredient: IngredientName }
  /** Grows the whole garden of this cell. */
  | { readonly type: 'grow'; readonly cell: number }
  /** Moves a plant of this cell (`plant` 1 is the second) into the cauldron of cell `into`. */
  | { readonly type: 'pluck'; readonly cell: number; readonly plant: number; readonly into: number }
  /** Tests the garden of this cell; `order` lists its plants by place in reading order, from 0. */
  | { readonly type: 'test'; readonly cell: number; readonly order: readonly number[] }
  | { readonly type: 'frost'; readonly cell: number }
  | { readonly type: 'bramble'; readonly cell: number }
  /** Opens the border between two adjacent cells, or draws one through the whole garden. */
  | { readonly type: 'gate'; readonly cell: number; readonly other: number }
  | { readonly type: 'fence'; readonly cell: number; readonly other: number }
  | { readonly type: 'pass' }
  | { readonly type: 'last'; readonly entries: Potion }
  | { readonly type: 'giveUp' };

export type SoloMoveOf<T extends SoloMove['type']> = Extract<SoloMove, { readonly type: T }>;
export type BoardAction = SoloMoveOf<'plant' | 'grow' | 'pluck' | 'test'>;
/** A choice that an effect asks for. */
export type BoardChoice = SoloMoveOf<'frost' | 'bramble' | 'gate' | 'fence'>;

export type BoardEvent =
  | { readonly type: 'planted'; readonly cell: number; readonly ingredient: IngredientName }
  | { readonly type: 'delayed'; readonly cell: number }
  | { readonly type: 'grew'; readonly cells: readonly number[] }
  | {
      readonly type: 'plucked';
      readonly cell: number;
      readonly into: number;
      readonly entry: PlayedEntry;
    }
  | { readonly type: 'poisoned' }
  | { readonly type: 'distracted' }
  | { readonly type: 'drizzled'; readonly cells: readonly number[] }
  | { readonly type: 'froze'; readonly cells: readonly number[] }
  | { readonly type: 'barred'; readonly cell: number }
  | { readonly type: 'opened'; readonly cells: readonly number[] }
  | { readonly type: 'fenced'; readonly gardens: readonly (readonly number[])[] }
  /** The effect had nothing to act on. */
  | { readonly type: 'fizzled'; readonly effect: SoloChoice }
  | { readonly type: 'passed'; readonly effect: SoloChoice }
  | { readonly type: 'gaveUp' }
  /** Nothing can be brewed any more, Poison struck twice, or the player gave up. */
  | { readonly type: 'ended'; readonly phase: SoloPhase };

export type SoloEvent =
  | BoardEvent
  | { readonly type: 'tested'; readonly potion: number; readonly result: PotionResult };

export const soloRefusals = wordList(`
  gameOver choiceFirst nothingToChoose mustChoose lastPotionOnly noLastPotion noGarden spentGarden
  unknownIngredient cellFull cellBarred potionTooLong blackMagic nothingGrows noPlant
  alreadyPlucked noCauldron cauldronFull noCauldronsHere testByFilling notAllPlanted badOrder
  nothingToFreeze notEmpty notSideBySide sameGarden otherGarden tooLarge emptyPotion badSeeds
`);
export interface SoloRefusal {
  readonly type: (typeof soloRefusals)[number];
}
