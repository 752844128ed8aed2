// What went wrong, for whatever is loaded with the first page: the sentences come when there is something to explain.

import type { Fault } from '../../core/result.ts';
import { type Words, withFaults } from '../../words/words.ts';
import { shell } from '../words.ts';
import { lazyModule } from './lazy.ts';

const faults = lazyModule(() => import('./explain-words.ts'));

/** A sentence for any fault, by the words of the game first; also where the others cannot be loaded. */
export async function explain(fault: Fault, words?: Words): Promise<string> {
  try {
    const { explainFault } = await faults.load();
    return explainFault(fault, words && (await withFaults(words)));
  } catch {
    return words?.fault(fault) ?? shell.unexplained(fault.code);
  }
}
