// The rules of the toy game: start, apply, status, view, legal moves.

import type { Millis, Outcome, Status } from '../../core/game.ts';
import type { Event, Move, Puzzle, Refusal, State, View } from './types.ts';

export const BURN_TIME: Millis = 60_000;
const GIFT_EVERY = 3;

export function start(puzzle: Puzzle, at: Millis): State {
  return {
    opened: [],
    offered: false,
    lamp: false,
    candles: puzzle.candles,
    nextBurn: at + BURN_TIME,
    attempts: 0,
  };
}

export function status(puzzle: Puzzle, state: State): Status {
  if (state.opened.includes(puzzle.treasure)) return 'won';
  return state.candles === 0 ? 'lost' : 'playing';
}

const refuse = (type: Refusal['type']) => ({ ok: false, refusal: { type } }) as const;

export function apply(
  puzzle: Puzzle,
  state: State,
  move: Move,
  at: Millis,
): Outcome<State, Event, Refusal> {
  if (status(puzzle, state) !== 'playing') return refuse('gameOver');
  switch (move.type) {
    case 'burn':
      return burn(state, at);
    case 'choose':
      if (!state.offered) return refuse('nothingToChoose');
      return {
        ok: true,
        state: {
          ...state,
          offered: false,
          lamp: state.lamp || move.gift === 'lamp',
          candles: state.candles + (move.gift === 'wick' ? 1 : 0),
        },
        events: [{ type: 'chosen', gift: move.gift }],
        ...(move.gift === 'lamp' ? { seals: true } : {}),
      };
    case 'open':
      return open(puzzle, state, move.chest);
  }
}

function burn(state: State, at: Millis): Outcome<State, Event, Refusal> {
  if (at < state.nextBurn) return refuse('notYet');
  const candles = state.candles - 1;
  return {
    ok: true,
    state: { ...state, candles, nextBurn: state.nextBurn + BURN_TIME },
    events: [{ type: 'burned', left: candles }],
  };
}

function open(puzzle: Puzzle, state: State, chest: number): Outcome<State, Event, Refusal> {
  if (state.offered) return refuse('choicePending');
  if (chest < 0 || chest >= puzzle.chests) return refuse('noSuchChest');
  if (state.opened.includes(chest)) return refuse('alreadyOpen');
  const opened = [...state.opened, chest];
  const found = chest === puzzle.treasure;
  return {
    ok: true,
    state: {
      ...state,
      opened,
      attempts: state.attempts + 1,
      offered: !found && opened.length % GIFT_EVERY === 0,
    },
    events: [
      found
        ? { type: 'found', chest }
        : { type: 'missed', chest, treasureIs: puzzle.treasure < chest ? 'left' : 'right' },
    ],
    seals: true,
  };
}

export function view(puzzle: Puzzle, state: State): View {
  const chests = Array.from({ length: puzzle.chests }, (_, chest) => {
    if (!state.opened.includes(chest)) return 'closed';
    if (chest === puzzle.treasure) return 'treasure';
    return puzzle.treasure < chest ? 'left' : 'right';
  });
  return {
    chests,
    offered: state.offered,
    even: state.lamp ? puzzle.treasure % 2 === 0 : null,
    candles: state.candles,
    attempts: state.attempts,
    over: status(puzzle, state) !== 'playing',
  };
}

export function* legalMoves(view: View): Iterable<Move> {
  if (view.over) return;
  if (view.offered) {
    yield { type: 'choose', gift: 'lamp' };
    yield { type: 'choose', gift: 'wick' };
    return;
  }
  for (const [chest, shown] of view.chests.entries())
    if (shown === 'closed') yield { type: 'open', chest };
}

/** Chests that the arrows and the lamp leave over. */
export function possibleChests(view: View): number[] {
  const least = view.chests.lastIndexOf('right') + 1;
  const leftmost = view.chests.indexOf('left');
  const end = leftmost < 0 ? view.chests.length : leftmost;
  const possible: number[] = [];
  for (let chest = least; chest < end; chest++)
    if (view.even === null || (chest % 2 === 0) === view.even) possible.push(chest);
  return possible;
}

/** The chest that halves what is left. */
export function middle(possible: readonly number[]): number | undefined {
  return possible[possible.length >> 1];
}
