// How often each bot wins each preset, measured by scripts/winrates.ts. Percentages come with Wilson's 95 % interval.
// `any`: deals winnable or not. `first` counts wins in the first `again` games and `opening` shows which of the first
// twenty were won: tests replay them and fail when the bots have changed.

export interface Rate {
  readonly won: number;
  readonly games: number;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

export interface PublishedRate extends Rate {
  readonly preset: string;
  readonly bot: 'random' | 'careful' | 'strong';
  readonly deals: 'winnable' | 'any';
  readonly again: number;
  readonly first: number;
  readonly opening: string;
}

const Z = 1.96;

/** In percent; undefined if no game was played. */
export function rateOf(won: number, games: number): Rate | undefined {
  if (games === 0) return undefined;
  const share = won / games;
  const centre = share + (Z * Z) / (2 * games);
  const half = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const whole = 1 + (Z * Z) / games;
  const percent = (value: number) => 100 * Math.max(0, Math.min(1, value));
  return {
    won,
    games,
    percent: percent(share),
    // Rounding must not put a share of 0 or 1 outside of its own interval.
    low: percent(Math.min(share, (centre - half) / whole)),
    high: percent(Math.max(share, (centre + half) / whole)),
  };
}

// scripts/winrates.ts writes the lines between the marks.
const rows: readonly (readonly [
  preset: string,
  bot: PublishedRate['bot'],
  deals: PublishedRate['deals'],
  games: number,
  won: number,
  again: number,
  first: number,
  opening: string,
])[] = [
  // rows
  ['easy', 'random', 'winnable', 20000, 3016, 2000, 309, '----+-+--++-+---+---'],
  ['normal', 'random', 'winnable', 20000, 1317, 2000, 141, '------+--++-+---+---'],
  ['hard', 'random', 'winnable', 20000, 1155, 2000, 117, '------+---+-+---+---'],
  ['easy', 'careful', 'winnable', 20000, 16679, 2000, 1653, '++++++++++++++++-++-'],
  ['normal', 'careful', 'winnable', 20000, 12903, 2000, 1273, '+-+-+-+++++-+-++-+--'],
  ['hard', 'careful', 'winnable', 20000, 11376, 2000, 1118, '+-+-+-+++-+-++-+-+--'],
  ['easy', 'strong', 'winnable', 3000, 2737, 100, 87, '++++++++++++--+++++-'],
  ['normal', 'strong', 'winnable', 3000, 2172, 100, 71, '+++-+-+++++-+-++-+--'],
  ['hard', 'strong', 'winnable', 3000, 1955, 100, 63, '--+-+-+++++-+-++-+--'],
  ['easy', 'random', 'any', 20000, 2986, 2000, 305, '----+-+--++-+---+---'],
  ['normal', 'random', 'any', 20000, 1228, 2000, 132, '------+--++-+---+---'],
  ['hard', 'random', 'any', 20000, 1045, 2000, 107, '------+---+-+---+---'],
  ['easy', 'careful', 'any', 20000, 16532, 2000, 1635, '++++++++++++++++-++-'],
  ['normal', 'careful', 'any', 20000, 12030, 2000, 1183, '+-+-+-+++++-+-++-+--'],
  ['hard', 'careful', 'any', 20000, 10325, 2000, 998, '+-+-+-+++-+-++-+-+--'],
  ['easy', 'strong', 'any', 3000, 2716, 100, 87, '++++++++++++--+++++-'],
  ['normal', 'strong', 'any', 3000, 2028, 100, 67, '+++-+-+++++-+-++-+--'],
  ['hard', 'strong', 'any', 3000, 1786, 100, 55, '--+-+-+++++-+-++-+--'],
  // end
];

export const publishedRates: readonly PublishedRate[] = rows.flatMap(
  ([preset, bot, deals, games, won, again, first, opening]) => {
    const rate = rateOf(won, games);
    return rate ? [{ preset, bot, deals, again, first, opening, ...rate }] : [];
  },
);

/** By default of the strong bot: what good play can reach on the winnable deals that players get. */
export function publishedRate(
  preset: string,
  bot: PublishedRate['bot'] = 'strong',
): PublishedRate | undefined {
  return publishedRates.find(
    (row) => row.preset === preset && row.bot === bot && row.deals === 'winnable',
  );
}
