// Search for a clearing over what goes with what: once all partners are known, order is no question, as taking
// tiles only opens paths. So a pair that was refuted is banned from then on, which cuts every other order of it.
// Depth first, with bans as nogoods, a table of lost positions, and Luby restarts.

import type { Budget } from '../../../../core/budget.ts';
import { createRng, type Rng } from '../../../../core/rng.ts';
import { type Board, copyBoard, countTiles } from '../../board/board.ts';
import type { Members } from '../../board/pairs.ts';
import { joinedAsNoted, noteReach } from '../../board/paths.ts';
import type { Clearable } from '../../types.ts';
import { takeWholeKinds } from './kinds.ts';
import { findLifting, type Lifting } from './lifting.ts';
import { aliveCells, occupancy, type Position, takeBack, takePair } from './position.ts';
import { roundLength } from './rounds.ts';

/** Beyond one way to the end, so many positions for second thoughts in the shortest rounds. */
const FIRST_VISITS = 60;
/** Easy positions fall in so many rounds; then pairs are tried one by one. */
const FIRST_ROUNDS = 3;
/** Path tests for one tile of one position, about. */
const TESTS = 40;

interface Search extends Position {
  readonly budget: Budget;
  readonly rng: Rng;
  /** Positions that this round may still look at. */
  visits: number;
  /** Prefer kinds with many tiles? What one way of choosing misses for long, the other may find. */
  bold: boolean;
  /** Positions without a clearing, by their occupancy. */
  readonly lost: Set<string>;
  /** 1 at `cell * cells + mate`, both ways: no clearing of the position at hand takes the two together. */
  readonly banned: Uint8Array;
  /** Bans in the order they came, each once. */
  readonly bans: number[];
}

/** On yes the moves are complete. */
export function searchClearing(
  start: Board,
  members: Members,
  moves: number[],
  budget: Budget,
): Clearable {
  const { cells } = start.shape;
  const search: Search = {
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
    // what is banned here stays banned in all rounds
    const clearable = branch(search, left, undefined);
    if (clearable === 'yes') return clearable;
    if (clearable === 'unknown' && budget.spend(left)) continue;
    moves.length = 0;
    return clearable;
  }
}

/**
 * Bans every pair without which all can be lifted and with which they cannot, until nothing changes: the probing
 * for failed literals of SAT solvers.
 */
function probe(search: Search): void {
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

/** Can all be lifted if these two may only go with each other? */
function canGoTogether(
  search: Search,
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

/** On yes the board is empty and the moves are complete; otherwise all is as it was. */
function explore(search: Search, left: number, lifting: Lifting): Clearable {
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

/**
 * Takes an open pair; if that cannot be cleared no clearing takes the two together, now or later, and so on.
 * Bans hold for all that follows: a clearing of a later position begins with the moves that led there.
 */
function branch(search: Search, left: number, before: Lifting | undefined): Clearable {
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

function setBan(search: Search, ban: number, value: 0 | 1): void {
  const { cells } = search.board.shape;
  const cell = Math.floor(ban / cells);
  search.banned[ban] = value;
  search.banned[(ban % cells) * cells + cell] = value;
}

const isBanned = (search: Search, cell: number, mate: number) =>
  search.banned[cell * search.board.shape.cells + mate] === 1;

/** Two do not go together; nor do others, where that would leave a tile without a mate. */
function ban(search: Search, cell: number, mate: number): void {
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

/**
 * An open pair of a random kind, or in bold rounds of a kind with the most mates to choose from; any of its pairs,
 * by reservoir sampling.
 */
function choosePair(search: Search): readonly [number, number] | undefined {
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
