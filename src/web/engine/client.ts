// The page's side of the engine: jobs with progress that can be cancelled. Cancelling ends the thread;
// jobs are pure, so whatever else was waiting is simply asked again of a new one.

import { failure } from '../../core/result.ts';
import type { Assets } from '../../games/index.ts';
import type { Answer, EngineThread, JobInputs, JobName, Progress } from './api.ts';
import { portTo } from './port.ts';

export interface JobOptions {
  readonly signal?: AbortSignal;
  readonly progress?: Progress;
}

export interface Engine {
  /** Answers a `cancelled` fault when the signal fires, an `engineFailed` one when the thread breaks. */
  run<N extends JobName>(name: N, job: JobInputs[N], options?: JobOptions): Promise<Answer<N>>;
  /** What games are loaded with from now on. */
  useAssets(assets: Assets): void;
}

interface Thread {
  readonly port: EngineThread;
  end(): void;
  /** It will never answer again: the next job gets a new one. */
  broken?(): boolean;
}

interface Waiting {
  start(thread: Thread): void;
}

const ignoreProgress: Progress = () => {};

export function createEngine(openThread: () => Thread): Engine {
  let thread: Thread | undefined;
  let assets: Assets = {};
  const waiting = new Set<Waiting>();

  const current = () => {
    if (thread?.broken?.()) thread = undefined;
    thread ??= openThread();
    return thread;
  };

  const renew = () => {
    thread?.end();
    thread = undefined;
    for (const job of waiting) job.start(current());
  };

  return {
    useAssets(next) {
      assets = next;
    },
    run<N extends JobName>(name: N, job: JobInputs[N], options: JobOptions = {}) {
      const { signal, progress } = options;
      return new Promise<Answer<N>>((resolve) => {
        if (signal?.aborted) return resolve(failure('cancelled'));
        const report = progress ?? ignoreProgress;
        const entry: Waiting = {
          start(on) {
            on.port.run(name, job, assets, report).then(
              (answer) => finish(answer),
              (error: unknown) => {
                // A thread that was ended on purpose never answers; this one broke.
                if (on === thread) finish(failure('engineFailed', undefined, String(error)));
              },
            );
          },
        };
        const cancel = () => {
          finish(failure('cancelled'));
          renew();
        };
        const finish = (answer: Answer<N>) => {
          if (!waiting.delete(entry)) return;
          signal?.removeEventListener('abort', cancel);
          resolve(answer);
        };
        signal?.addEventListener('abort', cancel);
        waiting.add(entry);
        entry.start(current());
      });
    },
  };
}

/** A real worker. */
export function openWorkerThread(): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const port = portTo(worker);
  return { port, end: () => worker.terminate(), broken: port.broken };
}

/** The engine that answers the player, and one that works ahead while the player thinks. */
export const engine = createEngine(openWorkerThread);
export const backgroundEngine = createEngine(openWorkerThread);
/** For daily puzzles where the player has got newer cards: it only ever has what came with the app. */
export const plainEngine = createEngine(openWorkerThread);
