// Dealing and what a deal claims: with "winnable deals only" the first seed that the search wins, its proof (a winning
// line) and its rating. Codes that claim a winnable deal go through the same search.

import type { Budget } from '../../../core/budget.ts';
import type { Proof, Rating, Verdict } from '../../../core/game.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { moveCode } from '../rules/code.ts';
import { apply, status } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import { view } from '../rules/view.ts';
import type { Params, Puzzle, State } from '../types.ts';
import { chanceToWin } from './hint.ts';
import { knownSim } from './simulation/bridge.ts';
import { CERTIFY_TRIES, findWin, winningLine } from './solve.ts';

const SEEDS = 0x100000000;

/** Faults: budgetExhausted. */
export function generate(params: Params, rng: Rng, budget: Budget): Result<Puzzle> {
  for (;;) {
    if (!budget.spend()) return failure('budgetExhausted');
    const puzzle = { params, seed: rng.below(SEEDS) };
    const fault = vouch(puzzle, budget);
    if (!fault) return success(puzzle);
    if (fault.code === 'budgetExhausted') return { ok: false, fault };
  }
}

/** A certified deal is one that the search wins within the tries that dealing has; other deals claim nothing. Faults:
 * noWinFound, budgetExhausted. */
export function vouch(puzzle: Puzzle, budget: Budget): Fault | undefined {
  if (!puzzle.params.certified) return undefined;
  const win = findWin(knownSim(puzzle, start(puzzle)), CERTIFY_TRIES, budget);
  if (win === 'exhausted') return { code: 'budgetExhausted' };
  return win ? undefined : { code: 'noWinFound' };
}

// The proof is a winning line, one move word per line. Its checker follows the rules and knows no solver.
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

const GAMES = 2000;

/** How often careful play wins with these settings, and how long the known winning line is. Faults: budgetExhausted. */
export function rate(puzzle: Puzzle, budget: Budget): Result<Rating> {
  const first = start(puzzle);
  const chance = chanceToWin(view(puzzle, first), GAMES, 1, budget);
  const line = winningLine(puzzle, first, CERTIFY_TRIES, budget);
  if (!chance || (!line.ok && line.fault.code === 'budgetExhausted'))
    return failure('budgetExhausted');
  const percent = Math.round((100 * chance.won) / chance.games);
  const last = line.ok
    ? line.value.reduce((state: State, move) => {
        const outcome = apply(puzzle, state, move);
        return outcome.ok ? outcome.state : state;
      }, first)
    : undefined;
  return success({
    level: percent >= 70 ? 'easy' : percent >= 56 ? 'normal' : 'hard',
    figures: {
      carefulWinsPercent: percent,
      simulatedGames: chance.games,
      winningLine: line.ok ? line.value.length : 'unknown',
      winningLevels: last ? last.level : 'unknown',
    },
  });
}
