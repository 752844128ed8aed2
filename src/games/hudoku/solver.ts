// The fast solver: bitmask candidates over a compiled layout, nothing allocated while it runs.
// It counts and finds; it does not explain (see ladder.ts) and knows nothing of 9x9.
//
// One frame holds candidates by cell, open cells, one bit-plane of cells by digit and the digits placed by unit;
// guessing copies the frame. Hidden singles come from a once/twice OR over full units that changed.

import type { Rng } from '../../core/rng.ts';
import type { Layout } from './layout.ts';

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
  const { cells, maxDigit } = layout;
  const words = (cells + 31) >> 5;
  const fullUnits = layout.units.filter((unit) => unit.full);
  const unitCount = fullUnits.length;
  const dirtyWords = Math.max(1, (unitCount + 31) >> 5);

  const unitStart = new Int32Array(unitCount + 1);
  const unitDigits = new Int32Array(unitCount);
  const members: number[] = [];
  const cellUnits: number[][] = Array.from({ length: cells }, () => []);
  for (const [index, unit] of fullUnits.entries()) {
    unitDigits[index] = unit.digits;
    members.push(...unit.cells);
    unitStart[index + 1] = members.length;
    for (const cell of unit.cells) cellUnits[cell]?.push(index);
  }
  const unitCells = Int32Array.from(members);
  /** At most three full units a cell: its row, its column, its region. */
  const unitsOfStart = new Int32Array(cells + 1);
  for (let cell = 0; cell < cells; cell++)
    unitsOfStart[cell + 1] = (unitsOfStart[cell] ?? 0) + (cellUnits[cell]?.length ?? 0);
  const unitsOf = Int32Array.from(cellUnits.flat());
  const dirtyOf = new Int32Array(cells * dirtyWords);
  for (const [cell, list] of cellUnits.entries())
    for (const unit of list) {
      const at = cell * dirtyWords + (unit >> 5);
      dirtyOf[at] = (dirtyOf[at] ?? 0) | (1 << (unit & 31));
    }
  const peerMask = new Int32Array(cells * words);
  for (const [cell, list] of layout.peers.entries())
    for (const peer of list) {
      const at = cell * words + (peer >> 5);
      peerMask[at] = (peerMask[at] ?? 0) | (1 << (peer & 31));
    }
  const unitMask = new Int32Array(unitCount * words);
  for (const [index, unit] of fullUnits.entries())
    for (const cell of unit.cells) {
      const at = index * words + (cell >> 5);
      unitMask[at] = (unitMask[at] ?? 0) | (1 << (cell & 31));
    }
  /** Where a region is not a box of whole stretches, locked candidates save most guesses. */
  const irregular = hasIrregularRegions(layout);

  // The frame: candidates, planes, open cells, placed digits.
  const PLANE = cells;
  const OPEN = PLANE + maxDigit * words;
  const PLACED = OPEN + words;
  const SIZE = PLACED + unitCount;
  const frame = new Int32Array(SIZE);
  const blank = new Int32Array(SIZE);
  for (const cell of layout.fillable) {
    blank[cell] = layout.domain[cell] ?? 0;
    const bit = 1 << (cell & 31);
    const at = cell >> 5;
    for (let digit = 0; digit < maxDigit; digit++)
      if (((blank[cell] ?? 0) >> digit) & 1)
        blank[PLANE + digit * words + at] = (blank[PLANE + digit * words + at] ?? 0) | bit;
    blank[OPEN + at] = (blank[OPEN + at] ?? 0) | bit;
  }
  const stack = new Int32Array(SIZE * (layout.fillable.length + 1));
  const dirty = new Int32Array(dirtyWords);
  const queue = new Int32Array(cells * 4 + 8);
  const solution = new Int32Array(cells);
  /** Digits as they were last placed; failed branches write here too. */
  const values = new Int32Array(cells);
  const fillableCount = layout.fillable.length;
  let queued = 0;
  let left = 0;
  let found = 0;
  let limit = 0;
  let cap = 0;
  let guesses = 0;
  let sharedBit = 0;
  let sharedCell = 0;
  let chance: Rng | undefined;

  /** Places one digit; false where a peer is left with nothing. */
  function place(cell: number, bit: number): boolean {
    const digit = 31 - Math.clz32(bit);
    frame[cell] = 0;
    values[cell] = digit + 1;
    left--;
    const openAt = OPEN + (cell >> 5);
    frame[openAt] = (frame[openAt] as number) & ~(1 << (cell & 31));
    const unitEnd = unitsOfStart[cell + 1] as number;
    for (let at = unitsOfStart[cell] as number; at < unitEnd; at++) {
      const placedAt = PLACED + (unitsOf[at] as number);
      frame[placedAt] = (frame[placedAt] as number) | bit;
    }
    for (let word = 0; word < dirtyWords; word++)
      dirty[word] = (dirty[word] as number) | (dirtyOf[cell * dirtyWords + word] as number);
    const plane = PLANE + digit * words;
    const peers = cell * words;
    for (let word = 0; word < words; word++) {
      const held = frame[plane + word] as number;
      let hits = held & (peerMask[peers + word] as number) & (frame[OPEN + word] as number);
      if (hits === 0) continue;
      frame[plane + word] = held & ~hits;
      const base = word << 5;
      while (hits !== 0) {
        const low = hits & -hits;
        hits ^= low;
        const peer = base + 31 - Math.clz32(low);
        const kept = (frame[peer] as number) & ~bit;
        frame[peer] = kept;
        if ((kept & (kept - 1)) === 0) {
          if (kept === 0) return false;
          queue[queued++] = peer;
        }
        if (dirtyWords === 1) dirty[0] = (dirty[0] as number) | (dirtyOf[peer] as number);
        else
          for (let part = 0; part < dirtyWords; part++)
            dirty[part] = (dirty[part] as number) | (dirtyOf[peer * dirtyWords + part] as number);
      }
    }
    return true;
  }

  /** Takes one candidate away; false where nothing is left. */
  function strike(cell: number, digit: number): boolean {
    const at = PLANE + digit * words + (cell >> 5);
    frame[at] = (frame[at] as number) & ~(1 << (cell & 31));
    const kept = (frame[cell] as number) & ~(1 << digit);
    frame[cell] = kept;
    if ((kept & (kept - 1)) === 0) {
      if (kept === 0) return false;
      queue[queued++] = cell;
    }
    for (let word = 0; word < dirtyWords; word++)
      dirty[word] = (dirty[word] as number) | (dirtyOf[cell * dirtyWords + word] as number);
    return true;
  }

  /** Naked and hidden singles to the end; false on a contradiction. */
  function propagate(): boolean {
    for (;;) {
      while (queued > 0) {
        const cell = queue[--queued] as number;
        const bit = frame[cell] as number;
        if (bit !== 0 && !place(cell, bit)) return false;
      }
      if (left === 0) return true;
      let unit = -1;
      for (let word = 0; word < dirtyWords; word++) {
        const marked = dirty[word] as number;
        if (marked !== 0) {
          const low = marked & -marked;
          dirty[word] = marked ^ low;
          unit = (word << 5) + 31 - Math.clz32(low);
          break;
        }
      }
      if (unit < 0) return true;
      let once = 0;
      let twice = 0;
      const start = unitStart[unit] as number;
      const end = unitStart[unit + 1] as number;
      for (let at = start; at < end; at++) {
        const held = frame[unitCells[at] as number] as number;
        twice |= once & held;
        once |= held;
      }
      if ((once | (frame[PLACED + unit] as number)) !== unitDigits[unit]) return false;
      let hidden = once & ~twice;
      for (let at = start; hidden !== 0 && at < end; at++) {
        const cell = unitCells[at] as number;
        const bit = (frame[cell] as number) & hidden;
        if (bit === 0) continue;
        if ((bit & (bit - 1)) !== 0) return false;
        hidden ^= bit;
        if (!place(cell, bit)) return false;
      }
    }
  }

  /** Where all places of a digit in a full unit see a cell, the digit goes there. 1 changed, 0 not, -1 contradiction. */
  function lockCandidates(): number {
    let changed = 0;
    for (let unit = 0; unit < unitCount; unit++) {
      let digits = (unitDigits[unit] as number) & ~(frame[PLACED + unit] as number);
      const mask = unit * words;
      while (digits !== 0) {
        const low = digits & -digits;
        digits ^= low;
        const digit = 31 - Math.clz32(low);
        const plane = PLANE + digit * words;
        for (let word = 0; word < words; word++) common[word] = -1;
        let places = 0;
        for (let word = 0; word < words && places <= MOST_LOCKED; word++) {
          let here =
            (frame[plane + word] as number) &
            (unitMask[mask + word] as number) &
            (frame[OPEN + word] as number);
          while (here !== 0) {
            const lowest = here & -here;
            here ^= lowest;
            if (++places > MOST_LOCKED) break;
            const peers = ((word << 5) + 31 - Math.clz32(lowest)) * words;
            for (let part = 0; part < words; part++)
              common[part] = (common[part] as number) & (peerMask[peers + part] as number);
          }
        }
        if (places > MOST_LOCKED) continue;
        if (places === 0) return -1;
        for (let word = 0; word < words; word++) {
          let gone =
            (common[word] as number) &
            (frame[plane + word] as number) &
            (frame[OPEN + word] as number);
          while (gone !== 0) {
            const lowest = gone & -gone;
            gone ^= lowest;
            if (!strike((word << 5) + 31 - Math.clz32(lowest), digit)) return -1;
            changed = 1;
          }
        }
      }
    }
    return changed;
  }
  const common = new Int32Array(words);
  const pairs = new Int32Array(words);

  function settle(): boolean {
    if (!propagate()) return false;
    if (!irregular) return true;
    // One pass: a second one costs more than the guesses that it saves.
    const changed = left > 0 ? lockCandidates() : 0;
    return changed === 0 || (changed > 0 && propagate());
  }

  /** The cell to guess at: of those with two candidates the one with most of its kind around it, else one with the fewest. */
  function choose(): number {
    let any = 0;
    for (let word = 0; word < words; word++) {
      const open = frame[OPEN + word] as number;
      let once = 0;
      let twice = 0;
      let more = 0;
      for (let at = PLANE + word; at < OPEN; at += words) {
        const held = (frame[at] as number) & open;
        more |= twice & held;
        twice |= once & held;
        once |= held;
      }
      pairs[word] = twice & ~more;
      any |= twice & ~more;
    }
    if (any !== 0) {
      let chosen = -1;
      let most = -1;
      for (let word = 0; word < words; word++) {
        let rest = pairs[word] as number;
        while (rest !== 0) {
          const low = rest & -rest;
          rest ^= low;
          const cell = (word << 5) + 31 - Math.clz32(low);
          let around = 0;
          const held = frame[cell] as number;
          const firstPlane = PLANE + (31 - Math.clz32(held)) * words;
          const secondPlane = PLANE + (31 - Math.clz32(held & -held)) * words;
          for (let part = 0; part < words; part++)
            around += countBits(
              (pairs[part] as number) &
                (peerMask[cell * words + part] as number) &
                ((frame[firstPlane + part] as number) | (frame[secondPlane + part] as number)),
            );
          if (around > most) {
            most = around;
            chosen = cell;
          }
        }
      }
      return chosen;
    }
    for (let unit = 0; unit < unitCount; unit++) {
      let once = 0;
      let twice = 0;
      let more = 0;
      const end = unitStart[unit + 1] as number;
      for (let at = unitStart[unit] as number; at < end; at++) {
        const held = frame[unitCells[at] as number] as number;
        more |= twice & held;
        twice |= once & held;
        once |= held;
      }
      const two = twice & ~more;
      if (two !== 0) {
        sharedBit = two & -two;
        for (let at = unitStart[unit] as number; ; at++) {
          const cell = unitCells[at] as number;
          if (((frame[cell] as number) & sharedBit) === 0) continue;
          for (let next = at + 1; ; next++) {
            sharedCell = unitCells[next] as number;
            if (((frame[sharedCell] as number) & sharedBit) !== 0) return cell;
          }
        }
      }
    }
    let best = -1;
    let fewest = 99;
    for (let word = 0; word < words; word++) {
      let open = frame[OPEN + word] as number;
      while (open !== 0) {
        const low = open & -open;
        open ^= low;
        const cell = (word << 5) + 31 - Math.clz32(low);
        let count = 0;
        for (let rest = frame[cell] as number; rest !== 0; rest &= rest - 1) count++;
        if (count < fewest) {
          fewest = count;
          best = cell;
        }
      }
    }
    return best;
  }

  function search(depth: number): void {
    if (left === 0) {
      found++;
      solution.set(values);
      return;
    }
    sharedBit = 0;
    let cell = choose();
    const otherCell = sharedBit === 0 ? -1 : sharedCell;
    const shared = sharedBit;
    const base = depth * SIZE;
    const leftHere = left;
    for (let at = 0; at < SIZE; at++) stack[base + at] = frame[at] as number;
    let digits = shared !== 0 ? shared : (frame[cell] as number);
    let second = shared !== 0;
    while (digits !== 0) {
      if (++guesses > cap) {
        found = UNKNOWN;
        return;
      }
      const bit = chance ? chanceBit(digits, chance) : digits & -digits;
      digits ^= bit;
      queued = 0;
      for (let word = 0; word < dirtyWords; word++) dirty[word] = 0;
      if (place(cell, bit) && settle()) {
        search(depth + 1);
        if (found < 0 || found >= limit) return;
      }
      if (digits === 0) {
        if (!second) return;
        second = false;
        digits = shared;
        cell = otherCell;
      }
      for (let at = 0; at < SIZE; at++) frame[at] = stack[base + at] as number;
      left = leftHere;
    }
  }

  function begin(newLimit: number, newCap: number, rng: Rng | undefined): void {
    frame.set(blank);
    dirty.fill(-1);
    if (unitCount & 31) dirty[dirtyWords - 1] = (1 << (unitCount & 31)) - 1;
    if (unitCount === 0) dirty[0] = 0;
    queued = 0;
    left = fillableCount;
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
        if (((frame[cell] as number) & bit) === 0 || !place(cell, bit)) return 0;
      }
      if (settle()) search(0);
      return found;
    },
    fill(rng, newCap) {
      begin(1, newCap, rng);
      // Cells of one candidate are not queued by `place` before the first guess.
      for (const cell of layout.fillable) if (layout.domain[cell] === 1) queue[queued++] = cell;
      if (settle()) search(0);
      return found;
    },
  };
}

/** Locked candidates look at digits with at most this many places left in a unit. */
const MOST_LOCKED = 3;

function chanceBit(digits: number, rng: Rng): number {
  let count = 0;
  for (let rest = digits; rest !== 0; rest &= rest - 1) count++;
  let rest = digits;
  for (let skip = rng.below(count); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

/** Is some region not a full rectangle? */
function hasIrregularRegions(layout: Layout): boolean {
  return layout.units.some((unit) => {
    if (unit.kind !== 'region') return false;
    const rows = new Set(unit.cells.map((cell) => Math.floor(cell / layout.columns)));
    const columns = new Set(unit.cells.map((cell) => cell % layout.columns));
    return rows.size * columns.size !== unit.cells.length;
  });
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

function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
