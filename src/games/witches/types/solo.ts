// The solo game on a board, as data: how the board stands, what can be done, what happened and why not.

import type { IngredientName } from '../names/ingredients.ts';
import type { Board } from './board.ts';
import type { PlayedEntry, PotionResult } from './potion.ts';

export interface Plant {
  readonly ingredient: IngredientName;
  readonly dots: number;
  /** Crossed out: it is in a cauldron now, and its place in the garden is used up. */
  readonly plucked: boolean;
}

export interface Garden {
  /** Ascending. */
  readonly cells: readonly number[];
  /** Tested, on a board without cauldrons. */
  readonly spent: boolean;
}

export interface SoloPotion {
  /** The cells that it came from; none for the last potion. */
  readonly cells: readonly number[];
  readonly entries: readonly PlayedEntry[];
  readonly result: PotionResult;
}

/** Effects that ask for a choice on the board, in the order in which they are carried out. */
export const soloChoices = ['Frost', 'Bramble', 'Fence', 'Gate', 'Seedling'] as const;
export type SoloChoice = (typeof soloChoices)[number];
/** Those that help may be passed. */
export const passableChoices: readonly SoloChoice[] = ['Gate', 'Seedling'];

/** The effects that act by themselves when played alone; no others of ChangePlayers are dealt. */
export const soloEffects = ['Poison', 'Distracted', 'Drizzle', ...soloChoices] as const;

export const soloPhases = ['playing', 'last', 'won', 'lost'] as const;
export type SoloPhase = (typeof soloPhases)[number];

/** What stands on a board, and where. */
export interface Standing {
  /** By cell; more than one plant only where the cell holds two. */
  readonly plots: readonly (readonly Plant[])[];
  /** Garden cells that a bramble closed. Ascending. */
  readonly barred: readonly number[];
  /** By first cell. Gates and fences change them. */
  readonly gardens: readonly Garden[];
}

export interface SoloState extends Standing {
  /** As the last answer left it, with what that asked for: where the brewing of the next potion began. Alone only. */
  readonly atAnswer: Standing;
  readonly potions: readonly SoloPotion[];
  readonly turns: number;
  /** The last potion had Poison in it: a second one in a row is the end. */
  readonly poisoned: boolean;
  /** Nothing grows beyond two dots until the next potion. */
  readonly distracted: boolean;
  /** Effects that wait for a choice, the first one now. */
  readonly choices: readonly SoloChoice[];
  readonly phase: SoloPhase;
}

/** What does not change in a game. */
export interface SoloSetup {
  readonly board: Board;
  readonly ingredients: readonly IngredientName[];
  /** The most dots that count. */
  readonly maxSeeds: number;
  /** Does a lost game give one free last potion? */
  readonly lastPotion: boolean;
}

/** The High Witch's answer to potion number `potion`, counted from 1. */
export type Brew = (entries: readonly PlayedEntry[], potion: number) => PotionResult;

export type SoloMove =
  /** Also how Seedling is carried out. */
  | { readonly type: 'plant'; readonly cell: number; readonly ingredient: IngredientName }
  /** The garden of this cell. */
  | { readonly type: 'grow'; readonly cell: number }
  /** The plant of this cell (`plant` 1 for the second one) into the cauldron of the cell `into`. */
  | {
      readonly type: 'pluck';
      readonly cell: number;
      readonly plant: number;
      readonly into: number;
    }
  /** The garden of this cell; `order` has the places of its plants in reading order, from 0. */
  | { readonly type: 'test'; readonly cell: number; readonly order: readonly number[] }
  | { readonly type: 'frost'; readonly cell: number }
  | { readonly type: 'bramble'; readonly cell: number }
  /** Opens the border, or draws one all along the garden, between two cells side by side. */
  | { readonly type: 'gate'; readonly cell: number; readonly other: number }
  | { readonly type: 'fence'; readonly cell: number; readonly other: number }
  | { readonly type: 'pass' }
  | { readonly type: 'last'; readonly entries: readonly PlayedEntry[] }
  | { readonly type: 'giveUp' };

export type SoloEvent =
  | { readonly type: 'planted'; readonly cell: number; readonly ingredient: IngredientName }
  | { readonly type: 'delayed'; readonly cell: number }
  | { readonly type: 'grew'; readonly cells: readonly number[] }
  | {
      readonly type: 'plucked';
      readonly cell: number;
      readonly into: number;
      readonly entry: PlayedEntry;
    }
  | { readonly type: 'tested'; readonly potion: number; readonly result: PotionResult }
  | { readonly type: 'poisoned' }
  | { readonly type: 'distracted' }
  | { readonly type: 'drizzled'; readonly cells: readonly number[] }
  | { readonly type: 'froze'; readonly cells: readonly number[] }
  | { readonly type: 'barred'; readonly cell: number }
  | { readonly type: 'opened'; readonly cells: readonly number[] }
  | { readonly type: 'fenced'; readonly gardens: readonly (readonly number[])[] }
  /** There was nothing that the effect could have been carried out on. */
  | { readonly type: 'fizzled'; readonly effect: SoloChoice }
  | { readonly type: 'passed'; readonly effect: SoloChoice }
  | { readonly type: 'gaveUp' }
  /** Nothing can be brewed any more, the poison worked, or the player gave up. */
  | { readonly type: 'ended'; readonly phase: SoloPhase };

export const soloRefusals = [
  'gameOver',
  'choiceFirst',
  'nothingToChoose',
  'mustChoose',
  'lastPotionOnly',
  'noLastPotion',
  'noGarden',
  'spentGarden',
  'unknownIngredient',
  'cellFull',
  'cellBarred',
  'potionTooLong',
  'blackMagic',
  'nothingGrows',
  'noPlant',
  'alreadyPlucked',
  'noCauldron',
  'cauldronFull',
  'noCauldronsHere',
  'testByFilling',
  'notAllPlanted',
  'badOrder',
  'nothingToFreeze',
  'notEmpty',
  'notSideBySide',
  'sameGarden',
  'otherGarden',
  'tooLarge',
  'emptyPotion',
  'badSeeds',
] as const;
export interface SoloRefusal {
  readonly type: (typeof soloRefusals)[number];
}
