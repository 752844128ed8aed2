// "Can this board still be cleared?" with gravity. Here a match may shut paths, so nothing but search decides:
// yes with a sequence, no when every line has been tried, otherwise unknown within the budget.

import type { Budget } from '../../core/budget.ts';
import { createRng, type Rng, shuffle } from '../../core/rng.ts';
import { type Board, copyBoard, countTiles, settle, takeTile } from './board.ts';
import type { Clearing } from './clearable.ts';
import { allPairs, groupByKind, pairCells } from './pairs.ts';
import type { Clearable, Gravity } from './types.ts';

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

/** A round must reach the end of a large board at least once. */
const FIRST_VISITS = 500;

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
  for (let visits = FIRST_VISITS; budget.spend(left + 1); visits *= 2) {
    search.visits = visits;
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
  if (search.visits-- <= 0 || !search.budget.spend(left)) return 'unknown';
  const key = String.fromCharCode(...board.tiles);
  if (search.lost.has(key)) return 'no';
  for (const pair of shuffle(allPairs(board), search.rng)) {
    const [first, second] = pairCells(pair, board.shape.cells);
    const next = copyBoard(board);
    takeTile(next, first);
    takeTile(next, second);
    settle(next, search.gravity, first);
    settle(next, search.gravity, second);
    search.moves.push(first, second);
    const answer = explore(search, next, left - 2);
    if (answer === 'yes') return answer;
    search.moves.length -= 2;
    if (answer === 'unknown') return answer;
  }
  search.lost.add(key);
  return 'no';
}
