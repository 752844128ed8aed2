// One potion, one answer: the scan's findings as plain data, messages in shuffled order.
// Independent of the game object, so that boards and the solo game can use it as it is.

import { effectNames } from '../names/effects.ts';
import type { Message, MessageValue, PotionEntry, PotionResult, Recipe } from '../types/potion.ts';
import { EveryDraw, SeededDraws, SHUFFLE } from './chance.ts';
import { type CompiledRecipe, compile } from './compile.ts';
import { DECOY, NO, SILENT, YES } from './effects/effect.ts';
import { AUTO, createScratch, type Scratch, scanPotion } from './scan.ts';

const scratch = createScratch();
const seededDraws = new SeededDraws();
const everyDraw = new EveryDraw();

const words: Readonly<Record<number, MessageValue>> = {
  [YES]: 'yes',
  [NO]: 'no',
  [DECOY]: 'decoy',
};

/** Words lie far beyond the numbers; together they fit into a short dense list. */
const WORDS = 4;
const LEAST_NUMBER = -200;
const MADE_VALUES = 800;
/** Effect and value in one small number. */
const messagePlace = (effect: number, value: number) =>
  effect * MADE_VALUES + (value >= SILENT ? value - SILENT : value - LEAST_NUMBER + WORDS);

/** Messages that were made before, by place: there are few, and nobody changes them. */
const made = new Array<Message | undefined>(effectNames.length * MADE_VALUES).fill(undefined);

function createMessage(effect: number, value: number): Message {
  const name = effectNames[effect];
  if (name === undefined) throw new RangeError(`no effect has the number ${effect}`);
  return value === SILENT ? { effect: name } : { effect: name, value: words[value] ?? value };
}

// Scratch space of `shuffledMessages`.
const places = new Int32Array(scratch.messageEffect.length);

/** The scan's messages in the order of the stream named by seed, potion number and the shuffle. */
function shuffledMessages(scanned: Scratch): readonly Message[] {
  const { messages: count, messageEffect, messageValue } = scanned;
  for (let index = 0; index < count; index++) {
    const effect = messageEffect[index] as number;
    const value = messageValue[index] as number;
    const place = messagePlace(effect, value);
    if (made[place] === undefined) made[place] = createMessage(effect, value);
    places[index] = place;
  }
  for (let last = count - 1; last > 0; last--) {
    const other =
      last === count - 1 ? seededDraws.below(last + 1, 0, SHUFFLE) : seededDraws.next(last + 1);
    const held = places[last] as number;
    places[last] = places[other] as number;
    places[other] = held;
  }
  const messages: Message[] = new Array(count);
  for (let index = 0; index < count; index++)
    messages[index] = made[places[index] as number] as Message;
  return messages;
}

/** Lays a potion on a scratch pad by ingredient indexes; AUTO stands for `auto`. */
export function layPotion(
  scanned: Scratch,
  items: ArrayLike<number>,
  seeds: ArrayLike<number>,
): void {
  scanned.length = items.length;
  for (let slot = 0; slot < items.length; slot++) {
    scanned.item[slot] = items[slot] as number;
    scanned.seeds[slot] = seeds[slot] as number;
  }
}

/** The answer to a potion of a compiled recipe: the fast way for many potions of one recipe. */
export function answer(
  recipe: CompiledRecipe,
  items: ArrayLike<number>,
  seeds: ArrayLike<number>,
  potionNumber: number,
): PotionResult {
  layPotion(scratch, items, seeds);
  seededDraws.select(recipe, potionNumber);
  scanPotion(recipe, scratch, seededDraws);
  if (scratch.won) return { won: true, undergrown: 0, overgrown: 0, messages: [] };
  return {
    won: false,
    undergrown: scratch.undergrown,
    overgrown: scratch.overgrown,
    messages: shuffledMessages(scratch),
  };
}

const CODE_SHIFT = 2 ** 40;

/**
 * The answer as one number, for those who only sort answers: the same ones have the same, different ones almost surely not.
 * -1 is a win.
 */
export function answerCode(
  recipe: CompiledRecipe,
  items: ArrayLike<number>,
  seeds: ArrayLike<number>,
  potionNumber: number,
): number {
  layPotion(scratch, items, seeds);
  seededDraws.select(recipe, potionNumber);
  scanPotion(recipe, scratch, seededDraws);
  if (scratch.won) return -1;
  let code = (scratch.undergrown * 16 + scratch.overgrown) * CODE_SHIFT;
  // a sum, so that the order of messages means nothing
  for (let index = 0; index < scratch.messages; index++) {
    const effect = scratch.messageEffect[index] as number;
    const place = messagePlace(effect, scratch.messageValue[index] as number) + 1;
    const mixed = Math.imul(place ^ (place >>> 5), 0x9e3779b1);
    code += Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  }
  return code;
}

/** Did the last answer, or its code, have this message? */
export function lastHad(effect: number): boolean {
  for (let index = 0; index < scratch.messages; index++)
    if (scratch.messageEffect[index] === effect) return true;
  return false;
}

/** Entries as indexes and seeds; an ingredient that is not in the recipe is the caller's mistake. */
export function indexEntries(
  recipe: Pick<Recipe, 'ingredients'>,
  entries: readonly PotionEntry[],
): { readonly items: number[]; readonly seeds: number[] } {
  const items = entries.map((entry) =>
    recipe.ingredients.findIndex((ingredient) => ingredient.name === entry.ingredient),
  );
  const seeds = entries.map((entry) => (entry.seeds === 'auto' ? AUTO : entry.seeds));
  return { items, seeds };
}

/** The answer to a potion. The recipe and the entries must have been checked. */
export function evaluate(
  recipe: Recipe,
  entries: readonly PotionEntry[],
  potionNumber: number,
): PotionResult {
  const { items, seeds } = indexEntries(recipe, entries);
  return answer(compile(recipe), items, seeds, potionNumber);
}

/** Does the potion win whatever the random effects draw? */
export function winsForCertain(
  recipe: CompiledRecipe,
  items: ArrayLike<number>,
  seeds: ArrayLike<number>,
): boolean {
  layPotion(scratch, items, seeds);
  everyDraw.restart();
  do {
    scanPotion(recipe, scratch, everyDraw);
    if (!scratch.won) return false;
  } while (everyDraw.advance());
  return true;
}

/** The numbers at the end of a scan in which everything was grown right, by slot; for the seeds of a proof. */
export function finalNumbers(recipe: CompiledRecipe, items: ArrayLike<number>): readonly number[] {
  layPotion(scratch, items, new Uint8Array(items.length));
  everyDraw.restart();
  scanPotion(recipe, scratch, everyDraw);
  return [...scratch.number.subarray(0, items.length)];
}
