// All effects as one table of rows. The scan applies the rows step by step and knows no effect by name.

import { type Category, type EffectName, type EffectOf, effectNames } from '../names.ts';

export const NONE = -99;
/** Message values that are not plain numbers. */
export const SILENT = 1000;
export const YES = 1001;
export const NO = 1002;
export const DECOY = 1003;

export const MAX_ENTRIES = 12;

/** A potion in the middle of a scan. Arrays are by slot, the place as entered. */
export interface Scan {
  length: number;
  recipeLength: number;
  /** Slots in scan order; changes when a Coward flees. */
  readonly order: Int8Array;
  /** NONE for entries without a number. */
  readonly number: Int16Array;
  readonly effectCount: Int8Array;
  readonly good: Uint8Array;
  /** The random number drawn by Even; NONE if it drew none. */
  readonly taken: Int16Array;
  goods: number;
  decoys: number;
  /** The number of the last counted entry since the start or the last reset. */
  previous: number;
  draws: Draws;
}

/** A source of random choices: `below` returns 0 <= x < bound for this slot and stream. */
export interface Draws {
  below(bound: number, slot: number, stream: number): number;
}

/** Step 8: a number, or one of SILENT, YES, NO, DECOY. */
export type Report = (scan: Scan, slot: number, stream: number) => number;

/** Step 9: effects on later entries. */
interface Leaves {
  readonly change?: 1 | -1;
  readonly equalise?: true;
  readonly clean?: true;
  readonly skip?: true;
  readonly fertilise?: true;
}

export interface Effect {
  /** How much it complicates the puzzle, 0 to 4; used for ratings. */
  readonly load: number;
  /** Step 3: flees to the end. Step 5: vanishes if the potion's length is odd. */
  readonly early?: 'flees' | 'vanishes';
  /** Step 6: the new own number. Effects run in table order. */
  readonly own?: (scan: Scan, slot: number, stream: number) => number;
  /** Step 6 runs only at odd lengths. */
  readonly oddOnly?: true;
  /** What step 6 does to the number, for solvers that do not run it. */
  readonly ownKind?: 'random' | 'addPrevious' | 'addGoods' | 'takeDecoys';
  /** Step 7: the partner must be in the potion, or must not be. */
  readonly partner?: 'needed' | 'forbidden';
  readonly report?: Report;
  readonly leaves?: Leaves;
  /** Step 10. */
  readonly ends?: 'reset' | 'cut';
}

/** The rows of one category. An effect that only announces its name has just a load. */
type EffectRows<C extends Category> = Readonly<Record<EffectOf<C>, Effect>>;

const cauldronEffects: EffectRows<'ChangeCauldron'> = {
  Cutoff: { load: 3, ends: 'cut' },
  Spicy: { load: 2, leaves: { change: 1 } },
  Refreshing: { load: 2, leaves: { change: -1 } },
  Enthusiastic: { load: 3, leaves: { skip: true } },
  Cleaner: { load: 2, leaves: { clean: true } },
  Fertilizer: { load: 2, leaves: { fertilise: true } },
};

const numberedSlots = (scan: Scan): number => {
  let count = 0;
  for (let slot = 0; slot < scan.length; slot++) if (scan.number[slot] !== NONE) count++;
  return count;
};

const detective: Report = (scan, slot, stream) => {
  const count = numberedSlots(scan);
  if (count === 0) return SILENT;
  let left = scan.draws.below(count, slot, stream);
  for (let other = 0; other < scan.length; other++)
    if (scan.number[other] !== NONE && left-- === 0) return scan.number[other] ?? SILENT;
  return SILENT;
};

const liar: Report = (scan, slot, stream) => {
  let present = 0;
  let free = scan.recipeLength;
  for (let other = 0; other < scan.length; other++) {
    const number = scan.number[other] ?? NONE;
    if (number < 1 || number > scan.recipeLength || (present & (1 << number)) !== 0) continue;
    present |= 1 << number;
    free--;
  }
  if (free === 0) return SILENT;
  let left = scan.draws.below(free, slot, stream);
  for (let number = 1; number <= scan.recipeLength; number++)
    if ((present & (1 << number)) === 0 && left-- === 0) return number;
  return SILENT;
};

const inspector: Report = (scan) => {
  let count = 0;
  for (let slot = 0; slot < scan.length; slot++) if ((scan.effectCount[slot] ?? 0) > 0) count++;
  return count;
};

const general: Report = (scan) => {
  let count = 0;
  for (let slot = 0; slot < scan.length; slot++) count += scan.effectCount[slot] ?? 0;
  return count;
};

/** Counts pairs of consecutive numbered entries that rise by exactly one, and the others. */
function pairs(scan: Scan): { rising: number; other: number } {
  let rising = 0;
  let other = 0;
  let before = NONE;
  for (let place = 0; place < scan.length; place++) {
    const number = scan.number[scan.order[place] ?? 0] ?? NONE;
    if (number === NONE) continue;
    if (before !== NONE) {
      if (number === before + 1) rising++;
      else other++;
    }
    before = number;
  }
  return { rising, other };
}

const calculator: Report = (scan) => {
  let sum = 0;
  for (let slot = 0; slot < scan.length; slot++) {
    const number = scan.number[slot] ?? NONE;
    if (number !== NONE) sum += number;
  }
  return sum;
};

const revealer: Report = (scan) => scan.decoys;
const blessing: Report = (scan) => scan.goods;

const hugger: Report = (scan, slot) => {
  const number = scan.number[slot] ?? NONE;
  if (number === NONE || scan.previous === NONE) return NO;
  return Math.abs(number - scan.previous) <= 1 ? YES : NO;
};

const scientist: Report = (scan) => {
  for (let slot = 0; slot < scan.length; slot++) if ((scan.effectCount[slot] ?? 0) >= 2) return YES;
  return NO;
};

/** The reports a Joker chooses from, in drawing order. */
const jokerReports: readonly Report[] = [
  liar,
  detective,
  general,
  inspector,
  calculator,
  revealer,
  blessing,
  hugger,
];

/** Choice and report use separate streams, otherwise the choice would determine the reported number. */
const SECOND_STREAM = 64;

const joker: Report = (scan, slot, stream) => {
  const report = jokerReports[scan.draws.below(jokerReports.length, slot, stream)];
  return report ? report(scan, slot, stream + SECOND_STREAM) : SILENT;
};

const investigativeEffects: EffectRows<'Investigative'> = {
  Detective: { load: 1, report: detective },
  Liar: { load: 1, report: liar },
  Inspector: { load: 1, report: inspector },
  General: { load: 1, report: general },
  Optimist: { load: 1, report: (scan) => pairs(scan).rising },
  Pessimist: { load: 1, report: (scan) => pairs(scan).other },
  Calculator: { load: 1, report: calculator },
  Revealer: { load: 1, report: revealer },
  Blessing: { load: 1, report: blessing },
  Hugger: { load: 1, report: hugger },
  Scientist: { load: 1, report: scientist },
  Crowdy: { load: 0, report: (scan) => (scan.length >= 4 ? YES : SILENT) },
  Brothers: { load: 2, partner: 'needed' },
  Enemies: { load: 2, partner: 'forbidden' },
  Imposter: { load: 1 },
  Joker: { load: 2, report: joker },
};

const playerEffects: EffectRows<'ChangePlayers'> = {
  Poison: { load: 1 },
  'Green Fingers': { load: 0 },
  Piggyback: { load: 0 },
  Allergies: { load: 1 },
  Distracted: { load: 1 },
  Genius: { load: 0 },
  Sharer: { load: 1 },
  Minimalist: { load: 1 },
  Copycat: { load: 0 },
};

const fieldEffects: EffectRows<'ChangeField'> = {
  Drizzle: { load: 0 },
  Frost: { load: 1 },
  Bramble: { load: 1 },
  Gate: { load: 0 },
  Fence: { load: 1 },
  Seedling: { load: 0 },
};

const numberOf = (scan: Scan, slot: number) => scan.number[slot] ?? NONE;
const randomNumber = (scan: Scan, slot: number, stream: number) =>
  1 + scan.draws.below(scan.recipeLength, slot, stream);

/** At even lengths its number, or that it is a decoy; at odd lengths the random number it drew, if any. */
function evenReport(scan: Scan, slot: number): number {
  if (scan.length % 2 === 0) return scan.good[slot] === 1 ? numberOf(scan, slot) : DECOY;
  const taken = scan.taken[slot] ?? NONE;
  return taken === NONE ? SILENT : taken;
}

function takeNumber(scan: Scan, slot: number, stream: number): number {
  const number = randomNumber(scan, slot, stream);
  scan.taken[slot] = number;
  return number;
}

/** Distance between its number and its place as entered, from 1. */
function analyzer(scan: Scan, slot: number): number {
  const number = numberOf(scan, slot);
  return number === NONE ? SILENT : Math.abs(number - (slot + 1));
}

const complexEffects: EffectRows<'Complex'> = {
  Resetter: { load: 4, ends: 'reset' },
  Equalizer: { load: 3, leaves: { equalise: true } },
  Random: { load: 3, own: randomNumber, ownKind: 'random' },
  Even: { load: 2, own: takeNumber, oddOnly: true, ownKind: 'random', report: evenReport },
  Teamplayer: {
    load: 3,
    own: (scan, slot) => numberOf(scan, slot) + (scan.previous === NONE ? 0 : scan.previous),
    ownKind: 'addPrevious',
  },
  Blender: { load: 3, own: (scan, slot) => numberOf(scan, slot) + scan.goods, ownKind: 'addGoods' },
  Downer: {
    load: 3,
    own: (scan, slot) => numberOf(scan, slot) - scan.decoys,
    ownKind: 'takeDecoys',
  },
  Analyzer: { load: 2, report: analyzer },
  Odd: { load: 2, early: 'vanishes' },
  Coward: { load: 3, early: 'flees' },
  Student: { load: 0 },
  Spreader: { load: 0 },
};

const rows: Readonly<Record<EffectName, Effect>> = {
  ...cauldronEffects,
  ...investigativeEffects,
  ...playerEffects,
  ...fieldEffects,
  ...complexEffects,
};

/** By place in `effectNames`, which is also the number of the random stream. */
export const effects: readonly Effect[] = effectNames.map((name) => rows[name]);
