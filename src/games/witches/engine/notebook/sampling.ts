// Where there are too many recipes to look at: a Metropolis walk through recipes towards those that fit all trials,
// with restarts, which collects every so many steps what it meets there. Says what can be, not all that can be.

import type { Budget } from '../../../../core/budget.ts';
import { pick, type Rng, shuffled } from '../../../../core/rng.ts';
import { type EffectName, pairedEffects } from '../../names/effects.ts';
import { compile } from '../../potion/compile.ts';
import { checkClue } from '../../rules/clue.ts';
import type { Ingredient, Recipe } from '../../types/potion.ts';
import {
  emptyTally,
  type Hypothesis,
  type Knowledge,
  type Role,
  rolesFor,
  type Tally,
  tallyPlace,
} from './knowledge.ts';
import { type IndexedTrial, indexTrials, trialDistance } from './match.ts';

const STEPS = 24_000;
const MOST_DRAWS = 48;
/** Steps between two recipes that are collected, so that they are not all alike. */
const APART = 8;
/** The Metropolis rule: a worse recipe is taken once in this many times for each point that it is worse. */
const RELUCTANCE = 6;

interface Walker {
  recipeLength: number;
  roles: Role[];
  /** By effect in play, who has it. */
  holders: number[][];
}

/** Without a fit for so long, the walk begins anew somewhere else. */
const PATIENCE = 3000;
/** The nearest misses that are kept in case nothing fits. */
const NEAR = 12;

export interface Sampled {
  readonly tally: Tally;
  /** Recipes that fit; where none was met, those that came nearest. */
  readonly kept: readonly Hypothesis[];
}

function drawWalker(knowledge: Knowledge, rng: Rng): Walker {
  const recipeLength = pick(knowledge.lengths, rng) ?? 4;
  const roles = rolesFor(knowledge, recipeLength);
  const goods = roles.slice(0, recipeLength);
  const decoys = roles.slice(recipeLength);
  const given = knowledge.ingredients.map((_, index) => goods[index] ?? pick(decoys, rng));
  const items = [...knowledge.ingredients.keys()];
  return {
    recipeLength,
    roles: shuffled(
      given.filter((role) => role !== undefined),
      rng,
    ),
    holders: knowledge.effects.map((name) =>
      shuffled(items, rng).slice(0, pairedEffects.includes(name) ? 2 : 1),
    ),
  };
}

function toHypothesis(knowledge: Knowledge, walker: Walker): Hypothesis {
  const ingredients = knowledge.ingredients.map((name, index): Ingredient => {
    const role = walker.roles[index];
    const held: EffectName[] = knowledge.effects.filter((_, effect) =>
      walker.holders[effect]?.includes(index),
    );
    const kind = role?.kind ?? 'ignore';
    if (kind === 'imposter' && !held.includes('Imposter')) held.push('Imposter');
    return { name, kind, number: role?.number ?? null, effects: held };
  });
  return { recipeLength: walker.recipeLength, ingredients };
}

/** A neighbour: two roles exchanged, a decoy of another kind, an effect moved, or a whole new start of roles. */
function neighbour(knowledge: Knowledge, walker: Walker, rng: Rng): Walker {
  const roles = [...walker.roles];
  const holders = walker.holders.map((list) => [...list]);
  const count = roles.length;
  const way = rng.below(knowledge.lengths.length > 1 ? 21 : 20);
  if (way === 20) return { ...drawWalker(knowledge, rng), holders };
  if (way < 8 || (knowledge.effects.length === 0 && !knowledge.drama)) {
    const [left, right] = [rng.below(count), rng.below(count)];
    const [one, other] = [roles[left], roles[right]];
    if (one && other) {
      roles[left] = other;
      roles[right] = one;
    }
  } else if (way < 12 && knowledge.drama) {
    const at = rng.below(count);
    const decoy = pick(rolesFor(knowledge, walker.recipeLength).slice(walker.recipeLength), rng);
    if (decoy && roles[at]?.kind !== 'good') roles[at] = decoy;
  } else {
    const list = pick(holders, rng);
    const to = rng.below(count);
    if (list && !list.includes(to)) list[rng.below(list.length)] = to;
  }
  return { recipeLength: walker.recipeLength, roles, holders };
}

const BROKEN = 3;

/** How far a recipe is from all that is known; 0 if it fits. */
function distance(knowledge: Knowledge, walker: Walker, trials: readonly IndexedTrial[]): number {
  const hypothesis = toHypothesis(knowledge, walker);
  const recipe: Recipe = { ...hypothesis, lengthTold: knowledge.lengthTold, seed: '' };
  let sum = 0;
  const drawnImposter = knowledge.effects.indexOf('Imposter');
  const twice = walker.holders[drawnImposter]?.some(
    (item) => walker.roles[item]?.kind === 'imposter',
  );
  if (twice) sum += BROKEN;
  for (const [index, role] of walker.roles.entries())
    if (((knowledge.ruledOut[index] ?? 0) & (1 << role.option)) !== 0) sum += BROKEN;
  if (knowledge.clue && !checkClue(recipe, knowledge.clue)) sum += BROKEN;
  const compiled = compile(recipe);
  for (const trial of trials) sum += trialDistance(compiled, trial, MOST_DRAWS);
  return sum;
}

function record(tally: Tally, knowledge: Knowledge, walker: Walker): void {
  tally.total++;
  tally.lengths[walker.recipeLength] = (tally.lengths[walker.recipeLength] ?? 0) + 1;
  for (const [index, role] of walker.roles.entries()) {
    const row = tally.roles[index] ?? [];
    row[tallyPlace(role)] = (row[tallyPlace(role)] ?? 0) + 1;
  }
  for (const effect of knowledge.effects.keys()) {
    const row = tally.effects[effect] ?? [];
    for (const item of walker.holders[effect] ?? []) row[item] = (row[item] ?? 0) + 1;
  }
}

/** Undefined when the budget is used up. Finding nothing does not mean that nothing fits. */
export function sampleRecipes(knowledge: Knowledge, rng: Rng, budget: Budget): Sampled | undefined {
  const trials = indexTrials(knowledge.ingredients, knowledge.trials, []);
  const tally = emptyTally(knowledge);
  const kept: Hypothesis[] = [];
  const near: { readonly apart: number; readonly hypothesis: Hypothesis }[] = [];
  let walker = drawWalker(knowledge, rng);
  let apart = distance(knowledge, walker, trials);
  let wait = 0;
  let patience = PATIENCE;
  for (let step = 0; step < STEPS; step++) {
    if (!budget.spend(1 + trials.length)) return undefined;
    const next = neighbour(knowledge, walker, rng);
    const nextApart = distance(knowledge, next, trials);
    if (nextApart < apart && kept.length === 0) {
      near.push({ apart: nextApart, hypothesis: toHypothesis(knowledge, next) });
      near.sort((left, right) => left.apart - right.apart);
      near.length = Math.min(near.length, NEAR);
    }
    if (nextApart <= apart || rng.below(RELUCTANCE ** Math.min(8, nextApart - apart)) === 0) {
      walker = next;
      apart = nextApart;
    }
    if (apart > 0 && patience-- === 0) {
      walker = drawWalker(knowledge, rng);
      apart = distance(knowledge, walker, trials);
      patience = PATIENCE;
    }
    if (apart > 0 || wait-- > 0) continue;
    patience = PATIENCE;
    wait = APART;
    record(tally, knowledge, walker);
    kept.push(toHypothesis(knowledge, walker));
  }
  return { tally, kept: kept.length > 0 ? kept : near.map((one) => one.hypothesis) };
}
