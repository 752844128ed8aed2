// The top of the ladder: assumptions that lead to an impasse. With them every puzzle that has one solution can be solved
// and proven; so the whole ladder, explainStep, is here.

import type { Budget } from '../../../../core/budget.ts';
import { digitsOf } from '../../grid/layout.ts';
import {
  type CandidateBoard,
  candidatesAt,
  copyBoard,
  findImpasse,
  type Impasse,
  openCells,
  placeDigit,
} from '../candidate-board.ts';
import { climb, findExpertStep, nextStep } from '../ladder.ts';
import { applyStep, type LadderStep, type StepOf } from '../step.ts';

type AssumptionStep = StepOf<'contradiction' | 'trial'>;

interface Refutation {
  readonly steps: LadderStep[];
  readonly end: Impasse;
}

/** Does this digit in this cell lead to an impasse by singles alone? */
function refute(board: CandidateBoard, cell: number, digit: number): Refutation | undefined {
  const assumed = copyBoard(board);
  placeDigit(assumed, cell, digit);
  const { steps, end } = climb(assumed, 'easy');
  return end ? { steps, end } : undefined;
}

/** Takes the first refutation up to this length, else the shortest of all. */
const SHORT = 8;

/** The simplest assumption that fails; `exhausted` when the budget runs out. */
export function findContradiction(
  board: CandidateBoard,
  budget: Budget,
): LadderStep | 'exhausted' | undefined {
  let best: AssumptionStep | undefined;
  for (const cell of openCells(board))
    for (const digit of digitsOf(candidatesAt(board, cell))) {
      if (!budget.spend()) return 'exhausted';
      const refutation = refute(board, cell, digit);
      if (!refutation || (best && best.steps.length <= refutation.steps.length)) continue;
      best = trialStep(cell, digit, refutation);
      if (refutation.steps.length <= SHORT) return best;
    }
  return best;
}

/** Refutes a position by singles and, once those run out, by trying every digit of one cell. */
function refuteDeeply(board: CandidateBoard, budget: Budget): Refutation | 'exhausted' | undefined {
  const steps: LadderStep[] = [];
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
    const end = findImpasse(board);
    if (end) return { steps, end };
  }
}

function trialStep(cell: number, digit: number, refutation: Refutation): AssumptionStep {
  const nested = refutation.steps.some(
    ({ technique }) => technique === 'contradiction' || technique === 'trial',
  );
  const gone = [{ cell, digits: 1 << (digit - 1) }];
  return { technique: nested ? 'trial' : 'contradiction', cell, digit, ...refutation, gone };
}

/** A wrong digit of the cell with the fewest candidates, refuted with assumptions inside assumptions. */
function findTrial(board: CandidateBoard, budget: Budget): LadderStep | 'exhausted' | undefined {
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

export interface ExplainOptions {
  /** The puzzle is known to have one solution. Proofs of uniqueness must not assume it. */
  readonly unique: boolean;
}

/** Budget steps for one search for expert techniques. */
const EXPERT_COST = 20;

/** The next step on the whole ladder; undefined only if several solutions are left. */
export function explainStep(
  board: CandidateBoard,
  budget: Budget,
  { unique }: ExplainOptions,
): LadderStep | 'exhausted' | undefined {
  if (!budget.spend()) return 'exhausted';
  const simple = nextStep(board, 'hard');
  if (simple) return simple;
  if (!budget.spend(EXPERT_COST)) return 'exhausted';
  return (
    findExpertStep(board, unique) ?? findContradiction(board, budget) ?? findTrial(board, budget)
  );
}

export function explainAll(
  board: CandidateBoard,
  budget: Budget,
  known: ExplainOptions,
): LadderStep[] | 'exhausted' | 'ambiguous' {
  const steps: LadderStep[] = [];
  while (board.open > 0) {
    if (findImpasse(board)) return 'ambiguous';
    const step = explainStep(board, budget, known);
    if (step === 'exhausted') return step;
    if (!step) return 'ambiguous';
    applyStep(board, step);
    steps.push(step);
  }
  return steps;
}
