// Dragon Quest on the command line: `curio dragon rates` and `curio dragon analyse`.

import { words } from '#words/dragon-quest/cli.ts';
import { type Extension, inParts, ownCommand } from '../../registry.ts';
import { analyse, rates } from './commands.ts';

export const extension: Extension = {
  commands: [ownCommand('dragon', words.command, inParts({ rates, analyse }, words.noPart))],
};
