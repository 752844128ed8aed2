// Recipes, potions and the High Witch's answers as data.

import type { EffectName, IngredientName } from '../names.ts';

export const kinds = ['good', 'ignore', 'overachiever', 'imposter'] as const;
export type Kind = (typeof kinds)[number];

export interface Ingredient {
  readonly name: IngredientName;
  readonly kind: Kind;
  /** Null only for `ignore`. */
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

/** All that evaluation needs, and all that a hand-written puzzle has. */
export interface Recipe {
  /** Always the first n names, in order. */
  readonly ingredients: readonly Ingredient[];
  readonly recipeLength: number;
  /** If not, seeds go up to 6, so that the form gives nothing away. */
  readonly lengthTold: boolean;
  /** Names the streams of all random choices and salts the seal. */
  readonly seed: string;
}

/** `auto`: exactly right. For the library and checks; players enter numbers. */
export type Seeds = number | 'auto';
export interface PotionEntry {
  readonly ingredient: IngredientName;
  readonly seeds: Seeds;
}
export interface PlayedEntry {
  readonly ingredient: IngredientName;
  readonly seeds: number;
}

/** The entries of a potion, in order. */
export type Potion = readonly PlayedEntry[];

export type MessageValue = number | 'yes' | 'no' | 'decoy';
/** A report without a value stays silent. */
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
  readonly entries: Potion;
  readonly result: PotionResult;
}

export function maxSeeds(recipe: Pick<Recipe, 'recipeLength' | 'lengthTold'>): number {
  return recipe.lengthTold ? recipe.recipeLength : 6;
}
