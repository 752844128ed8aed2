// Dragon Quest on the command line: `curio dragon rates` and `curio dragon analyse`.

import { misuse } from '../../context.ts';
import { type Extension, type OwnRun, ownCommand } from '../../extension.ts';
import { suggestion } from '../../faults.ts';
import { words } from './words.ts';

const parts: Readonly<Record<string, () => Promise<OwnRun>>> = {
  rates: async () => (await import('./rates.ts')).rates,
  analyse: async () => (await import('./analyse.ts')).analyse,
};

const dragon: OwnRun = async ([part = '', ...args], io) => {
  const load = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (load) return (await load())(args, io);
  return misuse(io, words.noPart(part) + suggestion(part, Object.keys(parts)));
};

export const extension: Extension = {
  commands: [ownCommand('dragon', words.command, async () => dragon)],
};
