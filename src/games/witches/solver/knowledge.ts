// What players know from the view, and the hypotheses it allows: roles of ingredients, found recipes, and
// tallies over them.

import type { Rng } from '../../../core/rng.ts';
import type { EffectName, IngredientName } from '../names.ts';
import type { View } from '../types/index.ts';
import { DECOY_BIT, type Witness } from '../types/notebook.ts';
import type { Clue, Ingredient, Trial } from '../types/potion.ts';
import type { SearchSpace } from './domains.ts';

export interface Knowledge {
  readonly ingredients: readonly IngredientName[];
  /** Possible recipe lengths. */
  readonly lengths: readonly number[];
  readonly lengthTold: boolean;
  readonly maxSeeds: number;
  readonly drama: boolean;
  readonly effects: readonly EffectName[];
  readonly clue: Clue | null;
  readonly trials: readonly Trial[];
  /** Additional assumptions: excluded options by ingredient, as bits of a note. */
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

/** `option` is the corresponding bit of a note. */
export interface Role {
  readonly kind: Ingredient['kind'];
  readonly number: number | null;
  readonly option: number;
}

/** Numbers first (role k-1 is the good k), then decoys. */
export function rolesFor(
  knowledge: Pick<Knowledge, 'drama' | 'maxSeeds'>,
  recipeLength: number,
): readonly Role[] {
  const numbers = Array.from({ length: recipeLength }, (_, index) => index + 1);
  const roles: Role[] = numbers.map((number) => ({ kind: 'good', number, option: number - 1 }));
  roles.push({ kind: 'ignore', number: null, option: DECOY_BIT });
  if (!knowledge.drama) return roles;
  for (const number of [0, knowledge.maxSeeds + 1])
    roles.push({ kind: 'overachiever', number, option: DECOY_BIT });
  for (const number of numbers) roles.push({ kind: 'imposter', number, option: DECOY_BIT });
  return roles;
}

/** Do the clue (about single ingredients) and the assumptions allow this role? Effect counts are checked elsewhere. */
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
      // Only one ingredient has the number, and it is in the group.
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

/** A clue says that not all of these are good. */
export function decoyGroup(knowledge: Knowledge): readonly number[] {
  const { clue } = knowledge;
  if (clue?.type !== 'group' || clue.is !== 'decoy') return [];
  return clue.ingredients.map((name) => knowledge.ingredients.indexOf(name));
}

export interface RecipeTally {
  total: number;
  /** By ingredient: numbers 1 to 6, then ignore, overachiever, imposter. */
  readonly roles: number[][];
  /** By recipe length. */
  readonly lengths: Record<number, number>;
  /** By effect in play (index in the list) and ingredient. */
  readonly effects: number[][];
}

export function emptyTally(knowledge: Knowledge): RecipeTally {
  return {
    total: 0,
    roles: knowledge.ingredients.map(() => new Array<number>(9).fill(0)),
    lengths: Object.fromEntries(knowledge.lengths.map((length) => [length, 0])),
    effects: knowledge.effects.map(() => new Array<number>(knowledge.ingredients.length).fill(0)),
  };
}

const KIND_PLACES = { ignore: 6, overachiever: 7, imposter: 8 } as const;

/** The index of a role in a row of the tally. */
export function tallyPlace(role: Pick<Role, 'kind' | 'number'>): number {
  return role.kind === 'good' ? (role.number ?? 1) - 1 : KIND_PLACES[role.kind];
}

/** A fitting recipe with everything that is still free to choose. */
export interface FoundRecipe {
  readonly recipeLength: number;
  readonly roles: readonly Role[];
  /** By variable: masks of holders, any of which fits. One if it was branched on. */
  readonly holders: readonly (readonly number[])[];
}

/** One of the recipes that the find represents. */
export function toHypothesis(space: SearchSpace, found: FoundRecipe, rng?: Rng): Witness {
  const { knowledge, variables } = space;
  const masks = found.holders.map((list) => list[rng ? rng.below(list.length) : 0] ?? 0);
  return {
    recipeLength: found.recipeLength,
    ingredients: knowledge.ingredients.map((name, item): Ingredient => {
      const role = found.roles[item];
      const kind = role?.kind ?? 'ignore';
      const held = variables.flatMap((one, at) =>
        ((masks[at] ?? 0) & (1 << item)) !== 0 ? [one.name] : [],
      );
      return {
        name,
        kind,
        number: role?.number ?? null,
        effects: kind === 'imposter' && !held.includes('Imposter') ? [...held, 'Imposter'] : held,
      };
    }),
  };
}
