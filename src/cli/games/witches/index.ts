// Wondering Witches on the command line: `curio witches board` and `curio witches open`.

import { commandWords } from '#words/witches/cli.ts';
import { misuse } from '../../context.ts';
import { suggestion } from '../../faults.ts';
import { type Extension, type OwnRun, ownCommand } from '../../registry.ts';

const load = () => import('./board-and-seal.ts');
const parts: Readonly<Record<string, () => Promise<OwnRun>>> = {
  board: async () => (await load()).board,
  open: async () => (await load()).witchesOpen,
};

const witches: OwnRun = async ([part = '', ...args], io) => {
  const loadPart = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (loadPart) return (await loadPart())(args, io);
  return misuse(io, commandWords.noPart(part) + suggestion(part, Object.keys(parts)));
};

export const extension: Extension = {
  commands: [ownCommand('witches', commandWords.command, async () => witches)],
};
