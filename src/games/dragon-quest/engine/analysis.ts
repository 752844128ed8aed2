// A whole game looked at afterwards: the chance of winning at every move, the moves that lost more than a few points
// with what would have been better, and the winning line of the actual cards. Chances are those of careful play on
// shuffled unseen cards; only the last part knows what was hidden, and says so.

import { type Budget, unlimitedBudget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import {
  ANALYSIS_STEPS,
  type Analysis,
  type Hindsight,
  MISTAKE_POINTS,
  type Mistake,
  type Moment,
} from '../lessons.ts';
import { moveCode } from '../rules/code.ts';
import { apply } from '../rules/moves.ts';
import { legalMoves, view } from '../rules/view.ts';
import { rateOf } from '../rules/winrates.ts';
import type { Move, Puzzle, State, View } from '../types.ts';
import { type Choices, choicesOf, freeMoves } from './advice.ts';
import { byChance, createTrials, type Judged, pairedLead, untried } from './bots/strong.ts';
import { compareReasons } from './reasons.ts';
import { actionOf } from './simulation/bridge.ts';
import { winningLine } from './solve.ts';
import { LOST_TRIES, whereLost } from './turningpoint.ts';

/** Simulated games for the chances of a whole game: shared among its positions, within bounds for each. */
const CHANCE_GAMES = 24_000;
const FEWEST = 150;
const MOST = 500;
/** Games to find the best of the other moves, to see whether it may be better, and to measure by how much. Measuring stops
 * early where too little is lost. */
const GLANCE = 30;
const LOOK = 120;
const DOUBT = 250;
const MEASURE = 800;
/** The share of the steps that the search for a winning line is reported with. */
const HINDSIGHT_SHARE = 0.1;
const SEED_STEP = 0x2545f491;

/** Faults: budgetExhausted. */
export function analyse(puzzle: Puzzle, path: readonly State[], budget: Budget): Result<Analysis> {
  // Every position costs the same share, whatever is to be simulated in it: so steps tell how much is done.
  const spend = (share: number) => budget.spend(Math.round(ANALYSIS_STEPS * share));
  const moves = movesAlong(puzzle, path);
  const games = Math.max(FEWEST, Math.min(MOST, Math.floor(CHANCE_GAMES / path.length)));
  const moments: Moment[] = [];
  for (const [index, state] of path.entries()) {
    if (!spend((1 - HINDSIGHT_SHARE) / path.length)) return failure('budgetExhausted');
    moments.push(momentOf(view(puzzle, state), moves[index], moves[index + 1], games, index + 1));
  }
  if (!spend(HINDSIGHT_SHARE)) return failure('budgetExhausted');
  return success({ type: 'analysis', moments, hindsight: lookBack(puzzle, path) });
}

/** The moves that lead from each position to the next. */
function movesAlong(puzzle: Puzzle, path: readonly State[]): readonly (Move | undefined)[] {
  return path.map((state, index) => {
    const next = path[index + 1];
    if (!next) return undefined;
    const wanted = JSON.stringify(next);
    return [...legalMoves(view(puzzle, state))].find((move) => {
      const outcome = apply(puzzle, state, move);
      return outcome.ok && JSON.stringify(outcome.state) === wanted;
    });
  });
}

function momentOf(
  seen: View,
  move: Move | undefined,
  next: Move | undefined,
  games: number,
  seed: number,
): Moment {
  const word = move && moveCode.encode(move);
  if (seen.ending !== null) {
    const chance = seen.ending === 'exit' || seen.ending === 'critical' ? 100 : 0;
    return { chance, low: chance, high: chance, games: 0, word, mistake: undefined };
  }
  const choices = choicesOf(seen);
  const playOn = trialsOf(choices, seed);
  const usual = playOn(untried(choices.careful, MOST), games);
  const { percent = 0, low = 0, high = 100 } = rateOf(usual.won, games) ?? {};
  const mistake = move && findMistake(choices, usual, move, next, seed);
  return { chance: percent, low, high, games, word, mistake };
}

type PlayOn = (judged: Judged, until: number) => Judged;

/** Games from a position; those with the same seed have the same shuffles. */
function trialsOf({ position, known }: Choices, seed: number): PlayOn {
  const trials = createTrials(position, known, Math.imul(seed, SEED_STEP));
  return (judged, until) => trials.play(judged, until, unlimitedBudget) ?? judged;
}

/**
 * Looks for a better move with few games and measures the difference with many others, so that a move is not called
 * better for the luck by which it was found.
 */
function findMistake(
  choices: Choices,
  usual: Judged,
  move: Move,
  next: Move | undefined,
  seed: number,
): Mistake | undefined {
  const { seen, position, careful, moveOf } = choices;
  // What the Joker stands for was decided when it was put down.
  if (seen.pending?.kind === 'joker') return undefined;
  const word = moveCode.encode(move);
  const action = actionOf(position, seen.items, move, next);
  if (action === undefined || isFree(seen, move)) return undefined;
  const rivals = choices.actions.filter(
    (other) => other !== action && moveCode.encode(moveOf(other)) !== word,
  );
  if (rivals.length === 0) return undefined;
  const playOn = trialsOf(choices, seed);
  const looked = rivals
    .map((other) => (other === careful ? usual : playOn(untried(other, LOOK), GLANCE)))
    .sort(byChance)
    .slice(0, 2)
    .map((judged) => (judged.games < LOOK ? playOn(judged, LOOK) : judged));
  const [best] = looked.sort(byChance);
  const made = action === careful ? usual : playOn(untried(action, LOOK), LOOK);
  if (!best) return undefined;
  const guess = pairedLead(best, made);
  if (guess.lead <= 0 || guess.lead + guess.margin <= MISTAKE_POINTS) return undefined;
  return measure(choices, { action, move }, best.action, seed);
}

function measure(
  choices: Choices,
  made: { readonly action: number; readonly move: Move },
  rival: number,
  seed: number,
): Mistake | undefined {
  const { seen, moveOf } = choices;
  const playOn = trialsOf(choices, -seed);
  let was = playOn(untried(made.action, MEASURE), DOUBT);
  let better = playOn(untried(rival, MEASURE), DOUBT);
  const doubted = pairedLead(better, was);
  if (doubted.lead + doubted.margin <= MISTAKE_POINTS) return undefined;
  was = playOn(was, MEASURE);
  better = playOn(better, MEASURE);
  const { lead, margin } = pairedLead(better, was);
  if (lead <= MISTAKE_POINTS || lead <= margin) return undefined;
  const instead = moveOf(rival);
  return {
    word: moveCode.encode(made.move),
    better: moveCode.encode(instead),
    lost: lead,
    margin,
    chance: (100 * was.won) / was.games,
    betterChance: (100 * better.won) / better.games,
    ...compareReasons(seen, made.move, instead),
  };
}

/** Taking what is free, or the way out that wins, is never a mistake. */
function isFree(seen: View, move: Move): boolean {
  const word = moveCode.encode(move);
  if (move.type === 'leave' && seen.queenBeaten) return true;
  return freeMoves(seen).some((free) => moveCode.encode(free) === word);
}

function lookBack(puzzle: Puzzle, path: readonly State[]): Hindsight | undefined {
  const ending = path.at(-1)?.ending;
  if (ending !== 'died' && ending !== 'trapped') return undefined;
  const answer = whereLost(puzzle, path, unlimitedBudget);
  if (!answer.ok || answer.value.type !== 'lastWinnable') return undefined;
  const from = path.length - 1 - answer.value.undos;
  const state = path[from];
  const line = state && winningLine(puzzle, state, LOST_TRIES, unlimitedBudget);
  if (!line?.ok) return undefined;
  return { from, exact: answer.value.exact, words: line.value.map(moveCode.encode) };
}
