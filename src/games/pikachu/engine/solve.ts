// The solver: a full clearing sequence, the proof that there is none, or the word that the budget did not reach.

import type { Budget } from '../../../core/budget.ts';
import type { Solution } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { boardFromTiles } from '../board/board.ts';
import type { Move, Puzzle, State } from '../types.ts';
import { findClearing } from './clearing/index.ts';

/** Faults: gameEnded, unclearable (proven), budgetExhausted. */
export function solve(puzzle: Puzzle, state: State, budget: Budget): Result<Solution<Move>> {
  if (state.expired) return failure('gameEnded');
  const board = boardFromTiles(puzzle.rows, puzzle.cols, state.tiles);
  const { clearable, moves } = findClearing(board, puzzle.gravity, budget);
  switch (clearable) {
    case 'yes':
      return success({ moves: matches(moves), unique: 'unknown' });
    case 'no':
      return failure('unclearable');
    case 'unknown':
      return failure('budgetExhausted');
  }
}

/** Cells two by two as moves. */
function matches(cells: readonly number[]): Move[] {
  const moves: Move[] = [];
  for (let index = 0; index + 1 < cells.length; index += 2)
    moves.push({ type: 'match', from: cells[index] as number, to: cells[index + 1] as number });
  return moves;
}
