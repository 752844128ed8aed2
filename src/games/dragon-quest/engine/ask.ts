// Questions that only this game is asked: the odds of a fight, the chance of the game, and where it was lost.

import type { Budget } from '../../../core/budget.ts';
import { type Inquiry, noInquiry } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { cardTable } from '../rules/cards.ts';
import { criticalOdds, fightOdds, view } from '../rules/view.ts';
import type { Answer, DragonQuestTypes, Puzzle, Question, State } from '../types.ts';
import { chanceToWin } from './hint.ts';
import { CERTIFY_TRIES, isHopeless, winningLine } from './solve.ts';

const CHANCE_GAMES = 2000;
/** Play-outs for each moment of a lost game: as many as certify a deal, so that its start is always won. */
const LOST_TRIES = CERTIFY_TRIES;
/** Actions to try in showing that a moment was lost already. */
const HOPELESS_ACTIONS = 30_000;

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
      return chance ? success({ type: 'chance', ...chance }) : failure('budgetExhausted');
    }
    case 'whereLost':
      return whereLost(inquiry.puzzle, inquiry.path, budget);
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

/**
 * A moment that can be won makes all earlier ones winnable, so it is enough to find one end of a run: first in
 * doubling steps from the end (galloping), then by bisection.
 */
function whereLost(puzzle: Puzzle, path: readonly State[], budget: Budget): Result<Answer> {
  const last = path.length - 1;
  const wins = new Map<number, boolean | 'exhausted'>();
  const winnable = (index: number): boolean | 'exhausted' => {
    const known = wins.get(index);
    if (known !== undefined) return known;
    const state = path[index];
    const line = state ? winningLine(puzzle, state, LOST_TRIES, budget) : undefined;
    const answer = line?.ok ? true : line?.fault.code === 'budgetExhausted' ? 'exhausted' : false;
    wins.set(index, answer);
    return answer;
  };
  let lost = last + 1;
  let won = last;
  for (let step = 1; ; step *= 2) {
    const answer = winnable(won);
    if (answer === 'exhausted') return failure('budgetExhausted');
    if (answer) break;
    if (won === 0) return success({ type: 'unknown' });
    lost = won;
    won = Math.max(0, won - step);
  }
  while (lost - won > 1) {
    const middle = Math.floor((won + lost) / 2);
    const answer = winnable(middle);
    if (answer === 'exhausted') return failure('budgetExhausted');
    if (answer) won = middle;
    else lost = middle;
  }
  const next = path[won + 1];
  if (!budget.spend(HOPELESS_ACTIONS)) return failure('budgetExhausted');
  const exact = next === undefined || isHopeless(puzzle, next, HOPELESS_ACTIONS);
  return success({ type: 'lastWinnable', undos: last - won, exact });
}
