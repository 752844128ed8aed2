// Proof that a toy puzzle is fair, and its checker: the chests that bisection opens, ending at the treasure.

import type { Budget } from '../../core/budget.ts';
import type { Proof, Verdict } from '../../core/proof.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { apply, middle, possibleChests, start, view } from './rules.ts';
import type { Puzzle, State } from './types.ts';

/** The chests that halving opens from here to the treasure. */
export function bisect(puzzle: Puzzle, from: State, budget: Budget): Result<number[]> {
  const chests: number[] = [];
  let state = from;
  while (!state.opened.includes(puzzle.treasure)) {
    if (!budget.spend()) return failure('budgetExhausted');
    const chest = middle(possibleChests(view(puzzle, state)));
    if (chest === undefined) return failure('badPuzzle');
    chests.push(chest);
    state = { ...state, opened: [...state.opened, chest] };
  }
  return success(chests);
}

export function prove(puzzle: Puzzle, budget: Budget): Result<Proof> {
  const chests = bisect(puzzle, start(puzzle, 0), budget);
  if (!chests.ok) return chests;
  return success({ claim: 'findable', lines: chests.value.map((chest) => `open ${chest + 1}`) });
}

/** Follows the lines through the rules alone. */
export function checkProof(puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== 'findable') return failure('badProof', 'claim', proof.claim);
  let state = start(puzzle, 0);
  for (const [index, line] of proof.lines.entries()) {
    const chest = Number(/^open (\d+)$/.exec(line)?.[1] ?? 0) - 1;
    const outcome = apply(puzzle, { ...state, offered: false }, { type: 'open', chest }, 0);
    if (!outcome.ok) return failure('badProof', `line ${index + 1}`, line);
    state = outcome.state;
  }
  return state.opened.includes(puzzle.treasure)
    ? success({ claim: 'findable', steps: proof.lines.length })
    : failure('badProof', 'end');
}
