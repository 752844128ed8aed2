// What is fair to the player, seen from the board: time, what costs the rank, and what is said and unsaid.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSave } from '../../core/save.ts';
import { words } from '../../words/en/toy/index.ts';
import { beginPlay, endPlays, open, textOf, toySession } from './testing.ts';
import { holdTime } from './time.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  endPlays();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Both clocks go on, and the next tick comes late: a machine that slept. */
function sleep(millis: number): void {
  const woken = performance.now() + millis;
  vi.spyOn(performance, 'now').mockImplementation(() => woken);
  vi.setSystemTime(Date.now() + millis);
  vi.advanceTimersToNextTimer();
  vi.restoreAllMocks();
}

/** A board whose first chest has been opened. */
function begun() {
  const made = beginPlay(words);
  made.play.move(open(0));
  return made;
}

const answered = () => vi.advanceTimersByTimeAsync(0);

describe('time', () => {
  it('neither counts nor burns a candle before the first move', () => {
    const { play } = beginPlay(words);
    vi.advanceTimersByTime(10 * MINUTE);
    expect([play.still(), play.elapsed(), play.view().candles]).toEqual(['unstarted', 0, 5]);
    play.move(open(0));
    vi.advanceTimersByTime(1000);
    expect([play.still(), play.elapsed()]).toEqual([undefined, 1000]);
  });

  it('does not begin with a move that was refused', () => {
    const { play } = beginPlay(words);
    play.move(open(99));
    expect(play.still()).toBe('unstarted');
  });

  it('does not begin with a hint or a look at the proof, but with the move after it, also after a reload', async () => {
    const { play, session } = beginPlay(words);
    await play.hints.ask();
    await play.hints.ask();
    play.peek('proof');
    expect(session.log.length).toBeGreaterThan(1);
    vi.advanceTimersByTime(10 * MINUTE);
    expect([play.still(), play.elapsed(), play.view().candles]).toEqual(['unstarted', 0, 5]);
    const again = beginPlay(words, { session }).play;
    expect([again.still(), again.paused()]).toEqual(['unstarted', false]);
    play.move(open(0));
    expect(play.still()).toBeUndefined();
  });

  it('plays the moves of the clock while the page is open', () => {
    const { play } = begun();
    vi.advanceTimersByTime(MINUTE + 200);
    expect(play.view().candles).toBe(4);
    expect(play.message()?.text).toBe('A candle went out, 4 left.');
  });

  it('stands still behind a dialog, and does not pause the board', () => {
    const { play } = begun();
    vi.advanceTimersByTime(10_000);
    const release = holdTime('dialog');
    vi.advanceTimersByTime(5 * MINUTE);
    expect([play.elapsed(), play.view().candles, play.paused()]).toEqual([10_000, 5, false]);
    release();
    vi.advanceTimersByTime(1000);
    expect(play.elapsed()).toBe(11_000);
  });

  it('waits for the player after the page was hidden, where a countdown runs', () => {
    const { play, saved } = begun();
    vi.advanceTimersByTime(10_000);
    const release = holdTime('hidden');
    expect([play.paused(), saved.at(-1)]).toEqual([true, 10_000]);
    vi.advanceTimersByTime(5 * MINUTE);
    release();
    vi.advanceTimersByTime(MINUTE);
    expect([play.still(), play.elapsed(), play.view().candles]).toEqual(['paused', 10_000, 5]);
    play.resume();
    vi.advanceTimersByTime(1000);
    expect(play.elapsed()).toBe(11_000);
  });

  it('does not count what the machine slept, and waits for the player', () => {
    const { play, session } = begun();
    vi.advanceTimersByTime(10_000);
    sleep(8 * 60 * MINUTE);
    expect([play.paused(), play.view().candles]).toEqual([true, 5]);
    play.resume();
    vi.advanceTimersByTime(50_000);
    expect(play.view().candles).toBe(4);
    const save = parseSave(textOf(session));
    expect(save.ok && save.value.log.map(({ at, kind }) => [at, kind])).toEqual([
      [0, 'move'],
      [MINUTE, 'clock'],
    ]);
  });

  it('does not heed a wall clock that is set', () => {
    const { play } = begun();
    for (const jump of [90 * MINUTE, -300 * MINUTE]) {
      vi.setSystemTime(Date.now() + jump);
      vi.advanceTimersByTime(1000);
      play.resume();
    }
    expect([play.elapsed(), play.view().candles]).toEqual([2000 - 800, 5]);
  });

  it('of a board that was left waits for the player, where a countdown runs', () => {
    const { play } = beginPlay(words, { session: toySession(open(0)) });
    vi.advanceTimersByTime(5 * MINUTE);
    expect([play.paused(), play.elapsed()]).toEqual([true, 1000]);
    play.resume();
    vi.advanceTimersByTime(500);
    expect(play.still()).toBeUndefined();
  });

  it('stands still in a pause, however long', () => {
    const { play } = begun();
    vi.advanceTimersByTime(10_000);
    play.pause();
    sleep(60 * MINUTE);
    vi.advanceTimersByTime(MINUTE);
    expect([play.paused(), play.elapsed(), play.view().candles]).toEqual([true, 10_000, 5]);
  });
});

describe('a step back', () => {
  it('past something hidden is asked about first, and says what it cost', async () => {
    const { play, asked, answers } = begun();
    answers.sure = false;
    play.undo();
    await answered();
    expect([asked, play.serial(), play.practice()]).toEqual([['undo, practice'], 1, false]);
    answers.sure = true;
    play.undo();
    await answered();
    expect([play.practice(), play.message()?.text]).toEqual([
      true,
      'Undone. This is a practice run now.',
    ]);
  });

  it('is told in the words of whoever takes it, and only when it is taken', async () => {
    const { play } = begun();
    play.undo(1, 'You are back.');
    expect(play.message()?.text).toContain('Chest 1');
    await answered();
    expect(play.message()?.text).toBe('You are back. This is a practice run now.');
  });

  it('of more steps than there are goes to the start, and is told and saved as any', async () => {
    const { play, saved } = begun();
    const writes = saved.length;
    play.undo(3);
    await answered();
    expect([play.canUndo(), play.serial(), saved.length]).toEqual([false, 2, writes + 1]);
    expect(play.message()?.text).toContain('Undone.');
  });

  it('is not asked about again once the run is practice', async () => {
    const { play, asked } = begun();
    play.undo();
    await answered();
    play.move(open(1));
    play.undo();
    expect([asked.length, play.message()?.text]).toEqual([1, 'Undone.']);
  });

  it('does not happen where the board has changed while the question stood', async () => {
    const { play, session } = begun();
    play.undo();
    play.move(open(1));
    await answered();
    expect(session.log.map(({ kind }) => kind)).toEqual(['move', 'move']);
  });

  it('to the start always asks', async () => {
    const { play, asked } = begun();
    play.restart();
    await answered();
    expect([asked, play.message()?.text]).toEqual([
      ['restart, practice'],
      'Back to the start. This is a practice run now.',
    ]);
  });
});

describe('a peek', () => {
  it('is written into the log, makes the run practice, and says so', () => {
    const { play, session } = begun();
    expect(play.peeked('proof')).toBe(false);
    play.peek('proof');
    expect(session.log.at(-1)).toMatchObject({ kind: 'peek', word: 'proof' });
    expect([play.peeked('proof'), play.peeked('solution'), play.practice()]).toEqual([
      true,
      false,
      true,
    ]);
    expect(play.message()?.text).toBe('This is a practice run now.');
  });

  it('after the end costs nothing and is not written', () => {
    const { play, session } = beginPlay(words, { session: toySession(open(4)) });
    expect(play.peeked('proof')).toBe(true);
    play.peek('proof');
    expect([session.log.length, play.practice()]).toEqual([1, false]);
  });
});

describe('what is said', () => {
  it('of a move leaves when the move is undone, done again or left behind', async () => {
    const { play } = begun();
    expect(play.message()?.text).toContain('Chest 1 is empty.');
    play.undo();
    await answered();
    expect(play.message()?.text).not.toContain('Chest');
    play.redo();
    expect(play.message()?.text).toBe('Done again.');
  });

  it('tells a countdown that comes to its end at 20, 10 and 5 seconds', () => {
    const { play, spoken } = begun();
    vi.advanceTimersByTime(MINUTE - 200);
    expect(spoken).toEqual(['20 seconds left.', '10 seconds left.', '5 seconds left.']);
    expect(play.message()?.text).toContain('Chest 1');
  });
});
