// Recipes, potions and what the High Witch answers, as data.

import type { EffectName } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';

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

/** The largest number of seeds that can be entered. */
export function maxSeeds(recipe: Pick<Recipe, 'recipeLength' | 'lengthTold'>): number {
  return recipe.lengthTold ? recipe.recipeLength : 6;
}
