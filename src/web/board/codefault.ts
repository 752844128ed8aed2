// What is wrong with a code, in the words of the game it belongs to, wherever it was pasted.

import type { Fault } from '../../core/result.ts';
import { openings } from '../play/index.ts';
import { explain } from '../ui/explain.ts';
import { loadWords } from '../words.ts';

export async function explainCode(code: string, fault: Fault): Promise<string> {
  const shared = await openings.findShared(code);
  return explain(fault, shared.ok ? await loadWords(shared.value.game) : undefined);
}
