// The worker thread that deals and replays, one job at a time. The judge may end it at any moment, so its only state is a
// cache of loaded games.

import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { dailyLevel, dealDaily } from '../../cabinet/daily.ts';
import { unlimitedBudget } from '../../core/budget.ts';
import type { Game } from '../../core/game.ts';
import { memoByObject } from '../../core/memo.ts';
import { failure, success } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import type { Manifest } from '../../games/manifest.ts';
import { dealTable, type JudgeJob, type JudgeReply, judgeLog } from './judge-jobs.ts';

// In a rush, rejections must not wait for replays, so this thread runs at a lower priority than the one that serves
// requests. Only a little lower: a starved thread would delay the handover of its result. Only on Linux, where the setting
// is per thread; elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(getPriority() + 5);

const send = (reply: JudgeReply) => parentPort?.postMessage(reply);

const loadGame = memoByObject((manifest: Manifest): Promise<Game> => manifest.loadGame());

async function run(job: JudgeJob): Promise<JudgeReply> {
  const manifest = findGame(job.game);
  const unknown = failure('unknownGame');
  if (!manifest)
    return job.kind === 'judge'
      ? { kind: 'judged', verdict: unknown }
      : { kind: 'dealt', code: unknown };
  const game = await loadGame(manifest);
  send({ kind: 'begun' });
  if (job.kind === 'judge') return { kind: 'judged', verdict: judgeLog(game, job.code, job.text) };
  if (job.kind === 'table')
    return { kind: 'dealt', code: await dealTable(game, manifest, job.order) };
  const daily = dealDaily(game, dailyLevel(manifest, job.day), job.day, unlimitedBudget);
  return { kind: 'dealt', code: daily.ok ? success(daily.value.code) : daily };
}

// A job that throws ends the thread; the judge then reports the failure.
parentPort?.on('message', async (job: JudgeJob) => send(await run(job)));
