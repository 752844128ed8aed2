// How hard a deal is: by the copies of a symbol, with figures of what random play does with it.

import type { Budget } from '../../../core/budget.ts';
import type { Rating } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { boardFromTiles } from '../board/board.ts';
import { allPairs } from '../board/pairs.ts';
import { playOutFalling } from '../board/playout.ts';
import { kindsFor } from '../rules/tiles.ts';
import { levels, type Puzzle } from '../types.ts';

const PLAYS = 40;

export function rate(puzzle: Puzzle, budget: Budget): Result<Rating> {
  const pairs = puzzle.tiles.length / 2;
  const kinds = new Set(puzzle.tiles).size;
  // The easiest level that has so many symbols; small boards may have the same for several.
  const level = levels.find((known) => kindsFor(known, pairs) >= kinds) ?? 'expert';
  const rng = createRng('pikachu/rate');
  let stuck = 0;
  for (let play = 0; play < PLAYS; play++) {
    if (!budget.spend(puzzle.tiles.length)) return failure('budgetExhausted');
    const moves: number[] = [];
    const board = boardFromTiles(puzzle.rows, puzzle.cols, puzzle.tiles);
    playOutFalling(board, puzzle.gravity, rng, moves);
    if (moves.length < puzzle.tiles.length) stuck++;
  }
  const open = allPairs(boardFromTiles(puzzle.rows, puzzle.cols, puzzle.tiles)).length;
  const stuckPercent = Math.round((100 * stuck) / PLAYS);
  return success({ level, figures: { kinds, openPairs: open, stuckPercent } });
}
