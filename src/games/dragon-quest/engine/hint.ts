// Hints: the best move by simulation on shuffled unseen cards, with its chance, the confidence in it, visible reasons,
// and the alternatives. Free gains and winning moves need no simulation. Hints see the view only.

import type { Budget } from '../../../core/budget.ts';
import type { Fact, Hint, HintStep, Mark } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import { moveCode } from '../rules/code.ts';
import type { Move, View } from '../types.ts';
import {
  choicesOf,
  createTrials,
  type Effort,
  freeMoves,
  type Judged,
  judgeActions,
  NO_ACTION,
  pairedLead,
  untried,
  winningMove,
} from './move-trials.ts';
import { reasonsFor, topReasons } from './reasons.ts';
import { guessedSim, knownOf } from './simulation/bridge.ts';

/** A few thousand games, which fit well into a second. */
const thorough: Effort = { games: 100, rounds: 5 };

/** Percent with the half width of its 95 % interval, both rounded. */
export function percentOf(won: number, games: number): { percent: number; margin: number } {
  // Laplace's rule of succession: one win and one loss more than seen keep 0 and 100 % from being certain.
  const share = (won + 1) / (games + 2);
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / (games + 2));
  return { percent: Math.round((100 * won) / games), margin: Math.ceil(100 * margin) };
}

/** Faults: gameOver, budgetExhausted. */
export function hint(seen: View, rng: Rng, budget: Budget): Result<Hint<Move>> {
  return hintBy(thorough, seen, rng, budget);
}

/** The same with another effort, for measurements. */
export function hintBy(effort: Effort, seen: View, rng: Rng, budget: Budget): Result<Hint<Move>> {
  if (seen.ending !== null) return failure('gameOver');
  if (!budget.spend()) return failure('budgetExhausted');
  const certain = winningMove(seen);
  if (certain) return success(plainHint(seen, 'wins', certain));
  const [free] = freeMoves(seen);
  if (free) return success(plainHint(seen, 'free', free));
  const choices = choicesOf(seen);
  const judged = judgeActions(choices, effort, rng.below(0x80000000), budget);
  if (!judged) return failure('budgetExhausted');
  const [best] = judged;
  if (!best) return failure('gameOver');
  return success(comparison(seen, judged, best, choices.moveOf));
}

/** A move that needs no comparison: visible facts are its argument. */
function plainHint(seen: View, technique: 'wins' | 'free', move: Move): Hint<Move> {
  // All face-up cards: naming one would give the answer away.
  const cells = seen.cards.filter(({ faceUp }) => faceUp).map(({ cell }) => cell);
  return {
    technique,
    steps: [
      { area: { cells, panel: 'options' }, facts: [stakeOf(seen), { type: technique }], marks: [] },
    ],
    targets: targetsOf(move, seen),
    conclusion: [{ type: 'because', word: moveCode.encode(move), reasons: reasonsFor(move, seen) }],
    move,
  };
}

interface RatedOption extends ReturnType<typeof percentOf> {
  readonly word: string;
  readonly move: Move;
}

function comparison(
  seen: View,
  judged: readonly Judged[],
  best: Judged,
  moveOf: (action: number) => Move,
): Hint<Move> {
  const move = moveOf(best.action);
  const word = moveCode.encode(move);
  const second = judged.find((other) => moveCode.encode(moveOf(other.action)) !== word);
  // Sorted by word, so that the order does not reveal the best one.
  const options = judged
    .map(({ action, won, games }): RatedOption => {
      const own = moveOf(action);
      return { word: moveCode.encode(own), move: own, ...percentOf(won, games) };
    })
    .filter(({ word: own }, index, all) => all.findIndex((other) => other.word === own) === index)
    .slice(0, OPTIONS)
    .sort((left, right) => (left.word < right.word ? -1 : 1));
  const hopeless = best.won === 0;
  return {
    technique: hopeless ? 'nothingHelps' : second ? 'simulation' : 'onlyMove',
    steps: argument(seen, options, hopeless, best.games),
    targets: targetsOf(move, seen),
    conclusion: [
      { type: 'chance', word, ...percentOf(best.won, best.games), games: best.games },
      { type: 'confidence', sure: second ? confidence(best, second) : 'clear' },
      { type: 'because', word, reasons: topReasons(seen, move) },
    ],
    move,
  };
}

/** All options side by side, then the visible reasons of each. */
function argument(
  seen: View,
  options: readonly RatedOption[],
  hopeless: boolean,
  games: number,
): readonly [HintStep, ...HintStep[]] {
  const cells = [...new Set(options.flatMap(({ move }) => cellsOf(move, seen)))];
  const area = { cells: cells.sort((left, right) => left - right), panel: 'options' };
  const marks = options.map(({ word, percent, margin }): Mark => {
    return { kind: 'bar', option: word, chance: percent, spread: margin };
  });
  const list = options.map(({ word, percent, margin }) => ({ word, percent, margin }));
  const stake = hopeless ? { type: 'stake', stake: 'lost', hearts: seen.health } : stakeOf(seen);
  const seenOf = options.flatMap(({ word, move }): readonly HintStep[] => {
    const reasons = topReasons(seen, move);
    if (reasons.length === 0) return [];
    const rings = cellsOf(move, seen).map((cell) => ({ kind: 'cause', cell }) as const);
    return [{ area, facts: [{ type: 'reasons', word, reasons }], marks: [...marks, ...rings] }];
  });
  return [
    { area, facts: [stake, { type: 'options', options: list, games }], marks },
    ...(options.length > 1 ? seenOf : []),
  ];
}

/** Options to show side by side. */
const OPTIONS = 4;

export const stakes = ['choice', 'hearts', 'queen', 'wayOut', 'dungeon', 'lost'] as const;

/** What matters most now, as the view shows it. */
function stakeOf(seen: View): Fact {
  const of = (stake: (typeof stakes)[number]) => ({ type: 'stake', stake, hearts: seen.health });
  if (seen.pending) return of('choice');
  if (seen.health <= LOW_HEALTH) return of('hearts');
  if (seen.queenBeaten) return of('wayOut');
  return of(seen.cards.some(({ card }) => card === 'SQ') ? 'queen' : 'dungeon');
}

const LOW_HEALTH = 2;

export const confidences = ['clear', 'likely', 'close'] as const;

/** Over paired games: three standard errors ahead is clear, less than one is close. */
function confidence(best: Judged, second: Judged): (typeof confidences)[number] {
  const { lead, margin } = pairedLead(best, second);
  const errors = (1.96 * lead) / margin;
  return errors >= 3 ? 'clear' : errors >= 1 ? 'likely' : 'close';
}

const targetsOf = (move: Move, seen: View): readonly Mark[] =>
  cellsOf(move, seen).map((cell) => ({ kind: 'target', cell }) as const);

function cellsOf(move: Move, seen: View): readonly number[] {
  if ('cell' in move) return [move.cell];
  return seen.pending ? [seen.pending.cell] : [];
}

/** Wins of careful play from here on shuffled unseen cards; undefined if the budget runs out. */
export function chanceToWin(
  seen: View,
  games: number,
  seed: number,
  budget: Budget,
): { readonly won: number; readonly games: number } | undefined {
  const playOn = createTrials(guessedSim(seen), knownOf(seen), seed, budget);
  return playOn(untried(NO_ACTION, games), games);
}
