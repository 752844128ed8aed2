// What the notebook answers: what is still possible after all potions so far, and whether the players' notes fit.

import type { EffectName } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';

/** `exact`: all recipes were counted. `sampled`: a walk met these; there may be more. */
export type Method = 'exact' | 'sampled';

export interface NotebookLine {
  readonly ingredient: IngredientName;
  /** In how many recipes it is a good one with number 1, 2 … 6. */
  readonly numbers: readonly number[];
  readonly ignore: number;
  readonly overachiever: number;
  readonly imposter: number;
  /** In how many it has each effect in play. */
  readonly effects: Readonly<Partial<Record<EffectName, number>>>;
}

export interface Notebook {
  readonly type: 'notebook';
  readonly method: Method;
  /** Recipes that are possible, or that were met. */
  readonly recipes: number;
  readonly lines: readonly NotebookLine[];
  /** By recipe length. */
  readonly lengths: Readonly<Record<number, number>>;
}

/** What a check of the players' own notes says. */
export interface NotesCheck {
  readonly type: 'notes';
  readonly method: Method;
  /** `unknown` where only samples were taken and none fits. */
  readonly verdict: 'fits' | 'contradicts' | 'unknown';
  /** Ingredients whose note contradicts the potions all by itself. */
  readonly ingredients: readonly IngredientName[];
}
