// Can a drawing be filled at all, and if not, why? The ladder is asked before the search, for it knows why not.

import type { Layout } from '../grid/layout.ts';
import { findCrowded, searchFitting } from '../solver/fitting.ts';
import { solverOf } from '../solver/solver.ts';
import type { Answer } from '../types.ts';
import { createBoard } from './board.ts';
import { climb, LADDER_COST } from './ladder.ts';
import { printDeadEnd, printStep } from './proof.ts';

/** Guesses before the question is left open: fewer on large boards, where each takes longer. */
export const solvableCap = (layout: Layout) => Math.floor(4_000_000 / layout.cells);

export interface Solvability {
  readonly solvable: Answer['solvable'];
  /** Where it is 'no': lines of a proof, the last step and the dead end; undefined where only the search tells. */
  readonly reason: string | undefined;
  /** Budget steps. */
  readonly cost: number;
}

export function findSolvability(layout: Layout): Solvability {
  const crowded = findCrowded(layout);
  if (crowded) return { solvable: 'no', reason: crowded, cost: 1 };
  const { steps, end } = climb(createBoard(layout, new Int32Array(layout.cells)), 'hard');
  if (end) {
    // The one step that a reader can follow to the dead end.
    const last = steps.slice(-1).flatMap((step) => printStep(layout, step));
    const reason = [...last, printDeadEnd(layout, end)].join('; ');
    return { solvable: 'no', reason, cost: LADDER_COST };
  }
  const solvable = searchFitting(layout, solvableCap(layout));
  return { solvable, reason: undefined, cost: LADDER_COST + solverOf(layout).guesses };
}
