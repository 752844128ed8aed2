// What in a trial can matter once its effects are placed: which entries are judged and remembered, what is added to their
// numbers, and what is told that looks at roles. The scan itself is asked, with stand-ins that say where it came to.

import { type EffectName, effectNames } from '../../names/effects.ts';
import { EveryDraw } from '../../potion/chance.ts';
import { type Behaviour, type CompiledIngredient, idle } from '../../potion/compile.ts';
import { effects } from '../../potion/effects/index.ts';
import { layPotion } from '../../potion/evaluate.ts';
import { AUTO, createScratch, scanPotion } from '../../potion/scan.ts';
import type { IndexedTrial } from './match.ts';

/** Kinds of changes to the own number, as bits. */
export const DRAWS = 1;
export const ADDS_PREVIOUS = 2;
export const ADDS_GOODS = 4;
export const TAKES_DECOYS = 8;
const KINDS = {
  random: DRAWS,
  addPrevious: ADDS_PREVIOUS,
  addGoods: ADDS_GOODS,
  takeDecoys: TAKES_DECOYS,
} as const;

/** One entry of the potion, as it is judged. */
export interface Judged {
  /** False: passed over, cut off or forgotten; whatever is wrong with it does not count. */
  readonly counts: boolean;
  /** Added to its number; or the number that it is judged by in place of its own, and as an imposter. */
  readonly shift: number;
  readonly given: readonly [number, number] | null;
  /** Bits of the kinds of changes that it makes to its own number after that. */
  readonly own: number;
  /** Its place in the scan: who flees comes later than entered. */
  readonly place: number;
}

export interface Outline {
  /** By slot. */
  readonly slots: readonly Judged[];
  /** Reports that were made and not forgotten, of those who have the effect. */
  readonly told: readonly { readonly name: EffectName; readonly slot: number }[];
}

const scratch = createScratch();
const draws = new EveryDraw();
/** Numbers so far apart that no change makes one the other; beyond them those that say what changes them. */
const [FIRST, SECOND, CHANGED] = [30, 60, 1024];
/** More seeds than any number. */
const MANY = 100;

const plain = (acts: Behaviour): Behaviour =>
  acts === idle ? idle : { ...acts, own: [], reports: [], fertilises: false };

/** Its reports say where they were made, and its number by which kinds it was changed. */
function watched(acts: Behaviour): Behaviour {
  if (acts === idle) return idle;
  return {
    ...acts,
    own: acts.own.map((one) => {
      const kind = KINDS[effects[one.stream]?.ownKind ?? 'random'];
      return { ...one, run: (scan, slot) => Math.max(CHANGED, scan.number[slot] ?? 0) | kind };
    }),
    reports: acts.reports
      .filter(({ stream }) => stream < effectNames.length)
      .map(({ stream }) => ({ stream, run: (_scan, slot) => slot })),
  };
}

/** By ingredient: what it does, and as an imposter. */
export function outlineOf(
  trial: IndexedTrial,
  acts: readonly Behaviour[],
  imposterActs: readonly Behaviour[],
  recipeLength: number,
): Outline {
  const scan = (number: number, does: readonly Behaviour[]) => {
    const ingredients = does.map(
      (one): CompiledIngredient => ({ number, good: false, imposter: false, acts: one }),
    );
    draws.restart();
    scanPotion({ recipeLength, maxSeeds: 0, ingredients, seedLow: 0, seedHigh: 0 }, scratch, draws);
  };
  const numbers = () => trial.items.map((_, slot) => scratch.number[slot] ?? 0);
  const simple = acts.map(plain);
  const counts = trial.items.map((_, slot) => {
    const seeds = trial.items.map((_item, other) => (other === slot ? MANY : AUTO));
    layPotion(scratch, trial.items, seeds);
    scan(FIRST, simple);
    return scratch.overgrown > 0;
  });
  const first = numbers();
  scan(SECOND, simple);
  const second = numbers();
  scan(FIRST, imposterActs.map(plain));
  const imposters = numbers();
  scan(FIRST, acts.map(watched));
  const changed = numbers();
  const places = trial.items.map((_, slot) => scratch.order.indexOf(slot));
  const slots = trial.items.map((_, slot): Judged => {
    const number = first[slot] ?? 0;
    const own = changed[slot] ?? 0;
    return {
      counts: counts[slot] === true,
      shift: number - FIRST,
      // who says the same whatever its number was is equalised
      given: number === second[slot] ? [number, imposters[slot] ?? 0] : null,
      own: own >= CHANGED ? own - CHANGED : 0,
      place: places[slot] ?? 0,
    };
  });
  const told: Outline['told'][number][] = [];
  for (let index = 0; index < scratch.messages; index++) {
    const stream = scratch.messageEffect[index] as number;
    const name = effectNames[stream];
    if (name && effects[stream]?.report)
      told.push({ name, slot: scratch.messageValue[index] as number });
  }
  return { slots, told };
}
