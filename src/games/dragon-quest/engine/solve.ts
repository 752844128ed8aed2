// The search with knowledge of the deal: random restarts of the careful bot with insight and some noise, until one
// wins. Finding no line proves nothing, but see `isHopeless`. `whereLost` finds the last winnable moment of a game.

import type { Budget } from '../../../core/budget.ts';
import type { Solution } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { dungeonCards } from '../cards.ts';
import { apply } from '../rules/moves.ts';
import type { Answer, Move, Puzzle, State } from '../types.ts';
import { type BotManner, carefulAction } from './careful-bot.ts';
import { act, listActions } from './simulation/act.ts';
import { knownSim, movesOf } from './simulation/bridge.ts';
import { copySim, createSim, LOST, type Sim, WON } from './simulation/position.ts';

/** Play-outs before a deal counts as not certified. */
export const CERTIFY_TRIES = 600;
const LONGEST = 4000;

/** The actions of a win, undefined if no try found one, or `exhausted`. */
export function findWin(
  position: Sim,
  tries: number,
  budget: Budget,
): readonly number[] | undefined | 'exhausted' {
  if (position.over === WON) return [];
  if (position.over !== 0) return undefined;
  const sim = createSim(position.source, position.params);
  const actions = new Uint16Array(LONGEST);
  const manner: BotManner = { insight: true, noise: 0 };
  for (let attempt = 0; attempt < tries; attempt++) {
    copySim(sim, position);
    sim.source.random = Math.imul(attempt + 1, 0x9e3779b1);
    manner.noise = noises[attempt % noises.length] ?? 0;
    let size = 0;
    while (sim.over === 0 && size < LONGEST) {
      const action = carefulAction(sim, manner);
      actions[size++] = action;
      act(sim, action);
    }
    if (!budget.spend(1 + size)) return 'exhausted';
    if (sim.over === WON) return [...actions.subarray(0, size)];
  }
  return undefined;
}

/** Noise of the play-outs in turn, of 1000. */
const noises = [0, 20, 60, 120, 200, 300, 40, 90];

/** A winning line from here, as moves. Faults: noWinFound, budgetExhausted. */
export function winningLine(
  puzzle: Puzzle,
  state: State,
  tries: number,
  budget: Budget,
): Result<readonly Move[]> {
  const from = takeBack(state);
  const position = knownSim(puzzle, from);
  const actions = findWin(position, tries, budget);
  if (actions === 'exhausted') return failure('budgetExhausted');
  if (!actions) return failure('noWinFound');
  const moves: Move[] = from === state ? [] : [{ type: 'cancel' }];
  let at = from;
  for (const action of actions) {
    for (const move of movesOf(position, action, at.items)) {
      const outcome = apply(puzzle, at, move);
      if (!outcome.ok) throw new Error(`the search played a refused move: ${outcome.refusal.type}`);
      at = outcome.state;
      moves.push(move);
    }
    act(position, action);
  }
  return success(moves);
}

/** The state with the Joker back in the hand, as after `cancel`. */
function takeBack(state: State): State {
  return state.pending?.kind === 'joker'
    ? { ...state, pending: { ...state.pending, kind: 'fate' } }
    : state;
}

export function solve(puzzle: Puzzle, state: State, budget: Budget): Result<Solution<Move>> {
  const line = winningLine(puzzle, state, CERTIFY_TRIES, budget);
  return line.ok ? success({ moves: line.value, unique: 'unknown' }) : line;
}

/** Depth-first search over all actions, each position once. True if the deal can no longer be won from here. False
 * means only that `limit` actions did not suffice to show it. */
export function isHopeless(puzzle: Puzzle, state: State, limit: number): boolean {
  if (state.ending !== null) return state.ending === 'died' || state.ending === 'trapped';
  const root = knownSim(puzzle, takeBack(state));
  let left = limit;
  const seen = new Set<string>();
  const lost = (sim: Sim): boolean => {
    if (sim.over !== 0) return sim.over === LOST;
    const key = positionKey(sim);
    if (seen.has(key)) return true;
    seen.add(key);
    const actions = new Uint16Array(160);
    const size = listActions(sim, actions);
    const child = createSim(sim.source, sim.params);
    for (let index = 0; index < size; index++) {
      if (left-- <= 0) return false;
      copySim(child, sim);
      act(child, actions[index] as number);
      if (!lost(child)) return false;
    }
    return true;
  };
  return lost(root);
}

/** Everything that decides how the game goes on; of face-down cards only their place. */
function positionKey(sim: Sim): string {
  const numbers = [sim.level, sim.laid, sim.health, sim.gems, sim.fateDraws, sim.itemDraws];
  const choice = [sim.pending, sim.pendingCard, sim.bonus, sim.up, sim.found];
  const walls = dungeonCards.map((_, card) => ((sim.up & (1 << card)) === 0 ? '' : sim.at[card]));
  return [...numbers, ...choice, ...sim.held, sim.queenBeaten, ...walls, ...sim.grid].join();
}

/** Actions to try when showing that a moment was lost already. */
const HOPELESS_ACTIONS = 30_000;

/** The last moment from which the deal could still be won. All moments before a winnable one are winnable too, so this
 * is a search for one boundary: doubling steps from the end (galloping), then bisection. */
export function whereLost(puzzle: Puzzle, path: readonly State[], budget: Budget): Result<Answer> {
  const last = path.length - 1;
  const winnable = (index: number): boolean | 'exhausted' => {
    const state = path[index];
    const line = state ? winningLine(puzzle, state, CERTIFY_TRIES, budget) : undefined;
    return line?.ok ? true : line?.fault.code === 'budgetExhausted' ? 'exhausted' : false;
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
