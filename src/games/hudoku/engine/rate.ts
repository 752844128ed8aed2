// Verdicts on a finished puzzle: its rating (the hardest technique it needs, never the number of clues), whether it keeps
// the level and technique its code claims, and the moves that solve it.

import type { Budget } from '../../../core/budget.ts';
import type { Rating, Solution } from '../../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { flatGrid, layoutOf } from '../grid/layout.ts';
import { solverOf, UNIQUE_CAP, UNKNOWN } from '../solver/solver.ts';
import {
  type Move,
  type Puzzle,
  type State,
  type Technique,
  techniqueLevel,
  techniques,
} from '../types.ts';
import { createBoard } from './candidate-board.ts';
import { judgePractice } from './generate.ts';
import { LADDER_COST, levelOf } from './ladder.ts';
import type { LadderStep } from './step.ts';
import { explainAll } from './techniques/trial.ts';

export function rate(puzzle: Puzzle, budget: Budget): Result<Rating> {
  const givens = flatGrid(puzzle.revealed);
  const steps = explainAll(createBoard(layoutOf(puzzle.template), givens), budget, {
    unique: true,
  });
  if (steps === 'exhausted') return failure('budgetExhausted');
  if (steps === 'ambiguous') return failure('notUnique');
  const hardest = hardestTechnique(steps);
  const figures: Record<string, number | string> = {
    clues: givens.filter((digit) => digit > 0).length,
    cells: puzzle.totalCells,
    steps: steps.length,
    hardest,
  };
  for (const technique of techniques) {
    const count = steps.filter((step) => step.technique === technique).length;
    if (count > 0) figures[technique] = count;
  }
  return success({ level: techniqueLevel[hardest], figures });
}

export function hardestTechnique(steps: readonly LadderStep[]): Technique {
  const reached = steps.map((step) => techniques.indexOf(step.technique));
  return techniques[Math.max(0, ...reached)] ?? 'nakedSingle';
}

/** Reading a code has already shown that the solution is unique. Faults: budgetExhausted, wrongLevel, wrongPractice. */
export function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  if (!budget.spend(LADDER_COST)) return failure('budgetExhausted').fault;
  const level = levelOf(createBoard(layoutOf(puzzle.template), flatGrid(puzzle.revealed)));
  if (level !== puzzle.level) return failure('wrongLevel', 'level', level).fault;
  const { practise } = puzzle;
  const judged = practise
    ? judgePractice(layoutOf(puzzle.template), flatGrid(puzzle.revealed), practise, budget)
    : 'yes';
  if (judged === 'exhausted') return failure('budgetExhausted').fault;
  return judged === 'no' ? failure('wrongPractice', 'practise', practise).fault : undefined;
}

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
