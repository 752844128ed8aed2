// Is a puzzle that was read from a code of the level that it claims, and about the technique? That its solution is the only one, reading has shown.

import type { Budget } from '../../../core/budget.ts';
import { type Fault, failure } from '../../../core/result.ts';
import { layoutOf } from '../grid/layout.ts';
import { flatGrid } from '../grid/squares.ts';
import type { Puzzle } from '../types.ts';
import { createBoard } from './board.ts';
import { LADDER_COST, levelOf } from './ladder.ts';
import { judgePractice } from './practice.ts';

/** Faults: budgetExhausted, wrongLevel, wrongPractice. */
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
