// Can a board still be cleared? Without gravity search.ts decides. With gravity a match may close paths, so only a full
// search decides: yes with a sequence, no once every line has been tried, else unknown within the budget. A local search
// over playouts (threshold accepting, with restarts) finds most sequences but can never prove that there is none; in turn
// with it a depth-first search with a table of lost positions tries everything, in Luby restarts.

import { type Budget, createBudget } from '../../../../core/budget.ts';
import { createRng, type Rng, shuffle } from '../../../../core/rng.ts';
import { copyBoard, countTiles, settle, type TileBoard, takeTile } from '../../board/board.ts';
import { allPairs, groupByKind, pairCells } from '../../board/pairs.ts';
import { joinedAsNoted, noteReach } from '../../board/paths.ts';
import {
  copyTable,
  createTable,
  matchOn,
  type PlayoutTable,
  playCarelessly,
  resetTable,
} from '../../board/playout-table.ts';
import type { Clearable, Gravity } from '../../types.ts';
import { type ClearingAnswer, clearBoard, hasOddKind, NO, roundLength, UNKNOWN } from './search.ts';

/** A playout that is replayed from a random point, over and over, to leave fewer tiles. */
interface LocalSearch {
  readonly gravity: Exclude<Gravity, 'none'>;
  readonly rng: Rng;
  readonly left: number;
  readonly first: PlayoutTable;
  readonly trial: PlayoutTable;
  /** The matches of the best playout, two cells each: complete when there are as many as tiles. */
  moves: number[];
  /** Attempts since the last improvement. */
  stale: number;
}

/** Attempts without improvement before starting from scratch. */
const PATIENCE = 200;
/** Cells by which an accepted playout may be worse: accepting only improvements soon gets stuck. */
const LENIENCY = 6;
/** Budget steps per match of a playout, roughly. */
const MATCH_STEPS = 75;

/** Makes a number of attempts, or stops once the moves are complete. False when the budget is used up. */
function improve(local: LocalSearch, attempts: number, budget: Budget): boolean {
  const { left, gravity, rng, first, trial } = local;
  for (let attempt = 0; attempt < attempts && local.moves.length < left; attempt++) {
    if (local.stale++ > PATIENCE) {
      local.stale = 0;
      local.moves = [];
    }
    const { moves } = local;
    const kept = moves.length === 0 ? [] : moves.slice(0, 2 * rng.below(moves.length / 2));
    resetTable(trial, first);
    for (let index = 0; index < kept.length; index += 2)
      matchOn(trial, gravity, kept[index] as number, kept[index + 1] as number);
    playCarelessly(trial, gravity, rng, kept);
    if (kept.length > moves.length) local.stale = 0;
    if (kept.length >= moves.length - LENIENCY) local.moves = kept;
    if (!budget.spend(MATCH_STEPS * (1 + kept.length / 2))) return false;
  }
  return true;
}

interface FallingSearch {
  readonly gravity: Exclude<Gravity, 'none'>;
  readonly budget: Budget;
  readonly rng: Rng;
  readonly moves: number[];
  /** Positions that this round may still visit. */
  visits: number;
  /** Positions without a clearing. */
  readonly lost: Set<string>;
}

/** Positions for backtracking in the shortest rounds, beyond one line to the end. */
const FIRST_VISITS = 100;
/** Attempts of the local search before each of the shortest rounds. */
const IMPROVEMENTS = 300;

function clearFalling(
  board: TileBoard,
  gravity: Exclude<Gravity, 'none'>,
  budget: Budget,
): ClearingAnswer {
  const left = countTiles(board);
  if (hasOddKind(groupByKind(board))) return NO;
  const search: FallingSearch = {
    gravity,
    budget,
    rng: createRng('pikachu/search'),
    moves: [],
    visits: 0,
    lost: new Set(),
  };
  const first = left > FEW_TILES ? createTable(board, gravity) : undefined;
  const local: LocalSearch | undefined = first && {
    gravity,
    rng: search.rng,
    left,
    first,
    trial: copyTable(first),
    moves: [],
    stale: 0,
  };
  for (let round = 0; budget.spend(left + 1); round++) {
    if (local) {
      if (!improve(local, IMPROVEMENTS * roundLength(round), budget)) break;
      if (local.moves.length === left) return { clearable: 'yes', moves: local.moves };
    }
    search.visits = left / 2 + FIRST_VISITS * roundLength(round);
    search.moves.length = 0;
    const clearable = explore(search, board, left);
    if (clearable === 'yes') return { clearable, moves: search.moves };
    if (clearable === 'no') return NO;
  }
  return UNKNOWN;
}

/** On yes the moves are complete; otherwise they are unchanged. */
function explore(search: FallingSearch, board: TileBoard, left: number): Clearable {
  if (left === 0) return 'yes';
  const work = left > FEW_TILES ? CANDIDATES : 1;
  if (search.visits-- <= 0 || !search.budget.spend(VISIT_STEPS + TESTS * left * work))
    return 'unknown';
  const key = String.fromCharCode(...board.tiles);
  if (search.lost.has(key)) return 'no';
  const pairs = shuffle(allPairs(board), search.rng);
  // The first few go by how many tiles they leave with an open mate: that clears several times as many boards.
  if (left > FEW_TILES)
    pairs.unshift(...rankByOpen(board, search.gravity, pairs.splice(0, CANDIDATES)));
  for (const pair of pairs) {
    const [first, second] = pairCells(pair);
    search.moves.push(first, second);
    const answer = explore(search, afterMatch(board, search.gravity, first, second), left - 2);
    if (answer === 'yes') return answer;
    search.moves.length -= 2;
    if (answer === 'unknown') return answer;
  }
  search.lost.add(key);
  return 'no';
}

function afterMatch(board: TileBoard, gravity: Gravity, first: number, second: number): TileBoard {
  const next = copyBoard(board);
  takeTile(next, first);
  takeTile(next, second);
  settle(next, gravity, first);
  settle(next, gravity, second);
  return next;
}

/** Up to this size, trying everything is faster than choosing well. */
const FEW_TILES = 16;
/** Budget steps per position, without its path tests, roughly. */
const VISIT_STEPS = 400;
/** Path tests per tile, roughly. */
const TESTS = 3;
/** Pairs to rank. */
const CANDIDATES = 12;

/** The pair that leaves the most tiles with an open mate; 0 if there is none. It proves nothing. */
export const likeliestPair = (board: TileBoard, gravity: Gravity, pairs: readonly number[]) =>
  rankByOpen(board, gravity, pairs)[0] ?? 0;

function rankByOpen(board: TileBoard, gravity: Gravity, pairs: readonly number[]): number[] {
  const ranked = pairs.map((pair) => {
    const [first, second] = pairCells(pair);
    return { pair, open: openTiles(afterMatch(board, gravity, first, second)) };
  });
  ranked.sort((left, right) => right.open - left.open);
  return ranked.map(({ pair }) => pair);
}

function openTiles(board: TileBoard): number {
  const { starts, cells, kinds } = groupByKind(board);
  let open = 0;
  for (let place = 0; place < cells.length; place++) noteReach(board, cells[place] as number);
  for (let kind = 1; kind <= kinds; kind++) {
    const start = starts[kind] as number;
    const end = starts[kind + 1] as number;
    for (let one = start; one < end; one++)
      for (let two = start; two < end; two++) {
        if (one === two || !joinedAsNoted(board, cells[one] as number, cells[two] as number))
          continue;
        open++;
        break;
      }
  }
  return open;
}

/** Budget steps for one hint or question: at worst about a second on the largest boards. */
export const QUESTION_STEPS = 60_000_000;

export function findClearing(board: TileBoard, gravity: Gravity, budget: Budget): ClearingAnswer {
  return gravity === 'none' ? clearBoard(board, budget) : clearFalling(board, gravity, budget);
}

/** The budget is a number of steps, or a shared counter. */
export function isClearable(
  board: TileBoard,
  budget: Budget | number = QUESTION_STEPS,
  gravity: Gravity = 'none',
): Clearable {
  const counter = typeof budget === 'number' ? createBudget(budget) : budget;
  return findClearing(board, gravity, counter).clearable;
}

/** The same budget, limited to a number of steps. */
export function capped(budget: Budget, steps: number): Budget {
  let left = steps;
  return {
    spend(amount = 1) {
      left -= amount;
      return budget.spend(amount) && left >= 0;
    },
  };
}
