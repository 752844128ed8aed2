// Lays cauldrons and gardens into the parts of a board, at random. Some parts are hosts: they are laid so that
// a region of a wanted size has company, because a region without a printed ingredient can take any recipe.

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import {
  type BoardKind,
  COLUMNS,
  LARGEST_POTION,
  type Region,
  SIDE_CELLS,
} from '../types/board.ts';
import { neighboursOf, type Part, partsOf } from './sections.ts';

export interface Layout {
  readonly regions: readonly Region[];
  readonly notes: readonly [number, number];
}

/** Sides may be all cauldron only where parts are so small that a cauldron of six could not have company. */
const SMALL_PART = 8;

/** One try; undefined where it did not come out. */
export function layOut(kind: BoardKind, players: number, rng: Rng): Layout | undefined {
  return kind === 'cauldrons' ? layCauldrons(players, rng) : layGardens(players, rng);
}

function layCauldrons(players: number, rng: Rng): Layout | undefined {
  const parts = partsOf(players);
  const sixHost = pick(
    parts.flatMap((part, index) => (part.cells.length >= SMALL_PART ? [index] : [])),
    rng,
  );
  if (sixHost === undefined) return undefined;
  const amounts = shareOut(players, sixHost, rng);
  if (!amounts) return undefined;
  const fourHosts = amounts.flatMap((amount, index) =>
    amount >= (index === sixHost ? 12 : 6) ? [index] : [],
  );
  const fourHost = pick(fourHosts, rng);
  if (fourHost === undefined) return undefined;
  return layCauldronsOf(
    players,
    amounts,
    (part) => [...(part === sixHost ? [6] : []), ...(part === fourHost ? [4] : [])],
    rng,
  );
}

/** Cauldrons with so many cells in each part, those of the wanted sizes first; gardens over the rest. */
export function layCauldronsOf(
  players: number,
  amounts: readonly number[],
  wanted: (part: number) => readonly number[],
  rng: Rng,
): Layout | undefined {
  const regions: Region[] = [];
  const free: number[][] = [];
  for (const [index, part] of partsOf(players).entries()) {
    const carved = carve(part, amounts[index] ?? 0, wanted(index), rng);
    if (!carved) return undefined;
    regions.push(...carved.map((cells): Region => ({ kind: 'cauldron', cells })));
    const taken = new Set(carved.flat());
    free.push(part.cells.filter((cell) => !taken.has(cell)));
  }
  const notes = takeNotes(players, free, rng);
  if (!notes) return undefined;
  for (const cells of free)
    for (const garden of grow(cells, cells.length, rng))
      regions.push({ kind: 'garden', cells: garden });
  return { regions: inOrder(regions), notes };
}

function layGardens(players: number, rng: Rng): Layout | undefined {
  const parts = partsOf(players);
  const free = parts.map((part) => [...part.cells]);
  const notes = takeNotes(players, free, rng);
  if (!notes) return undefined;
  const order = shuffled([...parts.keys()], rng);
  const sixHost = order.find((index) => (parts[index]?.cells.length ?? 0) >= SMALL_PART);
  const fourHosts = order.filter((index) => index !== sixHost || players === 1).slice(0, 2);
  const wanted = (part: number) => [
    ...(part === sixHost ? [6] : []),
    ...(fourHosts.includes(part) ? [4] : []),
  ];
  return layGardensOf(free, notes, wanted, rng);
}

/** Gardens over the free cells of each part, among them those of the wanted sizes. */
export function layGardensOf(
  free: readonly (readonly number[])[],
  notes: Layout['notes'],
  wanted: (part: number) => readonly number[],
  rng: Rng,
): Layout | undefined {
  const regions: Region[] = [];
  for (const [index, cells] of free.entries()) {
    const gardens = growWanted(cells, wanted(index), rng);
    if (!gardens) return undefined;
    regions.push(...gardens.map((garden): Region => ({ kind: 'garden', cells: garden })));
  }
  return { regions: inOrder(regions), notes };
}

const inOrder = (regions: readonly Region[]) =>
  [...regions].sort((one, other) => (one.cells[0] ?? 0) - (other.cells[0] ?? 0));

/** Cauldron cells for every part: half of each player's cells, give or take one, and 32 in all. */
function shareOut(players: number, sixHost: number, rng: Rng): number[] | undefined {
  const parts = partsOf(players);
  const shares = parts.slice(0, players).map((part) => part.cells.length);
  // The host of the six needs the exact half where its part is small; the others may lend one another a cell.
  const small = (parts[sixHost]?.cells.length ?? 0) === SMALL_PART;
  const lenders = shuffled([...shares.keys()], rng).filter(
    (player) => !small || player !== sixHost % players,
  );
  for (let index = 0; index + 1 < lenders.length; index += 2) {
    if (rng.below(2) === 0) continue;
    const [lender, taker] = [lenders[index], lenders[index + 1]];
    if (lender === undefined || taker === undefined) continue;
    shares[lender] = (shares[lender] ?? 0) - 1;
    shares[taker] = (shares[taker] ?? 0) + 1;
  }
  const amounts: number[] = new Array(parts.length).fill(0);
  for (const [player, share] of shares.entries()) {
    const size = parts[player]?.cells.length ?? 0;
    const least = sixHost % players === player ? 8 : 0;
    const splits: number[] = [];
    for (let first = least; first <= share; first++)
      if (sideFits(first, size) && sideFits(share - first, size)) splits.push(first);
    const first = pick(splits, rng);
    if (first === undefined) return undefined;
    const firstPart = least > 0 ? sixHost : player;
    amounts[firstPart] = first;
    amounts[(firstPart + players) % parts.length] = share - first;
  }
  return amounts;
}

/** Can one side of a part of this size have so many cauldron cells? One alone is none; larger parts keep a quarter. */
export function sideFits(amount: number, size: number): boolean {
  if (amount === 1) return false;
  return amount <= (size <= SMALL_PART ? size : size - Math.floor(size / 4));
}

/** Rectangles of exactly `amount` cells together, those of the wanted sizes first. */
function carve(
  part: Part,
  amount: number,
  wanted: readonly number[],
  rng: Rng,
): number[][] | undefined {
  const free = new Set(part.cells);
  const cauldrons: number[][] = [];
  let left = amount;
  while (left > 0) {
    const size = wanted[cauldrons.length];
    const sizes = size === undefined ? shuffled([2, 3, 4, 5, 6], rng) : [size];
    const cauldron =
      size === BENT_SIZE && !hasLongRow(part)
        ? placeBent(free, left, rng)
        : placeOne(free, sizes, left, rng);
    if (!cauldron) return undefined;
    for (const cell of cauldron) free.delete(cell);
    cauldrons.push(cauldron);
    left -= cauldron.length;
  }
  return cauldrons;
}

/** Five cells in a row are too long for most parts: there they are a rectangle of six without a corner. */
const BENT_SIZE = 5;
const hasLongRow = ({ section }: Part) => Math.max(section.width, section.height) >= BENT_SIZE;

function placeBent(free: ReadonlySet<number>, left: number, rng: Rng): number[] | undefined {
  if (BENT_SIZE > left || left - BENT_SIZE === 1) return undefined;
  const places: number[][] = [];
  // From every cell of the side, since the corner that is left out may be the first and taken.
  for (const [width, height] of [
    [3, 2],
    [2, 3],
  ] as const)
    for (let from = 0; from < 2 * SIDE_CELLS; from++) {
      const whole = rectangle(from, width, height);
      for (const corner of [0, width - 1, whole.length - width, whole.length - 1]) {
        const cells = whole.filter((_, index) => index !== corner);
        if (cells.every((cell) => free.has(cell))) places.push(cells);
      }
    }
  return pick(places, rng);
}

function placeOne(
  free: ReadonlySet<number>,
  sizes: readonly number[],
  left: number,
  rng: Rng,
): number[] | undefined {
  for (const size of sizes) {
    if (size > left || left - size === 1) continue;
    const places: number[][] = [];
    for (let height = 1; height <= size; height++)
      if (size % height === 0)
        for (const corner of free) {
          const cells = rectangle(corner, size / height, height);
          if (cells.every((cell) => free.has(cell))) places.push(cells);
        }
    const place = pick(places, rng);
    if (place) return place;
  }
  return undefined;
}

/** Cells of a rectangle by its first cell; -1 where it leaves the row or the side. */
function rectangle(corner: number, width: number, height: number): number[] {
  const cells: number[] = [];
  const side = Math.floor(corner / SIDE_CELLS);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const cell = corner + row * COLUMNS + column;
      const inside =
        Math.floor(cell / SIDE_CELLS) === side && (corner % COLUMNS) + column < COLUMNS;
      cells.push(inside ? cell : -1);
    }
  return cells;
}

/** Takes one cell per side out of the free ones, from players with most garden to spare and never twice from one. */
export function takeNotes(
  players: number,
  free: number[][],
  rng: Rng,
): readonly [number, number] | undefined {
  const gardenOf = (player: number) =>
    (free[player]?.length ?? 0) + (free[player + players]?.length ?? 0);
  const halves = partsOf(players)
    .slice(0, players)
    .map((part) => part.cells.length);
  const taken: number[] = [];
  const owners: number[] = [];
  for (const side of [0, 1]) {
    const spare = (player: number) => gardenOf(player) - (halves[player] ?? 0);
    const owner = shuffled([...halves.keys()], rng)
      .filter((player) => players === 1 || !owners.includes(player))
      .filter((player) => (free[side * players + player]?.length ?? 0) >= 4)
      .sort((one, other) => spare(other) - spare(one))[0];
    if (owner === undefined || spare(owner) < (players === 1 ? -1 : 0)) return undefined;
    const cells = free[side * players + owner] ?? [];
    const [note] = cells.splice(rng.below(cells.length), 1);
    if (note === undefined) return undefined;
    taken.push(note);
    owners.push(owner);
  }
  const [front, back] = taken;
  return front === undefined || back === undefined ? undefined : [front, back];
}

/** Gardens over all the cells: from a random cell over free neighbours, each further one with chance 2/size. */
function grow(cells: readonly number[], largest: number, rng: Rng): number[][] {
  const free = new Set(cells);
  const gardens: number[][] = [];
  for (const first of shuffled(cells, rng)) {
    if (!free.delete(first)) continue;
    const garden = [first];
    while (garden.length < largest && rng.below(garden.length) < 2) {
      const near = garden.flatMap((cell) => neighboursOf(cell).filter((other) => free.has(other)));
      const next = pick(near, rng);
      if (next === undefined) break;
      free.delete(next);
      garden.push(next);
    }
    gardens.push(garden.sort((one, other) => one - other));
  }
  return gardens;
}

const GROW_TRIES = 200;

/** Grows until there is a garden of every wanted size and one more beside them. */
function growWanted(
  cells: readonly number[],
  wanted: readonly number[],
  rng: Rng,
): number[][] | undefined {
  for (let left = GROW_TRIES; left > 0; left--) {
    const gardens = grow(cells, LARGEST_POTION, rng);
    const sizes = gardens.map((garden) => garden.length);
    if (wanted.length === 0) return gardens;
    if (gardens.length > wanted.length && wanted.every((size) => sizes.includes(size)))
      return gardens;
  }
  return undefined;
}
