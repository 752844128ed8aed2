// Calls into an engine's thread and what it says to them, as messages. A thread that cannot be loaded or that breaks
// fails every call that waits for it: nobody waits for ever.

import type { Answer, EngineThread, JobInputs, JobName } from './api.ts';

interface Call {
  readonly number: number;
  readonly asked: Parameters<EngineThread['run']> extends [...infer Asked, unknown] ? Asked : never;
}

/** Either how far a call is, its answer, or why it has none. */
interface Said {
  readonly number: number;
  readonly progress?: readonly [used: number, steps: number];
  readonly answer?: Answer<JobName>;
  readonly error?: string;
}

/** What both ends of a worker, and of a channel, have. */
export interface CallPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'messageerror', hear: (event: MessageEvent) => void): void;
}

export interface CallingPort extends CallPort {
  addEventListener(type: 'message' | 'messageerror', hear: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', hear: (event: Event) => void): void;
}

interface OpenCall {
  hear(event: MessageEvent): void;
  fail(error: Error): void;
}

/** The page's end. */
export function callThread(port: CallingPort): EngineThread {
  const open = new Map<number, OpenCall>();
  let calls = 0;

  const failAll = (event: Event) => {
    const error = new Error('message' in event ? String(event.message) : event.type);
    for (const call of open.values()) call.fail(error);
    open.clear();
  };
  port.addEventListener('message', (event) => {
    const { number }: Said = event.data;
    open.get(number)?.hear(event);
  });
  port.addEventListener('messageerror', failAll);
  port.addEventListener('error', failAll);

  return {
    run<N extends JobName>(
      name: N,
      job: JobInputs[N],
      assets: Parameters<EngineThread['run']>[2],
      progress: Parameters<EngineThread['run']>[3],
    ) {
      return new Promise<Answer<N>>((resolve, fail) => {
        calls += 1;
        const number = calls;
        const hear = ({ data }: MessageEvent) => {
          const said: Said = data;
          if (said.progress) return progress(...said.progress);
          open.delete(number);
          if (said.error === undefined) resolve(data.answer);
          else fail(new Error(said.error));
        };
        open.set(number, { hear, fail });
        port.postMessage({ number, asked: [name, job, assets] } satisfies Call);
      });
    },
  };
}

/** The thread's end. */
export function answerCalls(port: CallPort, thread: EngineThread): void {
  const say = (said: Said) => port.postMessage(said);
  port.addEventListener('message', ({ data }) => {
    const { number, asked }: Call = data;
    const report = (...progress: [used: number, steps: number]) => say({ number, progress });
    thread.run(...asked, report).then(
      (answer) => say({ number, answer }),
      (error: unknown) => say({ number, error: String(error) }),
    );
  });
}
