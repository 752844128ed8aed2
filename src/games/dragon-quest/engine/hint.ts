// Hints: the best move by simulation on shuffled unseen cards, with its chance, how sure that is, and the runner-up.
// It sees the view only.

import type { Budget } from '../../../core/budget.ts';
import type { Area, Fact, Hint, Mark } from '../../../core/hint.ts';
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
  // In the order of their words, so that the list itself does not tell which is the best.
  const options = judged
    .slice(0, OPTIONS)
    .map(({ action, won, games }) => ({
      word: moveCode.encode(toMove(action)),
      ...percentOf(won, games),
    }))
    .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index)
    .sort((left, right) => (left.word < right.word ? -1 : 1));
  const targets = cellsOf(move, seen).map((cell) => ({ kind: 'target', cell }) as const);
  const area = areaOf(options, seen);
  const bars = options.map(
    ({ word, percent, margin }): Mark => ({
      kind: 'bar',
      option: word,
      chance: percent,
      spread: margin,
    }),
  );
  const fights = options.flatMap(({ word }) => oddsFacts(word, seen));
  return success({
    technique: second ? 'simulation' : 'onlyMove',
    steps: [
      {
        area,
        facts: [stakeOf(seen), { type: 'options', options, games: best.games }],
        marks: bars,
      },
      ...(second && fights.length > 0 ? [{ area, facts: fights, marks: bars }] : []),
    ],
    targets,
    conclusion: [
      { type: 'chance', word, ...percentOf(best.won, best.games), games: best.games },
      { type: 'confidence', sure: second ? confidence(best, second) : 'clear' },
    ],
    move,
  });
}

/** So many options are compared side by side. */
const OPTIONS = 4;

export const stakes = ['choice', 'hearts', 'queen', 'wayOut', 'dungeon'] as const;

/** What matters most now, as the view shows it. */
function stakeOf(seen: View): Fact {
  const of = (stake: (typeof stakes)[number]) => ({ type: 'stake', stake, hearts: seen.health });
  if (seen.pending) return of('choice');
  if (seen.health <= LOW_HEALTH) return of('hearts');
  if (seen.queenBeaten) return of('wayOut');
  return of(seen.cards.some(({ card }) => card === 'SQ') ? 'queen' : 'dungeon');
}

const LOW_HEALTH = 2;

/** All cells that some option is about. */
function areaOf(options: readonly { readonly word: string }[], seen: View): Area {
  const cells = options.flatMap(({ word }) => {
    const move = moveCode.decode(word);
    return move.ok ? cellsOf(move.value, seen) : [];
  });
  return { cells: [...new Set(cells)].sort((left, right) => left - right), panel: 'options' };
}

export const confidences = ['clear', 'likely', 'close'] as const;

/** Three standard errors ahead or more is clear, less than one is close. */
function confidence(best: Judged, second: Judged): (typeof confidences)[number] {
  const ahead = lead(best, second);
  return ahead >= 3 ? 'clear' : ahead >= 1 ? 'likely' : 'close';
}

/** What a fight that is an option looks like by counting fate. */
function oddsFacts(word: string, seen: View): readonly Fact[] {
  const move = moveCode.decode(word);
  if (!move.ok || move.value.type !== 'resolve') return [];
  const { cell } = move.value;
  const card = seen.cards.find((other) => other.cell === cell);
  return card?.odds ? [{ type: 'odds', cell, card: card.card, ...card.odds }] : [];
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
