// The judge: a pool of worker threads, started on demand, that deal puzzles and replay logs. It ends a thread whose job
// takes too long, and rejects work beyond its queue. The jobs themselves are in judge-jobs.ts.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Day } from '../../cabinet/day.ts';
import { failure, type Result } from '../../core/result.ts';
import { limits } from '../../wire/limits.ts';
import type { JudgeJob, JudgeReply, LogVerdict, TableOrder } from './judge-jobs.ts';

export interface Judge {
  /** Judges a log of the day's puzzle. Faults: those of judgeLog, busy (retry later), tooSlow, judgeFailed. */
  judge(day: Day, game: string, text: string): Promise<Result<LogVerdict>>;
  /** Judges a log of the puzzle with this code. */
  judgeRun(game: string, code: string, text: string): Promise<Result<LogVerdict>>;
  /** Deals for a table and returns the code. Faults: those of dealTable, busy, tooSlow, judgeFailed. */
  dealTable(order: TableOrder): Promise<Result<string>>;
  /** Logs waiting or in progress. */
  readonly load: number;
  readonly isFull: boolean;
  /** The last thread ended before its first message: its script does not load. */
  readonly isBroken: boolean;
  close(): Promise<void>;
}

interface JudgeOptions {
  /** The script of the thread, and Node's options for it. */
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
/** Cached codes of daily puzzles, enough for years, so that requests for old days deal each only once; and queued deals. */
const CACHED_DEALS = 20_000;
const WAITING_DEALS = 20;
const MEGABYTES = 256;

type JudgeAnswer = JudgeReply | 'tooSlow' | 'judgeFailed';

interface Task {
  readonly job: JudgeJob;
  readonly millis: number;
  done(answer: JudgeAnswer): void;
}

/** For an answer of another kind than the job's. */
const noResult = (answer: JudgeAnswer) =>
  failure(typeof answer === 'string' ? answer : 'judgeFailed');

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
    // Without a listener an error would end the process. `exit` follows it.
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
    const end = (answer: JudgeAnswer) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      worker.unref();
      task.done(answer);
      next();
    };
    const onMessage = (answer: JudgeReply) => {
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
    // Time to load the game; the job's own limit runs from `begun`.
    let timer = setTimeout(tooSlow, Math.max(LOADING, task.millis));
    worker.on('message', onMessage);
    worker.once('exit', onExit);
    worker.postMessage(task.job);
  }

  const ask = (job: JudgeJob, millis: number) =>
    new Promise<JudgeAnswer>((resolve) => {
      if (closed) return resolve('judgeFailed');
      waiting.push({ job, millis, done: resolve });
      next();
    });

  async function deal(job: JudgeJob, failed = () => {}): Promise<Result<string>> {
    deals++;
    const answer = await ask(job, options.dealing ?? DEALING);
    deals--;
    if (typeof answer === 'object' && answer.kind === 'dealt') return answer.code;
    failed();
    return noResult(answer);
  }

  /** The code of the day's puzzle, dealt once. */
  function codeOf(day: Day, game: string): Promise<Result<string>> {
    const key = `${day} ${game}`;
    const known = codes.get(key);
    if (known) return known;
    if (deals >= WAITING_DEALS) return Promise.resolve(failure('busy'));
    const dealt = deal({ kind: 'deal', day, game }, () => codes.delete(key));
    codes.set(key, dealt);
    const [oldest] = codes.keys();
    if (codes.size > CACHED_DEALS && oldest !== undefined) codes.delete(oldest);
    return dealt;
  }

  async function judge(day: Day, game: string, text: string): Promise<Result<LogVerdict>> {
    const code = await codeOf(day, game);
    return code.ok ? judgeRun(game, code.value, text) : code;
  }

  async function judgeRun(game: string, code: string, text: string): Promise<Result<LogVerdict>> {
    const job = { kind: 'judge', game, code, text } as const;
    const answer = await ask(job, options.judgement ?? limits.judgement);
    return typeof answer === 'object' && answer.kind === 'judged'
      ? answer.verdict
      : noResult(answer);
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
    dealTable: async (order) =>
      deals >= WAITING_DEALS ? failure('busy') : deal({ kind: 'table', game: order.game, order }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.done('judgeFailed');
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
