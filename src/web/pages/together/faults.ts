// Sentences for what goes wrong around a room: those of rooms first, then the game's, then the common ones.

import type { Fault } from '../../../core/result.ts';
import type { Words } from '../../../words/words.ts';
import { explain } from '../../ui/explain.ts';
import { roomFault } from './words.ts';

/** No such address: a host of files only, or an older server. */
const NO_SERVICE = ['notFound', 'badAnswer'];

export async function explainRoom(fault: Fault, words?: Words): Promise<string> {
  const code = NO_SERVICE.includes(fault.code) ? 'serviceOff' : fault.code;
  return roomFault(code) ?? (await explain(fault, words));
}
