// Counts the potions that win for certain without trying them: a dynamic programme over scan states.
// Beginnings that leave the scan in the same state have the same winning ends.

import { type CompiledRecipe, WAIT_CLEAN, WAIT_EQUALISE, WAIT_SKIP } from '../potion/compile.ts';
import { finalNumbers } from '../potion/evaluate.ts';
import {
  COUNTED,
  COUNTED_MASK,
  CUT,
  createMovers,
  FERTILISED,
  GOODS,
  GOODS_MASK,
  JUDGED,
  JUDGED_MASK,
  type Mover,
  type Movers,
  NO_PREVIOUS,
  NUMBER_SHIFT,
  PRESENT,
  PREVIOUS_MASK,
  SPREAD,
  StateLayers,
  WAIT,
  WAIT_MASK,
  WRONG,
} from './scan-states.ts';

const DROP = -1;
const FLEE = -2;

/** Beyond this length, states of fled Cowards would not fit. */
export const MAX_COUNTED_LENGTH = 8;
/** The longest potion that boards can brew. */
export const LONGEST_BREWED = 6;

/** One potion length, and one number of goods if totals matter. */
interface CountingTask {
  readonly recipe: Movers;
  readonly length: number;
  readonly goods: number;
  /** By place: the only mover allowed there, if given. */
  readonly fixed?: readonly (number | undefined)[];
}

/** Before a Teamplayer adds to it. */
function ownNumber(task: CountingTask, mover: Mover, wait: number, acts: boolean): number {
  let number = mover.number;
  if ((wait & WAIT_EQUALISE) !== 0) number = acts ? mover.effectCount : 0;
  number += (wait & 8) >> 3;
  number -= (wait & 16) >> 4;
  if (acts) {
    if (mover.addsGoods) number += task.goods;
    if (mover.takesDecoys) number -= task.length - task.goods;
  }
  return number;
}

/**
 * Steps 4 to 7 for a numbered entry with the best seeds: the new `previous`, or WRONG. A random number has at
 * least four values and seeds match only one, so it needs a Fertilizer; only a number derived from it can be
 * its successor.
 */
function judged(
  task: CountingTask,
  state: number,
  mover: Mover,
  wait: number,
  acts: boolean,
): number {
  if (mover.imposter) return WRONG;
  const previous = state & PREVIOUS_MASK;
  let number = ownNumber(task, mover, wait, acts);
  let spread = acts && (mover.random || (mover.randomOdd && (task.length & 1) === 1));
  if (previous !== NO_PREVIOUS) {
    if (spread) return WRONG;
    const adds = acts && mover.addsPrevious;
    if (previous === SPREAD) {
      if (!adds || number !== 1) return WRONG;
      spread = true;
    } else {
      if (adds) number += previous - NUMBER_SHIFT;
      if (number !== previous - NUMBER_SHIFT + 1) return WRONG;
    }
  }
  const misgrown = spread || number < 1 || number > task.recipe.maxSeeds;
  if (misgrown && (state & FERTILISED) === 0) return WRONG;
  return (spread ? SPREAD : number + NUMBER_SHIFT) | (misgrown ? 0 : state & FERTILISED);
}

/** One entry of the scan: the next state, DROP if winning is impossible, FLEE if a Coward flees. */
function step(
  task: CountingTask,
  state: number,
  mover: Mover,
  place: number,
  fresh: boolean,
): number {
  if ((state & PREVIOUS_MASK) === CUT) return state;
  const wait = (state & WAIT_MASK) >> WAIT;
  let next = state & ~WAIT_MASK;
  if ((wait & WAIT_SKIP) !== 0) return next;
  const acts = (wait & WAIT_CLEAN) === 0;
  if (mover.flees && acts && fresh && place < task.length >> 1) return FLEE;
  if (mover.vanishes && acts && (task.length & 1) === 1) return next;
  if (mover.numbered && (state & PREVIOUS_MASK) !== WRONG) {
    const result = judged(task, state, mover, wait, acts);
    next &= ~(PREVIOUS_MASK | FERTILISED);
    if (result === WRONG) {
      if (!task.recipe.canReset) return DROP;
      next = (next & ~(COUNTED_MASK | JUDGED_MASK)) | WRONG;
    } else {
      next |= result;
      if ((next & COUNTED_MASK) >> COUNTED < task.recipe.recipeLength) next += 1 << COUNTED;
      if (acts) next |= mover.pairBits << JUDGED;
    }
  }
  if (!acts) return next;
  next |= mover.wait << WAIT;
  if (mover.fertilises && (next & PREVIOUS_MASK) !== WRONG) next |= FERTILISED;
  if (mover.resets) next &= ~(PREVIOUS_MASK | COUNTED_MASK | FERTILISED | JUDGED_MASK);
  if (!mover.cuts) return next;
  const enough = (next & COUNTED_MASK) >> COUNTED >= task.recipe.recipeLength;
  if (!enough) return DROP;
  return (next & ~(PREVIOUS_MASK | WAIT_MASK | FERTILISED)) | CUT;
}

/** What an entry adds to the state by being in the potion. */
function entered(task: CountingTask, state: number, mover: Mover): number {
  const goods = task.recipe.usesTotals && mover.good ? 1 << GOODS : 0;
  return (state | (mover.pairBits << PRESENT)) + goods;
}

function wins(task: CountingTask, state: number): boolean {
  const { recipe } = task;
  if ((state & PREVIOUS_MASK) === WRONG) return false;
  if ((state & COUNTED_MASK) >> COUNTED < recipe.recipeLength) return false;
  if (recipe.usesTotals && (state & GOODS_MASK) >> GOODS !== task.goods) return false;
  for (const [holder, partner] of recipe.needed)
    if ((state & (holder << JUDGED)) !== 0 && (state & (partner << PRESENT)) === 0) return false;
  for (const [holder, partner] of recipe.forbidden)
    if ((state & (holder << JUDGED)) !== 0 && (state & (partner << PRESENT)) !== 0) return false;
  return true;
}

const layers = new StateLayers();

/** Can a state with this many entries left still reach enough counted entries and goods? */
function hopeful(task: CountingTask, state: number, toRun: number, toEnter: number): boolean {
  if (((state & COUNTED_MASK) >> COUNTED) + toRun < task.recipe.recipeLength) return false;
  if (!task.recipe.usesTotals) return true;
  const missing = task.goods - ((state & GOODS_MASK) >> GOODS);
  return missing >= 0 && missing <= toEnter;
}

/** Extends every state of the last layer by all entries for one place. */
function advance(task: CountingTask, place: number): void {
  const { movers, canReset } = task.recipe;
  const toEnter = task.length - 1 - place;
  const only = task.fixed?.[place];
  const first = only ?? 0;
  const beyond = only === undefined ? movers.length : only + 1;
  const [from, to] = layers.beginLayer();
  for (let index = from; index < to; index++) {
    const state = layers.stateAt(index);
    const fled = layers.fledAt(index);
    const fledCount = layers.fledCountAt(index);
    // The number a simple good entry must have here; only if that is easy to tell.
    const previous = state & PREVIOUS_MASK;
    const easy = !canReset && previous > CUT && (state & WAIT_MASK) === 0;
    const wanted = previous - NUMBER_SHIFT + 1;
    for (let number = first; number < beyond; number++) {
      const mover = movers[number] as Mover;
      if (easy && mover.simple && mover.number !== wanted) continue;
      const before = entered(task, state, mover);
      const next = step(task, before, mover, place - fledCount, true);
      if (next === DROP) continue;
      const flees = next === FLEE;
      const after = flees ? before : next;
      const toRun = toEnter + fledCount + (flees ? 1 : 0);
      if (!hopeful(task, after, toRun, toEnter)) continue;
      const fledAfter = flees ? fled * (movers.length + 1) + number + 1 : fled;
      layers.add(after, fledAfter, fledCount + (flees ? 1 : 0), index, number, mover.times);
    }
  }
}

/** Runs the entries that fled, in the order they fled. */
function runFled(task: CountingTask, index: number): number {
  const { movers } = task.recipe;
  const count = layers.fledCountAt(index);
  let state = layers.stateAt(index);
  const base = movers.length + 1;
  for (let left = count - 1; left >= 0; left--) {
    const digit = Math.floor(layers.fledAt(index) / base ** left) % base;
    state = step(task, state, movers[digit - 1] as Mover, task.length - 1 - left, false);
    if (state === DROP) return DROP;
  }
  return state;
}

interface CountingResult {
  readonly count: number;
  /** Ingredients of one winning potion; empty if none. */
  readonly example: readonly number[];
}

/** Returns the range of the last layer. */
function fillLayers(task: CountingTask): readonly [number, number] {
  layers.clear(NO_PREVIOUS);
  for (let place = 0; place < task.length; place++) advance(task, place);
  return layers.beginLayer();
}

function winsAt(task: CountingTask, index: number): boolean {
  const state = layers.fledCountAt(index) === 0 ? layers.stateAt(index) : runFled(task, index);
  return state !== DROP && wins(task, state);
}

function solveTask(task: CountingTask): CountingResult {
  const [from, to] = fillLayers(task);
  let count = 0;
  let winner = -1;
  for (let index = from; index < to; index++) {
    if (!winsAt(task, index)) continue;
    count += layers.countAt(index);
    if (winner < 0) winner = index;
  }
  if (winner < 0) return { count: 0, example: [] };
  const example = layers
    .trace(winner, task.length)
    .map((number) => task.recipe.movers[number]?.item ?? 0);
  return { count, example };
}

/** Sequences of ingredients of this length that win for certain with some seeds. */
export function countWinning(recipe: Movers, length: number): CountingResult {
  if (length < recipe.recipeLength) return { count: 0, example: [] };
  let total: CountingResult = { count: 0, example: [] };
  for (let goods = 0; goods <= (recipe.usesTotals ? length : 0); goods++) {
    const part = solveTask({ recipe, length, goods });
    total = {
      count: total.count + part.count,
      example: total.example.length > 0 ? total.example : part.example,
    };
  }
  return total;
}

/** Ingredients of a certainly winning potion of this length with some places given; undefined if none exists. */
export function winningExample(
  recipe: Movers,
  length: number,
  given: readonly (number | undefined)[],
): readonly number[] | undefined {
  if (length < recipe.recipeLength) return undefined;
  const fixed = given.map((item) => (item === undefined ? item : recipe.places[item]));
  for (let goods = 0; goods <= (recipe.usesTotals ? length : 0); goods++) {
    const { example } = solveTask({ recipe, length, goods, fixed });
    // Alike ingredients are interchangeable.
    if (example.length > 0) return example.map((item, place) => given[place] ?? item);
  }
  return undefined;
}

/** Like `countWinning`, but stops at the first. */
function anyWinning(recipe: Movers, length: number): boolean {
  for (let goods = 0; goods <= (recipe.usesTotals ? length : 0); goods++) {
    const task = { recipe, length, goods };
    const [from, to] = fillLayers(task);
    for (let index = from; index < to; index++) if (winsAt(task, index)) return true;
  }
  return false;
}

/** Seeds that make an example win; 1 where they do not matter. */
export function winningSeeds(recipe: CompiledRecipe, items: readonly number[]): readonly number[] {
  return finalNumbers(recipe, items).map((number) =>
    number >= 1 && number <= recipe.maxSeeds ? number : 1,
  );
}

/** 4 and 6, and 5 if the recipe has 5. */
function brewableLengths(recipeLength: number): readonly number[] {
  return [4, 5, 6].filter(
    (length) => length >= recipeLength && (length !== 5 || recipeLength === 5),
  );
}

export function isWinnable(recipe: CompiledRecipe): boolean {
  const movers = createMovers(recipe);
  return brewableLengths(recipe.recipeLength).some((length) => anyWinning(movers, length));
}

export interface WinningPotions {
  readonly count: number;
  /** By index; null if none exists. */
  readonly shortest: {
    readonly items: readonly number[];
    readonly seeds: readonly number[];
  } | null;
}

/** Lengths from the recipe's to `maxLength`. */
export function winningPotions(recipe: CompiledRecipe, maxLength: number): WinningPotions {
  const movers = createMovers(recipe);
  let count = 0;
  let shortest: WinningPotions['shortest'] = null;
  for (let length = recipe.recipeLength; length <= maxLength; length++) {
    const found = countWinning(movers, length);
    count += found.count;
    if (found.example.length > 0)
      shortest ??= { items: found.example, seeds: winningSeeds(recipe, found.example) };
  }
  return { count, shortest };
}

/** A shortest brewable potion, for proofs. */
export function brewablePotion(recipe: CompiledRecipe): WinningPotions['shortest'] {
  const movers = createMovers(recipe);
  for (const length of brewableLengths(recipe.recipeLength)) {
    const { example } = countWinning(movers, length);
    if (example.length > 0) return { items: example, seeds: winningSeeds(recipe, example) };
  }
  return null;
}
