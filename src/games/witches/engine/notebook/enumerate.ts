// Exact counting with effects: every placement of the effects, every assignment of roles. Effects that only
// say their name (loose ones) are counted as factors instead of being placed.

import type { Budget } from '../../../../core/budget.ts';
import type { Rng } from '../../../../core/rng.ts';
import { type EffectName, effectIndex, pairedEffects } from '../../names/effects.ts';
import {
  type Behaviour,
  type CompiledIngredient,
  compileIngredients,
} from '../../potion/compile.ts';
import { effects } from '../../potion/effects/index.ts';
import type { Ingredient } from '../../types/potion.ts';
import {
  allows,
  decoyGroup,
  emptyTally,
  type Hypothesis,
  type Knowledge,
  type Role,
  rolesFor,
  type Tally,
  tallyPlace,
} from './knowledge.ts';
import { type IndexedTrial, indexTrials, marked, ranCounts, trialDistance } from './match.ts';

/** More recipes than this are sampled, not counted. */
export const MOST_RECIPES = 2_000_000;
const MOST_DRAWS = 20_000;
const KEPT = 240;

/** These look at how many effects others have, so no effect is loose beside them. */
const COUNTERS: readonly EffectName[] = ['Inspector', 'General', 'Scientist', 'Equalizer', 'Joker'];

function isNotice(name: EffectName): boolean {
  const row = effects[effectIndex(name)];
  if (!row || name === 'Imposter') return false;
  return !(row.report || row.own || row.leaves || row.ends || row.early || row.partner);
}

function looseEffects(knowledge: Knowledge): readonly EffectName[] {
  if (knowledge.clue?.type === 'effects') return [];
  if (knowledge.effects.some((name) => COUNTERS.includes(name))) return [];
  return knowledge.effects.filter(isNotice);
}

const choose = (count: number, paired: boolean) => (paired ? (count * (count - 1)) / 2 : count);

/** How many recipes there are to look at, before any trial. */
export function recipeCount(knowledge: Knowledge): number {
  const count = knowledge.ingredients.length;
  const loose = looseEffects(knowledge);
  let placements = 1;
  for (const name of knowledge.effects)
    if (!loose.includes(name)) placements *= choose(count, pairedEffects.includes(name));
  let assignments = 0;
  for (const length of knowledge.lengths) {
    const decoyRoles = rolesFor(knowledge, length).length - length;
    let ways = decoyRoles ** (count - length);
    for (let left = 0; left < length; left++) ways *= count - left;
    assignments += ways;
  }
  return placements * assignments;
}

interface Work {
  readonly knowledge: Knowledge;
  readonly loose: readonly EffectName[];
  readonly placed: readonly EffectName[];
  readonly trials: readonly IndexedTrial[];
  readonly group: readonly number[];
  readonly budget: Budget;
  readonly rng: Rng;
  readonly tally: Tally;
  /** A few of the recipes found, each equally likely (loose effects left out). */
  readonly kept: Hypothesis[];
  found: number;
}

export interface Enumerated {
  readonly tally: Tally;
  readonly kept: readonly Hypothesis[];
}

/** Undefined when the budget is used up. */
export function enumerateRecipes(
  knowledge: Knowledge,
  rng: Rng,
  budget: Budget,
): Enumerated | undefined {
  const loose = looseEffects(knowledge);
  const work: Work = {
    knowledge,
    loose,
    placed: knowledge.effects.filter((name) => !loose.includes(name)),
    trials: indexTrials(knowledge.ingredients, knowledge.trials, loose),
    group: decoyGroup(knowledge),
    budget,
    rng,
    tally: emptyTally(knowledge),
    kept: [],
    found: 0,
  };
  const held: EffectName[][] = knowledge.ingredients.map(() => []);
  return place(work, held, 0) ? { tally: work.tally, kept: work.kept } : undefined;
}

/** Puts the effects from `index` on everywhere they can be. False: the budget is used up. */
function place(work: Work, held: EffectName[][], index: number): boolean {
  const name = work.placed[index];
  if (name === undefined) return assignAll(work, held);
  // two of the same effect are alike: the second goes behind the first
  const holders = [...held.keys()].filter((one) => held[one]?.includes(name));
  const same = work.placed[index - 1] === name ? Math.max(...holders) : -1;
  for (let first = same + 1; first < held.length; first++) {
    held[first]?.push(name);
    if (!pairedEffects.includes(name)) {
      if (!place(work, held, index + 1)) return false;
    } else
      for (let second = first + 1; second < held.length; second++) {
        held[second]?.push(name);
        if (!place(work, held, index + 1)) return false;
        held[second]?.pop();
      }
    held[first]?.pop();
  }
  return true;
}

/** A placement made ready: behaviours as they are, and with the Imposter that an imposter has besides. */
interface Placement {
  readonly held: readonly (readonly EffectName[])[];
  readonly acts: readonly Behaviour[];
  readonly imposterActs: readonly Behaviour[];
}

function assignAll(work: Work, held: readonly EffectName[][]): boolean {
  const { knowledge } = work;
  const { clue } = knowledge;
  const compiled = (extra: readonly EffectName[]) =>
    compileIngredients(
      knowledge.ingredients.map(
        (name, index): Ingredient => ({
          name,
          kind: 'ignore',
          number: null,
          effects: [...(held[index] ?? []), ...extra],
        }),
      ),
    ).map((one, index) => (work.loose.length > 0 ? marked(one.acts, index) : one.acts));
  const placement: Placement = {
    held,
    acts: compiled([]),
    imposterActs: knowledge.drama ? compiled(['Imposter']) : [],
  };
  for (const length of knowledge.lengths) {
    const roles = rolesFor(knowledge, length);
    const options = knowledge.ingredients.map((name, index) =>
      roles.filter((role) => {
        if (!allows(knowledge, length, index, role)) return false;
        const imposter = role.kind === 'imposter';
        if (imposter && held[index]?.includes('Imposter')) return false;
        if (clue?.type !== 'effects' || clue.ingredient !== name) return true;
        return clue.count === (held[index]?.length ?? 0) + (imposter ? 1 : 0);
      }),
    );
    if (!assign(work, placement, length, options)) return false;
  }
  return true;
}

/** All assignments of roles for one placement and length. */
function assign(
  work: Work,
  placement: Placement,
  recipeLength: number,
  options: readonly (readonly Role[])[],
): boolean {
  const { maxSeeds } = work.knowledge;
  const count = options.length;
  const ingredients: CompiledIngredient[] = [];
  const chosen: Role[] = [];
  const recipe = { recipeLength, maxSeeds, ingredients, seedLow: 0, seedHigh: 0 };
  const ran = new Int32Array(count);
  const fill = (index: number, given: number, goods: number): boolean => {
    if (index === count) {
      if (!work.budget.spend()) return false;
      if (work.group.length > 0 && work.group.every((one) => chosen[one]?.kind === 'good'))
        return true;
      const holders = work.loose.map(() => (1 << count) - 1);
      for (const trial of work.trials) {
        if (trialDistance(recipe, trial, MOST_DRAWS) > 0) return true;
        if (trial.won || holders.length === 0) continue;
        ranCounts(ran);
        for (const [effect, heard] of trial.loose.entries())
          for (let item = 0; item < count; item++)
            if (ran[item] !== heard) holders[effect] = (holders[effect] ?? 0) & ~(1 << item);
      }
      record(work, placement, recipeLength, chosen, holders);
      return true;
    }
    for (const role of options[index] ?? []) {
      const good = role.kind === 'good';
      const bit = good ? 1 << (role.number ?? 0) : 0;
      if ((given & bit) !== 0) continue;
      const after = goods + (good ? 1 : 0);
      if (after + (count - index - 1) < recipeLength) continue;
      const imposter = role.kind === 'imposter';
      const acts = (imposter ? placement.imposterActs : placement.acts)[index];
      if (!acts) continue;
      ingredients[index] = { number: role.number ?? NO_NUMBER, good, imposter, acts };
      chosen[index] = role;
      if (!fill(index + 1, given | bit, after)) return false;
    }
    return true;
  };
  return fill(0, 0, 0);
}

const NO_NUMBER = -99;

/** Adds a recipe that fits, as often as its loose effects can be placed. */
function record(
  work: Work,
  placement: Placement,
  recipeLength: number,
  chosen: readonly Role[],
  holders: readonly number[],
): void {
  const { tally, knowledge } = work;
  const counts = holders.map(
    (mask) => chosen.filter((_, item) => (mask & (1 << item)) !== 0).length,
  );
  const ways = counts.reduce((product, one) => product * one, 1);
  if (ways === 0) return;
  tally.total += ways;
  tally.lengths[recipeLength] = (tally.lengths[recipeLength] ?? 0) + ways;
  for (const [index, role] of chosen.entries()) {
    const row = tally.roles[index] ?? [];
    row[tallyPlace(role)] = (row[tallyPlace(role)] ?? 0) + ways;
  }
  for (const [effect, name] of knowledge.effects.entries()) {
    const row = tally.effects[effect] ?? [];
    const place = work.loose.indexOf(name);
    for (let item = 0; item < chosen.length; item++) {
      if (place >= 0) {
        if (((holders[place] ?? 0) & (1 << item)) !== 0)
          row[item] = (row[item] ?? 0) + ways / (counts[place] ?? 1);
      } else if (placement.held[item]?.includes(name)) row[item] = (row[item] ?? 0) + ways;
    }
  }
  keep(work, placement, recipeLength, chosen);
}

/** Reservoir sampling. */
function keep(
  work: Work,
  placement: Placement,
  recipeLength: number,
  chosen: readonly Role[],
): void {
  work.found++;
  const place = work.found <= KEPT ? work.found - 1 : work.rng.below(work.found);
  if (place >= KEPT) return;
  work.kept[place] = {
    recipeLength,
    ingredients: work.knowledge.ingredients.map((name, index): Ingredient => {
      const role = chosen[index];
      const held = placement.held[index] ?? [];
      const kind = role?.kind ?? 'ignore';
      return {
        name,
        kind,
        number: role?.number ?? null,
        effects: kind === 'imposter' ? [...held, 'Imposter'] : [...held],
      };
    }),
  };
}
