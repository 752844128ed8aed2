// Solving a game: the search finds the solution, and the moves follow from what is shown.

import type { Budget } from '../../../core/budget.ts';
import type { Solution } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { layoutOf } from '../grid/layout.ts';
import { flatGrid } from '../grid/squares.ts';
import { solverOf, UNKNOWN } from '../solver/solver.ts';
import type { Move, Puzzle, State } from '../types.ts';

/** Guesses before a proof of uniqueness is given up in solving and hints. */
export const UNIQUE_CAP = 200_000;

/** The moves that finish the board from here. */
export function solve(puzzle: Puzzle, state: State, budget: Budget): Result<Solution<Move>> {
  if (state.ending !== 'none') return failure('gameOver');
  const layout = layoutOf(puzzle.template);
  const solver = solverOf(layout);
  const count = solver.count(flatGrid(puzzle.revealed), 2, UNIQUE_CAP);
  if (!budget.spend(1 + solver.guesses)) return failure('budgetExhausted');
  if (count === UNKNOWN) return failure('notProven');
  if (count === 0) return failure('noSolution');
  const shown = flatGrid(state.revealed);
  const wrong: Move[] = [];
  const open: Move[] = [];
  for (const cell of layout.fillable) {
    const digit = solver.solution[cell] ?? 0;
    if (shown[cell] === digit) continue;
    (shown[cell] === 0 ? open : wrong).push({ type: 'enter', cell, digit });
  }
  return success({ moves: [...wrong, ...open], unique: count === 1 });
}
