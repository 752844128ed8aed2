// "Can this board still be cleared?" with gravity. Here a match may shut paths, so nothing but search decides:
// yes with a sequence, no when every line has been tried, otherwise unknown within the budget.
// Mending playouts finds most sequences, and by turns with it a depth-first search with a table of lost positions
// tries everything, in Luby restarts.

import type { Budget } from '../../../../core/budget.ts';
import { createRng, type Rng, shuffle } from '../../../../core/rng.ts';
import { type Board, copyBoard, countTiles, settle, takeTile } from '../../board/board.ts';
import { allPairs, groupByKind, pairCells } from '../../board/pairs.ts';
import { joinedAsNoted, noteReach } from '../../board/paths.ts';
import type { Clearable, Gravity } from '../../types.ts';
import type { Clearing } from './clearable.ts';
import { mend, startMending } from './mending.ts';
import { roundLength } from './rounds.ts';

interface Search {
  readonly gravity: Exclude<Gravity, 'none'>;
  readonly budget: Budget;
  readonly rng: Rng;
  readonly moves: number[];
  /** Positions that this round may still look at. */
  visits: number;
  /** Positions without a clearing. */
  readonly lost: Set<string>;
}

/** Beyond one way to the end, so many positions for second thoughts in the shortest rounds. */
const FIRST_VISITS = 100;
/** So many attempts at mending go before each of them. */
const ATTEMPTS = 300;

export function clearFalling(
  board: Board,
  gravity: Exclude<Gravity, 'none'>,
  budget: Budget,
): Clearing {
  const left = countTiles(board);
  const { starts, kinds } = groupByKind(board);
  for (let kind = 1; kind <= kinds; kind++)
    if (((starts[kind + 1] as number) - (starts[kind] as number)) % 2 === 1)
      return { clearable: 'no', moves: [] };
  const search: Search = {
    gravity,
    budget,
    rng: createRng('pikachu/search'),
    moves: [],
    visits: 0,
    lost: new Set(),
  };
  const mending = left > FEW_TILES ? startMending(board, gravity, search.rng) : undefined;
  for (let round = 0; budget.spend(left + 1); round++) {
    if (mending) {
      if (!mend(mending, ATTEMPTS * roundLength(round), budget)) break;
      if (mending.moves.length === left) return { clearable: 'yes', moves: mending.moves };
    }
    search.visits = left / 2 + FIRST_VISITS * roundLength(round);
    search.moves.length = 0;
    const clearable = explore(search, board, left);
    if (clearable === 'yes') return { clearable, moves: search.moves };
    if (clearable === 'no') return { clearable, moves: [] };
  }
  return { clearable: 'unknown', moves: [] };
}

/** On yes the moves are complete; otherwise they are as they were. */
function explore(search: Search, board: Board, left: number): Clearable {
  if (left === 0) return 'yes';
  const work = left > FEW_TILES ? CANDIDATES : 1;
  if (search.visits-- <= 0 || !search.budget.spend(VISIT_STEPS + TESTS * left * work))
    return 'unknown';
  const key = String.fromCharCode(...board.tiles);
  if (search.lost.has(key)) return 'no';
  const pairs = shuffle(allPairs(board), search.rng);
  if (left > FEW_TILES) preferOpen(board, search.gravity, pairs);
  for (const pair of pairs) {
    const [first, second] = pairCells(pair);
    search.moves.push(first, second);
    const answer = explore(search, without(board, search.gravity, first, second), left - 2);
    if (answer === 'yes') return answer;
    search.moves.length -= 2;
    if (answer === 'unknown') return answer;
  }
  search.lost.add(key);
  return 'no';
}

function without(board: Board, gravity: Gravity, first: number, second: number): Board {
  const next = copyBoard(board);
  takeTile(next, first);
  takeTile(next, second);
  settle(next, gravity, first);
  settle(next, gravity, second);
  return next;
}

/** From here on trying everything is quicker than choosing well. */
const FEW_TILES = 16;
/** What looking at a position costs besides its path tests, about. */
const VISIT_STEPS = 400;
/** Path tests for one tile, about. */
const TESTS = 3;
/** So many pairs are looked at more closely. */
const CANDIDATES = 12;

/** Of a few pairs, those first that leave the most tiles with an open mate: clears several times as many boards. */
function preferOpen(board: Board, gravity: Gravity, pairs: number[]): void {
  pairs.unshift(...byOpen(board, gravity, pairs.splice(0, CANDIDATES)));
}

/** The pair that leaves the most tiles with an open mate; 0 if there is none. It proves nothing. */
export function likeliest(board: Board, gravity: Gravity, pairs: readonly number[]): number {
  return byOpen(board, gravity, pairs)[0] ?? 0;
}

function byOpen(board: Board, gravity: Gravity, pairs: readonly number[]): number[] {
  const ranked = pairs.map((pair) => {
    const [first, second] = pairCells(pair);
    return { pair, open: openTiles(without(board, gravity, first, second)) };
  });
  ranked.sort((left, right) => right.open - left.open);
  return ranked.map(({ pair }) => pair);
}

/** How many tiles can be matched at once. */
function openTiles(board: Board): number {
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
