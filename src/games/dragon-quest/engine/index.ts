// The engine of Dragon Quest Solitaire: the half of the contract that workers, command line and server load, with the
// questions that only this game has (odds of a fight, chance to win, where a game was lost, analysis).

import type { Budget } from '../../../core/budget.ts';
import { type Engine, type Inquiry, noInquiry } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { cardTable } from '../cards.ts';
import { criticalOdds, fightOdds, view } from '../rules/view.ts';
import type { Answer, DragonQuestTypes, Question, State } from '../types.ts';
import { analyse } from './analysis.ts';
import { checkProof, generate, prove, rate, vouch } from './certify.ts';
import { chanceToWin, hint } from './hint.ts';
import { solve, whereLost } from './solve.ts';

const CHANCE_GAMES = 2000;

/** Faults: noInquiry, noEnemy, budgetExhausted. */
export function ask(
  question: Question,
  inquiry: Inquiry<DragonQuestTypes> | undefined,
  budget: Budget,
): Result<Answer> {
  const state = inquiry?.path.at(-1);
  if (!inquiry || !state) return noInquiry;
  switch (question.type) {
    case 'odds':
      return odds(state, question.cell);
    case 'chance': {
      const chance = chanceToWin(view(inquiry.puzzle, state), CHANCE_GAMES, 1, budget);
      if (!chance) return failure('budgetExhausted');
      return success({ type: 'chance', won: chance.won, games: chance.games });
    }
    case 'whereLost':
      return whereLost(inquiry.puzzle, inquiry.path, budget);
    case 'analysis':
      return analyse(inquiry.puzzle, inquiry.path, budget);
  }
}

function odds(state: State, cell: number): Result<Answer> {
  const card = state.dungeon.find((laid) => laid.cell === cell && laid.faceUp)?.card;
  if (card === undefined || card === '??' || cardTable[card].kind !== 'enemy')
    return failure('noEnemy', undefined, String(cell));
  return success({
    type: 'odds',
    ...fightOdds(state.usedFates, cardTable[card].need),
    critical: criticalOdds(state.usedFates),
  });
}

export const engine: Engine<DragonQuestTypes> = {
  generate,
  vouch,
  hint,
  solve,
  rate,
  prove,
  checkProof,
  ask,
  describe: () => ({}),
};
