// Lays out cauldrons and gardens at random, one attempt per call, for one player or a table. Some parts host
// a region of a wanted size together with another region, because a region without print can take any recipe.
// At a table reserved regions belong to different players, so that no recipe depends on one person's
// cauldron.

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import {
  type BoardKind,
  COLUMNS,
  LARGEST_POTION,
  type Region,
  SIDE_CELLS,
} from '../types/board.ts';
import { type BoardPart, neighboursOf, partsOf } from './sections.ts';

export interface Layout {
  readonly regions: readonly Region[];
  readonly notes: readonly [number, number];
}

/** A side may be all cauldron only if parts are too small for a cauldron of six and another region. */
const SMALL_PART = 8;

/** Undefined if the attempt fails. */
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

/** Cauldrons with the given number of cells by part, wanted sizes first; gardens cover the rest. */
function layCauldronsOf(
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

/** Gardens cover the free cells of each part, including the wanted sizes. */
function layGardensOf(
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

/** Cauldron cells by part: half of each player's cells, give or take one, and 32 in total. */
function shareOut(players: number, sixHost: number, rng: Rng): number[] | undefined {
  const parts = partsOf(players);
  const halves = parts.slice(0, players).map((part) => part.cells.length);
  // The host of the six needs exactly half if its part is small.
  const small = (parts[sixHost]?.cells.length ?? 0) === SMALL_PART;
  const shares = lend(halves, rng, small ? sixHost % players : undefined);
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

/**
 * Can one side of a part of this size have this many cauldron cells? Never a single one; larger parts keep a
 * quarter.
 */
function sideFits(amount: number, size: number): boolean {
  if (amount === 1) return false;
  return amount <= (size <= SMALL_PART ? size : size - Math.floor(size / 4));
}

/** Rectangles with `amount` cells in total, wanted sizes first. */
function carve(
  part: BoardPart,
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

/** Five in a row is too long for most parts: there it is a rectangle of six without one corner. */
const BENT_SIZE = 5;
const hasLongRow = ({ section }: BoardPart) => Math.max(section.width, section.height) >= BENT_SIZE;

function placeBent(free: ReadonlySet<number>, left: number, rng: Rng): number[] | undefined {
  if (BENT_SIZE > left || left - BENT_SIZE === 1) return undefined;
  const places: number[][] = [];
  // From every cell of the side, since the missing corner may be the first cell, and taken.
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

/** Cells of a rectangle by its first cell; -1 for cells outside the row or side. */
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

/** Takes one free cell per side, from players with the most garden to spare, never two from one player. */
function takeNotes(
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

/** Divides all cells into gardens: from a random cell to free neighbours, each further one with chance 2/size. */
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

/** Repeats until there is a garden of every wanted size and one more in the part. */
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

/** `kept` lists the sizes to reserve, largest first, one entry per region. */
export function layTable(
  kind: BoardKind,
  players: number,
  kept: readonly number[],
  rng: Rng,
): Layout | undefined {
  return kind === 'cauldrons'
    ? layTableCauldrons(players, kept, rng)
    : layTableGardens(players, kept, rng);
}

/** Reserved sizes by part; equal sizes go to different players if there is more than one player. */
type Hosting = readonly (readonly number[])[];

function spreadSizes(
  players: number,
  kept: readonly number[],
  holds: (part: number, sizes: readonly number[]) => boolean,
  rng: Rng,
): Hosting | undefined {
  const parts = partsOf(players);
  const hosted: number[][] = parts.map(() => []);
  for (const size of kept) {
    const isTaken = (player: number) =>
      players > 1 && [player, player + players].some((part) => hosted[part]?.includes(size));
    const part = pick(
      parts.flatMap(({ player }, index) =>
        !isTaken(player) && holds(index, [...(hosted[index] ?? []), size]) ? [index] : [],
      ),
      rng,
    );
    if (part === undefined) return undefined;
    hosted[part]?.push(size);
  }
  return hosted;
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

function layTableCauldrons(players: number, kept: readonly number[], rng: Rng): Layout | undefined {
  const parts = partsOf(players);
  const halves = parts.slice(0, players).map((part) => part.cells.length);
  const shares = lend(halves, rng);
  // Leaves a cell for the part's print, in another cauldron or in a garden.
  const hosted = spreadSizes(
    players,
    kept,
    (part, sizes) =>
      total(sizes) <= (shares[part % players] ?? 0) &&
      total(sizes) < (parts[part]?.cells.length ?? 0),
    rng,
  );
  if (!hosted) return undefined;
  const amounts = shareOutTable(players, shares, hosted, rng);
  return amounts && layCauldronsOf(players, amounts, (part) => hosted[part] ?? [], rng);
}

/** Half of each player's cells; some, but never `except`, lend each other a cell. */
function lend(halves: readonly number[], rng: Rng, except?: number): number[] {
  const shares = [...halves];
  const order = shuffled([...halves.keys()], rng).filter((player) => player !== except);
  for (let index = 0; index + 1 < order.length; index += 2) {
    const [lender, taker] = [order[index] ?? 0, order[index + 1] ?? 0];
    if (rng.below(2) === 0) continue;
    shares[lender] = (shares[lender] ?? 0) - 1;
    shares[taker] = (shares[taker] ?? 0) + 1;
  }
  return shares;
}

/** Cauldron cells by part: what it hosts, and the rest of the player's share at random. */
function shareOutTable(
  players: number,
  shares: readonly number[],
  hosted: Hosting,
  rng: Rng,
): readonly number[] | undefined {
  const parts = partsOf(players);
  const amounts: number[] = new Array(parts.length).fill(0);
  for (const [player, share] of shares.entries()) {
    const size = parts[player]?.cells.length ?? 0;
    const [front = 0, back = 0] = [player, player + players].map((part) =>
      total(hosted[part] ?? []),
    );
    const fits = (amount: number, least: number) =>
      amount >= least && amount - least !== 1 && sideFits(amount, size);
    const splits: number[] = [];
    for (let first = 0; first <= share; first++)
      if (fits(first, front) && fits(share - first, back)) splits.push(first);
    const first = pick(splits, rng);
    if (first === undefined) return undefined;
    amounts[player] = first;
    amounts[player + players] = share - first;
  }
  return amounts;
}

function layTableGardens(players: number, kept: readonly number[], rng: Rng): Layout | undefined {
  const parts = partsOf(players);
  const free = parts.map((part) => [...part.cells]);
  const notes = takeNotes(players, free, rng);
  if (!notes) return undefined;
  const hosted = spreadSizes(
    players,
    kept,
    (part, sizes) => total(sizes) < (free[part]?.length ?? 0),
    rng,
  );
  if (!hosted) return undefined;
  return layGardensOf(free, notes, (part) => hosted[part] ?? [], rng);
}
