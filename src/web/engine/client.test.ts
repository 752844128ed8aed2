import { expose } from 'comlink';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { success } from '../../core/result.ts';
import { createEngine, threadOn } from './client.ts';
import { type EngineThread, localThread } from './jobs.ts';

/** Threads that never answer until told, to look at cancelling. */
function slowThreads() {
  const opened: { asked: string[]; ended: boolean; answer(): void }[] = [];
  const open = () => {
    const waiting: (() => void)[] = [];
    const made = {
      asked: [] as string[],
      ended: false,
      answer: () =>
        waiting.forEach((answer) => {
          answer();
        }),
    };
    opened.push(made);
    const thread: EngineThread = {
      run: (name) =>
        new Promise((resolve) => {
          made.asked.push(name);
          waiting.push(() => resolve(success(undefined) as never));
        }),
    };
    return {
      thread,
      end: () => {
        made.ended = true;
      },
    };
  };
  return { opened, open };
}

describe('engine client', () => {
  it('answers a fault for a game that is not there', async () => {
    const engine = createEngine(() => ({ thread: localThread, end: () => {} }));
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
    const thread: EngineThread = { run: () => Promise.reject(new Error('broken')) };
    const engine = createEngine(() => ({ thread, end: () => {} }));
    expect(await engine.run('rate', { game: 'toy', puzzle: {} })).toMatchObject({
      ok: false,
      fault: { code: 'engineFailed' },
    });
  });
});

/** A worker and its inside: both ends of a channel. */
function madeWorker(thread: EngineThread | undefined) {
  const { port1, port2 } = new MessageChannel();
  channels.push(port1, port2);
  const broken: EventListener[] = [];
  if (thread) expose(thread, port2);
  const worker = {
    postMessage: port1.postMessage.bind(port1),
    removeEventListener: port1.removeEventListener.bind(port1),
    addEventListener(type: string, listener: EventListener) {
      if (type === 'message') port1.addEventListener(type, listener);
      else broken.push(listener);
    },
    start: () => port1.start(),
  };
  const breakDown = () => {
    for (const listener of broken) listener(new Event('error'));
  };
  return { worker, breakDown };
}

const channels: MessagePort[] = [];
afterEach(() => {
  for (const port of channels.splice(0)) port.close();
});

const rate = { game: 'toy', puzzle: {} };

describe('the thread of a worker', () => {
  it('brings each answer to its own job, and its progress', async () => {
    const answers: ((value: string) => void)[] = [];
    const { worker } = madeWorker({
      run: (_name, _job, _assets, progress) =>
        new Promise((resolve) => {
          progress?.(1, 2);
          answers.push((value) => resolve(success(value) as never));
        }),
    });
    const { thread } = threadOn(worker);
    const seen: (readonly number[])[] = [];
    const first = thread.run('rate', rate, {}, (...at) => void seen.push(at));
    const second = thread.run('rate', rate, {});
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('second');
    answers[0]?.('first');
    expect([await first, await second]).toEqual([success('first'), success('second')]);
    await vi.waitFor(() => expect(seen).toEqual([[1, 2]]));
  });

  it('hands an error of the job on', async () => {
    const { worker } = madeWorker({ run: () => Promise.reject(new Error('bad')) });
    await expect(threadOn(worker).thread.run('rate', rate, {})).rejects.toThrow('bad');
  });

  it('that cannot be loaded fails, and the next job gets a new thread', async () => {
    const opened: { breakDown(): void }[] = [];
    const engine = createEngine(() => {
      const works = opened.length > 0;
      const made = madeWorker(works ? { run: async () => success('here') as never } : undefined);
      opened.push(made);
      return { ...threadOn(made.worker), end: () => {} };
    });
    const first = engine.run('rate', rate);
    opened[0]?.breakDown();
    expect(await first).toMatchObject({ ok: false, fault: { code: 'engineFailed' } });
    expect(await engine.run('rate', rate)).toEqual(success('here'));
  });
});
