// The sweep of a page's start, once: boards that are over and were not counted, because the browser died or the connection
// was gone. Whoever reads results waits for it.

import { openDatabase } from './database.ts';
import { kept } from './kept.ts';

/** Boards of before the mark `uncounted` have been looked through. */
const sweptOnce = kept<boolean>('curio.swept', {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : undefined),
});

let swept: Promise<void> | undefined;

async function sweep(): Promise<void> {
  try {
    const database = await openDatabase();
    const marked = sweptOnce.value() || (await database.count('boards')) === 0;
    if (marked) sweptOnce.set(true);
    if (marked && (await database.uncounted()).length === 0) return;
    const { sweepResults } = await import('./sweep.ts');
    await sweepResults(database, !marked);
    sweptOnce.set(true);
  } catch {
    // The marks stay: the next start tries again.
  }
}

export function sweeping(): Promise<void> {
  swept ??= sweep();
  return swept;
}
