// The solver: a full clearing sequence, the proof that there is none, or the word that the budget did not reach.

import { type Budget, createBudget } from '../../../core/budget.ts';
import type { Solution } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Board, boardFromTiles } from '../board/board.ts';
import type { Clearable, Gravity, PikachuMove, PikachuPuzzle, PikachuState } from '../types.ts';
import { type Clearing, clearBoard } from './clearable.ts';
import { clearFalling } from './falling.ts';

/** What one hint or question may cost: about a second of the largest boards at the worst. */
export const QUESTION_STEPS = 60_000_000;

export function findClearing(board: Board, gravity: Gravity, budget: Budget): Clearing {
  return gravity === 'none' ? clearBoard(board, budget) : clearFalling(board, gravity, budget);
}

/** Can the board be cleared? The budget is a number of steps, or whoever counts them. */
export function isClearable(
  board: Board,
  budget: Budget | number = QUESTION_STEPS,
  gravity: Gravity = 'none',
): Clearable {
  const counter = typeof budget === 'number' ? createBudget(budget) : budget;
  return findClearing(board, gravity, counter).clearable;
}

/** Faults: gameEnded, unclearable (proven), budgetExhausted. */
export function solve(
  puzzle: PikachuPuzzle,
  state: PikachuState,
  budget: Budget,
): Result<Solution<PikachuMove>> {
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
export function matches(cells: readonly number[]): PikachuMove[] {
  const moves: PikachuMove[] = [];
  for (let index = 0; index + 1 < cells.length; index += 2)
    moves.push({ type: 'match', from: cells[index] as number, to: cells[index + 1] as number });
  return moves;
}
