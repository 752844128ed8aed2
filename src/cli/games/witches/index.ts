// Wondering Witches on the command line: `curio witches board` and `curio witches open`.

import { commandWords } from '#words/witches/cli.ts';
import { type Extension, inParts, ownCommand } from '../../registry.ts';
import { board, open } from './board-and-seal.ts';

const { command, noPart } = commandWords;

export const extension: Extension = {
  commands: [ownCommand('witches', command, inParts({ board, open }, noPart))],
};
