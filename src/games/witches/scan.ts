// The scan of a potion, in the ten steps of the rules. Allocates nothing: it works on one scratch table
// and leaves what it found there. It knows effects only by what their rows do.

import {
  type Behaviour,
  type CompiledIngredient,
  type CompiledRecipe,
  idle,
  ODD,
  WAIT_CLEAN,
  WAIT_EQUALISE,
  WAIT_SKIP,
} from './compile.ts';
import { type Draws, MAX_ENTRIES, NONE, type Scan, SILENT } from './effects/effect.ts';

/** In place of a number of seeds: exactly right. */
export const AUTO = 0;
const MAX_MESSAGES = 1024;

export interface Table extends Scan {
  /** By slot: which ingredient, how many seeds (AUTO allowed). */
  readonly item: Int8Array;
  readonly seeds: Int8Array;
  /** Has the entry fled already? */
  readonly fled: Uint8Array;
  /** Mask of the ingredients in the potion. */
  present: number;
  counted: number;
  wrong: number;
  undergrown: number;
  overgrown: number;
  fertilised: boolean;
  waits: number;
  change: number;
  won: boolean;
  messages: number;
  readonly messageEffect: Uint8Array;
  readonly messageValue: Int16Array;
}

const noDraws: Draws = { below: () => 0 };

export function createTable(): Table {
  return {
    length: 0,
    recipeLength: 0,
    order: new Int8Array(MAX_ENTRIES),
    number: new Int16Array(MAX_ENTRIES),
    effectCount: new Int8Array(MAX_ENTRIES),
    good: new Uint8Array(MAX_ENTRIES),
    taken: new Int16Array(MAX_ENTRIES),
    goods: 0,
    decoys: 0,
    previous: NONE,
    draws: noDraws,
    item: new Int8Array(MAX_ENTRIES),
    seeds: new Int8Array(MAX_ENTRIES),
    fled: new Uint8Array(MAX_ENTRIES),
    present: 0,
    counted: 0,
    wrong: 0,
    undergrown: 0,
    overgrown: 0,
    fertilised: false,
    waits: 0,
    change: 0,
    won: false,
    messages: 0,
    messageEffect: new Uint8Array(MAX_MESSAGES),
    messageValue: new Int16Array(MAX_MESSAGES),
  };
}

/** A message without a value, and a report that stays silent, read the same. */
function say(table: Table, effect: number, value: number): void {
  table.messageEffect[table.messages] = effect;
  table.messageValue[table.messages] = value;
  table.messages++;
}

function layOut(recipe: CompiledRecipe, table: Table): void {
  table.recipeLength = recipe.recipeLength;
  let goods = 0;
  let present = 0;
  for (let slot = 0; slot < table.length; slot++) {
    const item = table.item[slot] as number;
    const ingredient = recipe.ingredients[item] as CompiledIngredient;
    table.order[slot] = slot;
    table.number[slot] = ingredient.number;
    table.effectCount[slot] = ingredient.acts.effectCount;
    table.good[slot] = ingredient.good ? 1 : 0;
    table.taken[slot] = NONE;
    table.fled[slot] = 0;
    if (ingredient.good) goods++;
    present |= 1 << item;
  }
  table.goods = goods;
  table.decoys = table.length - goods;
  table.present = present;
  table.previous = NONE;
  table.counted = 0;
  table.wrong = 0;
  table.undergrown = 0;
  table.overgrown = 0;
  table.fertilised = false;
  table.waits = 0;
  table.change = 0;
  table.messages = 0;
}

/** Step 3: to the end, and the others move up. */
function flee(table: Table, place: number, slot: number): void {
  table.order.copyWithin(place, place + 1, table.length);
  table.order[table.length - 1] = slot;
  table.fled[slot] = 1;
}

/** Step 6. */
function changeOwnNumber(table: Table, slot: number, acts: Behaviour): void {
  for (const effect of acts.own) {
    if (effect.oddOnly && table.length % 2 === 0) continue;
    table.number[slot] = effect.run(table, slot, effect.stream);
    if (!effect.silent) say(table, effect.stream, SILENT);
  }
}

/** Is the entry misgrown, after a waiting Fertilizer had its say? */
function misgrown(table: Table, slot: number, number: number): boolean {
  const seeds = table.seeds[slot] as number;
  if (seeds === AUTO || seeds === number) return false;
  if (table.fertilised) {
    table.fertilised = false;
    return false;
  }
  if (seeds < number) table.undergrown++;
  else table.overgrown++;
  return true;
}

/** Step 7. */
function judge(table: Table, slot: number, ingredient: CompiledIngredient, acts: Behaviour): void {
  const number = table.number[slot] as number;
  const disordered = table.previous !== NONE && number !== table.previous + 1;
  const partnerWrong =
    (acts.needed & ~table.present) !== 0 || (acts.forbidden & table.present) !== 0;
  if (misgrown(table, slot, number) || disordered || ingredient.imposter || partnerWrong)
    table.wrong++;
  table.counted++;
}

/** Steps 4 to 10 of one entry. True: the scan ends here. */
function run(table: Table, slot: number, ingredient: CompiledIngredient, acts: Behaviour): boolean {
  const numbered = ingredient.number !== NONE;
  if (numbered) {
    const equalised = (table.waits & WAIT_EQUALISE) !== 0;
    table.number[slot] = (equalised ? acts.effectCount : ingredient.number) + table.change;
  }
  table.waits = 0;
  table.change = 0;
  if (acts === idle) {
    if (numbered) {
      judge(table, slot, ingredient, acts);
      table.previous = table.number[slot] as number;
    }
    return false;
  }
  if (acts.vanishes && table.length % 2 === 1) {
    table.number[slot] = NONE;
    table.effectCount[slot] = 1;
    say(table, ODD, SILENT);
    return false;
  }
  if (numbered) {
    changeOwnNumber(table, slot, acts);
    judge(table, slot, ingredient, acts);
  }
  for (const effect of acts.reports)
    say(table, effect.stream, effect.run(table, slot, effect.stream));
  if (numbered) table.previous = table.number[slot] as number;
  for (const effect of acts.notices) say(table, effect, SILENT);
  table.waits = acts.waits;
  table.change = acts.change;
  if (acts.fertilises) table.fertilised = true;
  if (acts.resets) reset(table, acts);
  return acts.cuts;
}

/** Step 10: forgets all that was counted and said; only its own notice, and that of a Cutoff with it, remains. */
function reset(table: Table, acts: Behaviour): void {
  table.previous = NONE;
  table.counted = 0;
  table.wrong = 0;
  table.undergrown = 0;
  table.overgrown = 0;
  table.fertilised = false;
  table.messages = 0;
  for (const effect of acts.endings) say(table, effect, SILENT);
}

/** Scans the potion that `item`, `seeds` and `length` hold. */
export function scanPotion(recipe: CompiledRecipe, table: Table, draws: Draws): void {
  table.draws = draws;
  layOut(recipe, table);
  const half = table.length >> 1;
  let place = 0;
  while (place < table.length) {
    const slot = table.order[place] as number;
    const ingredient = recipe.ingredients[table.item[slot] as number] as CompiledIngredient;
    if ((table.waits & WAIT_SKIP) !== 0) {
      table.waits = 0;
      table.change = 0;
      place++;
      continue;
    }
    let acts = ingredient.acts;
    if ((table.waits & WAIT_CLEAN) !== 0) {
      acts = idle;
      table.effectCount[slot] = 0;
    }
    if (acts.flees >= 0 && place < half && table.fled[slot] === 0) {
      say(table, acts.flees, SILENT);
      flee(table, place, slot);
      continue;
    }
    place++;
    if (run(table, slot, ingredient, acts)) break;
  }
  table.won = table.counted >= recipe.recipeLength && table.wrong === 0;
}
