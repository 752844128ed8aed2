// Techniques that count within houses: locked candidates, naked and hidden sets, fish. All but the naked sets need houses
// in which a digit must stand. Sets and fish are one question: n masks that have n bits between them.

import { bitCount, lowestDigit } from '../grid/layout.ts';
import { type Board, candidatesAt } from './board.ts';
import { cellsAt, DIGITS, type Houses } from './houses.ts';
import { type FishTechnique, type SetTechnique, type Step, strikesOf } from './step.ts';

export function findLocked(board: Board, houses: Houses): Step | undefined {
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

/**
 * Choices of `size` masks, in order, that have `size` bits between them; the first that `use` makes something of.
 * `chosen` holds indexes.
 */
function findUnion<T>(
  masks: readonly number[],
  size: number,
  use: (chosen: readonly number[], union: number) => T | undefined,
): T | undefined {
  const chosen: number[] = [];
  const search = (start: number, union: number): T | undefined => {
    if (chosen.length === size) return bitCount(union) === size ? use(chosen, union) : undefined;
    for (let index = start; index <= masks.length - size + chosen.length; index++) {
      const next = union | (masks[index] as number);
      if (bitCount(next) > size) continue;
      chosen.push(index);
      const found = search(index + 1, next);
      chosen.pop();
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(0, 0);
}

const nakedNames = { 2: 'nakedPair', 3: 'nakedTriple', 4: 'nakedQuad' } as const;
const hiddenNames = { 2: 'hiddenPair', 3: 'hiddenTriple', 4: 'hiddenQuad' } as const;
const fishNames = { 2: 'xWing', 3: 'swordfish', 4: 'jellyfish' } as const;
export type SetSize = 2 | 3 | 4;

/** Cells that have as few digits between them as there are cells use them up (Hall's theorem). In any house. */
export function findNakedSet(board: Board, size: SetSize): Step | undefined {
  const technique: SetTechnique = nakedNames[size];
  for (const [unit, { cells: members }] of board.layout.units.entries()) {
    let open = 0;
    const small: number[] = [];
    const masks: number[] = [];
    for (const cell of members) {
      const held = candidatesAt(board, cell);
      if (held === 0) continue;
      open++;
      if (bitCount(held) > size) continue;
      small.push(cell);
      masks.push(held);
    }
    if (open <= size || small.length < size) continue;
    const found = findUnion(masks, size, (chosen, digits): Step | undefined => {
      const cells = chosen.map((index) => small[index] as number);
      const others = members.filter((cell) => !cells.includes(cell));
      const gone = strikesOf(board, others, digits);
      return gone.length > 0 ? { technique, unit, cells, digits, gone } : undefined;
    });
    if (found) return found;
  }
  return undefined;
}

/** Digits that have as few places between them as there are digits keep others out. In full houses. */
export function findHiddenSet(board: Board, houses: Houses, size: SetSize): Step | undefined {
  const { layout, places } = houses;
  const technique: SetTechnique = hiddenNames[size];
  for (const unit of houses.full) {
    let missing = 0;
    const rare: number[] = [];
    const masks: number[] = [];
    for (let digit = 1; digit <= layout.maxDigit; digit++) {
      const here = places[unit * DIGITS + digit - 1] as number;
      if (here === 0) continue;
      missing++;
      if (bitCount(here) > size) continue;
      rare.push(digit);
      masks.push(here);
    }
    if (missing <= size || rare.length < size) continue;
    const found = findUnion(masks, size, (chosen, positions): Step | undefined => {
      const digits = chosen.reduce((mask, index) => mask | (1 << ((rare[index] as number) - 1)), 0);
      const cells = cellsAt(layout, unit, positions);
      const gone = strikesOf(board, cells, ~digits);
      return gone.length > 0 ? { technique, unit, cells, digits, gone } : undefined;
    });
    if (found) return found;
  }
  return undefined;
}

/** n full units of one kind whose places for a digit all lie in n units of another kind. */
export function findFish(board: Board, houses: Houses, size: SetSize): Step | undefined {
  const { layout, places, ofKind, lines } = houses;
  const { units, maxDigit } = layout;
  const technique: FishTechnique = fishNames[size];
  const narrow: number[] = [];
  const masks: number[] = [];
  for (let digit = 1; digit <= maxDigit; digit++)
    for (let kind = 0; kind < ofKind.length; kind++)
      for (let slot = 0; slot < ofKind.length; slot++) {
        if (slot === kind) continue;
        narrow.length = 0;
        masks.length = 0;
        for (const base of ofKind[kind] ?? []) {
          const line = lines[base]?.[slot];
          let rest = units[base]?.full ? (places[base * DIGITS + digit - 1] as number) : 0;
          if (!line || (rest & (rest - 1)) === 0) continue;
          let covers = 0;
          for (; rest !== 0; rest &= rest - 1)
            covers |= line[31 - Math.clz32(rest & -rest)] as number;
          if (bitCount(covers) > size) continue;
          narrow.push(base);
          masks.push(covers);
        }
        if (narrow.length < size) continue;
        const found = findUnion(masks, size, (chosen, union): Step | undefined => {
          const count = (unit: number) => bitCount(places[unit * DIGITS + digit - 1] as number);
          // As many places in the covers as in the bases: nothing is outside.
          let outer = 0;
          for (let rest = union; rest !== 0; rest &= rest - 1)
            outer += count(ofKind[slot]?.[lowestDigit(rest) - 1] ?? -1);
          for (const index of chosen) outer -= count(narrow[index] as number);
          if (outer === 0) return undefined;
          const bases = chosen.map((index) => narrow[index] as number);
          const cells = bases.flatMap((base) =>
            cellsAt(layout, base, places[base * DIGITS + digit - 1] as number),
          );
          const covers = bitsOf(union).map((bit) => ofKind[slot]?.[bit] ?? -1);
          const outside = covers.flatMap((cover) =>
            (units[cover]?.cells ?? []).filter((cell) => !cells.includes(cell)),
          );
          const gone = strikesOf(board, outside, 1 << (digit - 1));
          return gone.length > 0 ? { technique, digit, bases, covers, cells, gone } : undefined;
        });
        if (found) return found;
      }
  return undefined;
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowestDigit(rest) - 1);
  return bits;
}
