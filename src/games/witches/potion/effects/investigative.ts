// Investigative: effects that report on the potion as it stands and change nothing (Brothers and Enemies judge).

import { type EffectRows, NO, NONE, type Report, type Scan, SILENT, YES } from './effect.ts';

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

/** Pairs of consecutive numbered entries that rise by exactly one, and those that do not. */
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

/** What a Joker may tell, in the order it draws from. */
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

/** The choice and what is told come from two streams, or a Joker's number would follow from its choice. */
const SECOND_STREAM = 64;

const joker: Report = (scan, slot, stream) => {
  const report = jokerReports[scan.draws.below(jokerReports.length, slot, stream)];
  return report ? report(scan, slot, stream + SECOND_STREAM) : SILENT;
};

export const investigativeEffects: EffectRows<'Investigative'> = {
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
