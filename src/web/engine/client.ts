// The page's side of the engine: jobs for a thread of their own, with progress, that can be cancelled. Cancelling ends the
// thread; jobs are pure, so the others that were waiting are started again on a new one. Usage:
//   const dealt = await engine.run('deal', { game, params, seed }, { signal, progress });

import { failure } from '../../core/result.ts';
import type { Assets } from '../../games/index.ts';
import type { EngineThread, JobAnswer, JobInputs, JobName, JobProgress } from './jobs.ts';

export interface JobOptions {
  readonly signal?: AbortSignal;
  readonly progress?: JobProgress;
}

export interface EngineClient {
  /** Faults beside those of the job: `cancelled` when the signal fires, `engineFailed` when the thread breaks. */
  run<N extends JobName>(name: N, job: JobInputs[N], options?: JobOptions): Promise<JobAnswer<N>>;
  /** What games are loaded with from now on. */
  useAssets(assets: Assets): void;
}

interface OpenThread {
  readonly thread: EngineThread;
  end(): void;
  /** It will never respond again: the next job gets a new one. */
  broken?(): boolean;
}

export function createEngine(openThread: () => OpenThread): EngineClient {
  let open: OpenThread | undefined;
  let assets: Assets = {};
  const waiting = new Set<{ start(on: OpenThread): void }>();

  const current = () => {
    if (open?.broken?.()) open = undefined;
    open ??= openThread();
    return open;
  };

  const renew = () => {
    open?.end();
    open = undefined;
    for (const job of waiting) job.start(current());
  };

  return {
    useAssets(next) {
      assets = next;
    },
    run<N extends JobName>(name: N, job: JobInputs[N], options: JobOptions = {}) {
      const { signal, progress } = options;
      return new Promise<JobAnswer<N>>((resolve) => {
        if (signal?.aborted) return resolve(failure('cancelled'));
        const entry = {
          start(on: OpenThread) {
            on.thread.run(name, job, assets, progress).then(
              (answer) => finish(answer),
              (error: unknown) => {
                // A thread that was ended on purpose never responds; this one broke.
                if (on === open) finish(failure('engineFailed', undefined, String(error)));
              },
            );
          },
        };
        const cancel = () => {
          finish(failure('cancelled'));
          renew();
        };
        const finish = (answer: JobAnswer<N>) => {
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

/** What is used of a worker. */
type WorkerLike = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** The thread behind a worker. One that cannot be loaded or breaks rejects every job, so that none waits for ever. */
export function threadOn(worker: WorkerLike): Pick<OpenThread, 'thread'> & { broken(): boolean } {
  // Loaded with the first thread: a first board does without the engine.
  const comlink = import('comlink');
  const remote = comlink.then(({ proxy, wrap }) => ({ proxy, thread: wrap<EngineThread>(worker) }));
  let broken = false;
  const breakdown = new Promise<never>((_, reject) => {
    const breakDown = () => {
      broken = true;
      reject(new Error('threadBroke'));
    };
    worker.addEventListener('error', breakDown);
    worker.addEventListener('messageerror', breakDown);
  });
  breakdown.catch(() => undefined);
  remote.catch(() => {
    broken = true;
  });
  return {
    broken: () => broken,
    thread: {
      async run(name, job, assets, progress) {
        const { proxy, thread } = await remote;
        const answer = thread.run(name, job, assets, progress && proxy(progress));
        // What comes back is the answer to this very job.
        return (await Promise.race([answer, breakdown])) as JobAnswer<typeof name>;
      },
    },
  };
}

/** A real worker. */
function openWorkerThread(): OpenThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return { ...threadOn(worker), end: () => worker.terminate() };
}

/** Serves the player. */
export const engine = createEngine(openWorkerThread);
/** Works ahead while the player thinks. */
export const backgroundEngine = createEngine(openWorkerThread);
/** For daily puzzles where the player has newer cards: it only ever has what came with the app. */
export const plainEngine = createEngine(openWorkerThread);
