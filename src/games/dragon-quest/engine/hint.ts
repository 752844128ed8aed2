// Hints: the best move by simulation on shuffled unseen cards, with its chance, how sure that is, and the runner-up.
// It sees the view only.

import type { Budget } from '../../../core/budget.ts';
import type { Fact, Hint } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { moveCode } from '../rules/code.ts';
import type { Move, View } from '../types.ts';
import { carefulAction, carefulManner, playOut } from './bots/careful.ts';
import { candidates, type Effort, type Judged, judge, lead } from './bots/strong.ts';
import { USE_JOKER_KING, USE_JOKER_QUEEN } from './simulation/actions.ts';
import { guessedSim, knownOf, movesOf } from './simulation/bridge.ts';
import { copySim, createSim, WON } from './simulation/position.ts';
import { reshuffle } from './simulation/source.ts';

/** A few thousand games: what fits well into a second. */
const effort: Effort = { games: 100, rounds: 5, cells: 4, doubt: 0 };

/** Percent with the half width of its 95 % interval, both rounded. */
export function percentOf(won: number, games: number): { percent: number; margin: number } {
  // Laplace's rule of succession: one win and one loss more than seen keep 0 and 100 % from being certain.
  const share = (won + 1) / (games + 2);
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / (games + 2));
  return { percent: Math.round((100 * won) / games), margin: Math.ceil(100 * margin) };
}

/** Faults: gameOver, budgetExhausted. */
export function hint(seen: View, rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (seen.ending !== null) return failure('gameOver');
  const position = guessedSim(seen);
  const known = knownOf(seen);
  const seed = rng.below(0x80000000);
  const jokerShown = seen.pending?.kind === 'joker';
  const careful = carefulAction(position, carefulManner);
  const others = candidates(position, effort.cells).filter((action) => action !== careful);
  const actions = [careful, ...others]; // ties go to the careful one
  const judged = judge(position, known, actions, effort, seed, budget);
  if (!judged) return failure('budgetExhausted');
  const toMove = (action: number): Move => {
    const moves = movesOf(position, action, seen.items);
    if (!jokerShown) return moves[0] ?? { type: 'accept' };
    const isNamed = action === USE_JOKER_KING || action === USE_JOKER_QUEEN;
    return (isNamed ? moves[1] : undefined) ?? { type: 'cancel' };
  };
  const [best, ...rest] = judged;
  if (!best) return failure('gameOver');
  const move = toMove(best.action);
  const word = moveCode.encode(move);
  const second = rest.find((other) => moveCode.encode(toMove(other.action)) !== word);
  const chanceFact = (type: string, { action, won, games }: Judged) => ({
    type,
    word: moveCode.encode(toMove(action)),
    ...percentOf(won, games),
    games,
  });
  return success({
    technique: second ? 'simulation' : 'onlyMove',
    because: [
      chanceFact('chance', best),
      ...(second ? [chanceFact('runnerUp', second)] : []),
      ...oddsFact(move, seen),
      { type: 'confidence', sure: second ? confidence(best, second) : 'clear' },
    ],
    cells: cellsOf(move, seen),
    move,
  });
}

export const confidences = ['clear', 'likely', 'close'] as const;

/** Three standard errors ahead or more is clear, less than one is close. */
function confidence(best: Judged, second: Judged): (typeof confidences)[number] {
  const ahead = lead(best, second);
  return ahead >= 3 ? 'clear' : ahead >= 1 ? 'likely' : 'close';
}

/** What the fight that is advised looks like by counting fate. */
function oddsFact(move: Move, seen: View): readonly Fact[] {
  const card = seen.cards.find((other) => move.type === 'resolve' && other.cell === move.cell);
  return card?.odds ? [{ type: 'odds', card: card.card, ...card.odds }] : [];
}

function cellsOf(move: Move, seen: View): readonly number[] {
  if ('cell' in move) return [move.cell];
  return seen.pending ? [seen.pending.cell] : [];
}

/** Wins of careful play from here on shuffled unseen cards. `undefined`: the budget is used up. */
export function chanceToWin(
  seen: View,
  games: number,
  seed: number,
  budget: Budget,
): { readonly won: number; readonly games: number } | undefined {
  const position = guessedSim(seen);
  const known = knownOf(seen);
  const sim = createSim(position.source, position.params);
  let won = 0;
  for (let game = 0; game < games; game++) {
    copySim(sim, position);
    reshuffle(sim.source, known, seed + Math.imul(game + 1, 0x9e3779b1));
    if (!budget.spend(1 + playOut(sim, carefulManner))) return undefined;
    if (sim.over === WON) won++;
  }
  return { won, games };
}
