import { describe, expect, it } from 'vitest';
import { success } from '../../core/result.ts';
import type { EngineThread } from './api.ts';
import { createEngine } from './client.ts';
import { localThread } from './jobs.ts';

/** Threads that never answer until told, to look at cancelling. */
function slowThreads() {
  const opened: { asked: string[]; ended: boolean; answer(): void }[] = [];
  const open = () => {
    const waiting: (() => void)[] = [];
    const thread = {
      asked: [] as string[],
      ended: false,
      answer: () =>
        waiting.forEach((answer) => {
          answer();
        }),
    };
    opened.push(thread);
    const port: EngineThread = {
      run: (name) =>
        new Promise((resolve) => {
          thread.asked.push(name);
          waiting.push(() => resolve(success(undefined) as never));
        }),
    };
    return {
      port,
      end: () => {
        thread.ended = true;
      },
    };
  };
  return { opened, open };
}

describe('engine client', () => {
  it('answers a fault for a game that is not there', async () => {
    const engine = createEngine(() => ({ port: localThread, end: () => {} }));
    expect(await engine.run('rate', { game: 'nonsense', puzzle: {} })).toMatchObject({
      ok: false,
      fault: { code: 'unknownGame', detail: 'nonsense' },
    });
  });

  it('cancels by ending the thread, and asks the other jobs again', async () => {
    const { opened, open } = slowThreads();
    const engine = createEngine(open);
    const abort = new AbortController();
    const cancelled = engine.run(
      'deal',
      { game: 'toy', params: {}, seed: 'a' },
      { signal: abort.signal },
    );
    const other = engine.run('rate', { game: 'toy', puzzle: {} });
    abort.abort();
    expect(await cancelled).toMatchObject({ ok: false, fault: { code: 'cancelled' } });
    expect(opened[0]?.ended).toBe(true);
    expect(opened[1]?.asked).toEqual(['rate']);
    opened[1]?.answer();
    expect((await other).ok).toBe(true);
  });

  it('does not start what was cancelled before', async () => {
    const { opened, open } = slowThreads();
    const engine = createEngine(open);
    const result = await engine.run(
      'rate',
      { game: 'toy', puzzle: {} },
      { signal: AbortSignal.abort() },
    );
    expect(result).toMatchObject({ ok: false, fault: { code: 'cancelled' } });
    expect(opened).toEqual([]);
  });

  it('tells a broken thread as a fault', async () => {
    const port: EngineThread = { run: () => Promise.reject(new Error('broken')) };
    const engine = createEngine(() => ({ port, end: () => {} }));
    expect(await engine.run('rate', { game: 'toy', puzzle: {} })).toMatchObject({
      ok: false,
      fault: { code: 'engineFailed' },
    });
  });
});
