// Masks, and choices of n of them that have n bits between them: what sets of cells, sets of digits and fish have in
// common. One list serves all, filled again and again, since dealing asks it many thousand times.

import { bitCount } from '../grid/layout.ts';

/** More than a house has cells, and than a board has houses of a kind that bits can tell apart. */
const MOST = 32;
const MOST_CHOSEN = 4;

const masks = new Int32Array(MOST);
const owners = new Int32Array(MOST);
/** By depth: which mask is chosen, and the bits of all before it. */
const chosen = new Int32Array(MOST_CHOSEN);
const before = new Int32Array(MOST_CHOSEN);
let count = 0;
let size = 0;
let depth = -1;

export function clearMasks(): void {
  count = 0;
}

/** Lists a mask of at least one bit, and what it stands for. */
export function listMask(mask: number, owner: number): void {
  masks[count] = mask;
  owners[count++] = owner;
}

/** The bits of the first choice of `wanted` masks that have as many bits between them, in the order of the list; 0 for none. */
export function firstUnion(wanted: number): number {
  if (count < wanted) return 0;
  size = wanted;
  depth = 0;
  chosen[0] = -1;
  before[0] = 0;
  return nextUnion();
}

/** Those of the next choice. */
export function nextUnion(): number {
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

/** What a mask of the last choice stands for. */
export const unionOwner = (at: number) => owners[chosen[at] as number] as number;

export const unionOwners = (): number[] => Array.from({ length: size }, (_, at) => unionOwner(at));
