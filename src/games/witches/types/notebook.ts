// What the notebook answers: for everything that could be, whether it can be, and whether the players' notes fit.

import type { EffectName } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { Ingredient } from './potion.ts';

/** The bit of a note that rules out a decoy; number k has bit k-1. */
export const DECOY_BIT = 6;

/** Every option that a note may rule out. */
export function noteOptions(of: { readonly maxSeeds: number }): readonly number[] {
  const bits = Array.from({ length: of.maxSeeds }, (_, index) => index);
  return [...bits, DECOY_BIT];
}

/**
 * `possible`: some recipe that fits every answer has it, and that recipe is shown. `impossible`: no recipe that fits
 * has it, found by looking at all of them. `open`: neither was found. Never from samples.
 */
export const certainties = ['possible', 'impossible', 'open'] as const;
export type Certainty = (typeof certainties)[number];

export interface NotebookLine {
  readonly ingredient: IngredientName;
  /** A good one with number 1, 2 … 6. */
  readonly numbers: readonly Certainty[];
  readonly ignore: Certainty;
  readonly overachiever: Certainty;
  readonly imposter: Certainty;
  /** Any of the three. */
  readonly decoy: Certainty;
  /** By effect in play: does it have it? */
  readonly effects: Readonly<Partial<Record<EffectName, Certainty>>>;
}

export interface LineCounts {
  readonly numbers: readonly number[];
  readonly ignore: number;
  readonly overachiever: number;
  readonly imposter: number;
  readonly effects: Readonly<Partial<Record<EffectName, number>>>;
}

/** In how many of all recipes that fit. */
export interface RecipeCounts {
  readonly recipes: number;
  readonly lines: readonly LineCounts[];
  /** By recipe length. */
  readonly lengths: Readonly<Record<number, number>>;
}

/** A recipe that gives every answer seen so far. */
export interface Witness {
  readonly recipeLength: number;
  readonly ingredients: readonly Ingredient[];
}

export interface Notebook {
  readonly type: 'notebook';
  readonly lines: readonly NotebookLine[];
  /** By recipe length. */
  readonly lengths: Readonly<Record<number, Certainty>>;
  /** Every entry that is possible is so in one of these. */
  readonly witnesses: readonly Witness[];
  /** Null where the recipes were not counted to the last: then there are no shares to speak of. */
  readonly counts: RecipeCounts | null;
  /** How many entries there are, and how many of them are open. */
  readonly entries: number;
  readonly open: number;
}

/** What a check of the players' own notes says. */
export interface NotesCheck {
  readonly type: 'notes';
  /** `open`: neither a recipe that goes with them nor a proof that there is none was found. */
  readonly verdict: 'fits' | 'contradicts' | 'open';
  /** Ingredients whose note contradicts the answers all by itself; where none does, some that do so together. */
  readonly ingredients: readonly IngredientName[];
  /** Could each of these notes be right, but not all of them? */
  readonly together: boolean;
  /** Where the notes fit: a recipe that goes with them and with every answer. */
  readonly witness: Witness | null;
}
