// Runs that were left: the save of a file, or the newest of those that keep themselves.

import { type Attempt, type Context, readFileText } from './context.ts';
import { startWork } from './progress.ts';
import { type Replayed, replayAny } from './registry.ts';
import { workTitles } from './words.ts';

export interface Left {
  readonly replayed: Replayed;
  readonly path: string;
}

export async function readRun(
  path: string,
  steps: number,
  context: Context,
): Promise<Attempt<Left>> {
  const text = await readFileText(context, path);
  if (!text.ok) return text;
  const work = startWork(context, workTitles.replaying, steps);
  const replayed = await replayAny(context.registry, text.value, work.budget);
  work.done();
  return replayed.ok ? { ok: true, value: { replayed: replayed.value, path } } : replayed;
}

/** The newest run that keeps itself and is not over. One that cannot be read is passed over, and stays. */
export async function lastLeft(
  steps: number,
  context: Context,
): Promise<Attempt<Left> | undefined> {
  for (const path of (await context.autosaves?.list()) ?? []) {
    const left = await readRun(path, steps, context);
    if (left.ok && !left.value.replayed.session.over) return left;
  }
  return undefined;
}
