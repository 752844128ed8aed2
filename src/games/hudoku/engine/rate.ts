// Rating: the level is the hardest technique that the ladder needs, never the number of clues.

import type { Budget } from '../../../core/budget.ts';
import type { Rating } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { layoutOf } from '../grid/layout.ts';
import { flatGrid } from '../grid/squares.ts';
import { type Puzzle, type Technique, techniqueLevel, techniques } from '../types.ts';
import { createBoard } from './board.ts';
import type { Step } from './step.ts';
import { explainAll } from './trial.ts';

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

export function hardestTechnique(steps: readonly Step[]): Technique {
  const reached = steps.map((step) => techniques.indexOf(step.technique));
  return techniques[Math.max(0, ...reached)] ?? 'nakedSingle';
}
