// Words of the own commands of Dragon Quest: `curio dragon rates` and `curio dragon analyse`.

import type { CommandWords } from '../../commands.ts';

const command = {
  usage: 'rates | analyse <log>',
  about: 'Dragon Quest: measured win rates; the lessons of a finished game',
  help: [
    'rates        how often each bot wins each preset, with 95 % intervals',
    'analyse LOG  the chance of winning move by move, and the moves that lost more than 5 points',
  ],
} as const satisfies CommandWords;

export const words = {
  command,
  noPart: (part: string) => `There is no dragon ${part === '' ? 'alone' : part}.`,
  rates: {
    usage: 'Usage: curio dragon rates',
    about: (games: string) => `Games won, with the 95 % interval. Games for each row: ${games}.`,
  },
  analyse: {
    usage: 'Usage: curio dragon analyse <log>',
    cannotRead: (path: string, reason: string) => `Cannot read ${path}: ${reason}`,
    notOver: 'This game is not over yet: a running game is not analysed.',
    otherGame: (game: string) => `This is a log of ${game}, not of dragon-quest.`,
    moment: (index: number, chance: string, move: string) => `${index}. ${chance} ${move}`.trim(),
  },
};
