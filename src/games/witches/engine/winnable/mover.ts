// The winnability check's view of a recipe: for each kind of ingredient that the scan can tell apart,
// what it does to a scan state; and the states themselves, packed into one number.

import type { CompiledIngredient, CompiledRecipe } from '../../potion/compile.ts';
import { NONE } from '../../potion/effects/effect.ts';
import { effects } from '../../potion/effects/index.ts';

/** Fields of a packed state, from the low end. */
export const PREVIOUS_MASK = 127;
export const COUNTED = 7;
export const COUNTED_MASK = 7 << COUNTED;
export const WAIT = 10;
export const WAIT_MASK = 31 << WAIT;
export const FERTILISED = 1 << 15;
export const GOODS = 16;
export const GOODS_MASK = 15 << GOODS;
/** Four bits for the holders of paired effects that are in the potion, four for those that were counted. */
export const PRESENT = 20;
export const JUDGED = 24;
export const JUDGED_MASK = 15 << JUDGED;

/** Values of `previous` that are no number; numbers are shifted by NUMBER_SHIFT. */
export const NO_PREVIOUS = 0;
/** Any of the recipe's numbers, by chance: only a Teamplayer of 1 can follow it. */
export const SPREAD = 1;
/** Something was wrong: only a reset helps. */
export const WRONG = 2;
/** Cut off after enough right entries: what follows is only looked at for goods and partners. */
export const CUT = 3;
export const NUMBER_SHIFT = 40;

export interface Mover {
  /** One ingredient of this kind, and how many there are. */
  readonly item: number;
  times: number;
  readonly numbered: boolean;
  readonly number: number;
  readonly imposter: boolean;
  readonly good: boolean;
  readonly effectCount: number;
  readonly flees: boolean;
  readonly vanishes: boolean;
  readonly random: boolean;
  readonly randomOdd: boolean;
  readonly addsPrevious: boolean;
  readonly addsGoods: boolean;
  readonly takesDecoys: boolean;
  /** The waiting field that it leaves behind: bits of `waits`, then 1 for a change up, 2 for one down. */
  readonly wait: number;
  readonly fertilises: boolean;
  readonly resets: boolean;
  readonly cuts: boolean;
  readonly pairBits: number;
  /** A number, and nothing that could change or hide it. */
  readonly simple: boolean;
}

export interface Movers {
  readonly movers: readonly Mover[];
  /** By ingredient: its place among the movers. */
  readonly places: readonly number[];
  readonly recipeLength: number;
  readonly maxSeeds: number;
  readonly canReset: boolean;
  /** Does any number depend on the potion's goods and decoys? */
  readonly usesTotals: boolean;
  /** Pair bits of holders and of their partners: needed pairs, forbidden pairs. */
  readonly needed: readonly (readonly [number, number])[];
  readonly forbidden: readonly (readonly [number, number])[];
}

const CHANGE_UP = 8;
const CHANGE_DOWN = 16;

function createMover(ingredient: CompiledIngredient, item: number, pairBits: number): Mover {
  const { acts } = ingredient;
  const numbered = ingredient.number !== NONE;
  const owning = numbered && acts.own.length > 0;
  const owns = (kind: string, oddOnly: boolean) =>
    owning &&
    acts.own.some(
      (effect) => effects[effect.stream]?.ownKind === kind && effect.oddOnly === oddOnly,
    );
  const change = acts.change > 0 ? CHANGE_UP : acts.change < 0 ? CHANGE_DOWN : 0;
  return {
    item,
    times: 1,
    numbered,
    number: ingredient.number,
    imposter: ingredient.imposter,
    good: ingredient.good,
    effectCount: acts.effectCount,
    flees: acts.flees >= 0,
    vanishes: acts.vanishes,
    random: owns('random', false),
    randomOdd: owns('random', true),
    addsPrevious: owns('addPrevious', false),
    addsGoods: owns('addGoods', false),
    takesDecoys: owns('takeDecoys', false),
    wait: acts.waits | change,
    fertilises: acts.fertilises,
    resets: acts.resets,
    cuts: acts.cuts,
    pairBits,
    simple: numbered && !owning && acts.flees < 0 && !acts.vanishes,
  };
}

/** A decoy that does nothing but stand there: those with the same number, or none, are all alike. */
function isPlainDecoy(mover: Mover): boolean {
  if (mover.good || mover.flees || mover.fertilises || mover.resets || mover.cuts) return false;
  if (mover.wait !== 0 || mover.pairBits !== 0) return false;
  return !mover.numbered || mover.effectCount === (mover.imposter ? 1 : 0);
}

function findAlike(movers: readonly Mover[], mover: Mover): Mover | undefined {
  for (const other of movers)
    if (other.number === mover.number && other.imposter === mover.imposter && isPlainDecoy(other))
      return other;
  return undefined;
}

export function createMovers(recipe: CompiledRecipe): Movers {
  const movers: Mover[] = [];
  const places: number[] = [];
  const needed: (readonly [number, number])[] = [];
  const forbidden: (readonly [number, number])[] = [];
  const bits = new Array<number>(recipe.ingredients.length).fill(0);
  let nextBit = 1;
  const pairs = recipe.ingredients.some((one) => (one.acts.needed | one.acts.forbidden) !== 0);
  // a pair is listed from both sides: holder's bit, partner's bit
  for (const [item, ingredient] of pairs ? recipe.ingredients.entries() : []) {
    const { needed: need, forbidden: forbid } = ingredient.acts;
    if ((need | forbid) === 0) continue;
    for (const [list, mask] of [[needed, need] as const, [forbidden, forbid] as const]) {
      if (mask === 0) continue;
      const partner = 31 - Math.clz32(mask);
      for (const holder of [item, partner])
        if (bits[holder] === 0) {
          bits[holder] = nextBit;
          nextBit <<= 1;
        }
      list.push([bits[item] ?? 0, bits[partner] ?? 0]);
    }
  }
  const { ingredients } = recipe;
  for (let item = 0; item < ingredients.length; item++) {
    const mover = createMover(ingredients[item] as CompiledIngredient, item, bits[item] ?? 0);
    const alike = isPlainDecoy(mover) ? findAlike(movers, mover) : undefined;
    places.push(alike ? movers.indexOf(alike) : movers.length);
    if (alike) alike.times++;
    else movers.push(mover);
  }
  return {
    movers,
    places,
    recipeLength: recipe.recipeLength,
    maxSeeds: recipe.maxSeeds,
    canReset: movers.some((mover) => mover.resets),
    usesTotals: movers.some((mover) => mover.addsGoods || mover.takesDecoys),
    needed,
    forbidden,
  };
}
