// Scan states for the winnability check, packed into one number; movers, the kinds of ingredients that the
// scan can distinguish; and layers of states with the number of ways to each, in a hash table over typed
// arrays that is reused without allocating.

import type { CompiledIngredient, CompiledRecipe } from '../potion/compile.ts';
import { effects, NONE } from '../potion/effects.ts';

/** Fields of a packed state, from the low bits. */
export const PREVIOUS_MASK = 127;
export const COUNTED = 7;
export const COUNTED_MASK = 7 << COUNTED;
export const WAIT = 10;
export const WAIT_MASK = 31 << WAIT;
export const FERTILISED = 1 << 15;
export const GOODS = 16;
export const GOODS_MASK = 15 << GOODS;
/** Four bits each for holders of paired effects in the potion, and for those that were counted. */
export const PRESENT = 20;
export const JUDGED = 24;
export const JUDGED_MASK = 15 << JUDGED;

/** Special values of `previous`; numbers are shifted by NUMBER_SHIFT. */
export const NO_PREVIOUS = 0;
/** A random number of the recipe: only a Teamplayer of 1 can follow it. */
export const SPREAD = 1;
/** Something was wrong: only a reset helps. */
export const WRONG = 2;
/** Cut off after enough right entries; only goods and partners still matter. */
export const CUT = 3;
export const NUMBER_SHIFT = 40;

export interface Mover {
  /** A representative ingredient, and how many are alike. */
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
  /** The pending bits it leaves: those of `waits`, then 1 for a change up, 2 for down. */
  readonly wait: number;
  readonly fertilises: boolean;
  readonly resets: boolean;
  readonly cuts: boolean;
  readonly pairBits: number;
  /** Its number can neither change nor be hidden. */
  readonly simple: boolean;
}

export interface Movers {
  readonly movers: readonly Mover[];
  /** By ingredient: index of its mover. */
  readonly places: readonly number[];
  readonly recipeLength: number;
  readonly maxSeeds: number;
  readonly canReset: boolean;
  /** Does any number depend on the potion's goods and decoys? */
  readonly usesTotals: boolean;
  /** Pair bits of holder and partner, for needed and forbidden pairs. */
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

/** Does nothing; decoys with the same number, or none, are alike. */
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
  // A pair is listed from both sides: the holder's bit and the partner's.
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

const FIRST_CAPACITY = 4096;

export class StateLayers {
  #capacity = FIRST_CAPACITY;
  #states = new Int32Array(FIRST_CAPACITY);
  #fled = new Float64Array(FIRST_CAPACITY);
  #fledCounts = new Uint8Array(FIRST_CAPACITY);
  #counts = new Float64Array(FIRST_CAPACITY);
  #parents = new Int32Array(FIRST_CAPACITY);
  #movers = new Uint8Array(FIRST_CAPACITY);
  /** Hash slots: the state's index, valid if the stamp is the layer's. */
  #slots = new Int32Array(FIRST_CAPACITY * 2);
  #stamps = new Int32Array(FIRST_CAPACITY * 2);
  #stamp = 0;
  #layerStart = 0;
  #size = 0;

  /** Starts with one state, reached in one way. */
  clear(state: number): void {
    this.#size = 1;
    this.#layerStart = 0;
    this.#states[0] = state;
    this.#fled[0] = 0;
    this.#fledCounts[0] = 0;
    this.#counts[0] = 1;
    this.#parents[0] = -1;
  }

  /** Begins the next layer; returns the range of the last one. */
  beginLayer(): readonly [number, number] {
    const last = [this.#layerStart, this.#size] as const;
    this.#layerStart = this.#size;
    this.#stamp++;
    return last;
  }

  stateAt(index: number): number {
    return this.#states[index] as number;
  }
  fledAt(index: number): number {
    return this.#fled[index] as number;
  }
  fledCountAt(index: number): number {
    return this.#fledCounts[index] as number;
  }
  countAt(index: number): number {
    return this.#counts[index] as number;
  }

  /** Adds the ways of state `from`, times the mover's, to a state of the current layer. */
  add(
    state: number,
    fled: number,
    fledCount: number,
    from: number,
    mover: number,
    times: number,
  ): void {
    const ways = (this.#counts[from] as number) * times;
    const mask = this.#slots.length - 1;
    let slot = (Math.imul(state ^ Math.imul(fled | 0, 0x85ebca6b), 0x9e3779b1) >>> 12) & mask;
    while (this.#stamps[slot] === this.#stamp) {
      const index = this.#slots[slot] as number;
      if (this.#states[index] === state && this.#fled[index] === fled) {
        this.#counts[index] = (this.#counts[index] as number) + ways;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.#size === this.#capacity) {
      this.#grow();
      this.add(state, fled, fledCount, from, mover, times);
      return;
    }
    const index = this.#size++;
    this.#stamps[slot] = this.#stamp;
    this.#slots[slot] = index;
    this.#states[index] = state;
    this.#fled[index] = fled;
    this.#fledCounts[index] = fledCount;
    this.#counts[index] = ways;
    this.#parents[index] = from;
    this.#movers[index] = mover;
  }

  /** The movers of one way to a state, first to last. */
  trace(index: number, length: number): readonly number[] {
    const movers: number[] = [];
    let at = index;
    for (let left = length; left > 0; left--) {
      movers.push(this.#movers[at] as number);
      at = this.#parents[at] as number;
    }
    return movers.reverse();
  }

  #grow(): void {
    this.#capacity *= 2;
    const copy = <A extends Int32Array | Uint8Array | Float64Array>(from: A, to: A): A => {
      to.set(from);
      return to;
    };
    this.#states = copy(this.#states, new Int32Array(this.#capacity));
    this.#fled = copy(this.#fled, new Float64Array(this.#capacity));
    this.#fledCounts = copy(this.#fledCounts, new Uint8Array(this.#capacity));
    this.#counts = copy(this.#counts, new Float64Array(this.#capacity));
    this.#parents = copy(this.#parents, new Int32Array(this.#capacity));
    this.#movers = copy(this.#movers, new Uint8Array(this.#capacity));
    this.#slots = new Int32Array(this.#capacity * 2);
    this.#stamps = new Int32Array(this.#capacity * 2);
    const mask = this.#slots.length - 1;
    for (let index = this.#layerStart; index < this.#size; index++) {
      const key =
        (this.#states[index] as number) ^ Math.imul((this.#fled[index] as number) | 0, 0x85ebca6b);
      let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask;
      while (this.#stamps[slot] === this.#stamp) slot = (slot + 1) & mask;
      this.#stamps[slot] = this.#stamp;
      this.#slots[slot] = index;
    }
  }
}
