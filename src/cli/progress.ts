// Budgets for commands: large, and with a note on the terminal when the work takes longer than a moment.

import { type Budget, createBudget, reportingBudget } from '../core/budget.ts';
import type { Context } from './context.ts';
import { language, workNote } from './words.ts';

/** More than any preset needs; `--budget` sets another. */
export const USUAL_STEPS = 2_000_000_000;
const LOOK_EVERY = 5_000;
const PATIENCE = 400;
const NOTE_EVERY = 150;

export interface Work {
  readonly budget: Budget;
  /** Takes the note away. */
  done(): void;
}

export function startWork(context: Context, title: string, steps = USUAL_STEPS): Work {
  const { note } = context;
  if (!note) return { budget: createBudget(steps), done: () => {} };
  const start = context.now();
  let next = start + PATIENCE;
  let shown = false;
  const budget = reportingBudget(steps, LOOK_EVERY, (used) => {
    const now = context.now();
    if (now < next) return;
    next = now + NOTE_EVERY;
    shown = true;
    note(workNote(title, Math.round((now - start) / 1000), used.toLocaleString(language)));
  });
  return { budget, done: () => shown && note('') };
}
