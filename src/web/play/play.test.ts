import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { words } from '#words/toy/index.ts';
import type { Hint, Rules } from '../../core/game.ts';
import { Session } from '../../core/session.ts';
import type { Move, ToyTypes, View } from '../../games/toy/types.ts';
import type { EngineClient } from '../engine/client.ts';
import type { BoardView } from './board-view.ts';
import type { HintHooks } from './hints.ts';
import { type Play, perPlay } from './play.ts';
import { beginPlay, endPlays, madeEngine, open, textOf, toyDeal, toySession } from './testing.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  endPlays();
  vi.useRealTimers();
});

const begin = (hints?: HintHooks<ToyTypes>, session = toySession(), hastyEngine?: EngineClient) =>
  beginPlay(words, { hints, session, ...(hastyEngine ? { hastyEngine } : {}) });

/** Lets the answers to questions come in. */
const answered = () => vi.advanceTimersByTimeAsync(0);

describe('what a face is given', () => {
  it('is the view, the code, the params, the serial number and the path of views', () => {
    const { play, session } = begin();
    expect([play.code, play.params]).toEqual([toyDeal.code, toyDeal.params]);
    expect([play.serial(), play.path()]).toEqual([0, [session.view]]);
    const before = play.view();
    play.move(open(0));
    expect(play.serial()).toBe(1);
    expect(play.path()).toEqual([before, play.view()]);
    expect(play.view().chests[0]).toBe('right');
  });

  it('is never the puzzle, the session or an engine', () => {
    expectTypeOf<Play>().not.toHaveProperty('session');
    expectTypeOf<Play>().not.toHaveProperty('puzzle');
    expectTypeOf<Play['game']>().toEqualTypeOf<Rules>();
    expectTypeOf<Play['game']>().not.toHaveProperty('generate');
    expectTypeOf<Play['game']>().not.toHaveProperty('ask');
    expectTypeOf<Play>().toExtend<BoardView>();
    const { play } = begin();
    // Its plain data must not give the treasure away.
    expect(JSON.stringify(play)).not.toContain('"treasure":');
  });
});

describe('steps', () => {
  it('are told, saved at their play time, and put the hint away', async () => {
    const { play, saved } = begin();
    play.move(open(1));
    await play.hints.ask();
    expect(play.hints.shown()).toBeDefined();
    vi.advanceTimersByTime(1500);
    play.move(open(0));
    expect(play.message()?.text).toBe('Chest 1 is empty. The treasure is to the right.');
    expect(play.happening().events).toEqual([{ type: 'missed', chest: 0, treasureIs: 'right' }]);
    expect(play.hints.shown()).toBeUndefined();
    expect(saved.at(-1)).toBe(1500);
  });

  it('that are refused say why, and change and save nothing', () => {
    const { play, saved, session } = begin();
    play.move(open(0));
    const text = textOf(session);
    const writes = saved.length;
    play.move(open(0));
    expect(play.message()).toMatchObject({ text: 'This chest is open already.', tone: 'bad' });
    play.redo();
    expect(play.message()?.text).toBe('Nothing to redo.');
    expect([textOf(session), saved.length]).toEqual([text, writes]);
  });

  it('can be undone several at once, and done again', async () => {
    const { play } = begin();
    for (const chest of [0, 1]) play.move(open(chest));
    play.undo(2);
    await answered();
    expect([play.canUndo(), play.canRedo(), play.practice()]).toEqual([false, true, true]);
    play.redo();
    expect(play.view().chests[0]).toBe('right');
    expect(play.tally()).toMatchObject({ undos: 2, redos: 1, moves: 2 });
  });

  it('end the game, and the clock with it', () => {
    const { play } = begin();
    play.move(open(0));
    vi.advanceTimersByTime(2000);
    play.move(open(4));
    expect([play.status(), play.over()]).toEqual(['won', true]);
    vi.advanceTimersByTime(10 * MINUTE);
    expect([play.elapsed(), play.tally().millis]).toEqual([2000, 2000]);
  });
});

describe('other rules of the game', () => {
  it('go on with the board, or refuse a move of its log', async () => {
    const { play } = begin();
    play.move(open(0));
    play.undo();
    await answered();
    expect(play.replaysWith(play.game)).toBe(true);
    const strict: Rules<ToyTypes> = {
      ...play.game,
      apply: () => ({ ok: false, refusal: { type: 'alreadyOpen' } }),
    };
    expect(play.replaysWith(strict)).toBe(false);
  });
});

describe('hints', () => {
  it('tell where, why and what, each an entry of the log, and are followed at last', async () => {
    const { play, session } = begin();
    const kinds = () => session.log.map(({ kind, word }) => (word ? `${kind} ${word}` : kind));
    const stages: (string | undefined)[] = [];
    const press = async () => {
      stages.push(play.hints.press());
      await play.hints.ask();
    };
    await press();
    expect(play.message()?.text).toBe('Halving: 7 chests can still hold it.');
    expect(kinds()).toEqual(['where']);
    await press();
    expect(play.message()?.text).toMatch(/rules out half/);
    expect(kinds()).toEqual(['where', 'why']);
    await press();
    expect(play.hints.sentence()).toBe('Open chest 4.');
    expect(kinds()).toEqual(['where', 'why', 'hint open4']);
    expect(session.tally.hints).toBe(1);
    await press();
    expect(kinds()).toEqual(['where', 'why', 'hint open4', 'move open4']);
    expect(stages).toEqual(['find', 'why', 'what', 'do']);
    expect(play.hints.shown()).toBeUndefined();
  });

  it('draw where to look first, the target only with the move', async () => {
    const { play } = begin();
    const kinds = () => play.hints.marks().map(({ kind }) => kind);
    await play.hints.ask();
    expect(kinds()).toEqual(['area']);
    await play.hints.ask();
    expect(kinds()).not.toContain('target');
    await play.hints.ask();
    expect(kinds()).toContain('target');
    expect(play.hints.cells()).toContain(3);
  });

  const argument: Hint<Move> = {
    technique: 'halving',
    steps: [
      { area: { cells: [0] }, facts: [], marks: [{ kind: 'cause', cell: 0 }] },
      { area: { cells: [1] }, facts: [], marks: [{ kind: 'cause', cell: 1 }] },
    ],
    targets: [],
    move: open(3),
  };

  it('walk through the steps of an argument, back and forth, before the move', async () => {
    const { play, session } = begin({ find: async () => ({ ok: true, value: argument }) });
    await play.hints.ask();
    // the first stage points at the last step, which the others lead to
    expect(play.hints.cells()).toEqual([1]);
    await play.hints.ask();
    expect([play.hints.shown()?.step, play.hints.cells(), play.hints.press()]).toEqual([
      0,
      [0],
      'on',
    ]);
    await play.hints.ask();
    expect([play.hints.shown()?.step, play.hints.press()]).toEqual([1, 'what']);
    play.hints.turnTo(0);
    play.hints.turnTo(-1);
    expect([play.hints.shown()?.step, play.hints.press()]).toEqual([0, 'on']);
    expect(session.log.map(({ kind }) => kind)).toEqual(['where', 'why']);
  });

  it('show what the next press costs', async () => {
    const priced = toySession();
    const game = {
      ...priced.game,
      hintPrice: (_: View, stage: string) => (stage === 'what' ? 50 : 5),
    };
    const { play } = begin(undefined, new Session<ToyTypes>(game, priced.deal));
    const prices = [play.hints.price()];
    for (let press = 0; press < 3; press++) {
      await play.hints.ask();
      prices.push(play.hints.price());
    }
    expect(prices).toEqual([5, 5, 50, 0]);
  });

  it('are found, turned to and followed as the game has it', async () => {
    const done: string[] = [];
    const { play } = begin({
      find: async (_play, usual) => {
        done.push('find');
        return usual();
      },
      told: (_play, _hint, stage) => void done.push(stage),
      play: () => void done.push('play'),
    });
    for (let press = 0; press < 4; press++) await play.hints.ask();
    expect(done).toEqual(['find', 'where', 'why', 'what', 'play']);
  });

  it('without a move end when all is told', async () => {
    const { move: _, ...hopeless } = argument;
    const { play, session } = begin({ find: async () => ({ ok: true, value: hopeless }) });
    for (let press = 0; press < 3; press++) await play.hints.ask();
    expect(play.hints.press()).toBe('end');
    await play.hints.ask();
    expect([play.hints.shown(), session.log.length]).toEqual([undefined, 2]);
  });

  it('can be called off while they are looked for', async () => {
    const { play, engine, session } = begin();
    engine.hold();
    const asked = play.hints.ask();
    play.hints.cancel();
    expect(play.hints.thinking()).toBe(false);
    engine.release();
    await asked;
    expect([play.hints.shown(), session.log.length]).toEqual([undefined, 0]);
  });

  it('that take long give a hasty one meanwhile, and go on to the thorough one', async () => {
    const quick = () => ({ type: 'possible' }) as const;
    const { play, engine, session } = begin({ quick }, undefined, madeEngine());
    engine.hold();
    const asked = play.hints.ask();
    await vi.advanceTimersByTimeAsync(2900);
    expect(play.hints.shown()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(play.hints.shown()?.hint.hasty).toBe(true);
    expect(play.hints.thinking()).toBe(true);
    engine.release();
    await asked;
    // It waits until it is wanted: nothing changes under the eye of the reader.
    expect(play.hints.shown()?.hint.hasty).toBe(true);
    play.hints.searchOn();
    expect(play.hints.shown()?.hint.hasty).toBeUndefined();
    expect(session.log.map(({ kind }) => kind)).toEqual(['where', 'where']);
  });

  it('that come too late are not given', async () => {
    const { play, engine, session } = begin();
    engine.hold();
    const asked = play.hints.ask();
    expect(play.hints.thinking()).toBe(true);
    await play.hints.ask();
    expect(engine.asked).toEqual(['hint']);
    play.move(open(0));
    engine.release();
    await asked;
    expect([play.hints.thinking(), play.hints.shown()]).toEqual([false, undefined]);
    expect(session.tally.hints).toBe(0);
  });

  it('that cannot be had say why', async () => {
    const { play } = begin({
      find: async () => ({ ok: false, fault: { code: 'budgetExhausted' } }),
    });
    await play.hints.ask();
    expect(play.message()).toMatchObject({ text: 'budgetExhausted', tone: 'bad' });
  });

  it('are not given after the end', async () => {
    const { play, engine } = begin(undefined, toySession(open(4)));
    await play.hints.ask();
    expect(engine.asked).toEqual([]);
  });
});

it('makes one hand per play, also where that is undefined', () => {
  let made = 0;
  const handOf = perPlay((play: { readonly name: string }) => {
    made++;
    return play.name === 'none' ? undefined : { of: play.name };
  });
  const one = { name: 'one' };
  const none = { name: 'none' };
  expect(handOf(one)).toBe(handOf(one));
  expect(handOf({ name: 'one' })).not.toBe(handOf(one));
  expect([handOf(none), handOf(none)]).toEqual([undefined, undefined]);
  expect(made).toBe(3);
});
