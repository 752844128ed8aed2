import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Rules } from '../../core/game.ts';
import type { ToyTypes } from '../../games/toy/types.ts';
import { words } from '../../words/en/toy/index.ts';
import type { HintManner } from './hints.ts';
import type { Play } from './play.ts';
import { beginPlay, endPlays, open, textOf, toyDeal, toySession } from './testing.ts';
import type { Watched } from './watched.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  endPlays();
  vi.useRealTimers();
});

const begin = (hints?: HintManner<ToyTypes>, session = toySession()) =>
  beginPlay(words, { hints, session });

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
    vi.advanceTimersByTime(1500);
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
