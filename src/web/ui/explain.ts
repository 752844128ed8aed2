// Explains faults in parts that belong to a first page: the sentences are loaded when there is something to explain.

import { shell } from '#words/shell.ts';
import type { Fault } from '../../core/result.ts';
import { type Words, withFaults } from '../../words/words.ts';
import { lazyModule } from './lazy.ts';

const faults = lazyModule(() => import('#words/faults.ts'));

/** A sentence for any fault, from the words of the game first; also where the other words cannot be loaded. */
export async function explain(fault: Fault, words?: Words): Promise<string> {
  try {
    const { explainFault } = await faults.load();
    return explainFault(fault, words && (await withFaults(words)));
  } catch {
    return words?.fault(fault) ?? shell.unexplained(fault.code);
  }
}
