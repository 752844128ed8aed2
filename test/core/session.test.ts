// The session on the toy game: log, undo, redo, restart, hints, the clock, counts, the practice mark.

import { describe, expect, it } from 'vitest';
import { dealPuzzle } from '../../src/core/deal.ts';
import type { Game, Millis } from '../../src/core/game.ts';
import { Session, type StepResult } from '../../src/core/session.ts';
import { toy } from '../../src/games/toy/index.ts';
import { BURN_TIME } from '../../src/games/toy/rules.ts';
import type { Move, ToyTypes } from '../../src/games/toy/types.ts';

const params = { chests: 9, candles: 3 };

/** Nine chests, the treasure in the sixth, three candles of a minute. */
function newRun(game: Game<ToyTypes> = toy): Session<ToyTypes> {
  return new Session(game, dealPuzzle(game, params, { ...params, treasure: 5 }));
}

const open = (chest: number): Move => ({ type: 'open', chest });
const choose = (gift: 'lamp' | 'wick'): Move => ({ type: 'choose', gift });

const eventTypes = (step: StepResult<ToyTypes>) =>
  step.ok ? step.events.map((event) => event.type) : step.refusal.type;

/** The log as words: `0 move open1`. */
const logOf = (session: Session<ToyTypes>) =>
  session.log.map(({ at, kind, word }) =>
    [at, kind, ...(word === undefined ? [] : [word])].join(' '),
  );

/** Opens the first three chests and takes the gift, a second apart. */
function playToGift(session: Session<ToyTypes>, gift: 'lamp' | 'wick'): void {
  for (const [index, move] of [open(0), open(1), open(2), choose(gift)].entries())
    expect(session.play(move, (index + 1) * 1000).ok).toBe(true);
}

/** The toy, but taking the wick can never be undone. */
const finalToy: Game<ToyTypes> = {
  ...toy,
  apply(puzzle, state, move, at) {
    const outcome = toy.apply(puzzle, state, move, at);
    return outcome.ok && move.type === 'choose' ? { ...outcome, final: true } : outcome;
  },
};

describe('the log', () => {
  it('starts empty, at the start position', () => {
    const session = newRun();
    expect(session.log).toEqual([]);
    expect(session.state).toEqual(toy.start(session.deal.puzzle, 0));
    expect(session.path).toEqual([session.state]);
    expect(session).toMatchObject({ status: 'playing', over: false, practice: false, now: 0 });
    expect(session).toMatchObject({ canUndo: false, canRedo: false, score: undefined });
    expect(session.tally).toEqual({
      moves: 0,
      undos: 0,
      redos: 0,
      restarts: 0,
      hints: 0,
      events: {},
      millis: 0,
    });
  });

  it('keeps every step with its moment and its word', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.play(open(8), 20, 'solver');
    session.undo(30);
    session.redo(40);
    session.restart(50);
    session.takeHint({ move: open(4) }, 60);
    session.takeHint({}, 70);
    expect(logOf(session)).toEqual([
      '10 move open1',
      '20 solver open9',
      '30 undo',
      '40 redo',
      '50 restart',
      '60 hint open5',
      '70 hint',
    ]);
  });

  it('does not hold what was refused, and a refusal changes nothing', () => {
    const session = newRun();
    session.play(open(0), 10);
    const { state, log, tally } = session;
    const before = [...log];
    expect(eventTypes(session.play(open(0), 10))).toBe('alreadyOpen');
    expect(eventTypes(session.play(open(99), 10))).toBe('noSuchChest');
    expect(eventTypes(session.redo(10))).toBe('nothingToRedo');
    expect(session.state).toBe(state);
    expect(session.log).toEqual(before);
    expect(session.tally).toEqual(tally);
  });

  it('answers the events of the move', () => {
    const session = newRun();
    expect(session.play(open(0), 10)).toEqual({
      ok: true,
      events: [{ type: 'missed', chest: 0, treasureIs: 'right' }],
    });
  });
});

describe('undo and redo', () => {
  it('refuse at either end', () => {
    const session = newRun();
    expect(eventTypes(session.undo(0))).toBe('nothingToUndo');
    expect(eventTypes(session.redo(0))).toBe('nothingToRedo');
    expect(eventTypes(session.restart(0))).toBe('nothingToRestart');
  });

  it('walk the whole way back and forth', () => {
    const session = newRun();
    playToGift(session, 'wick');
    const states = session.path;
    for (let step = 0; step < 4; step++) expect(session.undo(5000).ok).toBe(true);
    expect(session.canUndo).toBe(false);
    expect(session.state).toEqual({ ...states[0], attempts: 3 });
    for (let step = 0; step < 4; step++) expect(session.redo(5000).ok).toBe(true);
    expect(session.path).toEqual(states.map((state) => ({ ...state, attempts: 3 })));
    expect(session.tally).toMatchObject({ moves: 4, undos: 4, redos: 4 });
  });

  it('lose the way forward with a new move', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.undo(20);
    expect(session.canRedo).toBe(true);
    session.play(open(1), 30);
    expect(session.canRedo).toBe(false);
    expect(eventTypes(session.redo(40))).toBe('nothingToRedo');
  });

  it('keep the way forward after a refused move and a hint', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.undo(20);
    session.play(open(99), 30);
    session.takeHint({ move: open(4) }, 40);
    expect(session.canRedo).toBe(true);
    expect(session.redo(50).ok).toBe(true);
  });

  it('do not take back what the game keeps', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.play(open(1), 20);
    session.undo(30);
    session.undo(40);
    expect(session.state).toMatchObject({ opened: [], attempts: 2 });
    session.redo(50);
    expect(session.state).toMatchObject({ opened: [0], attempts: 2 });
    session.play(open(3), 60);
    expect(session.state.attempts).toBe(3);
    session.restart(70);
    expect(session.state).toMatchObject({ opened: [], attempts: 3 });
  });

  it('never lower a count', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.undo(20);
    session.play(open(0), 30);
    session.undo(40);
    expect(session.tally).toMatchObject({ moves: 2, undos: 2, events: { missed: 2 } });
    session.redo(50);
    expect(session.tally.events).toEqual({ missed: 2 });
  });

  it('stop at a final move', () => {
    const session = newRun(finalToy);
    playToGift(session, 'wick');
    expect(session.canUndo).toBe(false);
    expect(eventTypes(session.undo(5000))).toBe('finalMove');
    session.play(open(3), 6000);
    expect(session.undo(7000).ok).toBe(true);
    expect(eventTypes(session.undo(8000))).toBe('finalMove');
    expect(session.log.at(-1)).toEqual({ at: 7000, kind: 'undo' });
  });

  it('cannot pass a move of the clock', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.advance(BURN_TIME);
    expect(session.canUndo).toBe(false);
    expect(eventTypes(session.undo(BURN_TIME))).toBe('finalMove');
  });
});

describe('practice', () => {
  it('begins when undo passes something that was shown', () => {
    const session = newRun();
    session.play(open(0), 10);
    expect(session.practice).toBe(false);
    session.undo(20);
    expect(session.practice).toBe(true);
    session.redo(30);
    expect(session.practice).toBe(true);
  });

  it('does not begin when nothing was shown', () => {
    const session = newRun();
    playToGift(session, 'wick');
    session.undo(5000);
    expect(session.practice).toBe(false);
    session.play(choose('lamp'), 6000);
    session.undo(7000);
    expect(session.practice).toBe(true);
  });

  it('begins with a restart after something was shown or was final', () => {
    const shown = newRun();
    shown.play(open(0), 10);
    shown.restart(20);
    expect(shown.practice).toBe(true);
    const burned = newRun();
    burned.advance(BURN_TIME);
    burned.restart(BURN_TIME);
    expect(burned.practice).toBe(true);
  });

  it('does not begin with a restart after open moves only', () => {
    const unsealed: Game<ToyTypes> = {
      ...toy,
      apply(puzzle, state, move, at) {
        const outcome = toy.apply(puzzle, state, move, at);
        return outcome.ok ? { ok: true, state: outcome.state, events: outcome.events } : outcome;
      },
    };
    const session = newRun(unsealed);
    session.play(open(0), 10);
    session.restart(20);
    session.undo(30);
    session.undo(40);
    expect(session.practice).toBe(false);
  });
});

describe('restart', () => {
  it('is a step that can be undone and redone', () => {
    const session = newRun();
    playToGift(session, 'wick');
    const before = session.state;
    session.restart(5000);
    expect(session.state).toEqual({ ...toy.start(session.deal.puzzle, 5000), attempts: 3 });
    expect(session.tally.restarts).toBe(1);
    session.undo(6000);
    expect(session.state).toEqual(before);
    session.redo(7000);
    expect(session.state.opened).toEqual([]);
  });

  it('cuts the way forward', () => {
    const session = newRun();
    session.play(open(0), 10);
    session.play(open(1), 20);
    session.undo(30);
    session.restart(40);
    expect(session.canRedo).toBe(false);
  });

  it('opens a game again that was over', () => {
    const session = newRun();
    session.play(open(5), 10);
    expect(session).toMatchObject({ status: 'won', over: true });
    session.restart(20);
    expect(session).toMatchObject({ status: 'playing', over: false, practice: true });
    expect(session.tally.millis).toBe(20);
  });
});

describe('hints', () => {
  it('are counted, and undo does not give them back', () => {
    const session = newRun();
    session.play(open(0), 10);
    expect(session.takeHint({ move: open(4) }, 20)).toEqual([]);
    session.undo(30);
    session.takeHint({}, 40);
    expect(session.tally).toMatchObject({ hints: 2, moves: 1 });
  });

  const noting: Game<ToyTypes> = {
    ...toy,
    hinted: (_puzzle, state) => ({ ...state, attempts: state.attempts + 10 }),
  };

  it('taken between undo and redo are kept', () => {
    const session = newRun(noting);
    session.play(open(0), 10);
    session.undo(20);
    session.takeHint({ move: open(4) }, 30);
    session.redo(40);
    expect(session.state).toMatchObject({ opened: [0], attempts: 11 });
  });

  it('are noted in the state by the game, where the rules care', () => {
    const session = newRun(noting);
    session.takeHint({ move: open(4) }, 20);
    expect(session.state.attempts).toBe(10);
    session.takeHint({}, 30);
    expect(session.state.attempts).toBe(10);
    expect(session.canUndo).toBe(false);
  });
});

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
