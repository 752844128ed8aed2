// The set of pairs that can be matched now, as ascending numbers `first * 1024 + second`.
// Without gravity a match only opens paths, so the next set is the old one plus paths through the freed cells.

import type { Point } from '../types.ts';
import { MAX_SIDE, pointOf, type TileBoard } from './board.ts';
import { joinedAsNoted, noteReach } from './paths.ts';

const LARGEST_TILE = 255;
/** More than any board has cells, and a power of two, so that unpacking a pair is cheap. */
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

/** A counting sort of the cells by their tiles. */
export function groupByKind(board: TileBoard): Members {
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

export function allPairs(board: TileBoard): number[] {
  const { tiles } = board;
  const { starts, cells } = groupByKind(board);
  const pairs: number[] = [];
  for (let place = 0; place < cells.length; place++) noteReach(board, cells[place] as number);
  // Each cell in order with its mates after it, so the list is ascending.
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

// Scratch space of `pairsAfter`: the tiles that see a gap, in order along it.
const seenCells = new Int16Array(4 * MAX_SIDE + 4);
const seenKinds = new Uint8Array(4 * MAX_SIDE + 4);

/** The pairs after two tiles went, from the pairs before. `board` no longer has the two. A new path must run through a
 * freed cell: with its middle part, and then both ends see the freed line across; or with its first part, and then one
 * of the two is an end tile of a freed line. */
export function pairsAfter(
  board: TileBoard,
  pairs: readonly number[],
  freed1: number,
  freed2: number,
): number[] {
  const fresh: number[] = [];
  collect(board, freed1, pairs, fresh);
  collect(board, freed2, pairs, fresh);
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

/** Adds the pairs that a freed cell opens, by its row and by its column. */
function collect(board: TileBoard, freed: number, pairs: readonly number[], fresh: number[]): void {
  const { tiles, rowBits, colBits } = board;
  const { cols, rowOf, colOf } = board.shape;
  const row = rowOf[freed] as number;
  const col = colOf[freed] as number;
  addOpened(tiles, rowBits, colBits, row, col, 1, cols, pairs, fresh);
  addOpened(tiles, colBits, rowBits, col, row, cols, 1, pairs, fresh);
}

/** Scans the gap around place `at` of `line`: adds the pairs that see it from both sides of `at`, and those farther
 * away of its two end tiles. One step along the line is `alongStep` cells; the next line is `crossStep` cells away. */
function addOpened(
  tiles: Uint8Array,
  lines: Int32Array,
  crossings: Int32Array,
  line: number,
  at: number,
  alongStep: number,
  crossStep: number,
  pairs: readonly number[],
  fresh: number[],
): void {
  const bits = lines[line] as number;
  const low = 32 - Math.clz32(bits & ((1 << at) - 1));
  const above = bits & (-2 << at);
  const high = 31 - Math.clz32(above & -above);
  const places = crossings.length - 2;
  const lastLine = lines.length - 2;
  const origin = (line - 1) * crossStep - alongStep;
  const lowEnd = low > 0 ? origin + (low - 1) * alongStep : -1;
  const highEnd = high <= places ? origin + high * alongStep : -1;
  let count = 0;
  let countAt = 0;
  let countPast = 0;
  if (lowEnd >= 0) seenCells[count++] = lowEnd;
  for (let place = low > 0 ? low : 1; place < high && place <= places; place++) {
    if (place === at) countAt = count;
    const crossing = crossings[place] as number;
    const cell = origin + place * alongStep;
    const before = crossing & ((1 << line) - 1);
    if (before !== 0) seenCells[count++] = cell - (line - 31 + Math.clz32(before)) * crossStep;
    const after = crossing & (-2 << line);
    const next = 31 - Math.clz32(after & -after);
    if (next <= lastLine) seenCells[count++] = cell + (next - line) * crossStep;
    if (place === at) countPast = count;
  }
  if (highEnd >= 0) seenCells[count++] = highEnd;
  addSeen(tiles, countAt, countPast, count, pairs, fresh);

  // A tile that an end tile reaches through the freed cell itself sees the gap across it, and is added there.
  const stretch = (1 << high) - (1 << low);
  const past = stretch & (-2 << at);
  if (lowEnd >= 0 && past !== 0)
    addBeyond(tiles, lines, line, lowEnd, past, places, alongStep, crossStep, pairs, fresh);
  const short = stretch & ((1 << at) - 1);
  if (highEnd >= 0 && short !== 0)
    addBeyond(tiles, lines, line, highEnd, short, places, alongStep, crossStep, pairs, fresh);
}

/** Two equal tiles that see the gap are joined by it, and newly so if the freed cell lies between them: of the seen
 * tiles those from `countAt` on are level with it or beyond, those before `countPast` level or on this side. */
function addSeen(
  tiles: Uint8Array,
  countAt: number,
  countPast: number,
  count: number,
  pairs: readonly number[],
  fresh: number[],
): void {
  // Kinds as bits, modulo 32: that usually suffices to show that no kind occurs twice.
  let kinds = 0;
  let twice = 0;
  for (let index = 0; index < count; index++) {
    const kind = tiles[seenCells[index] as number] as number;
    seenKinds[index] = kind;
    twice |= kinds & (1 << kind);
    kinds |= 1 << kind;
  }
  if (twice === 0) return;
  for (let index = countAt; index < count; index++) {
    const kind = seenKinds[index] as number;
    if (((twice >>> kind) & 1) === 0) continue;
    const stop = index < countPast ? index : countPast;
    for (let mate = 0; mate < stop; mate++)
      if (seenKinds[mate] === kind)
        add(seenCells[index] as number, seenCells[mate] as number, pairs, fresh);
  }
}

/** An end tile reaches farther along its line, now also the places `newly`. From there paths go across as far as cells
 * are empty, and along another line to the tiles on both sides. (A tile that ends the way across sees the gap.) */
function addBeyond(
  tiles: Uint8Array,
  lines: Int32Array,
  line: number,
  end: number,
  newly: number,
  places: number,
  alongStep: number,
  crossStep: number,
  pairs: readonly number[],
  fresh: number[],
): void {
  const kind = tiles[end] as number;
  const lastLine = lines.length - 2;
  for (let step = -1; step <= 1; step += 2) {
    let free = newly;
    for (let other = line + step; other > 0 && other <= lastLine; other += step) {
      const bits = lines[other] as number;
      free &= ~bits;
      if (free === 0) break;
      const origin = (other - 1) * crossStep - alongStep;
      // One run of empty places at a time. The stop bit ends the last one.
      for (let rest = free; rest !== 0; ) {
        const place = rest & -rest;
        const above = bits & -place;
        const next = above & -above;
        rest &= -next;
        const low = 31 - Math.clz32(bits & (place - 1));
        const high = 31 - Math.clz32(next);
        const before = origin + low * alongStep;
        if (low > 0 && tiles[before] === kind) add(end, before, pairs, fresh);
        const after = origin + high * alongStep;
        if (high <= places && tiles[after] === kind) add(end, after, pairs, fresh);
      }
    }
  }
}

/** Inserts into `fresh`, which is short, ascending and without duplicates. */
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
export function findPairs(board: TileBoard): FoundPair[] {
  return allPairs(board).map((pair) => {
    const [first, second] = pairCells(pair);
    return { from: pointOf(board.shape, first), to: pointOf(board.shape, second) };
  });
}
