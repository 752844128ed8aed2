// The set of pairs that can be matched now, as ascending numbers `first * 1024 + second`.
// Without gravity a match only opens paths, so the next set is the old one plus what runs through the freed cells.

import { type Board, MAX_SIDE, pointOf } from './board.ts';
import { clearBetween, joinedAsNoted, noteReach, reach } from './paths.ts';
import type { Point } from './types.ts';

const LARGEST_TILE = 255;
/** More than any board has cells, and a power of two, so that taking a pair apart is cheap. */
export const PAIR_BASE = 1024;

/** The cells of every tile, kind by kind: `cells[starts[kind] .. starts[kind + 1] - 1]`, ascending. */
export interface Members {
  readonly starts: Int16Array;
  readonly cells: Int16Array;
  /** Kinds are 1 to `kinds`. */
  readonly kinds: number;
}

// Scratch space of `groupByKind` and `allPairs`.
const groupSizes = new Int16Array(LARGEST_TILE + 2);

export function groupByKind(board: Board): Members {
  const { tiles } = board;
  const sizes = groupSizes.fill(0);
  let kinds = 0;
  let left = 0;
  for (let cell = 0; cell < tiles.length; cell++) {
    const kind = tiles[cell] as number;
    if (kind === 0) continue;
    sizes[kind] = (sizes[kind] as number) + 1;
    left++;
    if (kind > kinds) kinds = kind;
  }
  const starts = new Int16Array(kinds + 2);
  const next = sizes;
  let start = 0;
  for (let kind = 1; kind <= kinds; kind++) {
    starts[kind] = start;
    start += sizes[kind] as number;
    next[kind] = starts[kind] as number;
  }
  starts[kinds + 1] = start;
  const cells = new Int16Array(left);
  for (let cell = 0; cell < tiles.length; cell++) {
    const kind = tiles[cell] as number;
    if (kind === 0) continue;
    const place = next[kind] as number;
    cells[place] = cell;
    next[kind] = place + 1;
  }
  return { starts, cells, kinds };
}

/** All pairs, searched for from scratch. */
export function allPairs(board: Board): number[] {
  const { tiles } = board;
  const { starts, cells } = groupByKind(board);
  const pairs: number[] = [];
  for (let place = 0; place < cells.length; place++) noteReach(board, cells[place] as number);
  // Cells in order, each with its mates behind it: so the list comes out ascending.
  const next = groupSizes;
  next.set(starts);
  for (let first = 0; first < tiles.length; first++) {
    const kind = tiles[first] as number;
    if (kind === 0) continue;
    const end = starts[kind + 1] as number;
    const behind = (next[kind] as number) + 1;
    next[kind] = behind;
    for (let place = behind; place < end; place++) {
      const second = cells[place] as number;
      if (joinedAsNoted(board, first, second)) pairs.push(first * PAIR_BASE + second);
    }
  }
  return pairs;
}

// Scratch space of `pairsAfter`; empty between calls.
const seenCells = new Int16Array(4 * MAX_SIDE + 4);
const seenBefore = new Int16Array(4 * MAX_SIDE + 4);
const lastOfKind = new Int16Array(LARGEST_TILE + 1);
const endOfKind = new Int16Array(LARGEST_TILE + 1);
const ends = new Int16Array(8);
const endBefore = new Int16Array(8);
const endReach = new Int32Array(8);

/**
 * The pairs after the tiles of two cells went, from the pairs before. `board` is without them already.
 * A new path must run through a freed cell: either its middle part does, and then both ends see the freed
 * line across, or its first part does, and then an end tile of a freed line is one of the two.
 */
export function pairsAfter(
  board: Board,
  pairs: readonly number[],
  freed1: number,
  freed2: number,
): number[] {
  const fresh: number[] = [];
  collect(board, freed1, 0, pairs, fresh);
  collect(board, freed2, 4, pairs, fresh);
  joinEnds(board, pairs, fresh);
  const kept: number[] = [];
  let next = 0;
  for (let index = 0; index < pairs.length; index++) {
    const pair = pairs[index] as number;
    const first = pair >>> 10;
    const second = pair & (PAIR_BASE - 1);
    if (first === freed1 || first === freed2 || second === freed1 || second === freed2) continue;
    for (; next < fresh.length && (fresh[next] as number) < pair; next++)
      kept.push(fresh[next] as number);
    kept.push(pair);
  }
  for (; next < fresh.length; next++) kept.push(fresh[next] as number);
  return kept;
}

/** Looks along the freed cell's row and column: notes the four end tiles, and adds what sees the line from both sides. */
function collect(
  board: Board,
  freed: number,
  slot: number,
  pairs: readonly number[],
  fresh: number[],
): void {
  const { cols, rowOf, colOf } = board.shape;
  const row = rowOf[freed] as number;
  const col = colOf[freed] as number;
  look(board.rowBits, board.colBits, row, col, (row - 1) * cols - 1, 1, cols, slot);
  addSeen(board, pairs, fresh);
  look(board.colBits, board.rowBits, col, row, col - 1 - cols, cols, 1, slot + 2);
  addSeen(board, pairs, fresh);
}

// What was seen last: so many tiles, of which those from `seenAt` on are level with the freed cell and those from
// `seenPast` on beyond it.
let seenCount = 0;
let seenAt = 0;
let seenPast = 0;

/**
 * Fills `seenCells` with the tiles that see the empty stretch around place `at` of `line`, in order along it, and
 * notes its two end tiles with what each can newly reach. A cell of the line is `origin + place * alongStep`;
 * one cross step is `crossStep` cells.
 */
function look(
  lines: Int32Array,
  crossings: Int32Array,
  line: number,
  at: number,
  origin: number,
  alongStep: number,
  crossStep: number,
  slot: number,
): void {
  const bits = lines[line] as number;
  const low = 32 - Math.clz32(bits & ((1 << at) - 1));
  const above = bits & (-2 << at);
  const stop = 31 - Math.clz32(above & -above);
  const places = crossings.length - 2;
  const lastLine = lines.length - 2;
  const stretch = (1 << stop) - (1 << low);
  const lowEnd = low > 0 ? origin + (low - 1) * alongStep : -1;
  const highEnd = stop <= places ? origin + stop * alongStep : -1;
  ends[slot] = lowEnd;
  ends[slot + 1] = highEnd;
  endReach[slot] = stretch & (-1 << at);
  endReach[slot + 1] = stretch & ((2 << at) - 1);
  let count = 0;
  if (lowEnd >= 0) seenCells[count++] = lowEnd;
  for (let place = low > 0 ? low : 1; place < stop && place <= places; place++) {
    if (place === at) seenAt = count;
    const crossing = crossings[place] as number;
    const cell = origin + place * alongStep;
    const before = crossing & ((1 << line) - 1);
    if (before !== 0) seenCells[count++] = cell - (line - 31 + Math.clz32(before)) * crossStep;
    const after = crossing & (-2 << line);
    const next = 31 - Math.clz32(after & -after);
    if (next <= lastLine) seenCells[count++] = cell + (next - line) * crossStep;
    if (place === at) seenPast = count;
  }
  if (highEnd >= 0) seenCells[count++] = highEnd;
  seenCount = count;
}

/** Two equal tiles that see the stretch are joined by it, and newly so where the freed cell lies between them. */
function addSeen(board: Board, pairs: readonly number[], fresh: number[]): void {
  const { tiles } = board;
  for (let index = 0; index < seenCount; index++) {
    const cell = seenCells[index] as number;
    const kind = tiles[cell] as number;
    const last = lastOfKind[kind] as number;
    if (index >= seenAt)
      for (let mate = last; mate > 0; mate = seenBefore[mate - 1] as number)
        add(cell, seenCells[mate - 1] as number, pairs, fresh);
    if (index >= seenPast) continue;
    seenBefore[index] = last;
    lastOfKind[kind] = index + 1;
  }
  for (let index = 0; index < seenPast; index++)
    lastOfKind[tiles[seenCells[index] as number] as number] = 0;
}

/** End tiles reach farther along the freed line: each is tried in that direction with all its mates. */
function joinEnds(board: Board, pairs: readonly number[], fresh: number[]): void {
  const { tiles, rowBits, colBits } = board;
  const { rowOf, colOf } = board.shape;
  for (let slot = 0; slot < ends.length; slot++) {
    const end = ends[slot] as number;
    if (end < 0) continue;
    const kind = tiles[end] as number;
    endBefore[slot] = endOfKind[kind] as number;
    endOfKind[kind] = slot + 1;
  }
  for (let cell = 0; cell < tiles.length; cell++) {
    const kind = tiles[cell] as number;
    let slot = endOfKind[kind] as number;
    if (slot === 0 || kind === 0) continue;
    const row = rowOf[cell] as number;
    const col = colOf[cell] as number;
    for (; slot > 0; slot = endBefore[slot - 1] as number) {
      const end = ends[slot - 1] as number;
      const newly = endReach[slot - 1] as number;
      if (end === cell) continue;
      const free = isAcross(slot - 1)
        ? clearBetween(rowBits, row, rowOf[end] as number, newly & reach(rowBits, row, col))
        : clearBetween(colBits, col, colOf[end] as number, newly & reach(colBits, col, row));
      if (free !== 0) add(end, cell, pairs, fresh);
    }
  }
  for (let slot = 0; slot < ends.length; slot++) {
    const end = ends[slot] as number;
    if (end >= 0) endOfKind[tiles[end] as number] = 0;
  }
}

/** Slots go left, right, up, down, twice. */
const isAcross = (slot: number) => (slot & 2) === 0;

/** Into `fresh`, which is ascending and has nothing twice. There are few. */
function add(cell1: number, cell2: number, pairs: readonly number[], fresh: number[]): void {
  const pair = cell1 < cell2 ? cell1 * PAIR_BASE + cell2 : cell2 * PAIR_BASE + cell1;
  if (includes(pairs, pair)) return;
  let place = fresh.length;
  while (place > 0 && (fresh[place - 1] as number) > pair) place--;
  if (place > 0 && fresh[place - 1] === pair) return;
  fresh.push(pair);
  for (let index = fresh.length - 1; index > place; index--)
    fresh[index] = fresh[index - 1] as number;
  fresh[place] = pair;
}

/** Binary search: the list is ascending. */
export function includes(pairs: readonly number[], pair: number): boolean {
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle] as number) < pair) low = middle + 1;
    else high = middle;
  }
  return low < pairs.length && pairs[low] === pair;
}

/** The two cells of a pair, the first one lower. */
export function pairCells(pair: number): readonly [number, number] {
  return [pair >>> 10, pair & (PAIR_BASE - 1)];
}

export interface FoundPair {
  readonly from: Point;
  readonly to: Point;
}

/** Every pair that can be matched, in matrix coordinates, in reading order. */
export function findPairs(board: Board): FoundPair[] {
  return allPairs(board).map((pair) => {
    const [first, second] = pairCells(pair);
    return { from: pointOf(board.shape, first), to: pointOf(board.shape, second) };
  });
}
