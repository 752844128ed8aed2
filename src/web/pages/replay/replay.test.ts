import { createEffect, createRoot } from 'solid-js';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { replayText } from '../../../core/replay.ts';
import { saveOf } from '../../../core/save.ts';
import { toy } from '../../../games/toy/index.ts';
import { words } from '../../../words/en/toy/index.ts';
import { type BoardView, spectate } from '../../play/board-view.ts';
import type { Play } from '../../play/play.ts';
import { madeEngine, open, toyDeal, toySession } from '../../play/testing.ts';
import { createReplay, type Replay } from './replay.ts';

const MINUTE = 60_000;

/** Two chests opened, one taken back and opened again, and then the candles burn down. */
function recorded() {
  const session = toySession(open(0), open(1));
  session.undo(4000);
  session.redo(5000);
  for (let at = MINUTE; !session.over; at += MINUTE) session.advance(at);
  return session;
}

function watch<T>(use: (replay: Replay) => T, session = recorded()): T {
  const save = saveOf(session, session.now);
  return createRoot((dispose) => {
    const recording = { game: toy, words, deal: toyDeal, save, engine: madeEngine() };
    const answer = use(createReplay(recording));
    dispose();
    return answer;
  });
}

describe('a replay', () => {
  it('begins at the start and ends where the game ended', () =>
    watch((replay) => {
      const session = recorded();
      expect([replay.position(), replay.length]).toEqual([0, session.log.length]);
      expect(replay.watched().status()).toBe('playing');
      replay.seek(replay.length);
      expect(replay.next()).toBeUndefined();
      expect(replay.watched().view()).toEqual(session.view);
      expect(replay.watched().status()).toBe(session.status);
      expect(replay.watched().tally()).toEqual(session.tally);
      expect(replay.watched().elapsed()).toBe(session.tally.millis);
    }));

  it('is at the same place however it came there', () => {
    const { log } = recorded();
    for (let wanted = 0; wanted <= log.length; wanted++)
      watch((replay) => {
        replay.seek(wanted);
        const there = replay.position();
        const straight = [replay.watched().view(), replay.prefix()];
        replay.seek(replay.length);
        replay.seek(there);
        expect([replay.watched().view(), replay.prefix()]).toEqual(straight);
        replay.seek(0);
        while (replay.position() < there) replay.seek(replay.position() + 1);
        expect([replay.watched().view(), replay.prefix()]).toEqual(straight);
      });
  });

  it('stays within its log', () =>
    watch((replay) => {
      replay.seek(-5);
      expect(replay.position()).toBe(0);
      replay.seek(1000);
      expect(replay.position()).toBe(replay.length);
    }));

  it('gives a board of its own that begins with the log up to here', () =>
    watch((replay) => {
      replay.seek(2);
      const board = replayText(toy, replay.prefix());
      expect(board).toMatchObject({ ok: true });
      if (board.ok) expect(board.value.view).toEqual(replay.watched().view());
    }));

  it('tells what happened, and what no event tells', () =>
    watch((replay) => {
      replay.seek(1);
      const opened = replay.watched().message();
      expect(opened?.text).toMatch(/\w/);
      expect(replay.watched().happening().events).not.toEqual([]);
      replay.seek(3);
      expect(replay.watched().message()?.text).toBe('Undone.');
    }));

  it('keeps its board while it goes on, and makes a new one where it goes back', () =>
    watch((replay) => {
      const first = replay.watched();
      replay.seek(2);
      expect(replay.watched()).toBe(first);
      replay.seek(1);
      expect(replay.watched()).not.toBe(first);
    }));

  it('tells those who look', async () => {
    const seen: number[] = [];
    await createRoot(async (dispose) => {
      const session = recorded();
      const save = saveOf(session, session.now);
      const replay = createReplay({ game: toy, words, deal: toyDeal, save, engine: madeEngine() });
      createEffect(() => void seen.push(replay.watched().serial()));
      await Promise.resolve();
      replay.seek(1);
      replay.seek(2);
      replay.seek(0);
      dispose();
    });
    expect(seen).toEqual([0, 1, 2, 0]);
  });
});

describe('a spectator', () => {
  it('is watched and nothing else', () => {
    expectTypeOf<ReturnType<Replay['watched']>>().toEqualTypeOf<BoardView>();
    expectTypeOf<BoardView>().not.toHaveProperty('move');
    expectTypeOf<BoardView>().not.toHaveProperty('undo');
  });

  it('refuses every action with a message, and nothing changes', async () => {
    const { play, before } = watch((replay) => {
      replay.seek(2);
      const watched = replay.watched();
      const spectator: Play = spectate(watched, 'Only to look at.');
      return { play: spectator, before: watched.view() };
    });
    expect(play.move(open(2))).toMatchObject({ ok: false });
    for (const act of [() => play.undo(), () => play.redo(), () => play.restart()]) act();
    await play.hints.ask();
    expect(await play.solve()).toMatchObject({ ok: false });
    expect(play.message()).toMatchObject({ text: 'Only to look at.', tone: 'bad', serial: 7 });
    expect(play.view()).toEqual(before);
    expect([play.canUndo(), play.canRedo(), play.paused()]).toEqual([false, false, false]);
  });
});
