// Can a board without gravity still be cleared? Search over which tile goes with which: once all partners are known the
// order is settled, as taking tiles only opens paths. So a refuted pair stays banned, which cuts every other order of it.
// Depth first, with bans as nogoods, a table of lost positions, and Luby restarts.

import type { Budget } from '../../../../core/budget.ts';
import { createRng, type Rng } from '../../../../core/rng.ts';
import { playKind, playOut } from '../../board/arrange.ts';
import { copyBoard, countTiles, putTile, type TileBoard, takeTile } from '../../board/board.ts';
import { groupByKind, type Members } from '../../board/pairs.ts';
import { joined, joinedAsNoted, noteReach } from '../../board/paths.ts';
import type { Clearable } from '../../types.ts';
import { findLifting, type Lifting } from './lifting.ts';

// How long each round of a restarted search may be.

/** 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (Luby, Sinclair, Zuckerman): many short rounds, as an early mistake makes a round
 * hopeless long before it ends, and ever longer ones among them, so that in the end everything is tried. */
export function roundLength(round: number): number {
  let index = round + 1;
  for (;;) {
    const bits = 32 - Math.clz32(index);
    if (index === 2 ** bits - 1) return 2 ** (bits - 1);
    index -= 2 ** (bits - 1) - 1;
  }
}

interface ClearingPosition {
  readonly board: TileBoard;
  /** The tiles at the start, for taking moves back. */
  readonly tiles: Uint8Array;
  readonly members: Members;
  /** Two cells per match. */
  readonly moves: number[];
}

function takePair(position: ClearingPosition, first: number, second: number): void {
  takeTile(position.board, first);
  takeTile(position.board, second);
  position.moves.push(first, second);
}

function takeBack(position: ClearingPosition, depth: number): void {
  const { board, tiles, moves } = position;
  while (moves.length > depth) {
    const cell = moves.pop() as number;
    putTile(board, cell, tiles[cell] as number);
  }
}

/** The cells of a kind that still have their tile. */
function aliveCells(board: TileBoard, members: Members, kind: number): number[] {
  const { starts, cells } = members;
  const alive: number[] = [];
  for (let place = starts[kind] as number; place < (starts[kind + 1] as number); place++) {
    const cell = cells[place] as number;
    if (board.tiles[cell] !== 0) alive.push(cell);
  }
  return alive;
}

/** A key for a position: its occupied cells, two characters per row. */
function occupancy(board: TileBoard): string {
  const { rows } = board.shape;
  let key = '';
  for (let row = 1; row <= rows; row++) {
    const bits = board.rowBits[row] as number;
    key += String.fromCharCode(bits & 0x7fff, bits >>> 15);
  }
  return key;
}

/** Clears every kind that can go as a whole, until none can: that never does harm. */
function takeWholeKinds(position: ClearingPosition): void {
  const { kinds } = position.members;
  let idle = 0;
  for (let kind = 1; idle < kinds; kind = kind === kinds ? 1 : kind + 1)
    idle = takeWholeKind(position, kind) ? 0 : idle + 1;
}

/** True if there were tiles of this kind and all are gone; otherwise nothing has changed. */
function takeWholeKind(position: ClearingPosition, kind: number): boolean {
  const { board, members, moves } = position;
  const { starts, cells } = members;
  const depth = moves.length;
  const end = starts[kind + 1] as number;
  let left = 0;
  for (let place = starts[kind] as number; place < end; place++)
    if (board.tiles[cells[place] as number] !== 0) left++;
  if (left === 0) return false;
  playKind(board, members, kind, moves);
  if (moves.length - depth === left) return true;
  takeBack(position, depth);
  return (
    left <= LARGEST_KIND && left > 2 && kindMayGo(position, kind) && clearKind(position, kind, left)
  );
}

/** Larger kinds are only tried greedily; that costs speed, not correctness. */
const LARGEST_KIND = 8;

/** Does every tile of the kind see a mate with all others of the kind out of the way? */
function kindMayGo(position: ClearingPosition, kind: number): boolean {
  const { board, members, tiles } = position;
  const cells = aliveCells(board, members, kind);
  for (const cell of cells) takeTile(board, cell);
  const may = cells.every((cell) =>
    cells.some((mate) => mate !== cell && joined(board, cell, mate)),
  );
  for (const cell of cells) putTile(board, cell, tiles[cell] as number);
  return may;
}

/** Clears one kind by its own pairs, trying every order. */
function clearKind(position: ClearingPosition, kind: number, left: number): boolean {
  if (left === 0) return true;
  const { board, members, moves } = position;
  const cells = aliveCells(board, members, kind);
  for (const [index, first] of cells.entries())
    for (const second of cells.slice(index + 1)) {
      if (!joined(board, first, second)) continue;
      const depth = moves.length;
      takePair(position, first, second);
      if (clearKind(position, kind, left - 2)) return true;
      takeBack(position, depth);
    }
  return false;
}

/** Positions for backtracking in the shortest rounds, beyond one line to the end. */
const FIRST_VISITS = 60;
/** Rounds that settle easy positions; after them `probe` tries pairs one by one. */
const FIRST_ROUNDS = 3;
/** Path tests per tile and position, roughly. */
const TESTS = 40;

interface ClearingSearch extends ClearingPosition {
  readonly budget: Budget;
  readonly rng: Rng;
  /** Positions that this round may still visit. */
  visits: number;
  /** Prefer kinds with many tiles? Alternates, because one strategy may find what the other misses. */
  bold: boolean;
  /** Positions without a clearing, by their occupancy. */
  readonly lost: Set<string>;
  /** 1 at `cell * cells + mate`, both ways: no clearing of the current position takes the two together. */
  readonly banned: Uint8Array;
  /** Bans in order, each once, for taking them back. */
  readonly bans: number[];
}

/** On yes the moves are complete. */
export function searchClearing(
  start: TileBoard,
  members: Members,
  moves: number[],
  budget: Budget,
): Clearable {
  const { cells } = start.shape;
  const search: ClearingSearch = {
    board: copyBoard(start),
    tiles: start.tiles,
    members,
    budget,
    rng: createRng('pikachu/search'),
    moves,
    visits: 0,
    bold: false,
    lost: new Set(),
    banned: new Uint8Array(cells * cells),
    bans: [],
  };
  takeWholeKinds(search);
  const left = countTiles(search.board);
  if (left === 0) return 'yes';
  for (let round = 0; ; round++) {
    if (round === FIRST_ROUNDS) probe(search);
    search.visits = left / 2 + FIRST_VISITS * roundLength(round);
    search.bold = round % 2 === 1;
    // Bans made at the root hold in all rounds.
    const clearable = branch(search, left, undefined);
    if (clearable === 'yes') return clearable;
    if (clearable === 'unknown' && budget.spend(left)) continue;
    moves.length = 0;
    return clearable;
  }
}

/** Bans every pair that, taken together, would leave tiles that cannot be lifted, until nothing changes: failed literal
 * probing, as in SAT solvers. */
function probe(search: ClearingSearch): void {
  const { board, members, banned, budget } = search;
  const { kinds } = members;
  let lifting = findLifting(board, members, banned);
  let idle = 0;
  for (let kind = 1; lifting && idle < kinds; kind = kind === kinds ? 1 : kind + 1) {
    const alive = aliveCells(board, members, kind);
    const bansBefore = search.bans.length;
    for (const [index, first] of alive.entries())
      for (const second of alive.slice(index + 1)) {
        if (isBanned(search, first, second)) continue;
        if (!budget.spend(board.shape.cells)) return;
        if (!canGoTogether(search, first, second, alive, lifting)) ban(search, first, second);
      }
    idle = search.bans.length > bansBefore ? 0 : idle + 1;
    if (idle === 0) lifting = findLifting(board, members, banned, lifting);
  }
}

/** Can all tiles be lifted if these two may only go with each other? */
function canGoTogether(
  search: ClearingSearch,
  first: number,
  second: number,
  alive: readonly number[],
  lifting: Lifting,
): boolean {
  const { bans, banned, board, members } = search;
  const { cells } = board.shape;
  const before = bans.length;
  for (const other of alive)
    for (const one of [first, second]) {
      if (other === first || other === second || isBanned(search, one, other)) continue;
      setBan(search, one * cells + other, 1);
      bans.push(one * cells + other);
    }
  const can = findLifting(board, members, banned, lifting) !== undefined;
  while (bans.length > before) setBan(search, bans.pop() as number, 0);
  return can;
}

/** On yes the board is empty and the moves are complete; otherwise nothing has changed. */
function explore(search: ClearingSearch, left: number, lifting: Lifting): Clearable {
  const { board, moves, bans } = search;
  if (search.visits-- <= 0 || !search.budget.spend(TESTS * left)) return 'unknown';
  const depth = moves.length;
  const bansBefore = bans.length;
  takeWholeKinds(search);
  const rest = left - (moves.length - depth);
  if (rest === 0) return 'yes';
  const key = occupancy(board);
  let answer: Clearable = 'no';
  if (!search.lost.has(key)) {
    answer = branch(search, rest, lifting);
    if (answer === 'no') search.lost.add(key);
  }
  if (answer === 'yes') return answer;
  while (bans.length > bansBefore) setBan(search, bans.pop() as number, 0);
  takeBack(search, depth);
  return answer;
}

/** Takes an open pair. If the rest cannot be cleared, no clearing takes the two together, now or later: ban them and
 * take the next pair. Bans hold for all later positions, because a clearing of those begins with the moves that led
 * there. */
function branch(search: ClearingSearch, left: number, before: Lifting | undefined): Clearable {
  const { board, members, moves, banned } = search;
  let lifting = findLifting(board, members, banned, before);
  while (lifting) {
    const pair = choosePair(search);
    if (!pair) return 'no';
    const depth = moves.length;
    takePair(search, pair[0], pair[1]);
    const answer = explore(search, left - 2, lifting);
    if (answer === 'yes') return answer;
    takeBack(search, depth);
    if (answer === 'unknown') return answer;
    ban(search, pair[0], pair[1]);
    lifting = findLifting(board, members, banned, lifting);
  }
  return 'no';
}

function setBan(search: ClearingSearch, ban: number, value: 0 | 1): void {
  const { cells } = search.board.shape;
  const cell = Math.floor(ban / cells);
  search.banned[ban] = value;
  search.banned[(ban % cells) * cells + cell] = value;
}

const isBanned = (search: ClearingSearch, cell: number, mate: number) =>
  search.banned[cell * search.board.shape.cells + mate] === 1;

/** Bans two tiles, and other pairs that would then leave a tile without a mate. */
function ban(search: ClearingSearch, cell: number, mate: number): void {
  if (isBanned(search, cell, mate)) return;
  const entry = cell * search.board.shape.cells + mate;
  setBan(search, entry, 1);
  search.bans.push(entry);
  const alive = aliveCells(search.board, search.members, search.tiles[cell] as number);
  if (alive.length === 4) {
    const [other1, other2] = alive.filter((one) => one !== cell && one !== mate);
    if (other1 !== undefined && other2 !== undefined) ban(search, other1, other2);
    return;
  }
  for (const one of [cell, mate]) {
    const mates = alive.filter((other) => other !== one && !isBanned(search, one, other));
    const [only] = mates;
    if (mates.length !== 1 || only === undefined) continue;
    for (const other of alive) if (other !== one && other !== only) ban(search, only, other);
  }
}

/** An open pair of a random kind, or in bold rounds of a kind with the most tiles; which of its pairs is chosen by
 * reservoir sampling. */
function choosePair(search: ClearingSearch): readonly [number, number] | undefined {
  const { board, members, rng } = search;
  const { kinds } = members;
  const offset = rng.below(kinds);
  let most = 0;
  let found: readonly [number, number] | undefined;
  for (let turn = 0; turn < kinds; turn++) {
    const alive = aliveCells(board, members, ((offset + turn) % kinds) + 1);
    if (alive.length <= most) continue;
    for (const cell of alive) noteReach(board, cell);
    let open = 0;
    for (const [index, first] of alive.entries())
      for (let two = index + 1; two < alive.length; two++) {
        const second = alive[two] as number;
        if (isBanned(search, first, second) || !joinedAsNoted(board, first, second)) continue;
        open++;
        if (rng.below(open) === 0) found = [first, second];
      }
    if (open === 0) continue;
    if (!search.bold) return found;
    most = alive.length;
  }
  return found;
}

export interface ClearingAnswer {
  readonly clearable: Clearable;
  /** Two cells per match; complete if clearable is yes, else empty. */
  readonly moves: number[];
}

export const NO: ClearingAnswer = { clearable: 'no', moves: [] };
export const UNKNOWN: ClearingAnswer = { clearable: 'unknown', moves: [] };

/** A tile is left over. */
export function hasOddKind({ starts, kinds }: Members): boolean {
  for (let kind = 1; kind <= kinds; kind++)
    if (((starts[kind + 1] as number) - (starts[kind] as number)) % 2 === 1) return true;
  return false;
}

/** Greedy playouts, each from another kind, before anything costlier. */
const PLAYOUTS = 3;

export function clearBoard(board: TileBoard, budget: Budget): ClearingAnswer {
  const members = groupByKind(board);
  const left = countTiles(board);
  if (!budget.spend(left + 1)) return UNKNOWN;
  if (hasOddKind(members)) return NO;
  for (let attempt = 0; attempt < PLAYOUTS; attempt++) {
    const moves: number[] = [];
    const firstKind = 1 + Math.floor((members.kinds * attempt) / PLAYOUTS);
    playOut(copyBoard(board), members, moves, firstKind);
    if (moves.length === left) return { clearable: 'yes', moves };
    if (attempt === 0 && !findLifting(board, members)) return NO;
    if (!budget.spend(left)) return UNKNOWN;
  }
  const moves: number[] = [];
  return { clearable: searchClearing(board, members, moves, budget), moves };
}
