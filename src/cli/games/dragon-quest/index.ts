// Dragon Quest on the command line: `curio dragon rates` and `curio dragon analyse`.

import { words } from '#words/dragon-quest/cli.ts';
import { misuse } from '../../context.ts';
import { suggestion } from '../../faults.ts';
import { type Extension, type OwnRun, ownCommand } from '../../registry.ts';

const parts = ['rates', 'analyse'] as const;

const dragon: OwnRun = async ([name = '', ...args], io) => {
  const part = parts.find((known) => known === name);
  if (part) return (await import('./commands.ts'))[part](args, io);
  return misuse(io, words.noPart(name) + suggestion(name, parts));
};

export const extension: Extension = {
  commands: [ownCommand('dragon', words.command, async () => dragon)],
};
