// Can a board still be cleared, with or without gravity? And the budget that one such question may use.

import { type Budget, createBudget } from '../../../../core/budget.ts';
import type { TileBoard } from '../../board/board.ts';
import type { Clearable, Gravity } from '../../types.ts';
import { clearFalling } from './falling.ts';
import { type ClearingAnswer, clearBoard } from './search.ts';

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
