// Deals puzzles: draws recipes until one is winnable, with a clue, and on screen a board with room for it.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, pick, type Rng, shuffle, shuffled } from '../../../core/rng.ts';
import { generateBoard } from '../board/generate.ts';
import { screenOptions } from '../board/options.ts';
import {
  categories,
  type EffectName,
  effectsByCategory,
  ingredientNames,
  type PlayChoice,
  pairedEffects,
  recipeLengths,
  sortEffects,
} from '../names.ts';
import { compile } from '../potion/compile.ts';
import { halfOf, isNumber } from '../rules/recipe.ts';
import { companyEffects } from '../rules/settings.ts';
import { drawSeed, numberedSeed, numbersOf, settingsNumber } from '../rules/sheet-code.ts';
import { isWinnable } from '../solver/winnable.ts';
import type { Params, Puzzle } from '../types/index.ts';
import type { Clue, Ingredient, Kind, Recipe } from '../types/potion.ts';
import { tablePuzzlePlan } from './solve.ts';

/** With a hidden length, clues must not name a number above 4. */
const clueNumbers = (recipe: Recipe) => (recipe.lengthTold ? recipe.recipeLength : 4);

function groupClue(recipe: Recipe, rng: Rng): Clue | undefined {
  const { ingredients } = recipe;
  const decoys = ingredients.filter((ingredient) => ingredient.kind !== 'good');
  const number = rng.below(clueNumbers(recipe) + (decoys.length > 0 ? 1 : 0)) + 1;
  const is = number > clueNumbers(recipe) ? 'decoy' : number;
  const meant = is === 'decoy' ? pick(decoys, rng) : ingredients.find((one) => isNumber(one, is));
  if (!meant) return undefined;
  const others = shuffled(
    ingredients.filter((one) => one !== meant),
    rng,
  ).slice(0, 2);
  const group = ingredients.filter((one) => one === meant || others.includes(one));
  return { type: 'group', ingredients: group.map((one) => one.name), is };
}

function negativeClue(recipe: Recipe, rng: Rng): Clue | undefined {
  const not = rng.below(clueNumbers(recipe)) + 1;
  const ingredient = pick(
    recipe.ingredients.filter((one) => !isNumber(one, not)),
    rng,
  );
  return ingredient && { type: 'negative', ingredient: ingredient.name, not };
}

function effectsClue(recipe: Recipe, rng: Rng): Clue | undefined {
  const ingredient = pick(recipe.ingredients, rng);
  if (!ingredient) return undefined;
  if (recipe.ingredients.some((one) => one.effects.length > 0))
    return { type: 'effects', ingredient: ingredient.name, count: ingredient.effects.length };
  return { type: 'half', ingredient: ingredient.name, is: halfOf(recipe, ingredient) };
}

export function drawClue(recipe: Recipe, rng: Rng): Clue | null {
  const makers = [groupClue, negativeClue, effectsClue] as const;
  return pick(makers, rng)(recipe, rng) ?? null;
}

type EffectLists = readonly (readonly EffectName[])[];

const lists: EffectLists = categories.map((category) => effectsByCategory[category]);
const soloLists = lists.map((list) => list.filter((name) => !companyEffects.includes(name)));
/** By level of effects: none, all but the complex ones, all. */
const listsByPlay: Readonly<Record<PlayChoice, readonly EffectLists[]>> = {
  'high-witch': [[], lists.slice(0, 4), lists],
  solo: [[], soloLists.slice(0, 4), soloLists],
  table: [[], lists.slice(0, 4), lists],
};

function effectCount(level: number, ingredients: number): number {
  const wanted = [0, ingredients >> 1, (3 * ingredients) >> 2][level] ?? 0;
  return Math.max(wanted, listsByPlay['high-witch'][level]?.length ?? 0);
}

/** Distinct effects: first one of each list, then from all lists together; a pair counts once. */
export function drawEffects(from: EffectLists, count: number, rng: Rng): readonly EffectName[] {
  const all = from.flat();
  const drawn = from.flatMap((list) => pick(list, rng) ?? []);
  while (drawn.length < Math.min(count, all.length)) {
    const name = pick(all, rng);
    if (name !== undefined && !drawn.includes(name)) drawn.push(name);
  }
  return drawn;
}

/** Assigns each effect to a random ingredient without it; pairs to two. */
function spreadEffects(names: readonly EffectName[], held: EffectName[][], rng: Rng): void {
  for (const name of names) {
    const takers = pairedEffects.includes(name) ? 2 : 1;
    for (let taker = 0; taker < takers; ) {
      const list = pick(held, rng);
      if (!list || list.includes(name)) continue;
      list.push(name);
      taker++;
    }
  }
}

interface DealtRole {
  readonly kind: Kind;
  readonly number: number | null;
}

function decoyRole(drama: boolean, recipeLength: number, most: number, rng: Rng): DealtRole {
  switch (drama ? rng.below(3) : 0) {
    case 1:
      return { kind: 'overachiever', number: rng.below(2) === 0 ? 0 : most + 1 };
    case 2:
      return { kind: 'imposter', number: 1 + rng.below(recipeLength) };
    default:
      return { kind: 'ignore', number: null };
  }
}

/** Winnable or not. */
export function drawRecipe(
  params: Pick<Params, 'ingredients' | 'decoys' | 'effects' | 'play'>,
  frame: Pick<Recipe, 'recipeLength' | 'lengthTold' | 'seed'>,
  rng: Rng,
): Recipe {
  const { recipeLength } = frame;
  const most = frame.lengthTold ? recipeLength : 6;
  const roles: DealtRole[] = [];
  for (let index = 0; index < params.ingredients; index++)
    roles.push(
      index < recipeLength
        ? { kind: 'good', number: index + 1 }
        : decoyRole(params.decoys === 'drama', recipeLength, most, rng),
    );
  shuffle(roles, rng);
  const held: EffectName[][] = roles.map((role) => (role.kind === 'imposter' ? ['Imposter'] : []));
  const from = listsByPlay[params.play][params.effects] ?? [];
  const count = effectCount(params.effects, params.ingredients);
  spreadEffects(drawEffects(from, count, rng), held, rng);
  const ingredients: Ingredient[] = [];
  for (const [index, name] of ingredientNames.entries()) {
    const role = roles[index];
    if (!role) break;
    const { kind, number } = role;
    ingredients.push({ name, kind, number, effects: sortEffects(held[index] ?? []) });
  }
  return { ingredients, ...frame };
}

/** The first winnable recipe of the stream. Each recipe costs one step of the budget. */
function winnableRecipe(
  params: Params,
  frame: Pick<Recipe, 'recipeLength' | 'lengthTold' | 'seed'>,
  rng: Rng,
  budget: Budget,
): Result<Recipe> {
  for (;;) {
    if (!budget.spend()) return failure('budgetExhausted');
    const recipe = drawRecipe(params, frame, rng);
    if (isWinnable(compile(recipe))) return success(recipe);
  }
}

const extrasOf = ({ decoys, specialCells, lastPotion }: Params) => ({
  drama: decoys === 'drama',
  specialCells,
  lastPotion,
});

/** The puzzle with this number; `numbersOf` says how many there are. */
export function dealNumber(params: Params, number: number, budget: Budget): Result<Puzzle> {
  const rng = createRng(`witches-table/${settingsNumber(params)}/${number}`);
  const recipeLength = pick(recipeLengths(params.length), rng) ?? 4;
  const frame = { recipeLength, lengthTold: params.length !== '4-or-6', seed: '' };
  const recipe = winnableRecipe(params, frame, rng, budget);
  if (!recipe.ok) return recipe;
  const clue = params.clue ? drawClue(recipe.value, rng) : null;
  return success({
    ...recipe.value,
    seed: numberedSeed(number, recipe.value, clue),
    clue,
    ...extrasOf(params),
    events: params.events,
    board: null,
  });
}

export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  if (params.play === 'high-witch') return dealNumber(params, rng.below(numbersOf(params)), budget);
  if (params.play === 'solo') return dealBoard(params, rng, budget);
  // Nearly all succeed at once; the plan proves that the table can win.
  for (let attempt = 0; ; attempt++) {
    const dealt = dealBoard(params, rng.fork(`table ${attempt}`), budget);
    if (!dealt.ok || tablePuzzlePlan(dealt.value)) return dealt;
  }
}

function dealBoard(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const recipeLength = pick(recipeLengths(params.length), rng) ?? 4;
  const frame = { recipeLength, lengthTold: params.length !== '4-or-6', seed: drawSeed(rng) };
  const board = generateBoard(screenOptions(params), rng.fork('board'));
  if (!board.ok) return board;
  const recipe = winnableRecipe(params, frame, rng, budget);
  if (!recipe.ok) return recipe;
  return success({
    ...recipe.value,
    clue: params.clue ? drawClue(recipe.value, rng) : null,
    ...extrasOf(params),
    events: false,
    board: board.value,
  });
}
