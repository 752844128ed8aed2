// Output for a terminal: columns, wrapped lines and a progress line.

import { workNote } from '#words/cli.ts';
import { language } from '#words/formats.ts';
import { type Budget, createBudget, reportingBudget } from '../core/budget.ts';
import type { Context } from './context.ts';

// Lines on the terminal: paragraphs and columns.

/** Breaks a paragraph into lines of at most `width` characters. */
export function wrapped(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length + indent.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, indent + line];
}

/** Pairs as two columns. */
export function columns(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(0, ...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd());
}

// Budgets for commands: large, and with a note on the terminal when the work takes longer than a moment.

/** More than any preset needs; `--budget` sets another. */
export const USUAL_STEPS = 2_000_000_000;
const LOOK_EVERY = 5_000;
const PATIENCE = 400;
const NOTE_EVERY = 150;

/** Runs the work within a budget, and takes the note away at its end. */
export async function withBudget<T>(
  context: Context,
  title: string,
  steps: number,
  work: (budget: Budget) => T | Promise<T>,
): Promise<T> {
  const { note } = context;
  if (!note) return work(createBudget(steps));
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
  try {
    return await work(budget);
  } finally {
    if (shown) note('');
  }
}
