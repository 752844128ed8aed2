// The judge: worker threads that deal and replay, started when they are first needed. Work that takes too long is
// ended with its thread; more work than can wait is turned away at once.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Day } from '../../cabinet/day.ts';
import { failure, type Result } from '../../core/result.ts';
import { limits } from '../../wire/limits.ts';
import type { Answer, Job, TableOrder } from './jobs.ts';
import type { Verdict } from './judgement.ts';

export interface Judge {
  /** Faults besides those of the log: busy (come again), tooSlow, judgeFailed. */
  judge(day: Day, game: string, text: string): Promise<Result<Verdict>>;
  /** A log of the puzzle with this very code. */
  judgeRun(game: string, code: string, text: string): Promise<Result<Verdict>>;
  /** The code of a puzzle for a table. Faults besides those of codes and dealing: busy, tooSlow, judgeFailed, notOffered. */
  dealTable(order: TableOrder): Promise<Result<string>>;
  /** Logs that wait or are judged. */
  readonly load: number;
  readonly isFull: boolean;
  /** The last thread ended before it said anything: it cannot be loaded. */
  readonly isBroken: boolean;
  close(): Promise<void>;
}

export interface JudgeOptions {
  /** The file of the thread, and how Node is to run it. */
  readonly file: string | URL;
  readonly execArgv?: readonly string[];
  readonly threads?: number;
  readonly queue?: number;
  /** Milliseconds for one judgement, and for one deal. */
  readonly judgement?: number;
  readonly dealing?: number;
}

const DEALING = 60_000;
const LOADING = 30_000;
/**
 * Codes of the days that are kept, and deals that may wait. As many as there are in years: whoever asks for one old day
 * after the other has each of them dealt once, and no more.
 */
const KEPT_DEALS = 20_000;
const WAITING_DEALS = 20;
const MEGABYTES = 256;

interface Task {
  readonly job: Job;
  readonly millis: number;
  done(answer: Answer | 'tooSlow' | 'judgeFailed'): void;
}

export function createJudge(options: JudgeOptions): Judge {
  const threads = options.threads ?? Math.max(1, Math.min(4, availableParallelism() - 1));
  const most = options.queue ?? limits.queue;
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const codes = new Map<string, Promise<Result<string>>>();
  let load = 0;
  let deals = 0;
  let closed = false;
  let broken = false;

  function startThread(): Worker {
    const worker = new Worker(options.file, {
      execArgv: [...(options.execArgv ?? [])],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.setMaxListeners(0);
    worker.unref();
    all.add(worker);
    let silent = true;
    worker.once('message', () => {
      silent = false;
    });
    worker.once('exit', () => {
      broken ||= silent && !closed;
      all.delete(worker);
      const place = idle.indexOf(worker);
      if (place >= 0) idle.splice(place, 1);
    });
    // Without a listener an error would end the whole program; `exit` follows it.
    worker.on('error', () => {});
    return worker;
  }

  function next(): void {
    while (waiting.length > 0 && !closed) {
      const worker = idle.pop() ?? (all.size < threads ? startThread() : undefined);
      const task = worker && waiting.shift();
      if (!worker || !task) return;
      give(worker, task);
    }
  }

  function give(worker: Worker, task: Task): void {
    worker.ref();
    const end = (answer: Parameters<Task['done']>[0]) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      worker.unref();
      task.done(answer);
      next();
    };
    const onMessage = (answer: Answer) => {
      broken = false;
      if (answer.kind === 'begun') {
        clearTimeout(timer);
        timer = setTimeout(tooSlow, task.millis);
        return;
      }
      idle.push(worker);
      end(answer);
    };
    const onExit = () => end(slow ? 'tooSlow' : 'judgeFailed');
    let slow = false;
    const tooSlow = () => {
      slow = true;
      void worker.terminate();
    };
    // Until it has loaded the game; its own time runs from there.
    let timer = setTimeout(tooSlow, Math.max(LOADING, task.millis));
    worker.on('message', onMessage);
    worker.once('exit', onExit);
    worker.postMessage(task.job);
  }

  const ask = (job: Job, millis: number) =>
    new Promise<Answer | 'tooSlow' | 'judgeFailed'>((resolve) => {
      if (closed) return resolve('judgeFailed');
      waiting.push({ job, millis, done: resolve });
      next();
    });

  /** The code of the day's puzzle, dealt once. */
  function codeOf(day: Day, game: string): Promise<Result<string>> {
    const key = `${day} ${game}`;
    const known = codes.get(key);
    if (known) return known;
    if (deals >= WAITING_DEALS) return Promise.resolve(failure('busy'));
    deals++;
    const dealt = ask({ kind: 'deal', day, game }, options.dealing ?? DEALING).then((answer) => {
      deals--;
      if (typeof answer === 'object' && answer.kind === 'dealt') return answer.code;
      codes.delete(key);
      return failure(answer === 'tooSlow' ? 'tooSlow' : 'judgeFailed');
    });
    codes.set(key, dealt);
    const [oldest] = codes.keys();
    if (codes.size > KEPT_DEALS && oldest !== undefined) codes.delete(oldest);
    return dealt;
  }

  async function judge(day: Day, game: string, text: string): Promise<Result<Verdict>> {
    const code = await codeOf(day, game);
    return code.ok ? judgeRun(game, code.value, text) : code;
  }

  async function judgeRun(game: string, code: string, text: string): Promise<Result<Verdict>> {
    const job = { kind: 'judge', game, code, text } as const;
    const answer = await ask(job, options.judgement ?? limits.judgement);
    if (typeof answer === 'object' && answer.kind === 'judged') return answer.verdict;
    return failure(answer === 'tooSlow' ? 'tooSlow' : 'judgeFailed');
  }

  async function dealTable(order: TableOrder): Promise<Result<string>> {
    if (deals >= WAITING_DEALS) return failure('busy');
    deals++;
    const job = { kind: 'table', game: order.game, order } as const;
    const answer = await ask(job, options.dealing ?? DEALING);
    deals--;
    if (typeof answer === 'object' && answer.kind === 'dealt') return answer.code;
    return failure(answer === 'tooSlow' ? 'tooSlow' : 'judgeFailed');
  }

  const counted = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (load >= most || closed) return failure('busy');
    load++;
    try {
      return await work();
    } finally {
      load--;
    }
  };

  return {
    get load() {
      return load;
    },
    get isFull() {
      return load >= most;
    },
    get isBroken() {
      return broken;
    },
    judge: (day, game, text) => counted(() => judge(day, game, text)),
    judgeRun: (game, code, text) => counted(() => judgeRun(game, code, text)),
    dealTable,
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.done('judgeFailed');
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
