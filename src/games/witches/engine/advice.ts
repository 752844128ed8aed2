// Which potion tells most: recipes that fit are asked what they would answer, and the potion is best whose answers divide
// them best. Recipes that give the same answer to everything always stay together, so they count as one.

import type { Budget } from '../../../core/budget.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { type EffectName, effectIndex } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { CompiledRecipe } from '../potion/compile.ts';
import { answer, answerCode, lastHad, winsForCertain } from '../potion/evaluate.ts';
import type { View } from '../types/index.ts';
import type { PlayedEntry, PotionResult, Trial } from '../types/potion.ts';
import { lastWasDrawn } from './draws.ts';
import type { Hypothesis } from './notebook/knowledge.ts';
import { isScant, type Pool } from './pool.ts';
import { brewablePotion } from './winnable/winnable.ts';

/** Recipes that give the same answer. */
export interface Part {
  readonly result: PotionResult;
  /** Places in the list of recipes. */
  readonly members: readonly number[];
}

export interface Split {
  readonly entries: readonly PlayedEntry[];
  /** The largest first. */
  readonly parts: readonly Part[];
  /** Bits that are still to be found out afterwards, on average; a win leaves none. */
  readonly left: number;
}

const keyOf = ({ won, undergrown, overgrown, messages }: PotionResult): string => {
  if (won) return 'won';
  const words = messages.map((one) => `${one.effect}${one.value ?? ''}`).sort();
  return `${undergrown} ${overgrown} ${words.join()}`;
};

export function splitOf(
  recipes: readonly CompiledRecipe[],
  names: readonly IngredientName[],
  entries: readonly PlayedEntry[],
): Split {
  const items = entries.map((entry) => names.indexOf(entry.ingredient));
  const seeds = entries.map((entry) => entry.seeds);
  const parts = new Map<string, { result: PotionResult; members: number[] }>();
  for (const [place, recipe] of recipes.entries()) {
    const result = answer(recipe, items, seeds, 1);
    const key = keyOf(result);
    const part = parts.get(key);
    if (part) part.members.push(place);
    else parts.set(key, { result, members: [place] });
  }
  const sorted = [...parts.values()].sort(
    (one, other) => other.members.length - one.members.length,
  );
  let left = 0;
  for (const { result, members } of sorted)
    if (!result.won) left += (members.length * Math.log2(members.length)) / recipes.length;
  return { entries, parts: sorted, left };
}

/** What a potion would tell, in short. */
export interface Weight {
  readonly entries: readonly PlayedEntry[];
  /** Different answers. */
  readonly answers: number;
  /** Bits that it would tell, on average; all of them where it wins, none that are drawn by chance. */
  readonly gain: number;
  /** Shares of the recipes in which it wins, and in which it leaves Poison or Distracted behind. */
  readonly wins: number;
  readonly poisons: number;
  readonly distracts: number;
}

const POISON = effectIndex('Poison');
const DISTRACTED = effectIndex('Distracted');

/** As `splitOf`, for many potions of which few are chosen. */
export function weigh(
  recipes: readonly CompiledRecipe[],
  names: readonly IngredientName[],
  entries: readonly PlayedEntry[],
): Weight {
  const items = entries.map((entry) => names.indexOf(entry.ingredient));
  const seeds = entries.map((entry) => entry.seeds);
  const counts = new Map<number, number>();
  let [wins, poisons, distracts, drawn, repeated] = [0, 0, 0, 0, 0];
  for (const recipe of recipes) {
    const code = answerCode(recipe, items, seeds, 1);
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (code < 0) wins++;
    else {
      if (lastHad(POISON)) poisons++;
      if (lastHad(DISTRACTED)) distracts++;
    }
    if (!lastWasDrawn()) continue;
    drawn++;
    if (answerCode(recipe, items, seeds, 2) === code) repeated++;
  }
  const total = Math.max(1, recipes.length);
  let gain = Math.log2(total);
  for (const [code, count] of counts) if (code >= 0) gain -= (count * Math.log2(count)) / total;
  // what the same recipe would not say again tells nothing of it
  gain += (drawn / total) * Math.log2((repeated + 1) / (drawn + 1));
  const [won, poisoned, distracted] = [wins / total, poisons / total, distracts / total];
  return {
    entries,
    answers: counts.size,
    gain: Math.max(0, gain),
    wins: won,
    poisons: poisoned,
    distracts: distracted,
  };
}

/** Does it tell something, or win? What is certain is not asked again. */
export const isNews = ({ answers, gain, wins }: Weight): boolean =>
  (answers > 1 && gain > 0) || wins === 1;

export const sameEntries = (left: readonly PlayedEntry[], right: readonly PlayedEntry[]): boolean =>
  left.length === right.length &&
  left.every(
    ({ ingredient, seeds }, at) =>
      right[at]?.ingredient === ingredient && right[at]?.seeds === seeds,
  );

export const wasTested = (trials: readonly Trial[], entries: readonly PlayedEntry[]): boolean =>
  trials.some((trial) => sameEntries(trial.entries, entries));

/** Does it tell something, or win? What is certain is not asked again. */
export function isWorth({ parts }: Pick<Split, 'parts'>): boolean {
  return parts.length > 1 || parts[0]?.result.won === true;
}

/** The potion that wins for certain in this recipe; undefined where there is none that a board can brew. */
export function winningEntries(
  names: readonly IngredientName[],
  recipe: CompiledRecipe,
): readonly PlayedEntry[] | undefined {
  const potion = brewablePotion(recipe);
  if (!potion) return undefined;
  return potion.items.flatMap((item, slot) => {
    const ingredient = names[item];
    return ingredient === undefined ? [] : [{ ingredient, seeds: potion.seeds[slot] ?? 1 }];
  });
}

/** In how many of the recipes the potion wins for certain. */
export function winsIn(
  recipes: readonly CompiledRecipe[],
  names: readonly IngredientName[],
  entries: readonly PlayedEntry[],
): number {
  const items = entries.map((entry) => names.indexOf(entry.ingredient));
  const seeds = entries.map((entry) => entry.seeds);
  return recipes.filter((recipe) => winsForCertain(recipe, items, seeds)).length;
}

/** Wins looked for, potions drawn by chance, and how often the best of them are changed a little. */
const WINNERS = 24;
const DRAWN = 110;
const CHANGED = 60;
const LONGEST = 6;

/** Potions that would win, each in one of the recipes. */
export function winners(
  view: Pick<View, 'ingredients'>,
  recipes: readonly CompiledRecipe[],
  most = WINNERS,
): readonly (readonly PlayedEntry[])[] {
  const found: (readonly PlayedEntry[])[] = [];
  for (const recipe of recipes.slice(0, most)) {
    const entries = winningEntries(view.ingredients, recipe);
    if (entries && !found.some((other) => sameEntries(other, entries))) found.push(entries);
  }
  return found;
}

/** A potion of different ingredients, half of the seeds as one of the recipes has them. */
export function randomPotion(
  view: Pick<View, 'ingredients' | 'maxSeeds'>,
  sample: readonly Hypothesis[],
  length: number,
  rng: Rng,
): readonly PlayedEntry[] {
  const hypothesis = pick(sample, rng);
  return shuffled(view.ingredients, rng)
    .slice(0, length)
    .map((ingredient) => {
      const guess = hypothesis?.ingredients.find((one) => one.name === ingredient)?.number ?? 0;
      const likely = guess >= 1 && guess <= view.maxSeeds && rng.below(2) === 0;
      return { ingredient, seeds: likely ? guess : 1 + rng.below(view.maxSeeds) };
    });
}

/** One seed more or less, another ingredient, two exchanged, one left out or added. */
function changed(
  view: Pick<View, 'ingredients' | 'maxSeeds'>,
  entries: readonly PlayedEntry[],
  rng: Rng,
): readonly PlayedEntry[] {
  const next = [...entries];
  const at = rng.below(next.length);
  const one = next[at];
  if (!one) return next;
  const others = view.ingredients.filter((name) =>
    next.every((entry) => entry.ingredient !== name),
  );
  const other = pick(others, rng);
  switch (rng.below(5)) {
    case 0:
      if (other) next[at] = { ...one, ingredient: other };
      break;
    case 1: {
      const to = rng.below(next.length);
      next[at] = next[to] ?? one;
      next[to] = one;
      break;
    }
    case 2:
      if (next.length > 2) next.splice(at, 1);
      break;
    case 3:
      if (other && next.length < LONGEST)
        next.splice(at, 0, { ingredient: other, seeds: 1 + rng.below(view.maxSeeds) });
      break;
    default:
      next[at] = { ...one, seeds: 1 + rng.below(view.maxSeeds) };
  }
  return next;
}

/** What the last test left behind, as far as the next potion can mind it. */
function statusCost(view: Pick<View, 'trials'>, { entries, poisons }: Weight): number {
  const last = view.trials[view.trials.length - 1];
  const under = (effect: EffectName) =>
    last?.result.messages.some((message) => message.effect === effect) === true;
  let cost = under('Poison') ? POISON_COST * poisons : 0;
  if (under('Distracted') && entries.some(({ seeds }) => seeds > 2)) cost += STATUS_COST;
  if (under('Minimalist') && new Set(entries.map(({ ingredient }) => ingredient)).size > 1)
    cost += STATUS_COST;
  if (
    under('Allergies') &&
    entries.some(({ ingredient }) => last?.entries.some((entry) => entry.ingredient === ingredient))
  )
    cost += STATUS_COST;
  return cost;
}

/** In bits: what a second Poison in a row is worth avoiding, and what other statuses are. */
const POISON_COST = 2;
const STATUS_COST = 0.1;
/** In bits: what a win is worth beyond all that it tells: the potion that would otherwise follow. */
const WIN_WORTH = 2;
/** In bits: what an entry more costs, so that of two that tell as much the shorter is taken. */
const ENTRY_COST = 0.02;

/** The best potion of those looked at that tells something and was not tested; undefined when the budget is used up. */
export function advise(view: View, pool: Pool, rng: Rng, budget: Budget): Split | null | undefined {
  const { sample, recipes } = pool;
  let best: Weight | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  let exhausted = false;
  const look = (entries: readonly PlayedEntry[]): void => {
    if (wasTested(view.trials, entries)) return;
    if (!budget.spend(recipes.length)) exhausted = true;
    if (exhausted) return;
    const weight = weigh(recipes, view.ingredients, entries);
    // what is certain is not asked again; what a handful of many recipes agree on is not certain
    if (!isScant(pool) && !isNews(weight)) return;
    const worth =
      weight.gain +
      WIN_WORTH * weight.wins -
      statusCost(view, weight) -
      entries.length * ENTRY_COST;
    if (worth <= bestWorth) return;
    best = weight;
    bestWorth = worth;
  };
  for (const entries of winners(view, recipes)) look(entries);
  for (let turn = 0; turn < DRAWN && !exhausted; turn++)
    look(
      randomPotion(
        view,
        sample,
        2 + rng.below(Math.min(LONGEST - 1, view.ingredients.length - 1)),
        rng,
      ),
    );
  for (let turn = 0; turn < CHANGED && !exhausted; turn++) {
    const now: Weight | null = best;
    if (now) look(changed(view, (now as Weight).entries, rng));
  }
  // where few recipes are left short potions may be all that tells them apart
  if (!best && !exhausted)
    for (const ingredient of view.ingredients)
      for (let seeds = 1; seeds <= view.maxSeeds; seeds++) look([{ ingredient, seeds }]);
  if (exhausted) return undefined;
  const chosen: Weight | null = best;
  return chosen && splitOf(recipes, view.ingredients, (chosen as Weight).entries);
}
