// The value of a potion: how its answers would divide the possible recipes, in bits, with the chance of a
// win, random answers, and the risk of Poison. `advise` finds the best one. Recipes with the same answers to
// everything always stay together, so they count as one.

import type { Budget } from '../../../core/budget.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { type EffectName, effectIndex, type IngredientName } from '../names.ts';
import { answer, answerCode, lastHad, winsForCertain } from '../potion/evaluate.ts';
import { brewablePotion } from '../solver/winnable.ts';
import type { View } from '../types/index.ts';
import type { Potion, PotionResult, Trial } from '../types/potion.ts';
import { isScant, type Pool } from './sample.ts';

export interface AnswerGroup {
  readonly result: PotionResult;
  /** Indexes of recipes. */
  readonly members: readonly number[];
}

export interface Split {
  readonly entries: Potion;
  /** Largest first. */
  readonly parts: readonly AnswerGroup[];
  /** Expected bits of uncertainty afterwards; a win leaves none. */
  readonly left: number;
}

const keyOf = ({ won, undergrown, overgrown, messages }: PotionResult): string => {
  if (won) return 'won';
  const words = messages.map((one) => `${one.effect}${one.value ?? ''}`).sort();
  return `${undergrown} ${overgrown} ${words.join()}`;
};

export const indexPotion = (
  names: readonly IngredientName[],
  entries: Potion,
): { readonly items: readonly number[]; readonly seeds: readonly number[] } => ({
  items: entries.map(({ ingredient }) => names.indexOf(ingredient)),
  seeds: entries.map((entry) => entry.seeds),
});

export const namedPotion = (
  names: readonly (IngredientName | undefined)[],
  items: readonly number[],
  seeds: readonly number[],
): Potion =>
  items.flatMap((item, slot) => {
    const ingredient = names[item];
    return ingredient === undefined ? [] : [{ ingredient, seeds: seeds[slot] ?? 1 }];
  });

export function splitOf({ names, recipes }: Pool, entries: Potion): Split {
  const { items, seeds } = indexPotion(names, entries);
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

/** Does it distinguish recipes, or win? */
export function splitsRecipes({ parts }: Pick<Split, 'parts'>): boolean {
  return parts.length > 1 || parts[0]?.result.won === true;
}

export interface Weight {
  readonly entries: Potion;
  readonly answers: number;
  /** Expected information in bits: all of it for a win, none from random draws. */
  readonly gain: number;
  /** Shares of recipes in which it wins, poisons or distracts. */
  readonly wins: number;
  readonly poisons: number;
  readonly distracts: number;
}

const POISON = effectIndex('Poison');
const DISTRACTED = effectIndex('Distracted');

/** Like `splitOf`, but cheaper, for comparing many potions. */
export function weigh({ names, recipes }: Pool, entries: Potion): Weight {
  const { items, seeds } = indexPotion(names, entries);
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
  // Randomness carries no information about the recipe.
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

export const isInformative = ({ answers, gain, wins }: Weight): boolean =>
  (answers > 1 && gain > 0) || wins === 1;

export const sameEntries = (left: Potion, right: Potion): boolean =>
  left.length === right.length &&
  left.every(
    ({ ingredient, seeds }, at) =>
      right[at]?.ingredient === ingredient && right[at]?.seeds === seeds,
  );

export const wasTested = (trials: readonly Trial[], entries: Potion): boolean =>
  trials.some((trial) => sameEntries(trial.entries, entries));

/** In how many recipes it certainly wins. */
export function winsIn({ names, recipes }: Pool, entries: Potion): number {
  const { items, seeds } = indexPotion(names, entries);
  return recipes.filter((recipe) => winsForCertain(recipe, items, seeds)).length;
}

/** Recipes whose winning potions are tried. */
const WINNERS = 24;

export function winners({ names, recipes }: Pool, most = WINNERS): readonly Potion[] {
  const found: Potion[] = [];
  for (const recipe of recipes.slice(0, most)) {
    const potion = brewablePotion(recipe);
    const entries = potion && namedPotion(names, potion.items, potion.seeds);
    if (entries && !found.some((other) => sameEntries(other, entries))) found.push(entries);
  }
  return found;
}

// Random answers.

/** Reports with random values, and effects that draw numbers. */
const CHANCY: readonly EffectName[] = ['Detective', 'Liar', 'Joker', 'Even', 'Random'];
const DRAWING: readonly EffectName[] = ['Even', 'Random'];
const CHANCY_PLACES = CHANCY.map(effectIndex);

const lastWasDrawn = (): boolean => CHANCY_PLACES.some(lastHad);

/** Random numbers also affect sums and distances. */
const drawsNumbers = ({ sample }: Pool): boolean =>
  sample.some(({ ingredients }) =>
    ingredients.some(({ effects }) => effects.some((effect) => DRAWING.includes(effect))),
  );

/** The parts of an answer that do not depend on chance. */
function sureText({ won, undergrown, overgrown, messages }: PotionResult, drawn: boolean): string {
  const said = messages
    .map(({ effect, value = '' }) =>
      drawn || CHANCY.includes(effect) ? effect : `${effect}${value}`,
    )
    .sort();
  const grown = drawn ? [] : [undergrown, overgrown];
  return won ? 'won' : [...grown, ...said].join();
}

/** Merges groups whose answers another draw could have made equal: what holds in a merged group holds for every draw. */
export function surelyApart(pool: Pool, { entries, parts }: Split): readonly AnswerGroup[] {
  const drawn = drawsNumbers(pool);
  const settled = drawn ? parts.flatMap((part) => withoutLuck(pool, entries, part)) : parts;
  const apart = new Map<string, AnswerGroup>();
  for (const { result, members } of settled) {
    const key = sureText(result, drawn);
    const before = apart.get(key);
    apart.set(key, { result, members: [...(before?.members ?? []), ...members] });
  }
  return [...apart.values()];
}

/** The merged group that contains this answer. */
export function surelyLike(
  pool: Pool,
  split: Split,
  result: PotionResult,
): AnswerGroup | undefined {
  const drawn = drawsNumbers(pool);
  const told = sureText(result, drawn);
  return surelyApart(pool, split).find((one) => sureText(one.result, drawn) === told);
}

/** Draws to try until one does not win. */
const TRIES = 60;

/** Splits a win into certain wins, and others with an answer that does not win. */
function withoutLuck(
  { names, recipes }: Pool,
  entries: Potion,
  part: AnswerGroup,
): readonly AnswerGroup[] {
  if (!part.result.won) return [part];
  const { items, seeds } = indexPotion(names, entries);
  return part.members.map((member): AnswerGroup => {
    const recipe = recipes[member];
    let { result } = part;
    if (recipe && !winsForCertain(recipe, items, seeds))
      for (let draw = 2; result.won && draw < TRIES; draw++)
        result = answer(recipe, items, seeds, draw);
    return { result, members: [member] };
  });
}

// The best potion against the High Witch.

/** Random potions and variations of the best one to try. */
const RANDOM_TRIES = 110;
const CHANGE_TRIES = 60;
const LONGEST = 6;

/** Different ingredients with up to `most` seeds; half of the seeds are those of a possible recipe. */
export function randomPotion(
  { names, sample }: Pool,
  most: number,
  length: number,
  rng: Rng,
): Potion {
  const hypothesis = pick(sample, rng);
  return shuffled(names, rng)
    .slice(0, length)
    .map((ingredient) => {
      const guess = hypothesis?.ingredients.find((one) => one.name === ingredient)?.number ?? 0;
      const likely = guess >= 1 && guess <= most && rng.below(2) === 0;
      return { ingredient, seeds: likely ? guess : 1 + rng.below(most) };
    });
}

/** Changes a number of seeds or an ingredient, swaps two, or removes or adds one. */
function changed(view: Pick<View, 'ingredients' | 'maxSeeds'>, entries: Potion, rng: Rng): Potion {
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

/** In bits, for a second Poison in a row and for violating other statuses. */
const POISON_COST = 2;
const STATUS_COST = 0.1;

/** In bits: a win is worth more than its information, since it saves a potion. */
const WIN_WORTH = 2;

/** In bits: prefers the shorter of two equally informative potions. */
const ENTRY_COST = 0.02;

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

/** The best untested potion; null if none is informative, undefined when the budget is exhausted. */
export function advise(view: View, pool: Pool, rng: Rng, budget: Budget): Split | null | undefined {
  const { recipes } = pool;
  let best: Weight | null = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  let exhausted = false;
  const look = (entries: Potion): void => {
    if (wasTested(view.trials, entries)) return;
    if (!budget.spend(recipes.length)) exhausted = true;
    if (exhausted) return;
    const weight = weigh(pool, entries);
    // Skip certain answers, but do not trust a handful of recipes.
    if (!isScant(pool) && !isInformative(weight)) return;
    const worth =
      weight.gain +
      WIN_WORTH * weight.wins -
      statusCost(view, weight) -
      entries.length * ENTRY_COST;
    if (worth <= bestWorth) return;
    best = weight;
    bestWorth = worth;
  };
  for (const entries of winners(pool)) look(entries);
  const longest = Math.min(LONGEST, view.ingredients.length);
  for (let turn = 0; turn < RANDOM_TRIES && !exhausted; turn++)
    look(randomPotion(pool, view.maxSeeds, 2 + rng.below(longest - 1), rng));
  for (let turn = 0; turn < CHANGE_TRIES && !exhausted; turn++) {
    const now: Weight | null = best;
    if (now) look(changed(view, (now as Weight).entries, rng));
  }
  // With few recipes left, only very short potions may distinguish them.
  if (!best && !exhausted)
    for (const ingredient of view.ingredients)
      for (let seeds = 1; seeds <= view.maxSeeds; seeds++) look([{ ingredient, seeds }]);
  if (exhausted) return undefined;
  const chosen: Weight | null = best;
  return chosen && splitOf(pool, (chosen as Weight).entries);
}

// Values on a board.

export const isPoisoned = ({ result }: Pick<Trial, 'result'>): boolean =>
  result.messages.some(({ effect }) => effect === 'Poison');

export const containsIngredient = (
  { entries }: Pick<Trial, 'entries'>,
  name: IngredientName,
): boolean => entries.some(({ ingredient }) => ingredient === name);

/** Recipes that were hard to find are a biased sample: Poison is at least as likely as the share of its earlier
 * suspects in this potion. */
export function withPoisonRisk(view: View, { count }: Pool, weight: Weight): Weight {
  if (count !== null) return weight;
  const [harmless, harmful] = [false, true].map((bad) =>
    view.trials.filter((trial) => isPoisoned(trial) === bad),
  );
  const shares = (harmful ?? []).map((trial) => {
    const suspects = view.ingredients.filter(
      (name) =>
        containsIngredient(trial, name) &&
        !harmless?.some((other) => containsIngredient(other, name)),
    );
    return (
      suspects.filter((name) => containsIngredient(weight, name)).length /
      Math.max(1, suspects.length)
    );
  });
  return { ...weight, poisons: Math.max(weight.poisons, ...shares) };
}

/** In bits: the value of a possible win, and the cost of being Distracted or losing the game. */
const WIN_BITS = 1.5;
const DISTRACTED_COST = 0.2;
const DEADLY_COST = 6;

/** Bits per plant used; the test counts as one. */
export const worthFor = ({ gain, wins, distracts }: Weight, planted: number): number =>
  (gain + WIN_BITS * wins) / (planted + 1) - DISTRACTED_COST * distracts;

export const deadlyCost = (view: View, pool: Pool, weight: Weight): number =>
  DEADLY_COST * withPoisonRisk(view, pool, weight).poisons;
