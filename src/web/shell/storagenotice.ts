// Told on any page: this browser keeps nothing for now, and why.

import type { StorageProblem } from '../storage/database.ts';
import { storage } from '../storage/words.ts';
import { notify } from './notices.ts';

export function tellStorage(problem: StorageProblem): void {
  notify({
    text: storage[problem],
    tone: 'bad',
    ...(problem === 'refused'
      ? {}
      : { action: { label: storage.reload, act: () => location.reload() } }),
  });
}
