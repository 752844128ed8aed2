// Words of Dragon Quest's own commands, `curio dragon rates` and `curio dragon analyse`, and measured win rates.

import type { PublishedRate, Rate } from '../../../games/dragon-quest/rules/winrates.ts';
import type { CommandWords } from '../../words.ts';

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

const percent = (value: number) => value.toFixed(1);

/** "72.5 % (70.9 to 74.1)". */
export const rateText = ({ percent: share, low, high }: Rate): string =>
  `${percent(share)} % (${percent(low)} to ${percent(high)})`;

const presetNames: readonly (readonly [id: string, name: string])[] = [
  ['easy', 'Easy'],
  ['normal', 'Normal'],
  ['hard', 'Hard'],
];

const dealNames = { winnable: 'winnable deals', any: 'all deals' } as const;

/** Rows of a table: preset, deals, and each bot's rate. */
export function rateRows(rates: readonly PublishedRate[]): readonly (readonly string[])[] {
  return presetNames.flatMap(([id, name]) =>
    (['winnable', 'any'] as const).map((deals) => {
      const of = (bot: PublishedRate['bot']) => {
        const found = rates.find(
          (rate) => rate.preset === id && rate.bot === bot && rate.deals === deals,
        );
        return found ? rateText(found) : '';
      };
      return [name, dealNames[deals], of('random'), of('careful'), of('strong')];
    }),
  );
}

export const rateHeads = ['', 'deals', 'random', 'careful', 'strong'] as const;
