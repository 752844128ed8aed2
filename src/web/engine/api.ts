// What the engine can be asked to do off the main thread. All arguments and answers are plain data.

import type { Summary } from '../../cabinet/result.ts';
import type { Deal } from '../../core/deal.ts';
import type { GameTypes, Hint, Inquiry, Rating, Solution, Tagged } from '../../core/game.ts';
import type { Proof, Verdict } from '../../core/proof.ts';
import type { Result } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { Assets } from '../../games/index.ts';

/** How far a long job is: `used` of at most `steps`. Most jobs end long before. */
export type Progress = (used: number, steps: number) => void;

export interface ProvenPuzzle {
  readonly proof: Proof;
  readonly verdict: Verdict;
}

/** What each job is told. */
export interface JobInputs {
  deal: { readonly game: string; readonly params: Settings; readonly seed: string };
  open: { readonly game: string; readonly code: string };
  /** `hasty`: a true hint at once instead of the thorough one. */
  hint: {
    readonly game: string;
    readonly view: unknown;
    readonly seed: string;
    readonly hasty?: boolean;
  };
  solve: { readonly game: string; readonly puzzle: unknown; readonly state: unknown };
  rate: { readonly game: string; readonly puzzle: unknown };
  prove: { readonly game: string; readonly puzzle: unknown };
  /** The save is the text of a finished game. */
  verify: { readonly game: string; readonly save: string };
  ask: { readonly game: string; readonly question: Tagged; readonly inquiry?: Inquiry<GameTypes> };
}

/** What each job answers. */
export interface JobOutputs {
  deal: Deal;
  open: Deal;
  hint: Hint<Tagged>;
  solve: Solution<Tagged>;
  rate: Rating;
  prove: ProvenPuzzle;
  /** How the game ended by its log; null where the game here is not the one that can tell. */
  verify: Summary | null;
  ask: unknown;
}

export type JobName = keyof JobInputs;
export type Answer<N extends JobName> = Result<JobOutputs[N]>;

/** One engine thread as its port sees it. */
export interface EngineThread {
  run<N extends JobName>(
    name: N,
    job: JobInputs[N],
    assets: Assets,
    progress: Progress,
  ): Promise<Answer<N>>;
}
