// The toy at a table: several people open chests in turn, with shared candles. It uses every part of the table contract in
// few lines, and rooms are tested with it.

import type { Codec, Millis, Outcome, Rules } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import { NO_SEAT, type Onlooker, type Seat, type Table } from '../../core/table.ts';
import type * as toy from './types.ts';

export interface TableState {
  readonly board: toy.State;
  /** Whose turn it is; players who are away can be skipped. */
  readonly turn: Seat;
  /** By place: the chest they guess, which only they see. */
  readonly notes: readonly (number | null)[];
  /** By place: how often they waved. */
  readonly waves: readonly number[];
}

export type ScreenMove =
  | toy.Move
  | { readonly type: 'note'; readonly chest: number }
  | { readonly type: 'wave' }
  /** On behalf of a player who is away. */
  | { readonly type: 'pass'; readonly seat: Seat };

export type ScreenEvent =
  | (toy.Event & { readonly seat?: Seat })
  | { readonly type: 'noted'; readonly chest: number }
  | { readonly type: 'waved'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat };

export type ScreenRefusal = toy.Refusal | { readonly type: 'notYourTurn' | 'clocksMove' };

export interface ScreenView extends toy.View {
  readonly turn: Seat;
  readonly you: Onlooker;
  readonly note: number | null;
  readonly waves: readonly number[];
}

export interface ToyTableTypes {
  Puzzle: toy.Puzzle;
  State: TableState;
  Move: ScreenMove;
  Event: ScreenEvent;
  Refusal: ScreenRefusal;
  View: ScreenView;
}

type ToyPlayed = Outcome<TableState, ScreenEvent, ScreenRefusal>;

const refuse = (type: ScreenRefusal['type']) => ({ ok: false, refusal: { type } }) as const;
const isOwn = (move: ScreenMove): move is toy.Move =>
  move.type === 'open' || move.type === 'choose' || move.type === 'burn';

function codeOf(moveCode: Codec<toy.Move>): Codec<ScreenMove> {
  return {
    encode(move) {
      if (isOwn(move)) return moveCode.encode(move);
      if (move.type === 'note') return `note${move.chest + 1}`;
      return move.type === 'pass' ? `pass${move.seat}` : 'wave';
    },
    decode(text) {
      if (text === 'wave') return success({ type: 'wave' });
      const [, type, digits] = /^(note|pass)([1-9]\d{0,2})$/.exec(text) ?? [];
      if (type === 'note') return success({ type, chest: Number(digits) - 1 });
      if (type === 'pass') return success({ type, seat: Number(digits) });
      if (/^(note|pass)/.test(text)) return failure('badMove', undefined, text.slice(0, 20));
      return moveCode.decode(text);
    },
  };
}

/** Without turns any player opens the next chest, so it matters who is first. */
export function createScreen(rules: Rules<toy.ToyTypes>, turns = true): Table<ToyTableTypes> {
  const next = ({ turn, notes }: TableState): Seat => (turn % notes.length) + 1;

  function play(
    puzzle: toy.Puzzle,
    state: TableState,
    seat: Seat,
    move: toy.Move,
    at: Millis,
  ): ToyPlayed {
    const played = rules.apply(puzzle, state.board, move, at);
    if (!played.ok) return played;
    const turn = move.type === 'open' ? next(state) : state.turn;
    const events = played.events.map((event) => (seat === NO_SEAT ? event : { ...event, seat }));
    return { ok: true, state: { ...state, board: played.state, turn }, events };
  }

  return {
    seats: { least: 2, most: 6 },
    moveCode: codeOf(rules.moveCode),
    start: (puzzle, seats, at) => ({
      board: rules.start(puzzle, at),
      turn: 1,
      notes: Array.from({ length: seats }, () => null),
      waves: Array.from({ length: seats }, () => 0),
    }),
    join: (_puzzle, state, seat) =>
      seat > 6
        ? undefined
        : { ...state, notes: [...state.notes, null], waves: [...state.waves, 0] },
    apply(puzzle, state, seat, move, at) {
      switch (move.type) {
        case 'note': {
          if (move.chest >= puzzle.chests) return refuse('noSuchChest');
          const notes = state.notes.map((note, place) => (place === seat - 1 ? move.chest : note));
          const events = [{ type: 'noted', chest: move.chest }] as const;
          return { ok: true, state: { ...state, notes }, events };
        }
        case 'wave': {
          const waves = state.waves.map((count, place) => (place === seat - 1 ? count + 1 : count));
          return { ok: true, state: { ...state, waves }, events: [{ type: 'waved', seat }] };
        }
        case 'pass':
          if (move.seat !== state.turn) return refuse('notYourTurn');
          return {
            ok: true,
            state: { ...state, turn: next(state) },
            events: [{ type: 'passed', seat: move.seat }],
          };
        case 'burn':
          return seat === NO_SEAT ? play(puzzle, state, seat, move, at) : refuse('clocksMove');
        case 'open':
        case 'choose':
          return !turns || seat === state.turn
            ? play(puzzle, state, seat, move, at)
            : refuse('notYourTurn');
      }
    },
    moveClass: ({ type }) =>
      type === 'note' ? 'private' : type === 'wave' ? 'unconditional' : 'ordered',
    needsAway: (_state, move) => (move.type === 'pass' ? [move.seat] : []),
    timeout: (puzzle, state) => rules.timeout?.(puzzle, state.board),
    status: (puzzle, state) => rules.status(puzzle, state.board),
    view: (puzzle, state, onlooker) => ({
      ...rules.view(puzzle, state.board),
      turn: state.turn,
      you: onlooker,
      note: onlooker === null ? null : (state.notes[onlooker - 1] ?? null),
      waves: state.waves,
    }),
    save: {
      word: (_seat, move) => (isOwn(move) ? rules.moveCode.encode(move) : undefined),
      end: () => [],
    },
  };
}
