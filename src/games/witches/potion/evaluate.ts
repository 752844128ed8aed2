// Evaluates one potion: scans it and returns the answer as plain data, messages shuffled. Independent of the
// game object, so boards and the library use it directly.

import { effectNames } from '../names.ts';
import type { Message, MessageValue, PotionEntry, PotionResult, Recipe } from '../types/potion.ts';
import { EveryDraw, SeededDraws, SHUFFLE } from './chance.ts';
import { type CompiledRecipe, compile } from './compile.ts';
import { DECOY, NO, SILENT, YES } from './effects.ts';
import { AUTO, createScratch, type Scratch, scanPotion } from './scan.ts';

const scratch = createScratch();
const seededDraws = new SeededDraws();
const everyDraw = new EveryDraw();

const words: Readonly<Record<number, MessageValue>> = {
  [YES]: 'yes',
  [NO]: 'no',
  [DECOY]: 'decoy',
};

/** Word values lie far beyond the numbers; moved together they fit a dense array. */
const WORDS = 4;
const LEAST_NUMBER = -200;
const MADE_VALUES = 800;
/** Packs effect and value into a small number. */
const messagePlace = (effect: number, value: number) =>
  effect * MADE_VALUES + (value >= SILENT ? value - SILENT : value - LEAST_NUMBER + WORDS);

/** Messages made before, by `messagePlace`. There are few, and they are immutable. */
const made = new Array<Message | undefined>(effectNames.length * MADE_VALUES).fill(undefined);

function createMessage(effect: number, value: number): Message {
  const name = effectNames[effect];
  if (name === undefined) throw new RangeError(`no effect has the number ${effect}`);
  return value === SILENT ? { effect: name } : { effect: name, value: words[value] ?? value };
}

// Scratch space of `shuffledMessages`.
const places = new Int32Array(scratch.messageEffect.length);

/** Shuffled by the stream named by seed, potion number and SHUFFLE. */
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

/** Writes a potion to a scratch pad, by ingredient index; AUTO for `auto`. */
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

/** The fast path for many potions of one recipe. */
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

/** The answer as one number, for grouping answers: equal answers have equal codes, different ones almost surely
 * different codes. -1 is a win. */
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
  // A sum, since the order of messages has no meaning.
  for (let index = 0; index < scratch.messages; index++) {
    const effect = scratch.messageEffect[index] as number;
    const place = messagePlace(effect, scratch.messageValue[index] as number) + 1;
    const mixed = Math.imul(place ^ (place >>> 5), 0x9e3779b1);
    code += Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  }
  return code;
}

/** Did the last `answer` or `answerCode` have this message? */
export function lastHad(effect: number): boolean {
  for (let index = 0; index < scratch.messages; index++)
    if (scratch.messageEffect[index] === effect) return true;
  return false;
}

/** The ingredients must be in the recipe. */
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

/** Recipe and entries must have been checked. */
export function evaluate(
  recipe: Recipe,
  entries: readonly PotionEntry[],
  potionNumber: number,
): PotionResult {
  const { items, seeds } = indexEntries(recipe, entries);
  return answer(compile(recipe), items, seeds, potionNumber);
}

/** Does the potion win for every draw of the random effects? */
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

/** Numbers by slot after a scan with perfect seeds; proofs take their seeds from it. */
export function finalNumbers(recipe: CompiledRecipe, items: ArrayLike<number>): readonly number[] {
  layPotion(scratch, items, new Uint8Array(items.length));
  everyDraw.restart();
  scanPotion(recipe, scratch, everyDraw);
  return [...scratch.number.subarray(0, items.length)];
}
