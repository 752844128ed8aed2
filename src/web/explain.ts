// What went wrong, for whatever is loaded with the first page: the sentences come when there is something to explain.

import type { Fault } from '../core/result.ts';
import type { Words } from '../words/words.ts';
import { later } from './kit/later.ts';
import { shell } from './words.ts';

const faults = later(() => import('./faults.ts'));

/** A sentence for any fault, by the words of the game first; also where the others cannot be loaded. */
export async function explain(fault: Fault, words?: Words): Promise<string> {
  const table = await faults.load().catch(() => undefined);
  return table?.explainFault(fault, words) ?? words?.fault(fault) ?? shell.unexplained(fault.code);
}
