// Compiles a recipe for many scans: what each ingredient does at every step.

import { hashText } from '../../../core/hash.ts';
import { type EffectName, effectIndex, effectNames } from '../names.ts';
import { type Ingredient, maxSeeds, type Recipe } from '../types/potion.ts';
import { type Effect, effects, NONE } from './effects.ts';

/** Pending effects on the next entry, as bits; number changes are kept separately. */
export const WAIT_EQUALISE = 1;
export const WAIT_CLEAN = 2;
export const WAIT_SKIP = 4;

interface EffectRunner<F> {
  readonly stream: number;
  readonly run: F;
}

/** The effects of one ingredient, sorted by step. */
export interface Behaviour {
  readonly effectCount: number;
  readonly flees: number;
  readonly vanishes: boolean;
  readonly own: readonly (EffectRunner<NonNullable<Effect['own']>> & {
    readonly oddOnly: boolean;
    readonly silent: boolean;
  })[];
  readonly reports: readonly EffectRunner<NonNullable<Effect['report']>>[];
  /** Effects that announce their name at step 9. */
  readonly notices: readonly number[];
  /** Those that run at step 10; a reset does not erase their notice. */
  readonly endings: readonly number[];
  readonly change: number;
  readonly waits: number;
  readonly fertilises: boolean;
  readonly resets: boolean;
  readonly cuts: boolean;
  /** Masks of ingredients that must, or must not, be in the potion. */
  readonly needed: number;
  readonly forbidden: number;
}

export interface CompiledIngredient {
  readonly number: number;
  readonly good: boolean;
  readonly imposter: boolean;
  readonly acts: Behaviour;
}

export interface CompiledRecipe {
  readonly recipeLength: number;
  readonly maxSeeds: number;
  readonly ingredients: readonly CompiledIngredient[];
  /** Two hashes of the seed, the roots of all streams. */
  readonly seedLow: number;
  readonly seedHigh: number;
}

/** A cleaned entry, and most ingredients. */
export const idle: Behaviour = {
  effectCount: 0,
  flees: -1,
  vanishes: false,
  own: [],
  reports: [],
  notices: [],
  endings: [],
  change: 0,
  waits: 0,
  fertilises: false,
  resets: false,
  cuts: false,
  needed: 0,
  forbidden: 0,
};

/** Message streams are numbered by the effect's place in the list. */
export const ODD = effectIndex('Odd');

function holders(ingredients: readonly Ingredient[], name: EffectName, except: number): number {
  let mask = 0;
  for (const [index, ingredient] of ingredients.entries())
    if (index !== except && ingredient.effects.includes(name)) mask |= 1 << index;
  return mask;
}

function behaviour(ingredients: readonly Ingredient[], index: number): Behaviour {
  const held = ingredients[index]?.effects ?? [];
  const [only] = held;
  if (only === undefined) return idle;
  if (held.length > 1) return createBehaviour(ingredients, index, held);
  const stream = effectIndex(only);
  const known = singles[stream];
  if (known) return known;
  const single = createBehaviour(ingredients, index, held);
  if (effects[stream]?.partner === undefined) singles[stream] = single;
  return single;
}

/** Cached behaviours of single effects that do not depend on the rest of the recipe, which most do not. */
const singles: (Behaviour | undefined)[] = effects.map(() => undefined);

function createBehaviour(
  ingredients: readonly Ingredient[],
  index: number,
  held: readonly EffectName[],
): Behaviour {
  // Table order: the order within an ingredient has no meaning.
  const streams = held.map((name) => effectIndex(name)).sort((left, right) => left - right);
  const acts = { ...idle, effectCount: held.length };
  for (const stream of streams) {
    const effect = effects[stream];
    const name = effectNames[stream];
    if (!effect || !name) continue;
    const { early, own, oddOnly, report, partner, leaves, ends } = effect;
    if (early === 'flees') acts.flees = stream;
    else if (early === 'vanishes') acts.vanishes = true;
    else if (!own && !report) acts.notices = [...acts.notices, stream];
    if (ends) acts.endings = [...acts.endings, stream];
    if (own) {
      const change = { stream, run: own, oddOnly: oddOnly === true, silent: report !== undefined };
      acts.own = [...acts.own, change];
    }
    if (report) acts.reports = [...acts.reports, { stream, run: report }];
    if (partner === 'needed') acts.needed |= holders(ingredients, name, index);
    if (partner === 'forbidden') acts.forbidden |= holders(ingredients, name, index);
    acts.change += leaves?.change ?? 0;
    if (leaves?.equalise) acts.waits |= WAIT_EQUALISE;
    if (leaves?.clean) acts.waits |= WAIT_CLEAN;
    if (leaves?.skip) acts.waits |= WAIT_SKIP;
    acts.fertilises ||= leaves?.fertilise === true;
    acts.resets ||= ends === 'reset';
    acts.cuts ||= ends === 'cut';
  }
  return acts;
}

export function compileIngredients(
  ingredients: readonly Ingredient[],
): readonly CompiledIngredient[] {
  return ingredients.map((ingredient, index) => ({
    number: ingredient.number ?? NONE,
    good: ingredient.kind === 'good',
    imposter: ingredient.kind === 'imposter',
    acts: behaviour(ingredients, index),
  }));
}

export function compile(recipe: Recipe): CompiledRecipe {
  return {
    recipeLength: recipe.recipeLength,
    maxSeeds: maxSeeds(recipe),
    ingredients: compileIngredients(recipe.ingredients),
    seedLow: hashText(recipe.seed, 1),
    seedHigh: hashText(recipe.seed, 2),
  };
}
