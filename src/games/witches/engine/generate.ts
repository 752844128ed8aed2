// Deals recipes: numbers and decoys shuffled over the ingredients, effects over all of them, until one can be won.

import type { Budget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, pick, type Rng, shuffle } from '../../../core/rng.ts';
import { generateBoard } from '../board/generate.ts';
import { screenOptions } from '../board/tableoptions.ts';
import {
  categories,
  type EffectName,
  effectsByCategory,
  pairedEffects,
  sortEffects,
} from '../names/effects.ts';
import { ingredientNames } from '../names/ingredients.ts';
import { type PlayChoice, recipeLengths } from '../names/levels.ts';
import { compile } from '../potion/compile.ts';
import { drawSeed, numberedSeed } from '../rules/number.ts';
import { numbersOf, settingsNumber } from '../rules/short.ts';
import { companyEffects } from '../solo/settings.ts';
import type { Params, Puzzle } from '../types/index.ts';
import type { Ingredient, Kind, Recipe } from '../types/potion.ts';
import { drawClue } from './clue.ts';
import { tablePuzzlePlan } from './solve.ts';
import { isWinnable } from './winnable/winnable.ts';

/** The lists that effects are drawn from: one of each first, then from all of them together. */
export interface Pools {
  readonly lists: readonly (readonly EffectName[])[];
  readonly all: readonly EffectName[];
}

export function createPools(lists: readonly (readonly EffectName[])[]): Pools {
  return { lists, all: lists.flat() };
}

const lists = categories.map((category) => effectsByCategory[category]);
const soloLists = lists.map((list) => list.filter((name) => !companyEffects.includes(name)));
/** By the level of effects: none, all but the complex ones, all. */
const poolsByPlay: Readonly<Record<PlayChoice, readonly Pools[]>> = {
  'high-witch': [createPools([]), createPools(lists.slice(0, 4)), createPools(lists)],
  solo: [createPools([]), createPools(soloLists.slice(0, 4)), createPools(soloLists)],
  table: [createPools([]), createPools(lists.slice(0, 4)), createPools(lists)],
};

function effectCount(level: number, ingredients: number): number {
  const wanted = [0, ingredients >> 1, (3 * ingredients) >> 2][level] ?? 0;
  return Math.max(wanted, poolsByPlay['high-witch'][level]?.lists.length ?? 0);
}

/** Different effects, at least one of each list; a pair counts once. */
export function drawEffects(pools: Pools, count: number, rng: Rng): readonly EffectName[] {
  const drawn = pools.lists.flatMap((list) => pick(list, rng) ?? []);
  while (drawn.length < Math.min(count, pools.all.length)) {
    const name = pick(pools.all, rng);
    if (name !== undefined && !drawn.includes(name)) drawn.push(name);
  }
  return drawn;
}

/** Gives each effect to a random ingredient that has it not yet; pairs to two. */
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

interface Role {
  readonly kind: Kind;
  readonly number: number | null;
}

function decoyRole(drama: boolean, recipeLength: number, most: number, rng: Rng): Role {
  switch (drama ? rng.below(3) : 0) {
    case 1:
      return { kind: 'overachiever', number: rng.below(2) === 0 ? 0 : most + 1 };
    case 2:
      return { kind: 'imposter', number: 1 + rng.below(recipeLength) };
    default:
      return { kind: 'ignore', number: null };
  }
}

/** One recipe, winnable or not. */
export function drawRecipe(
  params: Pick<Params, 'ingredients' | 'decoys' | 'effects' | 'play'>,
  frame: Pick<Recipe, 'recipeLength' | 'lengthTold' | 'seed'>,
  rng: Rng,
): Recipe {
  const { recipeLength } = frame;
  const most = frame.lengthTold ? recipeLength : 6;
  const roles: Role[] = [];
  for (let index = 0; index < params.ingredients; index++)
    roles.push(
      index < recipeLength
        ? { kind: 'good', number: index + 1 }
        : decoyRole(params.decoys === 'drama', recipeLength, most, rng),
    );
  shuffle(roles, rng);
  const held: EffectName[][] = roles.map((role) => (role.kind === 'imposter' ? ['Imposter'] : []));
  const pools = poolsByPlay[params.play][params.effects];
  const count = effectCount(params.effects, params.ingredients);
  if (pools) spreadEffects(drawEffects(pools, count, rng), held, rng);
  const ingredients: Ingredient[] = [];
  for (const [index, name] of ingredientNames.entries()) {
    const role = roles[index];
    if (!role) break;
    const { kind, number } = role;
    ingredients.push({ name, kind, number, effects: sortEffects(held[index] ?? []) });
  }
  return { ingredients, ...frame };
}

/** The first winnable recipe of the stream. One step of the budget is one recipe. */
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

/** The puzzle of a number, for a table. There are as many as fit into short codes (`numbersOf`). */
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
  // Next to all come out at once; the plan is the proof that this one can be won by its people.
  for (let attempt = 0; ; attempt++) {
    const dealt = dealBoard(params, rng.fork(`table ${attempt}`), budget);
    if (!dealt.ok || tablePuzzlePlan(dealt.value)) return dealt;
  }
}

/** A recipe and a board on screen that has room for it. */
function dealBoard(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  const recipeLength = pick(recipeLengths(params.length), rng) ?? 4;
  const frame = {
    recipeLength,
    lengthTold: params.length !== '4-or-6',
    seed: drawSeed(rng),
  };
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
