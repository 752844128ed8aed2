import { describe, expect, it } from 'vitest';
import { success } from '../../core/result.ts';
import type { EngineThread } from './api.ts';
import { createEngine } from './client.ts';
import { answerOn, portTo, type Wire, type WorkerWire } from './port.ts';

type Listener = (event: MessageEvent) => void;

/** A worker and its inside, with copies going to and fro. */
function madeWorker(thread: EngineThread | undefined) {
  const outside = new Map<string, Listener[]>();
  const inside: Listener[] = [];
  const dispatch = (type: string, data: unknown) => {
    for (const listener of outside.get(type) ?? []) listener(new MessageEvent(type, { data }));
  };
  const worker: WorkerWire = {
    postMessage: (data) => {
      for (const listener of inside)
        listener(new MessageEvent('message', { data: structuredClone(data) }));
    },
    addEventListener: (type: string, listener: Listener) =>
      void outside.set(type, [...(outside.get(type) ?? []), listener]),
  };
  const page: Wire = {
    postMessage: (data) => dispatch('message', structuredClone(data)),
    addEventListener: (_type, listener) => void inside.push(listener),
  };
  if (thread) answerOn(page, thread);
  return { worker, breakDown: () => dispatch('error', undefined) };
}

const rate = { game: 'toy', puzzle: {} };

describe('the port of a thread', () => {
  it('brings each answer to its own job, and its progress', async () => {
    const answers: ((value: string) => void)[] = [];
    const { worker } = madeWorker({
      run: (_name, _job, _assets, progress) =>
        new Promise((resolve) => {
          progress(1, 2);
          answers.push((value) => resolve(success(value) as never));
        }),
    });
    const port = portTo(worker);
    const seen: (readonly number[])[] = [];
    const first = port.run('rate', rate, {}, (...at) => void seen.push(at));
    const second = port.run('rate', rate, {}, () => {});
    answers[1]?.('second');
    answers[0]?.('first');
    expect([await first, await second]).toEqual([success('first'), success('second')]);
    expect(seen).toEqual([[1, 2]]);
  });

  it('hands an error of the job on', async () => {
    const { worker } = madeWorker({ run: () => Promise.reject(new Error('bad')) });
    await expect(portTo(worker).run('rate', rate, {}, () => {})).rejects.toThrow('bad');
  });

  it('that cannot be loaded fails, and the next job gets a new thread', async () => {
    const opened: { breakDown(): void }[] = [];
    const engine = createEngine(() => {
      const works = opened.length > 0;
      const made = madeWorker(works ? { run: async () => success('here') as never } : undefined);
      opened.push(made);
      const port = portTo(made.worker);
      return { port, end: () => {}, broken: port.broken };
    });
    const first = engine.run('rate', rate);
    opened[0]?.breakDown();
    expect(await first).toMatchObject({ ok: false, fault: { code: 'engineFailed' } });
    expect(await engine.run('rate', rate)).toEqual(success('here'));
  });
});
