// The engine's jobs: what can be asked of it off the main thread, in plain data, and how each is done, within a budget of
// steps. Games are loaded on demand. Runs in the worker; tests run it in their own thread.

import { judgeBy, type Summary } from '../../cabinet/result.ts';
import { type Budget, reportingBudget } from '../../core/budget.ts';
import { parseCode } from '../../core/code.ts';
import { type Deal, deal, openCode } from '../../core/deal.ts';
import type {
  Game,
  GameTypes,
  Hint,
  Inquiry,
  Proof,
  Rating,
  Solution,
  Tagged,
  Verdict,
} from '../../core/game.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { parseSave } from '../../core/save.ts';
import type { Settings } from '../../core/settings.ts';
import { type Assets, findForeign, findGame } from '../../games/index.ts';

/** How far a long job is: `used` of at most `steps`. Most jobs end long before. */
export type JobProgress = (used: number, steps: number) => void;

/** The input of each job. */
export interface JobInputs {
  deal: { readonly game: string; readonly params: Settings; readonly seed: string };
  open: { readonly game: string; readonly code: string };
  hint: { readonly game: string; readonly view: unknown; readonly seed: string };
  solve: { readonly game: string; readonly puzzle: unknown; readonly state: unknown };
  rate: { readonly game: string; readonly puzzle: unknown };
  prove: { readonly game: string; readonly puzzle: unknown };
  /** The save is the text of a finished game. */
  verify: { readonly game: string; readonly save: string };
  ask: { readonly game: string; readonly question: Tagged; readonly inquiry?: Inquiry<GameTypes> };
}

/** The output of each job. */
interface JobOutputs {
  deal: Deal;
  open: Deal;
  hint: Hint<Tagged>;
  solve: Solution<Tagged>;
  rate: Rating;
  prove: { readonly proof: Proof; readonly verdict: Verdict };
  /** How the game ended by its log; null where the game here cannot judge it. */
  verify: Summary | null;
  ask: unknown;
}

export type JobName = keyof JobInputs;
export type JobAnswer<N extends JobName> = Result<JobOutputs[N]>;

/** One engine thread. */
export interface EngineThread {
  run<N extends JobName>(
    name: N,
    job: JobInputs[N],
    assets: Assets,
    progress?: JobProgress,
  ): Promise<JobAnswer<N>>;
}

/** Far more than any job of a preset needs; a custom setting that exceeds it fails with a fault. */
const STEPS = 400_000_000;
const REPORT_EVERY = 20_000;

type JobWorkers = {
  readonly [N in JobName]: (game: Game, job: JobInputs[N], budget: Budget) => JobAnswer<N>;
};

const workers: JobWorkers = {
  deal: (game, job, budget) => deal(game, job.params, job.seed, budget),
  open(game, job, budget) {
    const own = parseCode(job.code).ok ? undefined : findForeign(job.code);
    return (
      own?.manifest.foreignCodes?.open(game, own.code, budget) ?? openCode(game, job.code, budget)
    );
  },
  hint: (game, job, budget) => game.hint(job.view, createRng(job.seed), budget),
  solve: (game, job, budget) => game.solve(job.puzzle, job.state, budget),
  rate: (game, job, budget) => game.rate(job.puzzle, budget),
  prove(game, job, budget) {
    const proof = game.prove(job.puzzle, budget);
    if (!proof.ok) return proof;
    const verdict = game.checkProof(job.puzzle, proof.value);
    return verdict.ok ? success({ proof: proof.value, verdict: verdict.value }) : verdict;
  },
  verify(game, job, budget) {
    const save = parseSave(job.save);
    if (!save.ok) return save;
    return judgeBy(game, save.value, budget, findGame(game.id)?.assets) ?? success(null);
  },
  ask: (game, job, budget) => game.ask(job.question, job.inquiry, budget),
};

const loaded = new Map<string, { readonly assets: Assets; readonly game: Promise<Game> }>();

function loadGame(id: string, assets: Assets): Promise<Game> | undefined {
  const entry = findGame(id);
  if (!entry) return undefined;
  const known = loaded.get(id);
  const same = entry.assets.every(({ name }) => known?.assets[name] === assets[name]);
  if (known && same) return known.game;
  const game = entry.loadGame(assets);
  loaded.set(id, { assets, game });
  return game;
}

export const localThread: EngineThread = {
  async run(name, job, assets, progress) {
    const game = await loadGame(job.game, assets);
    if (!game) return failure('unknownGame', undefined, job.game);
    const budget = reportingBudget(STEPS, REPORT_EVERY, progress ?? (() => {}));
    return workers[name](game, job, budget);
  },
};
