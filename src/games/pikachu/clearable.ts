// "Can this board still be cleared?" without gravity, exactly, with the sequence that does it.
// Taking tiles only opens paths. So a kind that can go as a whole may always go, and what cannot be lifted
// even when every lifted tile stays a mate and is no obstacle can never go. Search decides the few boards between.

import type { Budget } from '../../core/budget.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import { type Board, copyBoard, countTiles, putTile, takeTile } from './board.ts';
import { groupByKind, type Members } from './pairs.ts';
import { joined, joinedAsNoted, noteReach } from './paths.ts';
import { playKind, playOut } from './playout.ts';
import { roundLength } from './rounds.ts';
import type { Clearable } from './types.ts';

export interface Clearing {
  readonly clearable: Clearable;
  /** Two cells a match; complete where the answer is yes, empty otherwise. */
  readonly moves: number[];
}

const NO: Clearing = { clearable: 'no', moves: [] };
const UNKNOWN: Clearing = { clearable: 'unknown', moves: [] };

/** Plays from other kinds first before anything costlier is asked. */
const PLAYOUTS = 3;
/** Beyond one way to the end, so many positions for second thoughts in the shortest rounds. */
const FIRST_VISITS = 60;
/** Path tests for one tile of one position, about. */
const TESTS = 10;

export function clearBoard(board: Board, budget: Budget): Clearing {
  const members = groupByKind(board);
  const left = countTiles(board);
  if (!budget.spend(left + 1)) return UNKNOWN;
  for (let kind = 1; kind <= members.kinds; kind++)
    if (((members.starts[kind + 1] as number) - (members.starts[kind] as number)) % 2 === 1)
      return NO;
  for (let attempt = 0; attempt < PLAYOUTS; attempt++) {
    const moves: number[] = [];
    const firstKind = 1 + Math.floor((members.kinds * attempt) / PLAYOUTS);
    playOut(copyBoard(board), members, moves, firstKind);
    if (moves.length === left) return { clearable: 'yes', moves };
    if (attempt === 0 && isDead(board, members)) return NO;
    if (!budget.spend(left)) return UNKNOWN;
  }
  return searchClearing(board, members, left, budget);
}

/** Lifts every tile that sees a mate, lifted or not, until nothing changes. Tiles that stay down can never go. */
export function isDead(board: Board, members: Members): boolean {
  const lifted = copyBoard(board);
  const { kinds } = members;
  let idle = 0;
  for (let kind = 1; idle < kinds; kind = kind === kinds ? 1 : kind + 1)
    idle = liftKind(board, lifted, members, kind) ? 0 : idle + 1;
  for (const tile of lifted.tiles) if (tile !== 0) return true;
  return false;
}

/** `board` knows which mates there are, `lifted` what is still in the way. */
function liftKind(board: Board, lifted: Board, members: Members, kind: number): boolean {
  const { starts, cells } = members;
  const start = starts[kind] as number;
  const end = starts[kind + 1] as number;
  let down = 0;
  for (let place = start; place < end; place++) {
    const cell = cells[place] as number;
    if (board.tiles[cell] !== 0) noteReach(lifted, cell);
    if (lifted.tiles[cell] !== 0) down++;
  }
  if (down === 0) return false;
  let any = false;
  for (let one = start; one < end; one++) {
    const cell = cells[one] as number;
    if (lifted.tiles[cell] === 0) continue;
    for (let two = start; two < end; two++) {
      const mate = cells[two] as number;
      if (two === one || board.tiles[mate] === 0 || !joinedAsNoted(lifted, cell, mate)) continue;
      // Notes are older than this lift and see less; the next round sees the rest.
      takeTile(lifted, cell);
      any = true;
      break;
    }
  }
  return any;
}

interface Search {
  readonly board: Board;
  /** What lies where at the start, for taking moves back. */
  readonly tiles: Uint8Array;
  readonly members: Members;
  readonly budget: Budget;
  readonly rng: Rng;
  readonly moves: number[];
  /** Positions that this round may still look at. */
  visits: number;
  /** Positions without a clearing, by their occupancy. */
  readonly lost: Set<string>;
}

function searchClearing(start: Board, members: Members, left: number, budget: Budget): Clearing {
  const search: Search = {
    board: copyBoard(start),
    tiles: start.tiles,
    members,
    budget,
    rng: createRng('pikachu/search'),
    moves: [],
    visits: 0,
    lost: new Set(),
  };
  for (let round = 0; ; round++) {
    search.visits = left / 2 + FIRST_VISITS * roundLength(round);
    const clearable = explore(search, left);
    if (clearable === 'yes') return { clearable, moves: search.moves };
    if (clearable === 'no') return NO;
    if (!budget.spend(left)) return UNKNOWN;
  }
}

/** On yes the board is empty and the moves are complete; otherwise both are as they were. */
function explore(search: Search, left: number): Clearable {
  const { board, members, moves } = search;
  if (search.visits-- <= 0 || !search.budget.spend(TESTS * left)) return 'unknown';
  const depth = moves.length;
  takeWholeKinds(search);
  const rest = left - (moves.length - depth);
  if (rest === 0) return 'yes';
  const key = occupancy(board);
  let answer: Clearable = 'no';
  if (!search.lost.has(key)) {
    if (!isDead(board, members)) answer = branch(search, rest);
    if (answer === 'no') search.lost.add(key);
  }
  if (answer !== 'yes') takeBack(search, depth);
  return answer;
}

/** Tries every open pair in turn. */
function branch(search: Search, left: number): Clearable {
  const { board, members, moves } = search;
  const { starts, cells, kinds } = members;
  const offset = search.rng.below(kinds);
  for (let turn = 0; turn < kinds; turn++) {
    const kind = ((offset + turn) % kinds) + 1;
    const end = starts[kind + 1] as number;
    for (let one = starts[kind] as number; one < end; one++) {
      const first = cells[one] as number;
      if (board.tiles[first] === 0) continue;
      for (let two = one + 1; two < end; two++) {
        const second = cells[two] as number;
        if (board.tiles[second] === 0 || !joined(board, first, second)) continue;
        const depth = moves.length;
        takePair(search, first, second);
        const answer = explore(search, left - 2);
        if (answer === 'yes') return 'yes';
        takeBack(search, depth);
        if (answer === 'unknown') return 'unknown';
      }
    }
  }
  return 'no';
}

function takePair(search: Search, first: number, second: number): void {
  takeTile(search.board, first);
  takeTile(search.board, second);
  search.moves.push(first, second);
}

function takeBack(search: Search, depth: number): void {
  const { board, tiles, moves } = search;
  while (moves.length > depth) {
    const cell = moves.pop() as number;
    putTile(board, cell, tiles[cell] as number);
  }
}

/** Takes every kind that can go as a whole, until none can: that never hurts. */
function takeWholeKinds(search: Search): void {
  const { kinds } = search.members;
  let idle = 0;
  for (let kind = 1; idle < kinds; kind = kind === kinds ? 1 : kind + 1)
    idle = takeWholeKind(search, kind) ? 0 : idle + 1;
}

/** True: there were tiles of this kind, and all are gone. False: nothing has changed. */
function takeWholeKind(search: Search, kind: number): boolean {
  const { board, members, moves } = search;
  const { starts, cells } = members;
  const depth = moves.length;
  const end = starts[kind + 1] as number;
  let left = 0;
  for (let place = starts[kind] as number; place < end; place++)
    if (board.tiles[cells[place] as number] !== 0) left++;
  if (left === 0) return false;
  playKind(board, members, kind, moves);
  if (moves.length - depth === left) return true;
  takeBack(search, depth);
  return (
    left <= LARGEST_KIND && left > 2 && kindMayGo(search, kind) && clearKind(search, kind, left)
  );
}

/** Larger kinds are only tried by the first pairs that come; that loses speed, not truth. */
const LARGEST_KIND = 8;

/** Does every tile of the kind see a mate once all others of the kind are out of the way? */
function kindMayGo(search: Search, kind: number): boolean {
  const { board, members, tiles } = search;
  const cells = aliveCells(board, members, kind);
  for (const cell of cells) takeTile(board, cell);
  const may = cells.every((cell) =>
    cells.some((mate) => mate !== cell && joined(board, cell, mate)),
  );
  for (const cell of cells) putTile(board, cell, tiles[cell] as number);
  return may;
}

function aliveCells(board: Board, members: Members, kind: number): number[] {
  const { starts, cells } = members;
  const alive: number[] = [];
  for (let place = starts[kind] as number; place < (starts[kind + 1] as number); place++) {
    const cell = cells[place] as number;
    if (board.tiles[cell] !== 0) alive.push(cell);
  }
  return alive;
}

/** Clears one kind by its own pairs, trying them in every order. */
function clearKind(search: Search, kind: number, left: number): boolean {
  if (left === 0) return true;
  const { board, members, moves } = search;
  const cells = aliveCells(board, members, kind);
  for (const [index, first] of cells.entries())
    for (const second of cells.slice(index + 1)) {
      if (!joined(board, first, second)) continue;
      const depth = moves.length;
      takePair(search, first, second);
      if (clearKind(search, kind, left - 2)) return true;
      takeBack(search, depth);
    }
  return false;
}

/** Names a position: which cells are taken, one or two letters a row. */
function occupancy(board: Board): string {
  const { rows } = board.shape;
  let key = '';
  for (let row = 1; row <= rows; row++) {
    const bits = board.rowBits[row] as number;
    key += String.fromCharCode(bits & 0x7fff, bits >>> 15);
  }
  return key;
}
