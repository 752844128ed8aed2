// The session on the toy game: log, undo, redo, restart, counts, the practice mark.

import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { replay, replayText } from '../../src/core/replay.ts';
import { printSave, saveOf } from '../../src/core/save.ts';
import { toy } from '../../src/games/toy/index.ts';
import { BURN_TIME } from '../../src/games/toy/rules.ts';
import type { ToyTypes } from '../../src/games/toy/types.ts';
import { choose, eventTypes, finalToy, logOf, newRun, open, playToGift } from './runs.ts';

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

describe('steps that change nothing on the board', () => {
  /** Opening a chest with an odd index looks like nothing happened. */
  const quiet: Game<ToyTypes> = {
    ...toy,
    apply(puzzle, state, move, at) {
      const outcome = toy.apply(puzzle, state, move, at);
      return outcome.ok && move.type === 'open' && move.chest % 2 === 1
        ? { ...outcome, skip: true }
        : outcome;
    },
  };
  const played = (...chests: readonly number[]) => {
    const session = newRun(quiet);
    for (const chest of chests) session.play(open(chest), session.now + 1);
    return session;
  };

  it('go back together with the visible step before them', () => {
    expect(played().undoStride).toBe(0);
    expect(played(1, 3).undoStride).toBe(0);
    expect(played(1, 0).undoStride).toBe(1);
    expect(played(0, 1).undoStride).toBe(2);
    expect(played(0, 1, 3).undoStride).toBe(3);
  });

  it('come again together with the visible step before them', () => {
    const stridesBack = (...chests: readonly number[]) => {
      const session = played(...chests);
      return chests.map(() => {
        session.undo(session.now + 1);
        return session.redoStride;
      });
    };
    expect(played(0).redoStride).toBe(0);
    expect(stridesBack(0, 1, 3)).toEqual([0, 0, 3]);
    expect(stridesBack(1, 2, 0)).toEqual([1, 1, 2]);
  });

  it('are marked again by a replay', () => {
    const session = played(2, 0, 1);
    const again = replay(quiet, saveOf(session, session.now));
    expect(again.ok && again.value.undoStride).toBe(session.undoStride);
  });
});

describe('a move that only old logs may hold', () => {
  const stricter: Game<ToyTypes> = {
    ...toy,
    apply(puzzle, state, move, at) {
      const outcome = toy.apply(puzzle, state, move, at);
      return outcome.ok && move.type === 'open' && move.chest === 1
        ? { ...outcome, refusedNow: { type: 'alreadyOpen' } }
        : outcome;
    },
  };

  it('is refused to a player and taken from a log', () => {
    const old = newRun();
    old.play(open(1), 10);
    const session = newRun(stricter);
    expect(session.play(open(1), 10)).toEqual({ ok: false, refusal: { type: 'alreadyOpen' } });
    expect(session.log).toEqual([]);
    const replayed = replay(stricter, saveOf(old, 20));
    expect(replayed.ok && logOf(replayed.value)).toEqual(['10 move open2']);
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

describe('a peek', () => {
  it('is an entry of its own, makes the run practice, and changes nothing else', () => {
    const session = newRun();
    session.play(open(0), 10);
    const { state, tally } = session;
    session.peek('proof', 20);
    session.peek('moves', 30);
    expect(logOf(session)).toEqual(['10 move open1', '20 peek proof', '30 peek moves']);
    expect(session).toMatchObject({ state, practice: true, canUndo: true });
    expect({ ...session.tally, millis: 0 }).toEqual({ ...tally, millis: 0 });
    const read = replayText(toy, printSave(saveOf(session, 40)));
    expect(read.ok && logOf(read.value)).toEqual(logOf(session));
    expect(read.ok && read.value.practice).toBe(true);
  });

  it('is refused in a save where nobody could have peeked, or at nothing known', () => {
    const session = newRun();
    const save = saveOf(session, 0);
    const at = (word: string) => replay(toy, { ...save, log: [{ at: 0, kind: 'peek', word }] });
    expect(at('proof').ok).toBe(true);
    expect(at('deck')).toMatchObject({ ok: false, fault: { code: 'badLine' } });
  });
});

describe('what a step back costs', () => {
  it('is known before it is made', () => {
    const session = newRun();
    expect([session.undoCosts(), session.restartCosts]).toEqual([false, false]);
    session.play(open(0), 10);
    expect([session.undoCosts(), session.undoCosts(2), session.restartCosts]).toEqual([
      true,
      true,
      true,
    ]);
    session.undo(20);
    expect([session.practice, session.undoCosts(), session.restartCosts]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
