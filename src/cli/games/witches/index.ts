// Wondering Witches on the command line: `curio witches board` and `curio witches open`.

import { misuse } from '../../context.ts';
import { suggestion } from '../../faults.ts';
import { type Extension, type OwnRun, ownCommand } from '../../registry.ts';
import { words } from './words.ts';

const parts: Readonly<Record<string, () => Promise<OwnRun>>> = {
  board: async () => (await import('./board.ts')).board,
  open: async () => (await import('./seal.ts')).witchesOpen,
};

const witches: OwnRun = async ([part = '', ...args], io) => {
  const load = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (load) return (await load())(args, io);
  return misuse(io, words.noPart(part) + suggestion(part, Object.keys(parts)));
};

export const extension: Extension = {
  commands: [ownCommand('witches', words.command, async () => witches)],
};
