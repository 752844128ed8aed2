// For tests of this folder, with the toy game: storage in memory that can be full, and an engine that can be held.

import { createRoot } from 'solid-js';
import { plenty } from '../../../test/harness.ts';
import { type Deal, deal, dealPuzzle, openCode } from '../../core/deal.ts';
import type { Hint, Millis } from '../../core/game.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { printSave, saveOf } from '../../core/save.ts';
import { Session } from '../../core/session.ts';
import { toy } from '../../games/toy/index.ts';
import type { Move, Puzzle, ToyTypes } from '../../games/toy/types.ts';
import type { Words } from '../../words/words.ts';
import type { EngineClient } from '../engine/client.ts';
import type { JobAnswer, JobInputs, JobName } from '../engine/jobs.ts';
import { type BoardStore, openBoards } from '../storage/boards.ts';
import {
  type Database,
  memoryDatabase,
  StorageError,
  type TableName,
  type Transaction,
} from '../storage/database.ts';
import type { BoardRecord } from '../storage/records.ts';
import type { HintHooks } from './hints.ts';
import { createPlay } from './play.ts';
import { createPlayClock } from './time.ts';

/** Seven chests, five candles of a minute each; the treasure is in the fifth. */
export const puzzle: Puzzle = { chests: 7, candles: 5, treasure: 4 };
export const params = { chests: 7, candles: 5 };
export const toyDeal: Deal<ToyTypes> = dealPuzzle(toy, params, puzzle);

export const open = (chest: number): Move => ({ type: 'open', chest });

export function toySession(...moves: readonly Move[]): Session<ToyTypes> {
  const session = new Session(toy, toyDeal);
  for (const [index, move] of moves.entries()) session.play(move, 1000 * (index + 1));
  return session;
}

export const textOf = (session: Session) => printSave(saveOf(session, session.now));

export function recordOf(session: Session, changes: Partial<BoardRecord> = {}): BoardRecord {
  return {
    id: 'board',
    game: 'toy',
    save: textOf(session),
    revision: 0,
    status: session.status,
    level: 'short',
    createdAt: 1,
    updatedAt: 1,
    millis: session.now,
    moves: session.tally.moves,
    ...changes,
  };
}

/** A disk that is full, or has no room in one table, while the test says so. */
export function storage(): {
  readonly database: Database;
  readonly boards: () => Promise<BoardStore>;
  /** The tables of each transaction so far. */
  readonly transactions: readonly (readonly TableName[])[];
  full: boolean;
  refuses: TableName | undefined;
} {
  const memory = memoryDatabase();
  const transactions: (readonly TableName[])[] = [];
  const made: ReturnType<typeof storage> = {
    transactions,
    full: false,
    refuses: undefined,
    database: {
      ...memory,
      async transact<T>(
        within: readonly TableName[],
        work: (transaction: Transaction) => Promise<T>,
      ): Promise<T> {
        if (made.full) throw new StorageError('storageFull', undefined);
        transactions.push(within);
        return memory.transact(within, (transaction) =>
          work({
            ...transaction,
            async put(table, record) {
              if (table === made.refuses) throw new StorageError('storageFull', undefined);
              return transaction.put(table, record);
            },
          }),
        );
      },
      async update(...args: Parameters<Database['update']>) {
        if (made.full) throw new StorageError('storageFull', undefined);
        return memory.update(...args);
      },
    },
    boards: () => openBoards(Promise.resolve(made.database)),
  };
  return made;
}

/** By the toy's own engine. */
function answer<N extends JobName>(name: N, job: JobInputs[N]): unknown {
  if ('code' in job) return openCode(toy, job.code, plenty());
  if ('params' in job) return deal(toy, { ...params, ...job.params }, job.seed, plenty());
  if ('view' in job) return toyHint(job.view, job.seed);
  if ('question' in job) return quickHint();
  return failure('notOffered', undefined, name);
}

function toyHint(view: unknown, seed: string): Result<Hint<Move>> {
  // What the page sends is the toy's own view.
  return toy.hint(view as ToyTypes['View'], createRng(seed), plenty());
}

/** What a toy's board of its own would answer to the question of `quick`. */
function quickHint(): Result<{ readonly hint: Hint<Move> }> {
  const hint = toyHint(toySession().view, 'quick');
  return hint.ok ? success({ hint: hint.value }) : hint;
}

export interface MadeEngine extends EngineClient {
  /** The jobs so far, in order. */
  readonly asked: readonly JobName[];
  /** While held, jobs only end by cancellation. */
  hold(): void;
  release(): void;
}

export function madeEngine(): MadeEngine {
  const asked: JobName[] = [];
  let gate: Promise<void> = Promise.resolve();
  let openGate = () => {};
  return {
    asked,
    useAssets: () => {},
    hold() {
      gate = new Promise((resolve) => {
        openGate = resolve;
      });
    },
    release: () => openGate(),
    async run<N extends JobName>(
      name: N,
      job: JobInputs[N],
      options: { readonly signal?: AbortSignal } = {},
    ) {
      asked.push(name);
      const { signal } = options;
      const cancelled = new Promise<Result<never>>((resolve) => {
        if (signal?.aborted) resolve(failure('cancelled'));
        signal?.addEventListener('abort', () => resolve(failure('cancelled')));
      });
      const answered = gate.then(() => answer(name, job));
      return (await Promise.race([cancelled, answered])) as JobAnswer<N>;
    },
  };
}

const plays: (() => void)[] = [];

/** Ends what `beginPlay` began. */
export function endPlays(): void {
  for (const end of plays.splice(0)) end();
}

/** A play of the toy on the clocks of the test, with what it saved, asked and spoke. */
export function beginPlay(
  words: Words<ToyTypes>,
  {
    session = toySession(),
    hints,
    hastyEngine,
  }: {
    readonly session?: Session<ToyTypes>;
    readonly hints?: HintHooks<ToyTypes> | undefined;
    readonly hastyEngine?: EngineClient;
  } = {},
) {
  const engine = madeEngine();
  const saved: Millis[] = [];
  const asked: string[] = [];
  const spoken: string[] = [];
  const answers = { sure: true };
  const play = createRoot((end) => {
    plays.push(end);
    return createPlay<ToyTypes>({
      session,
      words,
      clock: createPlayClock(session.now),
      engine,
      hints,
      ...(hastyEngine ? { hastyEngine } : {}),
      explain: (fault) => fault.code,
      save: (at) => void saved.push(at),
      waits: true,
      async sure(step, practice) {
        asked.push(practice ? `${step}, practice` : step);
        return answers.sure;
      },
      speak: (text) => void spoken.push(text),
    });
  });
  return { play, session, engine, saved, asked, answers, spoken };
}
