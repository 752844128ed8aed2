// Told on any page: this browser keeps nothing for now, and why.

import type { StorageProblem } from '../storage/database.ts';
import { sweeping } from '../storage/sweeping.ts';
import { storage } from '../storage/words.ts';
import { notify } from './notices.ts';

/** Counts what is not counted where storage works, and tells where it does not. */
export async function lookAfter(problem: StorageProblem | undefined): Promise<void> {
  if (!problem) return sweeping();
  notify({
    text: storage[problem],
    tone: 'bad',
    ...(problem === 'refused'
      ? {}
      : { action: { label: storage.reload, act: () => location.reload() } }),
  });
}
