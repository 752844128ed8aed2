// The scan of a potion, in the ten steps of the rules. Allocates nothing: all results are left on the scratch
// pad. Knows effects only through their rows.

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
import { type Draws, MAX_ENTRIES, NONE, type Scan, SILENT } from './effects.ts';

/** Seeds that are exactly right. */
export const AUTO = 0;
const MAX_MESSAGES = 1024;

export interface Scratch extends Scan {
  /** By slot: ingredient and seeds (AUTO allowed). */
  readonly item: Int8Array;
  readonly seeds: Int8Array;
  readonly fled: Uint8Array;
  /** Mask of the ingredients in the potion. */
  present: number;
  counted: number;
  wrong: number;
  /** How many places of `order` the scan reached. */
  scanned: number;
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

export function createScratch(): Scratch {
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
    scanned: 0,
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

/** Resets the pad to the state before the scan. */
function layOut(recipe: CompiledRecipe, scratch: Scratch): void {
  const { length, item, order, number, effectCount, good, taken, fled } = scratch;
  const { ingredients } = recipe;
  let goods = 0;
  let present = 0;
  for (let slot = 0; slot < length; slot++) {
    const which = item[slot] as number;
    const ingredient = ingredients[which] as CompiledIngredient;
    const isGood = ingredient.good ? 1 : 0;
    order[slot] = slot;
    number[slot] = ingredient.number;
    effectCount[slot] = ingredient.acts.effectCount;
    good[slot] = isGood;
    taken[slot] = NONE;
    fled[slot] = 0;
    goods += isGood;
    present |= 1 << which;
  }
  scratch.recipeLength = recipe.recipeLength;
  scratch.goods = goods;
  scratch.decoys = length - goods;
  scratch.present = present;
  scratch.previous = NONE;
}

/** Step 3: moves the entry to the end. */
function flee(scratch: Scratch, place: number, slot: number): void {
  const { order, length } = scratch;
  for (let next = place + 1; next < length; next++) order[next - 1] = order[next] as number;
  order[length - 1] = slot;
  scratch.fled[slot] = 1;
}

/** Scans the potion in `item`, `seeds` and `length`. One large function on purpose: it runs millions of times, and
 * locals keep the counters out of memory. Only what effects read is written back during the scan. */
export function scanPotion(recipe: CompiledRecipe, scratch: Scratch, draws: Draws): void {
  scratch.draws = draws;
  layOut(recipe, scratch);
  const { length, item, seeds, order, number, messageEffect, messageValue, present } = scratch;
  const { ingredients, recipeLength } = recipe;
  const isOdd = length % 2 === 1;
  const half = length >> 1;
  let counted = 0;
  let wrong = 0;
  let undergrown = 0;
  let overgrown = 0;
  let messages = 0;
  let waits = 0;
  let change = 0;
  let fertilised = false;
  let previous = NONE;
  let place = 0;
  while (place < length) {
    const slot = order[place] as number;
    // step 1: skipped
    if ((waits & WAIT_SKIP) !== 0) {
      waits = 0;
      change = 0;
      place++;
      continue;
    }
    const ingredient = ingredients[item[slot] as number] as CompiledIngredient;
    let acts = ingredient.acts;
    // step 2: cleaned
    if ((waits & WAIT_CLEAN) !== 0) {
      acts = idle;
      scratch.effectCount[slot] = 0;
    }
    const active = acts !== idle;
    // step 3: flees; a message without a value equals a silent report
    if (active && acts.flees >= 0 && place < half && scratch.fled[slot] === 0) {
      messageEffect[messages] = acts.flees;
      messageValue[messages++] = SILENT;
      flee(scratch, place, slot);
      continue;
    }
    place++;
    // step 4: pending effects change the number
    let own = ingredient.number;
    const numbered = own !== NONE;
    if (numbered) {
      if ((waits & WAIT_EQUALISE) !== 0) own = acts.effectCount;
      own += change;
      number[slot] = own;
    }
    waits = 0;
    change = 0;
    // step 5: vanishes
    if (active && acts.vanishes && isOdd) {
      number[slot] = NONE;
      scratch.effectCount[slot] = 1;
      messageEffect[messages] = ODD;
      messageValue[messages++] = SILENT;
      continue;
    }
    if (numbered) {
      // step 6: own number
      const changes = acts.own;
      for (let index = 0; active && index < changes.length; index++) {
        const effect = changes[index] as Behaviour['own'][number];
        if (effect.oddOnly && !isOdd) continue;
        own = effect.run(scratch, slot, effect.stream);
        number[slot] = own;
        if (effect.silent) continue;
        messageEffect[messages] = effect.stream;
        messageValue[messages++] = SILENT;
      }
      // step 7: judged; a pending Fertilizer saves a misgrown entry
      let isWrong =
        (previous !== NONE && own !== previous + 1) ||
        ingredient.imposter ||
        (active && ((acts.needed & ~present) | (acts.forbidden & present)) !== 0);
      const grown = seeds[slot] as number;
      if (grown !== AUTO && grown !== own) {
        if (fertilised) fertilised = false;
        else {
          isWrong = true;
          if (grown < own) undergrown++;
          else overgrown++;
        }
      }
      if (isWrong) wrong++;
      counted++;
    }
    // step 8: reports, based on the previous number
    if (active) {
      const { reports, notices } = acts;
      for (let index = 0; index < reports.length; index++) {
        const effect = reports[index] as Behaviour['reports'][number];
        messageEffect[messages] = effect.stream;
        messageValue[messages++] = effect.run(scratch, slot, effect.stream);
      }
      // step 9: notices, and effects on the next entry
      for (let index = 0; index < notices.length; index++) {
        messageEffect[messages] = notices[index] as number;
        messageValue[messages++] = SILENT;
      }
      waits = acts.waits;
      change = acts.change;
      if (acts.fertilises) fertilised = true;
    }
    if (numbered) {
      previous = own;
      scratch.previous = own;
    }
    if (!active) continue;
    // step 10: forgets all counts and messages; only its own notice, and that of a Cutoff with it, remains
    if (acts.resets) {
      previous = NONE;
      scratch.previous = NONE;
      counted = 0;
      wrong = 0;
      undergrown = 0;
      overgrown = 0;
      fertilised = false;
      messages = 0;
      for (const effect of acts.endings) {
        messageEffect[messages] = effect;
        messageValue[messages++] = SILENT;
      }
    }
    if (acts.cuts) break;
  }
  scratch.scanned = place;
  scratch.undergrown = undergrown;
  scratch.overgrown = overgrown;
  scratch.messages = messages;
  scratch.won = counted >= recipeLength && wrong === 0;
}
