// Could a recipe have given these answers? Random choices are unknown to the players, so any draw will do.

import { type EffectName, effectIndex } from '../../names/effects.ts';
import type { IngredientName } from '../../names/ingredients.ts';
import { EveryDraw } from '../../potion/chance.ts';
import { type Behaviour, type CompiledRecipe, idle } from '../../potion/compile.ts';
import { DECOY, NO, SILENT, YES } from '../../potion/effects/effect.ts';
import { layPotion } from '../../potion/evaluate.ts';
import { createScratch, scanPotion } from '../../potion/scan.ts';
import type { Message, Trial } from '../../types/potion.ts';

/** A trial with its potion and answer in the scan's own terms. */
export interface IndexedTrial {
  readonly items: readonly number[];
  readonly seeds: readonly number[];
  readonly won: boolean;
  readonly undergrown: number;
  readonly overgrown: number;
  /** Effect and value in one number each, sorted. */
  readonly messages: readonly number[];
  /** How often each loose effect was heard. */
  readonly loose: readonly number[];
}

const VALUE_BASE = 4096;
const VALUE_SHIFT = 1024;
/** Message numbers from here on say which ingredient ran; they stand for no effect. */
export const MARKER = 128;

const messageKey = (effect: number, value: number) => effect * VALUE_BASE + value + VALUE_SHIFT;

function messageValue(message: Message): number {
  if (message.value === undefined) return SILENT;
  if (typeof message.value === 'number') return message.value;
  return { yes: YES, no: NO, decoy: DECOY }[message.value];
}

/** `loose`: effects that are taken out of the messages and matched apart. */
export function indexTrials(
  names: readonly IngredientName[],
  trials: readonly Trial[],
  loose: readonly EffectName[],
): readonly IndexedTrial[] {
  return trials.map(({ entries, result }) => ({
    items: entries.map((entry) => names.indexOf(entry.ingredient)),
    seeds: entries.map((entry) => entry.seeds),
    won: result.won,
    undergrown: result.undergrown,
    overgrown: result.overgrown,
    messages: result.messages
      .filter((message) => !loose.includes(message.effect))
      .map((message) => messageKey(effectIndex(message.effect), messageValue(message)))
      .sort((left, right) => left - right),
    loose: loose.map((name) => result.messages.filter((message) => message.effect === name).length),
  }));
}

const scratch = createScratch();
const draws = new EveryDraw();
const heard = new Int32Array(1024);

/** Sorts the messages of the last scan into `heard`, without markers; answers how many. */
function collect(): number {
  let count = 0;
  for (let index = 0; index < scratch.messages; index++) {
    const effect = scratch.messageEffect[index] as number;
    if (effect >= MARKER) continue;
    const key = messageKey(effect, scratch.messageValue[index] as number);
    let place = count++;
    while (place > 0 && (heard[place - 1] as number) > key) {
      heard[place] = heard[place - 1] as number;
      place--;
    }
    heard[place] = key;
  }
  return count;
}

/** How far the last scan is from the trial: 0 if it could have been it. */
function distance(trial: IndexedTrial): number {
  if (scratch.won || trial.won) return scratch.won === trial.won ? 0 : 4;
  let apart =
    Math.abs(scratch.undergrown - trial.undergrown) + Math.abs(scratch.overgrown - trial.overgrown);
  const count = collect();
  let left = 0;
  let right = 0;
  while (left < count || right < trial.messages.length) {
    const mine = left < count ? (heard[left] as number) : Number.POSITIVE_INFINITY;
    const theirs = trial.messages[right] ?? Number.POSITIVE_INFINITY;
    if (mine !== theirs) apart++;
    if (mine <= theirs) left++;
    if (theirs <= mine) right++;
  }
  return apart;
}

/** The least distance over all draws; stops at 0, and after `most` draws. */
export function trialDistance(recipe: CompiledRecipe, trial: IndexedTrial, most: number): number {
  layPotion(scratch, trial.items, trial.seeds);
  draws.restart();
  let least = Number.POSITIVE_INFINITY;
  let tries = 0;
  do {
    scanPotion(recipe, scratch, draws);
    least = Math.min(least, distance(trial));
    tries++;
  } while (least > 0 && tries < most && draws.advance());
  return least;
}

/** How often each ingredient ran in the last scan, by its markers. Chance never decides who runs. */
export function ranCounts(counts: Int32Array): void {
  counts.fill(0);
  for (let index = 0; index < scratch.messages; index++) {
    const item = (scratch.messageEffect[index] as number) - MARKER;
    if (item >= 0) counts[item] = (counts[item] as number) + 1;
  }
}

/** The same behaviour, and a marker that says that it ran. */
export function marked(acts: Behaviour, item: number): Behaviour {
  return { ...(acts === idle ? { ...idle } : acts), notices: [...acts.notices, MARKER + item] };
}
