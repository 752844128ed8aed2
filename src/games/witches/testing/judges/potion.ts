// Test only: an independent, literal implementation of the potion rules, sharing only effect names with the
// scan. Tries every potion.

import { pick, type Rng, shuffle } from '../../../../core/rng.ts';
import { type EffectName, effectNames, ingredientNames, pairedEffects } from '../../names.ts';
import {
  type Ingredient,
  type Message,
  type MessageValue,
  maxSeeds,
  type Recipe,
} from '../../types/potion.ts';

/** Returns a whole number below `bound`. */
export type Chance = (bound: number) => number;

interface JudgedEntry {
  readonly place: number;
  readonly ingredient: Ingredient;
  readonly seeds: number | 'auto';
  number: number | null;
  effects: readonly EffectName[];
  fled: boolean;
}

export interface Judgement {
  readonly won: boolean;
  readonly undergrown: number;
  readonly overgrown: number;
  readonly messages: readonly Message[];
  readonly numbers: readonly (number | null)[];
}

type JudgedReport = Message;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const isNumber = (value: number | null): value is number => value !== null;

function reportOf(
  name: string,
  entry: JudgedEntry,
  entries: readonly JudgedEntry[],
  previous: number | null,
  recipeLength: number,
  chance: Chance,
): MessageValue | undefined {
  const byPlace = [...entries].sort((left, right) => left.place - right.place);
  const numbers = byPlace.map((one) => one.number).filter(isNumber);
  const standing = entries.map((one) => one.number).filter(isNumber);
  const rises = standing.slice(1).filter((one, index) => one === (standing[index] ?? 0) + 1).length;
  const all = Array.from({ length: recipeLength }, (_, index) => index + 1);
  const absent = all.filter((one) => !numbers.includes(one));
  const goods = entries.filter((one) => one.ingredient.kind === 'good').length;
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  const reports: Record<string, () => MessageValue | undefined> = {
    Detective: () => (numbers.length > 0 ? numbers[chance(numbers.length)] : undefined),
    Liar: () => (absent.length > 0 ? absent[chance(absent.length)] : undefined),
    Inspector: () => entries.filter((one) => one.effects.length > 0).length,
    General: () => sum(entries.map((one) => one.effects.length)),
    Optimist: () => rises,
    Pessimist: () => Math.max(0, standing.length - 1) - rises,
    Calculator: () => sum(numbers),
    Revealer: () => entries.length - goods,
    Blessing: () => goods,
    Hugger: () =>
      yes(entry.number !== null && previous !== null && Math.abs(entry.number - previous) <= 1),
    Scientist: () => yes(entries.some((one) => one.effects.length >= 2)),
    Crowdy: () => (entries.length >= 4 ? 'yes' : undefined),
    Analyzer: () => (entry.number === null ? undefined : Math.abs(entry.number - entry.place - 1)),
    Joker: () => {
      const choice = ['Liar', 'Detective', 'General', 'Inspector', 'Calculator', 'Revealer'];
      const chosen = [...choice, 'Blessing', 'Hugger'][chance(8)] ?? '';
      return reports[chosen]?.();
    },
  };
  return reports[name]?.();
}

/** Effects without a message at step 8. */
const quiet = ['Random', 'Teamplayer', 'Blender', 'Downer', 'Odd', 'Coward', 'Even'];
const leaving = ['Spicy', 'Refreshing', 'Enthusiastic', 'Cleaner', 'Equalizer'];

export function judgePotion(
  recipe: Recipe,
  potion: readonly { readonly item: number; readonly seeds: number | 'auto' }[],
  chance: Chance,
  /** `win`: skip reports, which do not affect winning. */
  about: 'all' | 'win' = 'all',
): Judgement {
  const length = potion.length;
  const K = recipe.recipeLength;
  const entries: JudgedEntry[] = potion.map(({ item, seeds }, place) => {
    const ingredient = recipe.ingredients[item];
    if (!ingredient) throw new RangeError(`no ingredient ${item}`);
    const { number, effects } = ingredient;
    return { place, ingredient, seeds, number, effects, fled: false };
  });
  const asEntered = [...entries];
  const goods = entries.filter((one) => one.ingredient.kind === 'good').length;
  let said: JudgedReport[] = [];
  let [counted, wrong, undergrown, overgrown] = [0, 0, 0, 0];
  let previous: number | null = null;
  let fertilised = false;
  let waiting: EffectName[] = [];
  let index = 0;
  while (index < length) {
    const entry = entries[index];
    if (!entry) break;
    // 1
    if (waiting.includes('Enthusiastic')) {
      waiting = [];
      index++;
      continue;
    }
    // 2
    if (waiting.includes('Cleaner')) entry.effects = [];
    const has = (name: EffectName) => entry.effects.includes(name);
    // 3
    if (has('Coward') && !entry.fled && index < Math.floor(length / 2)) {
      entry.fled = true;
      said.push({ effect: 'Coward' });
      entries.splice(index, 1);
      entries.push(entry);
      continue;
    }
    index++;
    // 4
    if (entry.number !== null) {
      if (waiting.includes('Equalizer')) entry.number = entry.effects.length;
      if (waiting.includes('Spicy')) entry.number++;
      if (waiting.includes('Refreshing')) entry.number--;
    }
    waiting = [];
    // 5
    if (has('Odd') && length % 2 === 1) {
      entry.number = null;
      entry.effects = ['Odd'];
      said.push({ effect: 'Odd' });
      continue;
    }
    // 6
    let taken: number | undefined;
    if (entry.number !== null) {
      if (has('Random')) entry.number = 1 + chance(K);
      if (has('Even') && length % 2 === 1) {
        taken = 1 + chance(K);
        entry.number = taken;
      }
      if (has('Teamplayer')) entry.number += previous ?? 0;
      if (has('Blender')) entry.number += goods;
      if (has('Downer')) entry.number -= length - goods;
      for (const name of ['Random', 'Teamplayer', 'Blender', 'Downer'] as const)
        if (has(name)) said.push({ effect: name });
    }
    // 7
    const before: number | null = previous;
    if (entry.number !== null) {
      counted++;
      let bad = before !== null && entry.number !== before + 1;
      const seeds = entry.seeds === 'auto' ? entry.number : entry.seeds;
      if (seeds !== entry.number) {
        if (fertilised) fertilised = false;
        else {
          bad = true;
          if (seeds < entry.number) undergrown++;
          else overgrown++;
        }
      }
      if (entry.ingredient.kind === 'imposter') bad = true;
      const partner = (name: EffectName) =>
        asEntered.some(
          (one) => one.ingredient !== entry.ingredient && one.ingredient.effects.includes(name),
        );
      if (has('Brothers') && !partner('Brothers')) bad = true;
      if (has('Enemies') && partner('Enemies')) bad = true;
      if (bad) wrong++;
    }
    // 8, and the notices
    for (const name of about === 'all' ? entry.effects : []) {
      if (quiet.includes(name)) continue;
      const value = reportOf(name, entry, entries, before, K, chance);
      said.push(value === undefined ? { effect: name } : { effect: name, value });
    }
    if (has('Even')) {
      const even = entry.ingredient.kind === 'good' ? (entry.number ?? 'decoy') : 'decoy';
      const value = length % 2 === 0 ? even : taken;
      said.push(value === undefined ? { effect: 'Even' } : { effect: 'Even', value });
    }
    if (entry.number !== null) previous = entry.number;
    // 9
    waiting = entry.effects.filter((name) => leaving.includes(name));
    if (has('Fertilizer')) fertilised = true;
    // 10
    if (has('Resetter')) {
      [counted, wrong, undergrown, overgrown] = [0, 0, 0, 0];
      previous = null;
      fertilised = false;
      said = [{ effect: 'Resetter' }];
      if (has('Cutoff')) said.push({ effect: 'Cutoff' });
    }
    if (has('Cutoff')) break;
  }
  const won = counted >= K && wrong === 0;
  return {
    won,
    undergrown,
    overgrown,
    messages: won ? [] : said,
    numbers: asEntered.map((entry) => entry.number),
  };
}

/** Calls `look` with every combination of draws until it returns false. Returns true if it never did. */
export function forAllChances(look: (chance: Chance) => boolean): boolean {
  const script: { value: number; bound: number }[] = [];
  for (;;) {
    let position = 0;
    const chance: Chance = (bound) => {
      if (position === script.length) script.push({ value: 0, bound });
      return script[position++]?.value ?? 0;
    };
    if (!look(chance)) return false;
    let last = script.pop();
    while (last && last.value + 1 === last.bound) last = script.pop();
    if (!last) return true;
    script.push({ value: last.value + 1, bound: last.bound });
  }
}

const CHANCE: readonly EffectName[] = ['Random', 'Even'];

/** Do some seeds make this sequence win for all draws? Seeds vary only where draws change a number. */
export function sequenceWins(recipe: Recipe, items: readonly number[]): boolean {
  const numbered = items.filter((item) => recipe.ingredients[item]?.number !== null);
  if (numbered.length < recipe.recipeLength) return false;
  const most = maxSeeds(recipe);
  const usesChance = items.some((item) =>
    recipe.ingredients[item]?.effects.some((name) => CHANCE.includes(name)),
  );
  const auto = items.map((item) => ({ item, seeds: 'auto' as const }));
  // What loses with perfect seeds loses with any seeds.
  if (!judgePotion(recipe, auto, () => 0, 'win').won) return false;
  const every = usesChance ? forAllChances : (look: (c: Chance) => boolean) => look(() => 0);
  const first = judgePotion(recipe, auto, () => 0, 'win').numbers;
  const varies = items.map(() => false);
  every((chance) => {
    const { numbers } = judgePotion(recipe, auto, chance, 'win');
    for (const [slot, number] of numbers.entries()) if (number !== first[slot]) varies[slot] = true;
    return true;
  });
  const tries = (seeds: readonly number[]): boolean => {
    const slot = seeds.length;
    if (slot === items.length)
      return every(
        (chance) =>
          judgePotion(
            recipe,
            items.map((item, index) => ({ item, seeds: seeds[index] ?? 1 })),
            chance,
            'win',
          ).won,
      );
    const number = first[slot] ?? null;
    if (!varies[slot])
      return tries([...seeds, number !== null && number >= 1 && number <= most ? number : 1]);
    for (let seed = 1; seed <= most; seed++) if (tries([...seeds, seed])) return true;
    return false;
  };
  return tries([]);
}

/** Calls `look` with every sequence of ingredients of this length. */
export function forAllSequences(
  ingredients: number,
  length: number,
  look: (items: readonly number[]) => void,
): void {
  const items = new Array<number>(length).fill(0);
  const fill = (slot: number) => {
    if (slot === length) {
      look(items);
      return;
    }
    for (let item = 0; item < ingredients; item++) {
      items[slot] = item;
      fill(slot + 1);
    }
  };
  fill(0);
}

export function judgeCount(recipe: Recipe, maxLength: number): number {
  let count = 0;
  for (let length = recipe.recipeLength; length <= maxLength; length++)
    forAllSequences(recipe.ingredients.length, length, (items) => {
      if (sequenceWins(recipe, items)) count++;
    });
  return count;
}

/** A random recipe with up to `most` effects, winnable or not, preferring effects that matter. */
export function randomRecipe(
  rng: Rng,
  bounds: { readonly ingredients: number; readonly recipeLength: number; readonly effects: number },
): Recipe {
  const { recipeLength } = bounds;
  const lengthTold = rng.below(2) === 0;
  const most = maxSeeds({ recipeLength, lengthTold });
  const drama = rng.below(2) === 0;
  const roles: Pick<Ingredient, 'kind' | 'number'>[] = [];
  for (let index = 0; index < bounds.ingredients; index++) {
    const decoy = drama ? rng.below(3) : 0;
    if (index < recipeLength) roles.push({ kind: 'good', number: index + 1 });
    else if (decoy === 0) roles.push({ kind: 'ignore', number: null });
    else if (decoy === 1)
      roles.push({ kind: 'overachiever', number: rng.below(2) === 0 ? 0 : most + 1 });
    else roles.push({ kind: 'imposter', number: 1 + rng.below(recipeLength) });
  }
  shuffle(roles, rng);
  const held: EffectName[][] = roles.map((role) => (role.kind === 'imposter' ? ['Imposter'] : []));
  const active: readonly EffectName[] = [
    'Cutoff',
    'Spicy',
    'Refreshing',
    'Enthusiastic',
    'Cleaner',
    'Fertilizer',
    'Brothers',
    'Enemies',
    'Resetter',
    'Equalizer',
    'Random',
    'Even',
    'Teamplayer',
    'Blender',
    'Downer',
    'Odd',
    'Coward',
  ];
  const drawn = new Set<EffectName>();
  for (let left = rng.below(bounds.effects + 1); left > 0; left--)
    drawn.add(pick(rng.below(3) > 0 ? active : effectNames, rng) ?? 'Spicy');
  for (const name of drawn)
    for (let taker = pairedEffects.includes(name) ? 2 : 1; taker > 0; taker--)
      pick(
        held.filter((list) => !list.includes(name)),
        rng,
      )?.push(name);
  const ingredients: Ingredient[] = [];
  for (const [index, name] of ingredientNames.entries()) {
    const role = roles[index];
    if (role) ingredients.push({ name, ...role, effects: held[index] ?? [] });
  }
  return { ingredients, recipeLength, lengthTold, seed: `judge ${rng.below(1e9)}` };
}
