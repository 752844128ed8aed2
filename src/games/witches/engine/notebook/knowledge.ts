// What the players know, and what a recipe could be: roles of ingredients, effects on them, and the tally
// over all recipes that are still possible. Everything here comes from the View.

import type { EffectName } from '../../names/effects.ts';
import type { IngredientName } from '../../names/ingredients.ts';
import { DECOY_BIT } from '../../rules/view.ts';
import type { View } from '../../types/index.ts';
import type { Clue, Ingredient, Trial } from '../../types/potion.ts';

export interface Knowledge {
  readonly ingredients: readonly IngredientName[];
  /** Recipe lengths that are possible. */
  readonly lengths: readonly number[];
  readonly lengthTold: boolean;
  readonly maxSeeds: number;
  readonly drama: boolean;
  readonly effects: readonly EffectName[];
  readonly clue: Clue | null;
  readonly trials: readonly Trial[];
  /** What is taken to be ruled out besides, by ingredient, as bits of a note. */
  readonly ruledOut: readonly number[];
}

export function knowledgeOf(view: View): Knowledge {
  return {
    ingredients: view.ingredients,
    lengths: view.recipeLength === null ? [4, 6] : [view.recipeLength],
    lengthTold: view.recipeLength !== null,
    maxSeeds: view.maxSeeds,
    drama: view.drama,
    effects: view.effects,
    clue: view.clue,
    trials: view.trials,
    ruledOut: view.ingredients.map(() => 0),
  };
}

/** What one ingredient can be; `option` is the bit of a note that it is under. */
export interface Role {
  readonly kind: Ingredient['kind'];
  readonly number: number | null;
  readonly option: number;
}

/** Numbers first (role k-1 is the good k), then the decoys. */
export function rolesFor(knowledge: Knowledge, recipeLength: number): readonly Role[] {
  const numbers = Array.from({ length: recipeLength }, (_, index) => index + 1);
  const roles: Role[] = numbers.map((number) => ({ kind: 'good', number, option: number - 1 }));
  roles.push({ kind: 'ignore', number: null, option: DECOY_BIT });
  if (!knowledge.drama) return roles;
  for (const number of [0, knowledge.maxSeeds + 1])
    roles.push({ kind: 'overachiever', number, option: DECOY_BIT });
  for (const number of numbers) roles.push({ kind: 'imposter', number, option: DECOY_BIT });
  return roles;
}

/** Do the clue's parts about one ingredient, and what is ruled out, allow this role? Effects are counted elsewhere. */
export function allows(
  knowledge: Knowledge,
  recipeLength: number,
  index: number,
  role: Role,
): boolean {
  if (((knowledge.ruledOut[index] ?? 0) & (1 << role.option)) !== 0) return false;
  const { clue } = knowledge;
  const name = knowledge.ingredients[index];
  if (!clue || name === undefined) return true;
  const good = role.kind === 'good';
  switch (clue.type) {
    case 'group':
      // one ingredient has the number, and it is one of the group
      return !(good && role.number === clue.is && !clue.ingredients.includes(name));
    case 'negative':
      return !(good && clue.ingredient === name && role.number === clue.not);
    case 'half': {
      if (clue.ingredient !== name) return true;
      if (!good) return clue.is === 'decoy';
      const first = (role.number ?? 0) <= recipeLength >> 1;
      return clue.is === (first ? 'first half' : 'second half');
    }
    case 'effects':
      return true;
  }
}

/** The part of a clue that is about several ingredients at once: these are not all good. */
export function decoyGroup(knowledge: Knowledge): readonly number[] {
  const { clue } = knowledge;
  if (clue?.type !== 'group' || clue.is !== 'decoy') return [];
  return clue.ingredients.map((name) => knowledge.ingredients.indexOf(name));
}

/** A recipe that is possible. */
export interface Hypothesis {
  readonly recipeLength: number;
  readonly ingredients: readonly Ingredient[];
}

/** How many possible recipes say what. */
export interface Tally {
  total: number;
  /** By ingredient: numbers 1 to 6, then ignore, overachiever, imposter. */
  readonly roles: number[][];
  /** By recipe length. */
  readonly lengths: Record<number, number>;
  /** By effect in play (its place in the list) and ingredient. */
  readonly effects: number[][];
}

export function emptyTally(knowledge: Knowledge): Tally {
  return {
    total: 0,
    roles: knowledge.ingredients.map(() => new Array<number>(9).fill(0)),
    lengths: Object.fromEntries(knowledge.lengths.map((length) => [length, 0])),
    effects: knowledge.effects.map(() => new Array<number>(knowledge.ingredients.length).fill(0)),
  };
}

const KIND_PLACES = { ignore: 6, overachiever: 7, imposter: 8 } as const;

/** The place of a role in a row of the tally. */
export function tallyPlace(role: Pick<Role, 'kind' | 'number'>): number {
  return role.kind === 'good' ? (role.number ?? 1) - 1 : KIND_PLACES[role.kind];
}
