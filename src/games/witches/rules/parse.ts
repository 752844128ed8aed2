// Parses hand-written input: puzzles and boards as JSON, potions as lists. Reports what is wrong and where.

import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { checkBoard } from '../board/check.ts';
import { boardCode } from '../board/code.ts';
import { type EffectName, isEffectName, isIngredientName } from '../names.ts';
import { MAX_ENTRIES } from '../potion/effects.ts';
import {
  BOARD_CELLS,
  type Board,
  boardKinds,
  type Region,
  regionKinds,
  type Special,
  type Start,
  specialCells,
} from '../types/board.ts';
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
import { checkClue, checkRecipe, hasDrama, isSeedCount, settled } from './recipe.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const show = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

function unknownKey(value: JsonRecord, known: readonly string[], where: string): Fault | undefined {
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

function parseIngredient(value: unknown, where: string): Result<Ingredient> {
  if (!isObject(value)) return failure('notAnObject', where, show(value));
  const stray = unknownKey(value, ['name', 'kind', 'number', 'effects'], `${where}.`);
  if (stray) return { ok: false, fault: stray };
  const { name, kind, number = null } = value;
  if (!isIngredientName(name)) return failure('unknownIngredient', `${where}.name`, show(name));
  if (!isKind(kind)) return failure('unknownKind', `${where}.kind`, show(kind));
  if (number !== null && typeof number !== 'number')
    return failure('badIngredientNumber', `${where}.number`, show(number));
  const effects = parseEffects(value['effects'] ?? [], `${where}.effects`);
  return effects.ok ? success(settled({ name, kind, number, effects: effects.value })) : effects;
}

function parseIngredients(value: unknown): Result<Ingredient[]> {
  if (!Array.isArray(value)) return failure('badIngredients', 'ingredients', show(value));
  const ingredients: Ingredient[] = [];
  for (const [index, one] of value.entries()) {
    const ingredient = parseIngredient(one, `ingredients[${index}]`);
    if (!ingredient.ok) return ingredient;
    ingredients.push(ingredient.value);
  }
  return success(ingredients);
}

const flags = ['drama', 'specialCells', 'lastPotion', 'events'] as const;

/** A hand-written puzzle: `ingredients` and `recipeLength`, optionally `lengthTold` (true), `seed` ('') and the other
 * properties of a dealt puzzle. Imposters get their effect Imposter if it is missing. */
export function parsePuzzle(json: unknown): Result<Puzzle> {
  if (!isObject(json)) return failure('notAnObject', 'puzzle', show(json));
  const known = ['ingredients', 'recipeLength', 'lengthTold', 'seed', 'clue', 'board', ...flags];
  const stray = unknownKey(json, known, '');
  if (stray) return { ok: false, fault: stray };
  const { recipeLength, lengthTold = true, seed = '' } = json;
  if (recipeLength !== 4 && recipeLength !== 5 && recipeLength !== 6)
    return failure('badRecipeLength', 'recipeLength', show(recipeLength));
  if (typeof lengthTold !== 'boolean') return failure('badFlag', 'lengthTold', show(lengthTold));
  if (typeof seed !== 'string') return failure('badSeed', 'seed', show(seed));
  const ingredients = parseIngredients(json['ingredients']);
  if (!ingredients.ok) return ingredients;
  for (const flag of flags)
    if (typeof (json[flag] ?? false) !== 'boolean')
      return failure('badFlag', flag, show(json[flag]));
  const recipe: Recipe = { ingredients: ingredients.value, recipeLength, lengthTold, seed };
  const broken = checkRecipe(recipe);
  if (broken) return broken;
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
  json: JsonRecord,
): Puzzle {
  return {
    ...recipe,
    clue,
    // Any decoy with a number is drama, said or not.
    drama: json['drama'] === true || hasDrama(recipe),
    specialCells: json['specialCells'] === true,
    lastPotion: json['lastPotion'] === true,
    events: json['events'] === true,
    board,
  };
}

const bad = (where: string) => failure('badClue', where);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Null for none. Does not check whether it is true. */
function parseClue(json: unknown): Result<Clue | null> {
  if (json === null) return success(null);
  if (typeof json !== 'object') return bad('clue');
  const { type, ingredient, ingredients, is, not, count } = { ...json } as Record<string, unknown>;
  if (type === 'group') {
    if (!Array.isArray(ingredients) || ingredients.length !== 3) return bad('clue.ingredients');
    const names = ingredients.filter(isIngredientName);
    if (new Set(names).size !== 3) return bad('clue.ingredients');
    if (is !== 'decoy' && !isWhole(is, 1, 6)) return bad('clue.is');
    return success({ type, ingredients: names, is });
  }
  if (!isIngredientName(ingredient)) return bad('clue.ingredient');
  if (type === 'negative')
    return isWhole(not, 1, 6) ? success({ type, ingredient, not }) : bad('clue.not');
  if (type === 'effects')
    return isWhole(count, 0, 60) ? success({ type, ingredient, count }) : bad('clue.count');
  if (type !== 'half') return bad('clue.type');
  if (is !== 'decoy' && is !== 'first half' && is !== 'second half') return bad('clue.is');
  return success({ type, ingredient, is });
}

/** `auto` seeds are allowed. */
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

const isCell = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < BOARD_CELLS;

const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every((one) => is(one));

const isRegion = (value: unknown): value is Region =>
  isObject(value) &&
  regionKinds.some((kind) => kind === value['kind']) &&
  isListOf(value['cells'], isCell);

const isStart = (value: unknown): value is Start =>
  isObject(value) && isCell(value['cell']) && isIngredientName(value['ingredient']);

const isSpecial = (value: unknown): value is Special =>
  isObject(value) &&
  isCell(value['cell']) &&
  specialCells.some((special) => special === value['special']);

/** Fault: badBoard with the part or the rule that is wrong. */
export function parseBoard(json: unknown): Result<Board> {
  const bad = (where: string) => failure('badBoard', where);
  if (!isObject(json)) return bad('board');
  const { players, ingredients, regions, notes, starts, specials } = json;
  const kind = boardKinds.find((name) => name === json['kind']);
  if (!kind) return bad('kind');
  if (typeof players !== 'number' || !/^[1-5]$/.test(String(players))) return bad('players');
  if (typeof ingredients !== 'number' || !/^([4-9]|10)$/.test(String(ingredients)))
    return bad('ingredients');
  if (!isListOf(regions, isRegion)) return bad('regions');
  if (!isListOf(notes, isCell) || notes.length !== 2) return bad('notes');
  if (!isListOf(starts, isStart)) return bad('starts');
  if (!isListOf(specials, isSpecial)) return bad('specials');
  const [front = 0, back = 0] = notes;
  const board = {
    kind,
    players,
    ingredients,
    regions,
    notes: [front, back],
    starts,
    specials,
  } as const;
  const fault = checkBoard(board);
  if (fault) return { ok: false, fault };
  // Decoding drops unknown properties.
  const whole = boardCode.decode(boardCode.encode(board));
  if (!whole.ok) return bad(whole.fault.where ?? 'board');
  return JSON.stringify(whole.value.regions) === JSON.stringify(regions) ? whole : bad('regions');
}
