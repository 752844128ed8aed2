// Complex: effects that bend the scan itself. Those that change their own number stand in the order they run.

import { DECOY, type EffectRows, NONE, type Scan, SILENT } from './effect.ts';

const numberOf = (scan: Scan, slot: number) => scan.number[slot] ?? NONE;
const randomNumber = (scan: Scan, slot: number, stream: number) =>
  1 + scan.draws.below(scan.recipeLength, slot, stream);

/** At even lengths its number or that it is a decoy; at odd ones the random number it took, if it took one. */
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

/** Distance between its number and its place as entered, counted from 1. */
function analyzer(scan: Scan, slot: number): number {
  const number = numberOf(scan, slot);
  return number === NONE ? SILENT : Math.abs(number - (slot + 1));
}

export const complexEffects: EffectRows<'Complex'> = {
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
