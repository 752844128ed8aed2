// "Can this board still be cleared?", with or without gravity, and how much of a budget one such question may use.

import { type Budget, createBudget } from '../../../../core/budget.ts';
import type { Board } from '../../board/board.ts';
import type { Clearable, Gravity } from '../../types.ts';
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

/** Whatever the budget, at most so many steps of it. */
export function capped(budget: Budget, steps: number): Budget {
  let left = steps;
  return {
    spend(amount = 1) {
      left -= amount;
      return budget.spend(amount) && left >= 0;
    },
  };
}
