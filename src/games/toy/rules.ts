// The rules of the toy, all that a page needs: start, apply, status, view, legal moves, codes, print.

import type { Codec, Millis, Outcome, Rules, Status } from '../../core/game.ts';
import { packDigits, unpackDigits } from '../../core/packing.ts';
import { failure, success } from '../../core/result.ts';
import {
  type Event,
  gifts,
  type Move,
  type Params,
  type Puzzle,
  type Refusal,
  type State,
  type ToyTypes,
  type View,
} from './types.ts';

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

function status(puzzle: Puzzle, state: State): Status {
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
        ...(move.gift === 'lamp' ? { reveals: true } : {}),
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
    reveals: true,
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

function* legalMoves(view: View): Iterable<Move> {
  if (view.over) return;
  if (view.offered) {
    yield { type: 'choose', gift: 'lamp' };
    yield { type: 'choose', gift: 'wick' };
    return;
  }
  for (const [chest, shown] of view.chests.entries())
    if (shown === 'closed') yield { type: 'open', chest };
}

const moveCode: Codec<Move> = {
  encode(move) {
    switch (move.type) {
      case 'open':
        return `open${move.chest + 1}`;
      case 'choose':
        return move.gift;
      case 'burn':
        return 'burn';
    }
  },
  decode(text) {
    if (text === 'burn') return success({ type: 'burn' });
    const gift = gifts.find((known) => known === text);
    if (gift) return success({ type: 'choose', gift });
    const opened = /^open([1-9]\d{0,2})$/.exec(text);
    return opened
      ? success({ type: 'open', chest: Number(opened[1]) - 1 })
      : failure('badMove', undefined, text.slice(0, 20));
  },
};

function puzzleCode(params: Params): Codec<Puzzle> {
  const radices = [params.chests];
  return {
    encode: (puzzle) => packDigits([puzzle.treasure], radices),
    decode(text) {
      const digits = unpackDigits(text, radices);
      if (!digits.ok) return failure('badPuzzle', undefined, text.slice(0, 20));
      return success({ ...params, treasure: digits.value[0] ?? 0 });
    },
  };
}

const MARKS = { closed: '?', left: '<', right: '>', treasure: '*' } as const;

function print(view: View): string {
  const chests = view.chests.map((chest) => MARKS[chest]).join(' ');
  const choice = view.offered ? ', choose lamp or wick' : '';
  return `${chests}\ncandles ${view.candles}, attempts ${view.attempts}${choice}`;
}

export const rules: Rules<ToyTypes> = {
  id: 'toy',
  version: 1,
  presets: [
    { id: 'short', params: { chests: 7, candles: 5 }, level: 'easy' },
    { id: 'long', params: { chests: 60, candles: 6 }, level: 'hard' },
  ],
  fields: [
    { kind: 'number', key: 'chests', min: 2, max: 100 },
    { kind: 'number', key: 'candles', min: 1, max: 9 },
  ],
  checkParams: (params) =>
    params.candles === 1 && params.chests > 50
      ? [{ code: 'tooFewCandles', where: 'candles', detail: '2' }]
      : [],
  puzzleCode,
  moveCode,
  start,
  apply,
  status,
  view,
  legalMoves,
  print,
  timeout: (_puzzle, state) => ({ at: state.nextBurn, move: { type: 'burn' } }),
  keep: (restored, current) => ({ ...restored, attempts: current.attempts }),
  hinted: (_puzzle, state) => state,
  score: (_puzzle, state, tally) => Math.max(0, 100 - 10 * state.attempts - 5 * tally.hints),
  race: {
    progress: ({ chests }) => chests.filter((chest) => chest !== 'closed').length / chests.length,
  },
};
