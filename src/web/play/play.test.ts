import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Millis, Rules } from '../../core/game.ts';
import { parseSave } from '../../core/save.ts';
import type { ToyTypes } from '../../games/toy/types.ts';
import { words } from '../../words/en/toy/index.ts';
import { createPlayClock } from './clock.ts';
import type { HintManner } from './hints.ts';
import { createPlay, type Play } from './play.ts';
import { madeEngine, open, textOf, toyDeal, toySession } from './testing.ts';
import type { Watched } from './watched.ts';

const MINUTE = 60_000;

let dispose = () => {};
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  dispose();
  vi.useRealTimers();
});

function begin(hints?: HintManner<ToyTypes>, session = toySession()) {
  const engine = madeEngine();
  const saved: Millis[] = [];
  const play = createRoot((end) => {
    dispose = end;
    return createPlay<ToyTypes>({
      session,
      words,
      clock: createPlayClock(session.now),
      engine,
      hints,
      explain: (fault) => fault.code,
      save: (at) => void saved.push(at),
    });
  });
  return { play, session, engine, saved };
}

/** The wall clock goes on, but no timer fires: a machine that sleeps. */
const sleep = (millis: number) => vi.setSystemTime(Date.now() + millis);

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
    expectTypeOf<Play>().toExtend<Watched>();
    const { play } = begin();
    // Whatever of it is plain data says nothing of where the treasure is.
    expect(JSON.stringify(play)).not.toContain('"treasure":');
  });
});

describe('steps', () => {
  it('are told, saved at their play time, and put the hint away', async () => {
    const { play, saved } = begin();
    await play.hints.ask();
    expect(play.hints.hint()).toBeDefined();
    sleep(1500);
    play.move(open(0));
    expect(play.message()?.text).toBe('Chest 1 is empty. The treasure is to the right.');
    expect(play.happening().events).toEqual([{ type: 'missed', chest: 0, treasureIs: 'right' }]);
    expect(play.hints.hint()).toBeUndefined();
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
    expect(play.message()?.text).toBe('There is nothing to redo.');
    expect([textOf(session), saved.length]).toEqual([text, writes]);
  });

  it('can be undone several at once, and done again', () => {
    const { play } = begin();
    for (const chest of [0, 1]) play.move(open(chest));
    play.undo(2);
    expect([play.canUndo(), play.canRedo(), play.practice()]).toEqual([false, true, true]);
    play.redo();
    expect(play.view().chests[0]).toBe('right');
    expect(play.tally()).toMatchObject({ undos: 2, redos: 1, moves: 2 });
  });

  it('end the game, and the clock with it', () => {
    const { play } = begin();
    sleep(2000);
    play.move(open(4));
    expect([play.status(), play.over()]).toEqual(['won', true]);
    vi.advanceTimersByTime(10 * MINUTE);
    expect([play.elapsed(), play.tally().millis]).toEqual([2000, 2000]);
  });
});

describe('other rules of the game', () => {
  it('go on with the board, or refuse a move of its log', () => {
    const { play } = begin();
    play.move(open(0));
    play.undo();
    expect(play.replaysWith(play.game)).toBe(true);
    const strict: Rules<ToyTypes> = {
      ...play.game,
      apply: () => ({ ok: false, refusal: { type: 'alreadyOpen' } }),
    };
    expect(play.replaysWith(strict)).toBe(false);
  });
});

describe('the clock', () => {
  it('plays its moves while the page is open', () => {
    const { play } = begin();
    vi.advanceTimersByTime(MINUTE + 200);
    expect(play.view().candles).toBe(4);
    expect(play.message()?.text).toBe('A candle went out, 4 left.');
  });

  it('plays what it owes at the moments they fell due when a tab wakes late', () => {
    const { play, session, saved } = begin();
    sleep(3 * MINUTE + 30_000);
    vi.advanceTimersByTime(200);
    expect(play.view().candles).toBe(2);
    const save = parseSave(textOf(session));
    expect(save.ok && save.value.log.map(({ at, kind }) => [at, kind])).toEqual([
      [MINUTE, 'clock'],
      [2 * MINUTE, 'clock'],
      [3 * MINUTE, 'clock'],
    ]);
    expect(saved.at(-1)).toBeGreaterThan(3 * MINUTE);
  });

  it('comes before the move of a tab that woke late', () => {
    const { play } = begin();
    sleep(10 * MINUTE);
    const step = play.move(open(4));
    expect([step.ok, play.status()]).toEqual([false, 'lost']);
  });

  it('stands still in a pause, however long', () => {
    const { play } = begin();
    vi.advanceTimersByTime(10_000);
    play.pause();
    sleep(60 * MINUTE);
    vi.advanceTimersByTime(MINUTE);
    expect([play.paused(), play.elapsed(), play.view().candles]).toEqual([true, 10_000, 5]);
    play.resume();
    vi.advanceTimersByTime(1000);
    expect(play.elapsed()).toBe(11_000);
  });
});

describe('hints', () => {
  it('explain first, are logged once, and play when asked again', async () => {
    const { play, session } = begin();
    await play.hints.ask();
    expect(play.hints.stage()).toBe('explained');
    expect(play.message()?.text).toContain('7 chests can still hold it');
    expect(session.log).toMatchObject([{ kind: 'hint', word: 'open4' }]);
    await play.hints.ask();
    expect(session.log.map(({ kind }) => kind)).toEqual(['hint', 'move']);
    expect(play.hints.stage()).toBeUndefined();
  });

  it('have a stage of showing where the game shows something', async () => {
    const { play, session } = begin({ show: (_play, hint) => `look at ${hint.cells.length}` });
    await play.hints.ask();
    await play.hints.ask();
    expect([play.hints.stage(), play.message()?.text]).toEqual(['shown', 'look at 7']);
    expect(session.log).toHaveLength(1);
    await play.hints.ask();
    expect(session.log).toHaveLength(2);
  });

  it('are found, explained, followed and put away as the game has it', async () => {
    const done: string[] = [];
    const { play } = begin({
      find: async (_play, usual) => {
        done.push('find');
        return usual();
      },
      explain: () => 'in my own words',
      again: () => (done.includes('play') ? 'drop' : 'play'),
      play: () => void done.push('play'),
    });
    await play.hints.ask();
    expect(play.message()?.text).toBe('in my own words');
    await play.hints.ask();
    expect([done, play.serial()]).toEqual([['find', 'play'], 1]);
    await play.hints.ask();
    expect(play.hints.hint()).toBeUndefined();
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
    expect([play.hints.thinking(), play.hints.hint()]).toEqual([false, undefined]);
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
