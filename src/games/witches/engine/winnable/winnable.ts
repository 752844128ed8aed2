// Counts the potions that win for certain, without trying them: a dynamic programme over scan states.
// Two beginnings of a potion that leave the scan in the same state have the same winning ends.

import { type CompiledRecipe, WAIT_CLEAN, WAIT_EQUALISE, WAIT_SKIP } from '../../potion/compile.ts';
import { finalNumbers } from '../../potion/evaluate.ts';
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
  WAIT,
  WAIT_MASK,
  WRONG,
} from './mover.ts';
import { StateLayers } from './states.ts';

const DROP = -1;
const FLEE = -2;

/** The longest potions that can be counted; the states of fled cowards would not fit beyond. */
export const MAX_COUNTED_LENGTH = 8;
/** The longest potions that boards can brew. */
export const LONGEST_BREWED = 6;

/** One potion length, and where totals matter one number of goods, at a time. */
interface Frame {
  readonly recipe: Movers;
  readonly length: number;
  readonly goods: number;
  /** By place: the only mover there may be, where that is so. */
  readonly fixed?: readonly (number | undefined)[];
}

/** The number of an entry before a Teamplayer adds to it. */
function ownNumber(frame: Frame, mover: Mover, wait: number, acts: boolean): number {
  let number = mover.number;
  if ((wait & WAIT_EQUALISE) !== 0) number = acts ? mover.effectCount : 0;
  number += (wait & 8) >> 3;
  number -= (wait & 16) >> 4;
  if (acts) {
    if (mover.addsGoods) number += frame.goods;
    if (mover.takesDecoys) number -= frame.length - frame.goods;
  }
  return number;
}

/**
 * Steps 4 to 7 for a numbered entry, with the best seeds: the state's new `previous`, or WRONG.
 * A number drawn by chance has four values or more, and seeds fit one of them at most: it needs a Fertilizer,
 * and what follows a number drawn by chance rises by one only if it is made from it.
 */
function judged(frame: Frame, state: number, mover: Mover, wait: number, acts: boolean): number {
  if (mover.imposter) return WRONG;
  const previous = state & PREVIOUS_MASK;
  let number = ownNumber(frame, mover, wait, acts);
  let spread = acts && (mover.random || (mover.randomOdd && (frame.length & 1) === 1));
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
  const misgrown = spread || number < 1 || number > frame.recipe.maxSeeds;
  if (misgrown && (state & FERTILISED) === 0) return WRONG;
  return (spread ? SPREAD : number + NUMBER_SHIFT) | (misgrown ? 0 : state & FERTILISED);
}

/** One entry of the scan: the next state, DROP if nothing can be won any more, FLEE if a coward runs. */
function step(frame: Frame, state: number, mover: Mover, place: number, fresh: boolean): number {
  if ((state & PREVIOUS_MASK) === CUT) return state;
  const wait = (state & WAIT_MASK) >> WAIT;
  let next = state & ~WAIT_MASK;
  if ((wait & WAIT_SKIP) !== 0) return next;
  const acts = (wait & WAIT_CLEAN) === 0;
  if (mover.flees && acts && fresh && place < frame.length >> 1) return FLEE;
  if (mover.vanishes && acts && (frame.length & 1) === 1) return next;
  if (mover.numbered && (state & PREVIOUS_MASK) !== WRONG) {
    const result = judged(frame, state, mover, wait, acts);
    next &= ~(PREVIOUS_MASK | FERTILISED);
    if (result === WRONG) {
      if (!frame.recipe.canReset) return DROP;
      next = (next & ~(COUNTED_MASK | JUDGED_MASK)) | WRONG;
    } else {
      next |= result;
      if ((next & COUNTED_MASK) >> COUNTED < frame.recipe.recipeLength) next += 1 << COUNTED;
      if (acts) next |= mover.pairBits << JUDGED;
    }
  }
  if (!acts) return next;
  next |= mover.wait << WAIT;
  if (mover.fertilises && (next & PREVIOUS_MASK) !== WRONG) next |= FERTILISED;
  if (mover.resets) next &= ~(PREVIOUS_MASK | COUNTED_MASK | FERTILISED | JUDGED_MASK);
  if (!mover.cuts) return next;
  const enough = (next & COUNTED_MASK) >> COUNTED >= frame.recipe.recipeLength;
  if (!enough) return DROP;
  return (next & ~(PREVIOUS_MASK | WAIT_MASK | FERTILISED)) | CUT;
}

/** What an entry adds to the state by being in the potion at all. */
function entered(frame: Frame, state: number, mover: Mover): number {
  const goods = frame.recipe.usesTotals && mover.good ? 1 << GOODS : 0;
  return (state | (mover.pairBits << PRESENT)) + goods;
}

/** Does the state after the last entry win? */
function wins(frame: Frame, state: number): boolean {
  const { recipe } = frame;
  if ((state & PREVIOUS_MASK) === WRONG) return false;
  if ((state & COUNTED_MASK) >> COUNTED < recipe.recipeLength) return false;
  if (recipe.usesTotals && (state & GOODS_MASK) >> GOODS !== frame.goods) return false;
  for (const [holder, partner] of recipe.needed)
    if ((state & (holder << JUDGED)) !== 0 && (state & (partner << PRESENT)) === 0) return false;
  for (const [holder, partner] of recipe.forbidden)
    if ((state & (holder << JUDGED)) !== 0 && (state & (partner << PRESENT)) !== 0) return false;
  return true;
}

const layers = new StateLayers();

/** Can a state with so many entries left still come to enough counted ones and the right number of goods? */
function hopeful(frame: Frame, state: number, toRun: number, toEnter: number): boolean {
  if (((state & COUNTED_MASK) >> COUNTED) + toRun < frame.recipe.recipeLength) return false;
  if (!frame.recipe.usesTotals) return true;
  const missing = frame.goods - ((state & GOODS_MASK) >> GOODS);
  return missing >= 0 && missing <= toEnter;
}

/** All entries of one place of the potion, from every state before it. */
function advance(frame: Frame, place: number): void {
  const { movers, canReset } = frame.recipe;
  const toEnter = frame.length - 1 - place;
  const only = frame.fixed?.[place];
  const first = only ?? 0;
  const beyond = only === undefined ? movers.length : only + 1;
  const [from, to] = layers.beginLayer();
  for (let index = from; index < to; index++) {
    const state = layers.stateAt(index);
    const fled = layers.fledAt(index);
    const fledCount = layers.fledCountAt(index);
    // what a simple good one must be to be right here; anything where that is not so easy to say
    const previous = state & PREVIOUS_MASK;
    const easy = !canReset && previous > CUT && (state & WAIT_MASK) === 0;
    const wanted = previous - NUMBER_SHIFT + 1;
    for (let number = first; number < beyond; number++) {
      const mover = movers[number] as Mover;
      if (easy && mover.simple && mover.number !== wanted) continue;
      const before = entered(frame, state, mover);
      const next = step(frame, before, mover, place - fledCount, true);
      if (next === DROP) continue;
      const flees = next === FLEE;
      const after = flees ? before : next;
      const toRun = toEnter + fledCount + (flees ? 1 : 0);
      if (!hopeful(frame, after, toRun, toEnter)) continue;
      const fledAfter = flees ? fled * (movers.length + 1) + number + 1 : fled;
      layers.add(after, fledAfter, fledCount + (flees ? 1 : 0), index, number, mover.times);
    }
  }
}

/** Runs those who fled, in the order they did. */
function runFled(frame: Frame, index: number): number {
  const { movers } = frame.recipe;
  const count = layers.fledCountAt(index);
  let state = layers.stateAt(index);
  const base = movers.length + 1;
  for (let left = count - 1; left >= 0; left--) {
    const digit = Math.floor(layers.fledAt(index) / base ** left) % base;
    state = step(frame, state, movers[digit - 1] as Mover, frame.length - 1 - left, false);
    if (state === DROP) return DROP;
  }
  return state;
}

interface FrameResult {
  readonly count: number;
  /** Ingredients of one winning potion; empty if there is none. */
  readonly example: readonly number[];
}

/** Fills the layers; answers where the last one lies, with all ends of potions. */
function fillLayers(frame: Frame): readonly [number, number] {
  layers.clear(NO_PREVIOUS);
  for (let place = 0; place < frame.length; place++) advance(frame, place);
  return layers.beginLayer();
}

function winsAt(frame: Frame, index: number): boolean {
  const state = layers.fledCountAt(index) === 0 ? layers.stateAt(index) : runFled(frame, index);
  return state !== DROP && wins(frame, state);
}

function solveFrame(frame: Frame): FrameResult {
  const [from, to] = fillLayers(frame);
  let count = 0;
  let winner = -1;
  for (let index = from; index < to; index++) {
    if (!winsAt(frame, index)) continue;
    count += layers.countAt(index);
    if (winner < 0) winner = index;
  }
  if (winner < 0) return { count: 0, example: [] };
  const example = layers
    .trace(winner, frame.length)
    .map((number) => frame.recipe.movers[number]?.item ?? 0);
  return { count, example };
}

/** Different sequences of ingredients of this length for which some seeds win for certain. */
export function countWinning(recipe: Movers, length: number): FrameResult {
  if (length < recipe.recipeLength) return { count: 0, example: [] };
  let total: FrameResult = { count: 0, example: [] };
  for (let goods = 0; goods <= (recipe.usesTotals ? length : 0); goods++) {
    const part = solveFrame({ recipe, length, goods });
    total = {
      count: total.count + part.count,
      example: total.example.length > 0 ? total.example : part.example,
    };
  }
  return total;
}

/**
 * Ingredients of a potion of this length that wins for certain with some seeds, where some of its places are given (by
 * ingredient); undefined if there is none.
 */
export function winningExample(
  recipe: Movers,
  length: number,
  given: readonly (number | undefined)[],
): readonly number[] | undefined {
  if (length < recipe.recipeLength) return undefined;
  const fixed = given.map((item) => (item === undefined ? item : recipe.places[item]));
  for (let goods = 0; goods <= (recipe.usesTotals ? length : 0); goods++) {
    const { example } = solveFrame({ recipe, length, goods, fixed });
    // alike ones stand for each other
    if (example.length > 0) return example.map((item, place) => given[place] ?? item);
  }
  return undefined;
}

/** As `countWinning`, for who only wants to know whether there is any. */
function anyWinning(recipe: Movers, length: number): boolean {
  for (let goods = 0; goods <= (recipe.usesTotals ? length : 0); goods++) {
    const frame = { recipe, length, goods };
    const [from, to] = fillLayers(frame);
    for (let index = from; index < to; index++) if (winsAt(frame, index)) return true;
  }
  return false;
}

/** Seeds that make an example win: right where they can be, anything where it does not matter. */
export function winningSeeds(recipe: CompiledRecipe, items: readonly number[]): readonly number[] {
  return finalNumbers(recipe, items).map((number) =>
    number >= 1 && number <= recipe.maxSeeds ? number : 1,
  );
}

/** Lengths of potions that boards can brew: 4 and 6, and 5 where the recipe has 5. */
function brewableLengths(recipeLength: number): readonly number[] {
  return [4, 5, 6].filter(
    (length) => length >= recipeLength && (length !== 5 || recipeLength === 5),
  );
}

/** Is there a potion that boards can brew and that wins for certain? */
export function isWinnable(recipe: CompiledRecipe): boolean {
  const movers = createMovers(recipe);
  return brewableLengths(recipe.recipeLength).some((length) => anyWinning(movers, length));
}

export interface WinningPotions {
  readonly count: number;
  /** Ingredients and seeds of a shortest one, by index; null if there is none. */
  readonly shortest: {
    readonly items: readonly number[];
    readonly seeds: readonly number[];
  } | null;
}

/** All lengths from the recipe's to `maxLength`. */
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

/** A shortest potion that boards can brew, for the proof. */
export function brewablePotion(recipe: CompiledRecipe): WinningPotions['shortest'] {
  const movers = createMovers(recipe);
  for (const length of brewableLengths(recipe.recipeLength)) {
    const { example } = countWinning(movers, length);
    if (example.length > 0) return { items: example, seeds: winningSeeds(recipe, example) };
  }
  return null;
}
