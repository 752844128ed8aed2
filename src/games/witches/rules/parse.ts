// Reads what people write by hand: puzzles as JSON and potions as lists. Says what is wrong and where.

import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { parseBoard } from '../board/parse.ts';
import { type EffectName, isEffectName, pairedEffects, sortEffects } from '../names/effects.ts';
import { ingredientNames, isIngredientName } from '../names/ingredients.ts';
import { MAX_ENTRIES } from '../potion/effects/effect.ts';
import type { Board } from '../types/board.ts';
import type { Puzzle } from '../types/index.ts';
import {
  type Clue,
  type Ingredient,
  type Kind,
  kinds,
  maxSeeds,
  type PotionEntry,
  type Recipe,
} from '../types/potion.ts';
import { checkClue, parseClue } from './clue.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const show = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

function unknownKey(value: JsonObject, known: readonly string[], where: string): Fault | undefined {
  const key = Object.keys(value).find((name) => !known.includes(name));
  if (key === undefined) return undefined;
  return { code: 'unknownKey', where: `${where}${key}`, detail: known.join(', ') };
}

function parseEffects(value: unknown, where: string): Result<readonly EffectName[]> {
  if (!Array.isArray(value)) return failure('unknownEffect', where, show(value));
  const held: EffectName[] = [];
  for (const [index, name] of value.entries()) {
    const place = `${where}[${index}]`;
    if (!isEffectName(name)) return failure('unknownEffect', place, show(name));
    if (held.includes(name)) return failure('doubledEffect', place, name);
    held.push(name);
  }
  return success(held);
}

function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

/** The numbers that a kind may have. */
function allowedNumbers(kind: Kind, recipeLength: number, most: number): readonly unknown[] {
  if (kind === 'ignore') return [null];
  if (kind === 'overachiever') return [0, most + 1];
  return Array.from({ length: recipeLength }, (_, index) => index + 1);
}

function parseIngredient(
  value: unknown,
  where: string,
  recipeLength: number,
  most: number,
): Result<Ingredient> {
  if (!isObject(value)) return failure('notAnObject', where, show(value));
  const stray = unknownKey(value, ['name', 'kind', 'number', 'effects'], `${where}.`);
  if (stray) return { ok: false, fault: stray };
  const { name, kind } = value;
  if (!isIngredientName(name)) return failure('unknownIngredient', `${where}.name`, show(name));
  if (!isKind(kind)) return failure('unknownKind', `${where}.kind`, show(kind));
  const allowed = allowedNumbers(kind, recipeLength, most);
  const number = value['number'] ?? null;
  if (!allowed.includes(number))
    return failure(
      'badIngredientNumber',
      `${where}.number`,
      `${show(number)}: ${allowed.join(', ')}`,
    );
  const held = parseEffects(value['effects'] ?? [], `${where}.effects`);
  if (!held.ok) return held;
  const complete: readonly EffectName[] =
    kind === 'imposter' && !held.value.includes('Imposter')
      ? [...held.value, 'Imposter']
      : held.value;
  return success({
    name,
    kind,
    number: typeof number === 'number' ? number : null,
    effects: sortEffects(complete),
  });
}

/** What holds between the ingredients: names and numbers once, every number there, pairs complete. */
function checkTogether(
  ingredients: readonly Ingredient[],
  recipeLength: number,
): Fault | undefined {
  for (const [index, ingredient] of ingredients.entries()) {
    const where = `ingredients[${index}]`;
    const earlier = ingredients.slice(0, index);
    if (earlier.some((other) => other.name === ingredient.name))
      return { code: 'doubledIngredient', where: `${where}.name`, detail: ingredient.name };
    if (
      ingredient.kind === 'good' &&
      earlier.some((other) => other.kind === 'good' && other.number === ingredient.number)
    )
      return { code: 'doubledNumber', where: `${where}.number`, detail: String(ingredient.number) };
  }
  for (let number = 1; number <= recipeLength; number++)
    if (!ingredients.some((one) => one.kind === 'good' && one.number === number))
      return { code: 'missingNumber', where: 'ingredients', detail: String(number) };
  for (const name of pairedEffects) {
    const holders = ingredients.filter((ingredient) => ingredient.effects.includes(name));
    if (holders.length !== 0 && holders.length !== 2)
      return {
        code: 'unpairedEffect',
        where: 'ingredients',
        detail: `${name} on ${holders.map((holder) => holder.name).join(', ')}`,
      };
  }
  return undefined;
}

function parseIngredients(
  value: unknown,
  recipeLength: number,
  most: number,
): Result<Ingredient[]> {
  if (!Array.isArray(value)) return failure('badIngredients', 'ingredients', show(value));
  if (value.length < recipeLength || value.length > ingredientNames.length)
    return failure('badIngredientCount', 'ingredients', String(value.length));
  const ingredients: Ingredient[] = [];
  for (const [index, one] of value.entries()) {
    const ingredient = parseIngredient(one, `ingredients[${index}]`, recipeLength, most);
    if (!ingredient.ok) return ingredient;
    ingredients.push(ingredient.value);
  }
  const fault = checkTogether(ingredients, recipeLength);
  return fault ? { ok: false, fault } : success(ingredients);
}

const flags = ['drama', 'specialCells', 'lastPotion', 'events'] as const;
const SEED_LENGTH = 64;

/**
 * A puzzle written by hand: `ingredients` and `recipeLength`, and if wanted `lengthTold` (true), `seed` ('')
 * and what a dealt puzzle has besides. An imposter gets its effect Imposter if it is left out.
 */
export function parsePuzzle(json: unknown): Result<Puzzle> {
  if (!isObject(json)) return failure('notAnObject', 'puzzle', show(json));
  const known = ['ingredients', 'recipeLength', 'lengthTold', 'seed', 'clue', 'board', ...flags];
  const stray = unknownKey(json, known, '');
  if (stray) return { ok: false, fault: stray };
  const { recipeLength, lengthTold = true, seed = '' } = json;
  if (recipeLength !== 4 && recipeLength !== 5 && recipeLength !== 6)
    return failure('badRecipeLength', 'recipeLength', show(recipeLength));
  if (typeof lengthTold !== 'boolean') return failure('badFlag', 'lengthTold', show(lengthTold));
  if (typeof seed !== 'string' || seed.length > SEED_LENGTH)
    return failure('badSeed', 'seed', show(seed));
  const most = maxSeeds({ recipeLength, lengthTold });
  const ingredients = parseIngredients(json['ingredients'], recipeLength, most);
  if (!ingredients.ok) return ingredients;
  for (const flag of flags)
    if (typeof (json[flag] ?? false) !== 'boolean')
      return failure('badFlag', flag, show(json[flag]));
  const recipe: Recipe = { ingredients: ingredients.value, recipeLength, lengthTold, seed };
  const clue = parseClue(json['clue'] ?? null);
  if (!clue.ok) return clue;
  if (clue.value && !checkClue(recipe, clue.value)) return failure('falseClue', 'clue');
  const board = (json['board'] ?? null) === null ? success(null) : parseBoard(json['board']);
  return board.ok ? success(fillPuzzle(recipe, clue.value, board.value, json)) : board;
}

function fillPuzzle(
  recipe: Recipe,
  clue: Clue | null,
  board: Board | null,
  json: JsonObject,
): Puzzle {
  return {
    ...recipe,
    clue,
    // a hand-written puzzle need not say so: any decoy with a number is drama
    drama:
      json['drama'] === true ||
      recipe.ingredients.some((one) => one.kind === 'imposter' || one.kind === 'overachiever'),
    specialCells: json['specialCells'] === true,
    lastPotion: json['lastPotion'] === true,
    events: json['events'] === true,
    board,
  };
}

/** A potion for this recipe. `auto` seeds are allowed. */
export function parseEntries(recipe: Recipe, json: unknown): Result<readonly PotionEntry[]> {
  if (!Array.isArray(json)) return failure('badEntries', 'entries', show(json));
  if (json.length === 0) return failure('emptyPotion', 'entries');
  if (json.length > MAX_ENTRIES) return failure('longPotion', 'entries', String(MAX_ENTRIES));
  const most = maxSeeds(recipe);
  const entries: PotionEntry[] = [];
  for (const [index, one] of json.entries()) {
    const where = `entries[${index}]`;
    if (!isObject(one)) return failure('notAnObject', where, show(one));
    const stray = unknownKey(one, ['ingredient', 'seeds'], `${where}.`);
    if (stray) return { ok: false, fault: stray };
    const { ingredient, seeds } = one;
    if (
      !isIngredientName(ingredient) ||
      !recipe.ingredients.some((known) => known.name === ingredient)
    )
      return failure('unknownIngredient', `${where}.ingredient`, show(ingredient));
    if (seeds !== 'auto' && !isSeedCount(seeds, most))
      return failure('badSeeds', `${where}.seeds`, `${show(seeds)}: 1 to ${most}, auto`);
    entries.push({ ingredient, seeds });
  }
  return success(entries);
}

export function isSeedCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
}
