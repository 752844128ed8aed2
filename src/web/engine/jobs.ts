// The engine's side of the port: loads games on demand and does the work within step budgets.
// Runs in the worker; tests and browsers without workers run it in the page's own thread.

import { judgeBy } from '../../cabinet/result.ts';
import { type Budget, reportingBudget } from '../../core/budget.ts';
import { parseCode } from '../../core/code.ts';
import { deal, openCode } from '../../core/deal.ts';
import type { Game } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { parseSave } from '../../core/save.ts';
import { type Assets, findForeign, findGame } from '../../games/index.ts';
import type { Answer, EngineThread, JobInputs, JobName } from './api.ts';

/** Far more than any job of a preset needs; a custom setting that runs into it gets told so. */
const STEPS = 400_000_000;
const REPORT_EVERY = 20_000;

type Workers = {
  readonly [N in JobName]: (game: Game, job: JobInputs[N], budget: Budget) => Answer<N>;
};

const notOffered = failure('notOffered');

const workers: Workers = {
  deal: (game, job, budget) => deal(game, job.params, job.seed, budget),
  open(game, job, budget) {
    const own = parseCode(job.code).ok ? undefined : findForeign(job.code);
    return (
      own?.manifest.foreignCodes?.open(game, own.code, budget) ?? openCode(game, job.code, budget)
    );
  },
  hint(game, job, budget) {
    const rng = createRng(job.seed);
    const hint = job.hasty ? game.hastyHint?.(job.view, rng) : game.hint?.(job.view, rng, budget);
    return hint ?? notOffered;
  },
  solve: (game, job, budget) => game.solve?.(job.puzzle, job.state, budget) ?? notOffered,
  rate: (game, job, budget) => game.rate?.(job.puzzle, budget) ?? notOffered,
  prove(game, job, budget) {
    if (!game.prove || !game.checkProof) return notOffered;
    const proof = game.prove(job.puzzle, budget);
    if (!proof.ok) return proof;
    const verdict = game.checkProof(job.puzzle, proof.value);
    return verdict.ok
      ? { ok: true, value: { proof: proof.value, verdict: verdict.value } }
      : verdict;
  },
  verify(game, job, budget) {
    const save = parseSave(job.save);
    if (!save.ok) return save;
    return judgeBy(game, save.value, budget, findGame(game.id)?.madeFrom) ?? success(null);
  },
  ask: (game, job, budget) => game.ask?.(job.question, job.inquiry, budget) ?? notOffered,
};

const loaded = new Map<string, { readonly assets: Assets; readonly game: Promise<Game> }>();

function loadGame(id: string, assets: Assets): Promise<Game> | undefined {
  const entry = findGame(id);
  if (!entry) return undefined;
  const known = loaded.get(id);
  const same = entry.assets?.every((name) => known?.assets[name] === assets[name]) ?? true;
  if (known && same) return known.game;
  const game = entry.loadGame(assets);
  loaded.set(id, { assets, game });
  return game;
}

export const localThread: EngineThread = {
  async run(name, job, assets, progress) {
    const game = await loadGame(job.game, assets);
    if (!game) return failure('unknownGame', undefined, job.game);
    const budget = reportingBudget(STEPS, REPORT_EVERY, progress);
    return workers[name](game, job, budget);
  },
};
