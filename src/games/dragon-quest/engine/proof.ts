// The proof of a certified deal is a winning line, one move word per line; the checker only follows the rules.

import type { Budget } from '../../../core/budget.ts';
import type { Proof, Verdict } from '../../../core/proof.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { moveCode } from '../rules/code.ts';
import { apply, status } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import type { Puzzle } from '../types.ts';
import { CERTIFY_TRIES, winningLine } from './solve.ts';

const CLAIM = 'winnable';

/** Faults: noWinFound, budgetExhausted. */
export function prove(puzzle: Puzzle, budget: Budget): Result<Proof> {
  const line = winningLine(puzzle, start(puzzle), CERTIFY_TRIES, budget);
  return line.ok ? success({ claim: CLAIM, lines: line.value.map(moveCode.encode) }) : line;
}

/** Faults: proofTampered, with the line that fails. */
export function checkProof(puzzle: Puzzle, proof: Proof): Result<Verdict> {
  if (proof.claim !== CLAIM) return failure('proofTampered', 'claim', proof.claim);
  let state = start(puzzle);
  for (const [index, word] of proof.lines.entries()) {
    const move = moveCode.decode(word);
    const outcome = move.ok ? apply(puzzle, state, move.value) : undefined;
    if (!outcome?.ok) return failure('proofTampered', `line ${index + 1}`, word);
    state = outcome.state;
  }
  if (status(puzzle, state) !== 'won')
    return failure('proofTampered', 'end', status(puzzle, state));
  return success({ claim: CLAIM, steps: proof.lines.length });
}
