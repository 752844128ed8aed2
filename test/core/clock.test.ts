// The clock of a session, by argument: what it owes is played at the moment it fell due; and the end.

import { describe, expect, it } from 'vitest';
import type { Game, Millis } from '../../src/core/game.ts';
import { toy } from '../../src/games/toy/index.ts';
import { BURN_TIME } from '../../src/games/toy/rules.ts';
import type { ToyTypes } from '../../src/games/toy/types.ts';
import { eventTypes, logOf, newRun, open, playToGift } from './runs.ts';

describe('the clock', () => {
  const burns = (moments: readonly Millis[]) => moments.map((at) => `${at} clock burn`);

  it('plays each due at its own moment, however late anyone looks', () => {
    const session = newRun();
    const events = session.advance(2.5 * BURN_TIME);
    expect(events.map((event) => event.type)).toEqual(['burned', 'burned']);
    expect(logOf(session)).toEqual(burns([BURN_TIME, 2 * BURN_TIME]));
    expect(session.tally).toMatchObject({ moves: 0, events: { burned: 2 }, millis: 150_000 });
  });

  it('plays its dues before the move', () => {
    const session = newRun();
    const step = session.play(open(0), BURN_TIME + 5);
    expect(eventTypes(step)).toEqual(['burned', 'missed']);
    expect(logOf(session)).toEqual(['60000 clock burn', '60005 move open1']);
  });

  it('comes first at the very moment of a due, and not a moment before', () => {
    const sharp = newRun();
    expect(eventTypes(sharp.play(open(0), BURN_TIME))).toEqual(['burned', 'missed']);
    const before = newRun();
    expect(eventTypes(before.play(open(0), BURN_TIME - 1))).toEqual(['missed']);
  });

  it('may end the game before the move, which is then refused', () => {
    const session = newRun();
    expect(eventTypes(session.play(open(5), 3 * BURN_TIME))).toBe('gameOver');
    expect(session.status).toBe('lost');
    expect(logOf(session)).toEqual(burns([1, 2, 3].map((count) => count * BURN_TIME)));
  });

  it('stops when the game is over', () => {
    const session = newRun();
    session.play(open(5), 10);
    expect(session.advance(100 * BURN_TIME)).toEqual([]);
    expect(session.log).toHaveLength(1);
    expect(session.tally.millis).toBe(10);
  });

  it('never runs back', () => {
    const session = newRun();
    session.play(open(0), 500);
    session.play(open(1), 100);
    session.advance(50);
    expect(session.log.map((entry) => entry.at)).toEqual([500, 500]);
    expect(session.now).toBe(500);
  });

  it.each([
    ['fractions', 12.75, 12],
    ['a negative moment', -5, 0],
    ['no number', Number.NaN, 0],
    ['a moment without end', Number.POSITIVE_INFINITY, 0],
  ])('reads %s as whole milliseconds that are here', (_name, at, expected) => {
    const session = newRun();
    expect(eventTypes(session.play(open(0), at))).toEqual(['missed']);
    expect(session.log).toEqual([{ at: expected, kind: 'move', word: 'open1' }]);
  });

  it('cuts the way forward', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.undo(20);
    session.advance(BURN_TIME);
    expect(session.canRedo).toBe(false);
  });

  it('plays at once what undo brings back overdue', () => {
    const session = newRun();
    session.play(open(0), 50_000);
    session.restart(55_000);
    // The start that was left is due at 60 s, the new one at 115 s.
    const step = session.undo(70_000);
    expect(eventTypes(step)).toEqual(['burned']);
    expect(logOf(session).slice(-2)).toEqual(['70000 undo', '70000 clock burn']);
  });

  it('plays at once what a move makes due', () => {
    const chained: Game<ToyTypes> = {
      ...toy,
      // A lamp burns a candle on the spot.
      timeout: (_puzzle, state) =>
        state.lamp && state.candles === 3
          ? { at: 0, move: { type: 'burn' } }
          : { at: state.nextBurn, move: { type: 'burn' } },
      apply: (puzzle, state, move, at) =>
        toy.apply(puzzle, move.type === 'burn' ? { ...state, nextBurn: at } : state, move, at),
    };
    const session = newRun(chained);
    playToGift(session, 'lamp');
    expect(logOf(session).slice(-2)).toEqual(['4000 move lamp', '4000 clock burn']);
  });

  it('is a fault of the game when it refuses its own move', () => {
    const broken: Game<ToyTypes> = { ...toy, timeout: () => ({ at: 5, move: { type: 'burn' } }) };
    expect(() => newRun(broken).advance(10)).toThrow('refused its own clock: notYet');
  });
});

describe('the end', () => {
  it('has a score, of the whole log', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.undo(20);
    session.takeHint({ move: open(4) }, 30);
    expect(session.score).toBeUndefined();
    session.play(open(5), 40);
    // Two attempts and a hint.
    expect(session.score).toBe(75);
  });

  it('holds the time, and undo lets it run again', () => {
    const session = newRun();
    session.play(open(5), 1000);
    session.takeHint({}, 5000);
    session.advance(9000);
    expect(session.tally).toMatchObject({ millis: 1000, hints: 1 });
    session.undo(10_000);
    expect(session.tally.millis).toBe(10_000);
    expect(session.status).toBe('playing');
    session.redo(11_000);
    expect(session.tally.millis).toBe(11_000);
  });

  it('has no score where the game counts none', () => {
    const { score: _score, ...unscored } = toy;
    const session = newRun(unscored);
    session.play(open(5), 10);
    expect(session.score).toBeUndefined();
  });
});
