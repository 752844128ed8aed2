// The thread that deals and replays. It can be ended at any moment, so it keeps nothing but the games it has loaded.

import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { dealDaily } from '../../cabinet/deal.ts';
import { dailyLevel } from '../../cabinet/plan.ts';
import { unlimitedBudget } from '../../core/budget.ts';
import type { Game } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { dealTable } from './dealing.ts';
import type { Answer, Job } from './jobs.ts';
import { judgeLog } from './judgement.ts';

// Who judges gives way to who answers: under a rush, "come back later" must not wait for a replay. A little only: a thread
// that gets no time while it hands over its answer holds up the one that takes it. On Linux a thread has a priority of its
// own; elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(getPriority() + 5);

const tell = (said: Answer) => parentPort?.postMessage(said);

const loaded = new Map<string, Promise<Game>>();

async function answer(job: Job): Promise<Answer> {
  const manifest = findGame(job.game);
  const unknown = failure('unknownGame');
  if (!manifest)
    return job.kind === 'judge'
      ? { kind: 'judged', verdict: unknown }
      : { kind: 'dealt', code: unknown };
  const loading = loaded.get(job.game) ?? manifest.loadGame();
  loaded.set(job.game, loading);
  const game = await loading;
  tell({ kind: 'begun' });
  if (job.kind === 'judge') return { kind: 'judged', verdict: judgeLog(game, job.code, job.text) };
  if (job.kind === 'table')
    return { kind: 'dealt', code: await dealTable(game, manifest, job.order) };
  const daily = dealDaily(game, dailyLevel(manifest, job.day), job.day, unlimitedBudget);
  return { kind: 'dealt', code: daily.ok ? success(daily.value.code) : daily };
}

// A job that throws ends the thread, and the judge answers for it.
parentPort?.on('message', async (job: Job) => tell(await answer(job)));
