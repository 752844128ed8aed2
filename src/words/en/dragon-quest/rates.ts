// Measured win rates in words: a rate with its interval, and the table of the rules page and the command line.

import type { PublishedRate, Rate } from '../../../games/dragon-quest/rules/winrates.ts';

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
