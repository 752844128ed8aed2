// How hard a deal is: how often careful play wins with these settings, and how long the known winning line is.

import type { Budget } from '../../../core/budget.ts';
import type { Rating } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { apply } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import { view } from '../rules/view.ts';
import type { Puzzle, State } from '../types.ts';
import { chanceToWin } from './hint.ts';
import { CERTIFY_TRIES, winningLine } from './solve.ts';

const GAMES = 2000;

/** Faults: budgetExhausted. */
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
