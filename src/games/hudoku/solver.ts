// The fast solver: bitmask candidates over a compiled layout, nothing allocated while it runs.
// It counts and finds; it does not explain (see ladder.ts) and knows nothing of 9x9.
//
// A guess copies the frame to the next one in memory; the second branch goes on in the first frame itself.
// Hidden singles come from a once/twice OR over full units that changed. The propagation is one long function
// on purpose: its arrays stay in local variables, and placing a digit needs no call.

import type { Rng } from '../../core/rng.ts';
import type { Layout } from './layout.ts';
import { compileTables } from './tables.ts';

/** The search met its cap on guesses before it knew. */
export const UNKNOWN = -1;

export interface Solver {
  /**
   * Solutions that fit `givens` (by cell, 0 open), counted up to `limit`; UNKNOWN after more than `cap` guesses.
   * `solution` then holds the last one found.
   */
  count(givens: ArrayLike<number>, limit: number, cap: number): number;
  /** A random filled grid in `solution`: 1 found, 0 there is none, UNKNOWN after more than `cap` guesses. */
  fill(rng: Rng, cap: number): number;
  readonly solution: Int32Array;
  /** Guesses of the last call. */
  readonly guesses: number;
}

export function createSolver(layout: Layout): Solver {
  const { cells } = layout;
  const tables = compileTables(layout);
  const { words, unitCount, unitWords, unitsMask, peerPlane, unitPlane } = tables;
  const { PLANES, OPEN, PLACED, LEFT, SIZE, irregular } = tables;
  /** One frame a depth, one after the other. */
  const memory = new Int32Array(SIZE * (layout.fillable.length + 2));
  const queue = new Int32Array(cells + 1);
  const solution = new Int32Array(cells);
  /** Digits as they were last placed; failed branches write here too. */
  const values = new Int32Array(cells);
  const common = new Int32Array(words);
  const pairs = new Int32Array(words);
  /** Units that changed since they were looked through: the first 32, and the others. */
  let changed = 0;
  const changedMore = new Int32Array(unitWords);
  /** Cells in `queue` that have one candidate left and are to be placed. */
  let queued = 0;
  let found = 0;
  let limit = 0;
  let cap = 0;
  let guesses = 0;
  /** Set by `choose` where a digit has two places in a unit: the digit and the second place. */
  let sharedBit = 0;
  let sharedCell = 0;
  let chance: Rng | undefined;

  /** Naked and hidden singles to the end; false on a contradiction. Takes over `queue` and the changed units. */
  function propagate(base: number): boolean {
    const frame = memory;
    const waiting = queue;
    const digitsAt = values;
    const peers = peerPlane;
    const masks = unitsMask;
    const more = changedMore;
    const { unitStart, unitCells, unitDigits, unitsOfStart, unitsOf } = tables;
    const width = words;
    const wide = unitWords;
    const open = base + OPEN;
    const planes = base + PLANES;
    const placed = base + PLACED;
    let left = frame[base + LEFT] as number;
    let dirty = changed;
    let length = queued;
    for (;;) {
      while (length > 0) {
        const cell = waiting[--length] as number;
        const bit = frame[base + cell] as number;
        if (bit === 0) continue;
        const digit = 31 - Math.clz32(bit);
        frame[base + cell] = 0;
        digitsAt[cell] = digit + 1;
        left--;
        const openAt = open + (cell >> 5);
        frame[openAt] = (frame[openAt] as number) & ~(1 << (cell & 31));
        const last = unitsOfStart[cell + 1] as number;
        for (let at = unitsOfStart[cell] as number; at < last; at++) {
          const placedAt = placed + (unitsOf[at] as number);
          frame[placedAt] = (frame[placedAt] as number) | bit;
        }
        dirty |= masks[cell * wide] as number;
        for (let word = 1; word < wide; word++)
          more[word] = (more[word] as number) | (masks[cell * wide + word] as number);
        const plane = planes + digit * width;
        const seen = cell * width;
        for (let word = 0; word < width; word++) {
          const held = frame[plane + word] as number;
          let hits = held & (peers[seen + word] as number) & (frame[open + word] as number);
          if (hits === 0) continue;
          frame[plane + word] = held & ~hits;
          const first = (word << 5) + 31;
          do {
            const low = hits & -hits;
            hits ^= low;
            const peer = first - Math.clz32(low);
            const before = frame[base + peer] as number;
            const kept = before & ~bit;
            // Cells that wait in the queue have given up their other digits, but not yet in the planes.
            if (kept === before) continue;
            frame[base + peer] = kept;
            if ((kept & (kept - 1)) === 0) {
              if (kept === 0) return false;
              waiting[length++] = peer;
            }
            dirty |= masks[peer * wide] as number;
            for (let part = 1; part < wide; part++)
              more[part] = (more[part] as number) | (masks[peer * wide + part] as number);
          } while (hits !== 0);
        }
      }
      if (left === 0) break;
      let unit = -1;
      if (dirty !== 0) {
        const low = dirty & -dirty;
        dirty ^= low;
        unit = 31 - Math.clz32(low);
      } else {
        for (let word = 1; word < wide && unit < 0; word++) {
          const marked = more[word] as number;
          if (marked === 0) continue;
          const low = marked & -marked;
          more[word] = marked ^ low;
          unit = (word << 5) + 31 - Math.clz32(low);
        }
        if (unit < 0) break;
      }
      let once = 0;
      let twice = 0;
      const start = unitStart[unit] as number;
      const end = unitStart[unit + 1] as number;
      for (let at = start; at < end; at++) {
        const held = frame[base + (unitCells[at] as number)] as number;
        twice |= once & held;
        once |= held;
      }
      if ((once | (frame[placed + unit] as number)) !== (unitDigits[unit] as number)) return false;
      let hidden = once & ~twice;
      for (let at = start; hidden !== 0; at++) {
        const cell = unitCells[at] as number;
        const bit = (frame[base + cell] as number) & hidden;
        if (bit === 0) continue;
        if ((bit & (bit - 1)) !== 0) return false;
        hidden ^= bit;
        frame[base + cell] = bit;
        waiting[length++] = cell;
      }
    }
    frame[base + LEFT] = left;
    changed = 0;
    queued = 0;
    return true;
  }

  /** Takes one candidate away; false where nothing is left. */
  function strike(base: number, cell: number, digit: number): boolean {
    const at = base + PLANES + digit * words + (cell >> 5);
    memory[at] = (memory[at] as number) & ~(1 << (cell & 31));
    const kept = (memory[base + cell] as number) & ~(1 << digit);
    memory[base + cell] = kept;
    if ((kept & (kept - 1)) === 0) {
      if (kept === 0) return false;
      queue[queued++] = cell;
    }
    changed |= unitsMask[cell * unitWords] as number;
    for (let word = 1; word < unitWords; word++)
      changedMore[word] =
        (changedMore[word] as number) | (unitsMask[cell * unitWords + word] as number);
    return true;
  }

  /** Where all places of a digit in a full unit see a cell, the digit goes there; false on a contradiction. */
  function lockCandidates(base: number): boolean {
    const frame = memory;
    const open = base + OPEN;
    for (let unit = 0; unit < unitCount; unit++) {
      let digits = (tables.unitDigits[unit] as number) & ~(frame[base + PLACED + unit] as number);
      const mask = unit * words;
      while (digits !== 0) {
        const digit = 31 - Math.clz32(digits);
        digits ^= 1 << digit;
        const plane = base + PLANES + digit * words;
        for (let word = 0; word < words; word++) common[word] = -1;
        let places = 0;
        for (let word = 0; word < words && places <= MOST_LOCKED; word++) {
          let here =
            (frame[plane + word] as number) &
            (unitPlane[mask + word] as number) &
            (frame[open + word] as number);
          while (here !== 0) {
            const low = here & -here;
            here ^= low;
            if (++places > MOST_LOCKED) break;
            const peers = ((word << 5) + 31 - Math.clz32(low)) * words;
            for (let part = 0; part < words; part++)
              common[part] = (common[part] as number) & (peerPlane[peers + part] as number);
          }
        }
        if (places > MOST_LOCKED) continue;
        if (places === 0) return false;
        for (let word = 0; word < words; word++) {
          let gone =
            (common[word] as number) &
            (frame[plane + word] as number) &
            (frame[open + word] as number);
          while (gone !== 0) {
            const low = gone & -gone;
            gone ^= low;
            if (!strike(base, (word << 5) + 31 - Math.clz32(low), digit)) return false;
          }
        }
      }
    }
    return true;
  }

  function settle(base: number): boolean {
    if (!propagate(base)) return false;
    if (!irregular || memory[base + LEFT] === 0) return true;
    // One pass: a second one costs more than the guesses that it saves.
    return lockCandidates(base) && propagate(base);
  }

  /** Cells with exactly two candidates, in `pairs`. */
  function findPairs(base: number): boolean {
    let any = 0;
    for (let word = 0; word < words; word++) {
      let once = 0;
      let twice = 0;
      let more = 0;
      for (let at = base + PLANES + word; at < base + OPEN; at += words) {
        const held = memory[at] as number;
        more |= twice & held;
        twice |= once & held;
        once |= held;
      }
      const two = twice & ~more & (memory[base + OPEN + word] as number);
      pairs[word] = two;
      any |= two;
    }
    return any !== 0;
  }

  /** The pair whose digits are candidates of most peers; peers that are pairs themselves count more. */
  function choosePair(base: number): number {
    const frame = memory;
    let chosen = -1;
    let most = -1;
    for (let word = 0; word < words; word++) {
      let rest = pairs[word] as number;
      while (rest !== 0) {
        const low = rest & -rest;
        rest ^= low;
        const cell = (word << 5) + 31 - Math.clz32(low);
        const held = frame[base + cell] as number;
        const first = base + PLANES + (31 - Math.clz32(held)) * words;
        const second = base + PLANES + (31 - Math.clz32(held & -held)) * words;
        let weight = 0;
        for (let part = 0; part < words; part++) {
          const seen =
            (peerPlane[cell * words + part] as number) & (frame[base + OPEN + part] as number);
          const one = (frame[first + part] as number) & seen;
          const two = (frame[second + part] as number) & seen;
          weight += countBits(one, two) + 4 * countBits((one | two) & (pairs[part] as number), 0);
        }
        if (weight > most) {
          most = weight;
          chosen = cell;
        }
      }
    }
    return chosen;
  }

  /** A digit with two places in a unit: the first is answered, the second is in `sharedCell`; -1 where there is none. */
  function chooseShared(base: number): number {
    const { unitStart, unitCells } = tables;
    for (let unit = 0; unit < unitCount; unit++) {
      let once = 0;
      let twice = 0;
      let more = 0;
      const end = unitStart[unit + 1] as number;
      for (let at = unitStart[unit] as number; at < end; at++) {
        const held = memory[base + (unitCells[at] as number)] as number;
        more |= twice & held;
        twice |= once & held;
        once |= held;
      }
      const two = twice & ~more;
      if (two === 0) continue;
      sharedBit = two & -two;
      let first = -1;
      for (let at = unitStart[unit] as number; ; at++) {
        const cell = unitCells[at] as number;
        if (((memory[base + cell] as number) & sharedBit) === 0) continue;
        if (first < 0) first = cell;
        else {
          sharedCell = cell;
          return first;
        }
      }
    }
    return -1;
  }

  function chooseFewest(base: number): number {
    let chosen = -1;
    let fewest = 99;
    for (let cell = 0; cell < cells; cell++) {
      const held = memory[base + cell] as number;
      if (held === 0) continue;
      const count = countBits(held, 0);
      if (count < fewest) {
        fewest = count;
        chosen = cell;
      }
    }
    return chosen;
  }

  /** The frame with a digit placed and all that follows. */
  function assume(base: number, cell: number, bit: number): boolean {
    memory[base + cell] = bit;
    changed = 0;
    for (let word = 1; word < unitWords; word++) changedMore[word] = 0;
    queue[0] = cell;
    queued = 1;
    return settle(base);
  }

  /** The frame without a candidate of a cell that has several. */
  function exclude(base: number, cell: number, bit: number): boolean {
    changed = 0;
    for (let word = 1; word < unitWords; word++) changedMore[word] = 0;
    queued = 0;
    return strike(base, cell, 31 - Math.clz32(bit)) && settle(base);
  }

  function search(base: number): void {
    const next = base + SIZE;
    while (memory[base + LEFT] !== 0) {
      sharedBit = 0;
      let cell = findPairs(base) ? choosePair(base) : chooseShared(base);
      if (cell < 0) cell = chooseFewest(base);
      const shared = sharedBit;
      const other = sharedCell;
      const held = memory[base + cell] as number;
      const bit = shared !== 0 ? shared : chance ? chanceBit(held, chance) : held & -held;
      for (let at = base; at < next; at++) memory[at + SIZE] = memory[at] as number;
      if (++guesses > cap) {
        found = UNKNOWN;
        return;
      }
      if (assume(next, cell, bit)) {
        search(next);
        if (found < 0 || found >= limit) return;
      }
      if (++guesses > cap) {
        found = UNKNOWN;
        return;
      }
      if (!(shared !== 0 ? assume(base, other, shared) : exclude(base, cell, bit))) return;
    }
    found++;
    solution.set(values);
  }

  function begin(newLimit: number, newCap: number, rng: Rng | undefined): void {
    for (let at = 0; at < SIZE; at++) memory[at] = tables.blank[at] as number;
    changedMore.fill(-1);
    if (unitCount & 31) changedMore[unitWords - 1] = (1 << (unitCount & 31)) - 1;
    changed = unitCount === 0 ? 0 : (changedMore[0] as number);
    queued = 0;
    found = 0;
    limit = newLimit;
    cap = newCap;
    guesses = 0;
    chance = rng;
  }

  return {
    solution,
    get guesses() {
      return guesses;
    },
    count(givens, newLimit, newCap) {
      begin(newLimit, newCap, undefined);
      for (let cell = 0; cell < cells; cell++) {
        const digit = givens[cell] as number;
        if (digit === 0) continue;
        const bit = 1 << (digit - 1);
        if (((memory[cell] as number) & bit) === 0) return 0;
        memory[cell] = bit;
        queue[queued++] = cell;
      }
      if (settle(0)) search(0);
      return found;
    },
    fill(rng, newCap) {
      begin(1, newCap, rng);
      if (settle(0)) search(0);
      return found;
    },
  };
}

/** Locked candidates look at digits with at most this many places left in a unit. */
const MOST_LOCKED = 3;

function chanceBit(digits: number, rng: Rng): number {
  let rest = digits;
  for (let skip = rng.below(countBits(digits, 0)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

const solvers = new WeakMap<Layout, Solver>();

/** One solver a layout: its arrays are used again and again. */
export function solverOf(layout: Layout): Solver {
  const known = solvers.get(layout);
  if (known) return known;
  const solver = createSolver(layout);
  solvers.set(layout, solver);
  return solver;
}

/** The bits of both masks together. */
function countBits(left: number, right: number): number {
  const one = left - ((left >>> 1) & 0x55555555);
  const two = right - ((right >>> 1) & 0x55555555);
  const sum =
    (one & 0x33333333) +
    ((one >>> 2) & 0x33333333) +
    (two & 0x33333333) +
    ((two >>> 2) & 0x33333333);
  return Math.imul((sum & 0x0f0f0f0f) + ((sum >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
}
