// What the notebook says: for every option whether it is possible, and whether the players' notes fit.

import type { EffectName, IngredientName } from '../names.ts';
import type { Ingredient } from './potion.ts';

/** The bit of a note that rules out a decoy; number k has bit k-1. */
export const DECOY_BIT = 6;

/** Every option that a note may rule out. */
export function noteOptions(of: { readonly maxSeeds: number }): readonly number[] {
  const bits = Array.from({ length: of.maxSeeds }, (_, index) => index);
  return [...bits, DECOY_BIT];
}

/** `possible`: some recipe fits all answers and has it; a witness shows it. `impossible`: an exhaustive search found
 * none. `open`: undecided within the effort. Never based on samples. */
const certainties = ['possible', 'impossible', 'open'] as const;
export type Certainty = (typeof certainties)[number];

export interface NotebookLine {
  readonly ingredient: IngredientName;
  /** Good with number 1, 2 … 6. */
  readonly numbers: readonly Certainty[];
  readonly ignore: Certainty;
  readonly overachiever: Certainty;
  readonly imposter: Certainty;
  /** Any of the three kinds. */
  readonly decoy: Certainty;
  /** By effect in play. */
  readonly effects: Readonly<Partial<Record<EffectName, Certainty>>>;
}

export interface LineCounts {
  readonly numbers: readonly number[];
  readonly ignore: number;
  readonly overachiever: number;
  readonly imposter: number;
  readonly effects: Readonly<Partial<Record<EffectName, number>>>;
}

export interface RecipeCounts {
  readonly recipes: number;
  readonly lines: readonly LineCounts[];
  /** By recipe length. */
  readonly lengths: Readonly<Record<number, number>>;
}

export interface Witness {
  readonly recipeLength: number;
  readonly ingredients: readonly Ingredient[];
}

export interface Notebook {
  readonly type: 'notebook';
  readonly lines: readonly NotebookLine[];
  /** By recipe length. */
  readonly lengths: Readonly<Record<number, Certainty>>;
  /** Every possible entry occurs in one of these. */
  readonly witnesses: readonly Witness[];
  /** Null unless the count is complete. */
  readonly counts: RecipeCounts | null;
  /** All entries, and how many of them are open. */
  readonly entries: number;
  readonly open: number;
}

export interface NotesCheck {
  readonly type: 'notes';
  /** `open`: neither a fitting recipe nor a proof that none exists was found. */
  readonly verdict: 'fits' | 'contradicts' | 'open';
  /** Notes that contradict the answers on their own; if none does, some that do so together. */
  readonly ingredients: readonly IngredientName[];
  /** Each note could be right alone, but not all of them. */
  readonly together: boolean;
  /** If the notes fit: a recipe that agrees with them and all answers. */
  readonly witness: Witness | null;
}
