// Told on any page: this browser keeps nothing for now, and why.

import { notify } from '../ui/notices.ts';
import type { StorageProblem } from './database.ts';
import { sweeping } from './sweeping.ts';
import { storage } from './words.ts';

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
