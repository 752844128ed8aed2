// The top of the ladder: assumptions that lead to a dead end. With it every puzzle with one solution is solved and proven.

import type { Budget } from '../../../core/budget.ts';
import { digitsOf } from '../grid/layout.ts';
import {
  type Board,
  candidatesAt,
  copyBoard,
  type DeadEnd,
  findDeadEnd,
  openCells,
  placeDigit,
} from './board.ts';
import { findExpertStep } from './expert.ts';
import { climb, nextStep } from './ladder.ts';
import { applyStep, type Step } from './step.ts';

interface Refutation {
  readonly steps: Step[];
  readonly end: DeadEnd;
}

/** Does this digit in this cell lead to a dead end by singles alone? */
function refute(board: Board, cell: number, digit: number): Refutation | undefined {
  const assumed = copyBoard(board);
  placeDigit(assumed, cell, digit);
  const { steps, end } = climb(assumed, 'easy');
  return end ? { steps, end } : undefined;
}

const strike = (cell: number, digit: number) => [{ cell, digits: 1 << (digit - 1) }];

/** A short enough refutation is taken at once; else the shortest of all. */
const SHORT = 8;

/** The simplest assumption that fails. `exhausted` where the budget ends. */
export function findContradiction(board: Board, budget: Budget): Step | 'exhausted' | undefined {
  let best: (Refutation & { readonly cell: number; readonly digit: number }) | undefined;
  for (const cell of openCells(board))
    for (const digit of digitsOf(candidatesAt(board, cell))) {
      if (!budget.spend()) return 'exhausted';
      const refutation = refute(board, cell, digit);
      if (!refutation || (best && best.steps.length <= refutation.steps.length)) continue;
      best = { ...refutation, cell, digit };
      if (refutation.steps.length <= SHORT) return contradiction(best);
    }
  return best && contradiction(best);
}

const contradiction = (found: Refutation & { readonly cell: number; readonly digit: number }) =>
  trialStep(found.cell, found.digit, { steps: found.steps, end: found.end });

/** Refutes a position by singles and, where those end, by trying every digit of one cell. */
function refuteDeeply(board: Board, budget: Budget): Refutation | 'exhausted' | undefined {
  const steps: Step[] = [];
  for (;;) {
    if (!budget.spend()) return 'exhausted';
    const climbed = climb(board, 'easy');
    steps.push(...climbed.steps);
    if (climbed.end) return { steps, end: climbed.end };
    const [cell] = openCells(board);
    if (cell === undefined) return undefined;
    for (const digit of digitsOf(candidatesAt(board, cell))) {
      const assumed = copyBoard(board);
      placeDigit(assumed, cell, digit);
      const refutation = refuteDeeply(assumed, budget);
      if (refutation === 'exhausted' || refutation === undefined) return refutation;
      const step = trialStep(cell, digit, refutation);
      applyStep(board, step);
      steps.push(step);
    }
    const end = findDeadEnd(board);
    if (end) return { steps, end };
  }
}

function trialStep(cell: number, digit: number, refutation: Refutation): Step {
  const nested = refutation.steps.some(
    ({ technique }) => technique === 'contradiction' || technique === 'trial',
  );
  return {
    technique: nested ? 'trial' : 'contradiction',
    cell,
    digit,
    ...refutation,
    gone: strike(cell, digit),
  };
}

/** A wrong digit of the cell with the fewest candidates, refuted with assumptions inside assumptions. */
function findTrial(board: Board, budget: Budget): Step | 'exhausted' | undefined {
  for (const cell of openCells(board))
    for (const digit of digitsOf(candidatesAt(board, cell))) {
      const assumed = copyBoard(board);
      placeDigit(assumed, cell, digit);
      const refutation = refuteDeeply(assumed, budget);
      if (refutation === 'exhausted') return refutation;
      if (refutation) return trialStep(cell, digit, refutation);
    }
  return undefined;
}

/** What is known of the puzzle besides its digits. */
export interface Known {
  /** It has one solution. A proof of that must not lean on it. */
  readonly unique: boolean;
}

/** Budget steps for looking at a position as an expert does. */
const EXPERT_COST = 20;

/** The next step on the whole ladder; undefined only where several solutions are left. */
export function explainStep(
  board: Board,
  budget: Budget,
  { unique }: Known,
): Step | 'exhausted' | undefined {
  if (!budget.spend()) return 'exhausted';
  const simple = nextStep(board, 'hard');
  if (simple) return simple;
  if (!budget.spend(EXPERT_COST)) return 'exhausted';
  return (
    findExpertStep(board, unique) ?? findContradiction(board, budget) ?? findTrial(board, budget)
  );
}

/** Every step from here to the end. */
export function explainAll(
  board: Board,
  budget: Budget,
  known: Known,
): Step[] | 'exhausted' | 'ambiguous' {
  const steps: Step[] = [];
  while (board.open > 0) {
    if (findDeadEnd(board)) return 'ambiguous';
    const step = explainStep(board, budget, known);
    if (step === 'exhausted') return step;
    if (!step) return 'ambiguous';
    applyStep(board, step);
    steps.push(step);
  }
  return steps;
}

/** How many lines a step takes when it is written out. */
export function stepSize(step: Step): number {
  if (step.technique !== 'contradiction' && step.technique !== 'trial') return 1;
  return step.steps.reduce((size, inner) => size + stepSize(inner), 2);
}
