// Techniques that count within houses: locked candidates, naked and hidden subsets, fish. All but naked subsets need houses
// that hold every digit. Subsets and fish are one question: n masks that have n bits between them.

import { bitCount, digitsOf, lowestDigit } from '../../grid/layout.ts';
import { type CandidateBoard, candidatesAt } from '../candidate-board.ts';
import {
  type FishTechnique,
  type LadderStep,
  type SetTechnique,
  type StepOf,
  strikesOf,
} from '../step.ts';
import { cellsAt, DIGITS, type Houses } from './houses.ts';

// Choices of n masks that have n bits between them. One list serves all searches, because dealing runs thousands of them.

/** More than a house has cells, and more than the houses of one kind that bits can distinguish. */
const MOST_MASKS = 32;
const MOST_CHOSEN = 4;

const masks = new Int32Array(MOST_MASKS);
const owners = new Int32Array(MOST_MASKS);
/** By depth: the chosen mask, and the bits of all before it. */
const chosen = new Int32Array(MOST_CHOSEN);
const before = new Int32Array(MOST_CHOSEN);
let count = 0;
let size = 0;
let depth = -1;

function clearMasks(): void {
  count = 0;
}

/** Adds a mask of at least one bit, and what it belongs to. */
function listMask(mask: number, owner: number): void {
  masks[count] = mask;
  owners[count++] = owner;
}

/** Returns the bits of the first choice of `wanted` masks with that many bits between them, in list order; 0 if none. */
function firstUnion(wanted: number): number {
  if (count < wanted) return 0;
  size = wanted;
  depth = 0;
  chosen[0] = -1;
  before[0] = 0;
  return nextUnion();
}

/** Returns the bits of the next choice; 0 if none. */
function nextUnion(): number {
  while (depth >= 0) {
    const index = (chosen[depth] as number) + 1;
    if (index > count - size + depth) {
      depth--;
      continue;
    }
    chosen[depth] = index;
    const union = (before[depth] as number) | (masks[index] as number);
    const bits = bitCount(union);
    if (bits > size) continue;
    if (depth < size - 1) {
      depth++;
      chosen[depth] = index;
      before[depth] = union;
    } else if (bits === size) return union;
  }
  return 0;
}

/** What a mask of the last choice belongs to. */
const unionOwner = (at: number) => owners[chosen[at] as number] as number;

const unionOwners = (): number[] => Array.from({ length: size }, (_, at) => unionOwner(at));

/** All places of a digit in one full house lie in a second house: the rest of the second loses it. */
export function findLocked(board: CandidateBoard, houses: Houses): LadderStep | undefined {
  const { layout, crossings, places } = houses;
  for (const from of houses.full) {
    for (let digit = 1; digit <= layout.maxDigit; digit++) {
      const here = places[from * DIGITS + digit - 1] as number;
      if (here === 0) continue;
      for (const crossing of crossings[from] ?? []) {
        if ((here & ~crossing.here) !== 0) continue;
        const to = crossing.other;
        const outside = (places[to * DIGITS + digit - 1] as number) & ~crossing.there;
        if (outside === 0) continue;
        const cells = cellsAt(layout, from, here);
        const gone = strikesOf(board, cellsAt(layout, to, outside), 1 << (digit - 1));
        return { technique: 'lockedCandidates', digit, from, to, cells, gone };
      }
    }
  }
  return undefined;
}

const setNames = { 2: 'Pair', 3: 'Triple', 4: 'Quad' } as const;
const fishNames = { 2: 'xWing', 3: 'swordfish', 4: 'jellyfish' } as const;
type SetSize = 2 | 3 | 4;

/** n cells with n digits between them use those up (Hall's theorem). In any house. */
export function findNakedSet(board: CandidateBoard, size: SetSize): LadderStep | undefined {
  const technique: SetTechnique = `naked${setNames[size]}`;
  const { units } = board.layout;
  for (let unit = 0; unit < units.length; unit++) {
    const members = units[unit]?.cells ?? [];
    let open = 0;
    clearMasks();
    for (const cell of members) {
      const held = candidatesAt(board, cell);
      if (held === 0) continue;
      open++;
      if (bitCount(held) <= size) listMask(held, cell);
    }
    if (open <= size) continue;
    for (let digits = firstUnion(size); digits !== 0; digits = nextUnion()) {
      const cells = unionOwners();
      const others = members.filter((cell) => !cells.includes(cell));
      const gone = strikesOf(board, others, digits);
      if (gone.length > 0) return { technique, unit, cells, digits, gone };
    }
  }
  return undefined;
}

/** n digits with n places between them keep others out. In full houses. */
export function findHiddenSet(
  board: CandidateBoard,
  houses: Houses,
  size: SetSize,
): LadderStep | undefined {
  const { layout, places } = houses;
  const technique: SetTechnique = `hidden${setNames[size]}`;
  for (const unit of houses.full) {
    let missing = 0;
    clearMasks();
    for (let digit = 1; digit <= layout.maxDigit; digit++) {
      const here = places[unit * DIGITS + digit - 1] as number;
      if (here === 0) continue;
      missing++;
      if (bitCount(here) <= size) listMask(here, 1 << (digit - 1));
    }
    if (missing <= size) continue;
    for (let positions = firstUnion(size); positions !== 0; positions = nextUnion()) {
      const digits = unionOwners().reduce((mask, digit) => mask | digit, 0);
      const cells = cellsAt(layout, unit, positions);
      const gone = strikesOf(board, cells, ~digits);
      if (gone.length > 0) return { technique, unit, cells, digits, gone };
    }
  }
  return undefined;
}

/** n full units of one kind whose places for a digit all lie in n units of another kind. */
export function findFish(
  board: CandidateBoard,
  houses: Houses,
  size: SetSize,
): LadderStep | undefined {
  const { layout, places, ofKind, lines } = houses;
  const { units, maxDigit } = layout;
  for (let digit = 1; digit <= maxDigit; digit++)
    for (let kind = 0; kind < ofKind.length; kind++)
      for (let slot = 0; slot < ofKind.length; slot++) {
        if (slot === kind) continue;
        clearMasks();
        for (const base of ofKind[kind] ?? []) {
          const line = lines[base]?.[slot];
          let rest = units[base]?.full ? (places[base * DIGITS + digit - 1] as number) : 0;
          if (!line || (rest & (rest - 1)) === 0) continue;
          let covers = 0;
          for (; rest !== 0; rest &= rest - 1)
            covers |= line[31 - Math.clz32(rest & -rest)] as number;
          if (bitCount(covers) <= size) listMask(covers, base);
        }
        for (let union = firstUnion(size); union !== 0; union = nextUnion()) {
          if (!reachesOut(houses, digit, slot, union)) continue;
          const step = fishIn(board, houses, size, {
            digit,
            bases: unionOwners(),
            covers: coversIn(houses, slot, union),
          });
          if (step) return step;
        }
      }
  return undefined;
}

/** Does the digit have more places in the covers of the last choice than in its bases? */
function reachesOut(
  { ofKind, places }: Houses,
  digit: number,
  slot: number,
  union: number,
): boolean {
  const covers = ofKind[slot] as readonly number[];
  let outer = 0;
  let inner = 0;
  let at = 0;
  for (let rest = union; rest !== 0; rest &= rest - 1) {
    const cover = covers[lowestDigit(rest) - 1] as number;
    outer += bitCount(places[cover * DIGITS + digit - 1] as number);
    inner += bitCount(places[unionOwner(at++) * DIGITS + digit - 1] as number);
  }
  return outer > inner;
}

const coversIn = ({ ofKind }: Houses, slot: number, union: number) =>
  digitsOf(union).map((bit) => ofKind[slot]?.[bit - 1] ?? -1);

/** The fish of these bases and covers, if it strikes anything. */
function fishIn(
  board: CandidateBoard,
  { layout, places }: Houses,
  size: SetSize,
  { digit, bases, covers }: Pick<StepOf<FishTechnique>, 'digit' | 'bases' | 'covers'>,
): LadderStep | undefined {
  const technique: FishTechnique = fishNames[size];
  const cells = bases.flatMap((base) =>
    cellsAt(layout, base, places[base * DIGITS + digit - 1] as number),
  );
  const outside = covers.flatMap((cover) =>
    (layout.units[cover]?.cells ?? []).filter((cell) => !cells.includes(cell)),
  );
  const gone = strikesOf(board, outside, 1 << (digit - 1));
  return gone.length > 0 ? { technique, digit, bases, covers, cells, gone } : undefined;
}
