// Carries jobs to a thread and answers back, with their progress, by numbered messages. A thread that cannot be loaded or
// breaks answers every job with an error, so that nobody waits for ever.

import type { Assets } from '../../games/index.ts';
import type { Answer, EngineThread, JobInputs, JobName } from './api.ts';

interface Asked {
  readonly id: number;
  readonly name: JobName;
  readonly job: JobInputs[JobName];
  readonly assets: Assets;
}

type Told = { readonly id: number } & (
  | { readonly progress: readonly [used: number, steps: number] }
  | { readonly answer: unknown }
  | { readonly error: string }
);

/** As much of a worker, and of the inside of one, as is used here. */
export interface Wire {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export interface WorkerWire extends Wire {
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: MessageEvent) => void,
  ): void;
}

/** The page's side. */
export function portTo(worker: WorkerWire): EngineThread & { readonly broken: () => boolean } {
  const waiting = new Map<number, (told: Exclude<Told, { progress: unknown }>) => void>();
  const reports = new Map<number, (used: number, steps: number) => void>();
  let count = 0;
  let broken = false;
  const settle = (told: Exclude<Told, { progress: unknown }>) => {
    waiting.get(told.id)?.(told);
    waiting.delete(told.id);
    reports.delete(told.id);
  };
  const breakDown = () => {
    broken = true;
    for (const id of [...waiting.keys()]) settle({ id, error: 'threadBroke' });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('progress' in data) reports.get(data.id)?.(...data.progress);
    else settle(data);
  });
  worker.addEventListener('error', breakDown);
  worker.addEventListener('messageerror', breakDown);
  return {
    broken: () => broken,
    run: (name, job, assets, progress) =>
      new Promise((resolve, reject) => {
        const asked: Asked = { id: ++count, name, job, assets };
        waiting.set(asked.id, (told) => {
          // What comes back is the answer to this very job.
          if ('answer' in told) resolve(told.answer as Answer<typeof name>);
          else reject(new Error(told.error));
        });
        reports.set(asked.id, progress);
        worker.postMessage(asked);
      }),
  };
}

/** The thread's side. */
export function answerOn(page: Wire, thread: EngineThread): void {
  page.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    const { id, name, job, assets } = data;
    const tell = (told: Told) => page.postMessage(told);
    thread
      .run(name, job, assets, (used, steps) => tell({ id, progress: [used, steps] }))
      .then(
        (answer) => tell({ id, answer }),
        (error: unknown) => tell({ id, error: String(error) }),
      );
  });
}
