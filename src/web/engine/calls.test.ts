import { afterEach, describe, expect, it } from 'vitest';
import { failure, success } from '../../core/result.ts';
import type { EngineThread } from './api.ts';
import { answerCalls, callThread } from './calls.ts';

const channels: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of channels.splice(0)) {
    port1.close();
    port2.close();
  }
});

/** Both ends of a thread, over a real channel. */
function connect(thread: EngineThread): { readonly remote: EngineThread; breakDown(): void } {
  const channel = new MessageChannel();
  channels.push(channel);
  const { port1, port2 } = channel;
  answerCalls(port2, thread);
  port2.start();
  const failing = new EventTarget();
  const remote = callThread({
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, hear: (event: MessageEvent) => void) =>
      type === 'error'
        ? failing.addEventListener(type, (event) => hear(event as MessageEvent))
        : port1.addEventListener(type as 'message', hear),
  });
  port1.start();
  return { remote, breakDown: () => failing.dispatchEvent(new Event('error')) };
}

const rate = ['rate', { game: 'toy', puzzle: {} }, {}] as const;

describe('calls into a thread', () => {
  it('are answered each by its own answer, with its own progress, in whatever order', async () => {
    const waiting: (() => void)[] = [];
    const { remote } = connect({
      run: (_name, job, assets, progress) =>
        new Promise((resolve) => {
          progress(1, 2);
          waiting.unshift(() => resolve(failure(job.game, undefined, String(assets['x']))));
          if (waiting.length === 2) for (const answer of waiting) answer();
        }),
    });
    const told: string[] = [];
    const ask = (game: string) =>
      remote.run('rate', { game, puzzle: {} }, { x: game }, (used, steps) =>
        told.push(`${game} ${used}/${steps}`),
      );
    const [first, second] = await Promise.all([ask('one'), ask('two')]);
    expect(first).toEqual(failure('one', undefined, 'one'));
    expect(second).toEqual(failure('two', undefined, 'two'));
    expect(told).toEqual(['one 1/2', 'two 1/2']);
  });

  it('fail where the thread throws, and only those', async () => {
    const { remote } = connect({
      async run(_name, job) {
        if (job.game === 'bad') throw new Error('no such thing');
        return success(undefined) as never;
      },
    });
    await expect(remote.run('rate', { game: 'bad', puzzle: {} }, {}, () => {})).rejects.toThrow(
      'no such thing',
    );
    expect((await remote.run(...rate, () => {})).ok).toBe(true);
  });

  it('all fail when the thread breaks or could not be loaded', async () => {
    const { remote, breakDown } = connect({ run: () => new Promise(() => {}) });
    const calls = [remote.run(...rate, () => {}), remote.run(...rate, () => {})];
    breakDown();
    const ends = await Promise.allSettled(calls);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
