// Analysis of a finished game: the chance to win at every move, the moves that lost more than a few points and what was
// better, and the winning line of the actual cards. Chances are those of careful play on shuffled unseen cards; only
// the winning line uses hidden cards, and says so.

import { type Budget, unlimitedBudget } from '../../../core/budget.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { moveCode } from '../rules/code.ts';
import { apply } from '../rules/moves.ts';
import { legalMoves, view } from '../rules/view.ts';
import { rateOf } from '../rules/winrates.ts';
import {
  ANALYSIS_STEPS,
  type Analysis,
  type Hindsight,
  type LineStep,
  MISTAKE_POINTS,
  type Mistake,
  type Moment,
  type Move,
  type Puzzle,
  type State,
  type View,
} from '../types.ts';
import {
  byChance,
  type Choices,
  choicesOf,
  createTrials,
  freeMoves,
  type Judged,
  pairedLead,
  untried,
} from './move-trials.ts';
import { compareReasons } from './reasons.ts';
import { actionOf } from './simulation/bridge.ts';
import { CERTIFY_TRIES, whereLost, winningLine } from './solve.ts';

/** Simulated games for each part of the work. */
interface SimulationCounts {
  /** The chance of a position. */
  readonly chance: number;
  /** Every other move, to find the best two; and these two, to see whether one may be better. */
  readonly glance: number;
  readonly look: number;
  /** To measure the difference; after `doubt` games it stops if too little is lost. */
  readonly doubt: number;
  readonly measure: number;
}

/** Games of up to this many positions get the full counts; longer ones share them out, down to a minimum. */
const SHORT_GAME = 30;

function countsFor(positions: number): SimulationCounts {
  const share = Math.min(1, SHORT_GAME / positions);
  const between = (least: number, full: number) => Math.max(least, Math.round(full * share));
  return {
    chance: between(120, 500),
    glance: between(12, 30),
    look: between(60, 120),
    doubt: between(120, 250),
    measure: between(400, 800),
  };
}

/** The share of the budget's steps for the search for a winning line. */
const HINDSIGHT_SHARE = 0.1;
const SEED_STEP = 0x2545f491;

/** Faults: budgetExhausted. */
export function analyse(puzzle: Puzzle, path: readonly State[], budget: Budget): Result<Analysis> {
  // Every position spends the same share, however much it simulates, so that spent steps show progress.
  const spend = (share: number) => budget.spend(Math.round(ANALYSIS_STEPS * share));
  const moves = movesAlong(puzzle, path);
  const pains = countsFor(path.length);
  const moments: Moment[] = [];
  for (const [index, state] of path.entries()) {
    if (!spend((1 - HINDSIGHT_SHARE) / path.length)) return failure('budgetExhausted');
    const made = { move: moves[index], next: moves[index + 1], seed: index + 1 };
    moments.push(momentOf(view(puzzle, state), made, pains));
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

/** The move made here, the one after it, and the seed of this position's shuffles. */
interface PlayedMove {
  readonly move: Move | undefined;
  readonly next: Move | undefined;
  readonly seed: number;
}

function momentOf(seen: View, made: PlayedMove, pains: SimulationCounts): Moment {
  const word = made.move && moveCode.encode(made.move);
  if (seen.ending !== null) {
    const chance = seen.ending === 'exit' || seen.ending === 'critical' ? 100 : 0;
    return { chance, low: chance, high: chance, games: 0, word, mistake: undefined };
  }
  const choices = choicesOf(seen);
  const games = pains.chance;
  const usual = trialsOf(choices, made.seed)(untried(choices.careful, games), games);
  const { percent = 0, low = 0, high = 100 } = rateOf(usual.won, games) ?? {};
  const mistake = findMistake(choices, usual, made, pains);
  return { chance: percent, low, high, games, word, mistake };
}

type PlayOn = (judged: Judged, until: number) => Judged;

/** Games from a position; the same seed gives the same shuffles. */
function trialsOf({ position, known }: Choices, seed: number): PlayOn {
  const playOn = createTrials(position, known, Math.imul(seed, SEED_STEP), unlimitedBudget);
  return (judged, until) => playOn(judged, until) ?? judged;
}

/** Finds a better move with few games and measures the difference with many fresh ones, so that a lucky find does not
 * count as better. */
function findMistake(
  choices: Choices,
  usual: Judged,
  made: PlayedMove,
  pains: SimulationCounts,
): Mistake | undefined {
  const { seen, position, careful, moveOf } = choices;
  const { move, next, seed } = made;
  // Playing the Joker decided its role already.
  if (!move || seen.pending?.kind === 'joker' || isFree(seen, move)) return undefined;
  const word = moveCode.encode(move);
  const action = actionOf(position, seen.items, move, next);
  const rivals = choices.actions.filter(
    (other) => other !== action && moveCode.encode(moveOf(other)) !== word,
  );
  if (action === undefined || rivals.length === 0) return undefined;
  const { glance, look } = pains;
  const playOn = trialsOf(choices, seed);
  const [best] = rivals
    .map((other) => (other === careful ? usual : playOn(untried(other, look), glance)))
    .sort(byChance)
    .slice(0, 2)
    .map((judged) => (judged.games < look ? playOn(judged, look) : judged))
    .sort(byChance);
  const was = action === careful ? usual : playOn(untried(action, look), look);
  if (!best) return undefined;
  const guess = pairedLead(best, was);
  if (guess.lead <= 0 || guess.lead + guess.margin <= MISTAKE_POINTS) return undefined;
  return measure(choices, { action, move }, best.action, trialsOf(choices, -seed), pains);
}

function measure(
  { seen, moveOf }: Choices,
  made: { readonly action: number; readonly move: Move },
  rival: number,
  playOn: PlayOn,
  pains: SimulationCounts,
): Mistake | undefined {
  let was = playOn(untried(made.action, pains.measure), pains.doubt);
  let better = playOn(untried(rival, pains.measure), pains.doubt);
  const doubted = pairedLead(better, was);
  if (doubted.lead + doubted.margin <= MISTAKE_POINTS) return undefined;
  was = playOn(was, pains.measure);
  better = playOn(better, pains.measure);
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

/** Taking a free gain, or the way out that wins, is never a mistake. */
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
  if (!state) return undefined;
  const line = winningLine(puzzle, state, CERTIFY_TRIES, unlimitedBudget);
  if (!line.ok) return undefined;
  return { from, exact: answer.value.exact, line: stepsOf(puzzle, state, line.value) };
}

/** The moves of a line with the actual cards that they meet. */
function stepsOf(puzzle: Puzzle, from: State, moves: readonly Move[]): readonly LineStep[] {
  let state = from;
  return moves.map((move) => {
    const before = state;
    const outcome = apply(puzzle, before, move);
    if (outcome.ok) state = outcome.state;
    const events = outcome.ok ? outcome.events : [];
    const cell = 'cell' in move ? move.cell : undefined;
    const found = [...state.dungeon, ...before.dungeon].find((laid) => laid.cell === cell)?.card;
    const [fate] = events.flatMap((event) => (event.type === 'fateDrawn' ? [event.fate] : []));
    const { level, health, gems } = state;
    const card = found === '??' ? undefined : found;
    return { word: moveCode.encode(move), card, fate, level, health, gems };
  });
}
