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

interface MeasuredRow {
  readonly preset: string;
  readonly bot: 'random' | 'careful' | 'strong';
  readonly deals: 'winnable' | 'any';
  readonly games: number;
  readonly won: number;
  readonly again: number;
  readonly first: number;
  readonly opening: string;
}

export interface PublishedRate extends Rate, MeasuredRow {}

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
const measured: readonly MeasuredRow[] = [
  // rows
  {
    preset: 'easy',
    bot: 'random',
    deals: 'winnable',
    games: 20000,
    won: 3016,
    again: 2000,
    first: 309,
    opening: '----+-+--++-+---+---',
  },
  {
    preset: 'normal',
    bot: 'random',
    deals: 'winnable',
    games: 20000,
    won: 1317,
    again: 2000,
    first: 141,
    opening: '------+--++-+---+---',
  },
  {
    preset: 'hard',
    bot: 'random',
    deals: 'winnable',
    games: 20000,
    won: 1155,
    again: 2000,
    first: 117,
    opening: '------+---+-+---+---',
  },
  {
    preset: 'easy',
    bot: 'careful',
    deals: 'winnable',
    games: 20000,
    won: 16679,
    again: 2000,
    first: 1653,
    opening: '++++++++++++++++-++-',
  },
  {
    preset: 'normal',
    bot: 'careful',
    deals: 'winnable',
    games: 20000,
    won: 12903,
    again: 2000,
    first: 1273,
    opening: '+-+-+-+++++-+-++-+--',
  },
  {
    preset: 'hard',
    bot: 'careful',
    deals: 'winnable',
    games: 20000,
    won: 11376,
    again: 2000,
    first: 1118,
    opening: '+-+-+-+++-+-++-+-+--',
  },
  {
    preset: 'easy',
    bot: 'strong',
    deals: 'winnable',
    games: 3000,
    won: 2737,
    again: 100,
    first: 87,
    opening: '++++++++++++--+++++-',
  },
  {
    preset: 'normal',
    bot: 'strong',
    deals: 'winnable',
    games: 3000,
    won: 2172,
    again: 100,
    first: 71,
    opening: '+++-+-+++++-+-++-+--',
  },
  {
    preset: 'hard',
    bot: 'strong',
    deals: 'winnable',
    games: 3000,
    won: 1955,
    again: 100,
    first: 63,
    opening: '--+-+-+++++-+-++-+--',
  },
  {
    preset: 'easy',
    bot: 'random',
    deals: 'any',
    games: 20000,
    won: 2986,
    again: 2000,
    first: 305,
    opening: '----+-+--++-+---+---',
  },
  {
    preset: 'normal',
    bot: 'random',
    deals: 'any',
    games: 20000,
    won: 1228,
    again: 2000,
    first: 132,
    opening: '------+--++-+---+---',
  },
  {
    preset: 'hard',
    bot: 'random',
    deals: 'any',
    games: 20000,
    won: 1045,
    again: 2000,
    first: 107,
    opening: '------+---+-+---+---',
  },
  {
    preset: 'easy',
    bot: 'careful',
    deals: 'any',
    games: 20000,
    won: 16532,
    again: 2000,
    first: 1635,
    opening: '++++++++++++++++-++-',
  },
  {
    preset: 'normal',
    bot: 'careful',
    deals: 'any',
    games: 20000,
    won: 12030,
    again: 2000,
    first: 1183,
    opening: '+-+-+-+++++-+-++-+--',
  },
  {
    preset: 'hard',
    bot: 'careful',
    deals: 'any',
    games: 20000,
    won: 10325,
    again: 2000,
    first: 998,
    opening: '+-+-+-+++-+-++-+-+--',
  },
  {
    preset: 'easy',
    bot: 'strong',
    deals: 'any',
    games: 3000,
    won: 2716,
    again: 100,
    first: 87,
    opening: '++++++++++++--+++++-',
  },
  {
    preset: 'normal',
    bot: 'strong',
    deals: 'any',
    games: 3000,
    won: 2028,
    again: 100,
    first: 67,
    opening: '+++-+-+++++-+-++-+--',
  },
  {
    preset: 'hard',
    bot: 'strong',
    deals: 'any',
    games: 3000,
    won: 1786,
    again: 100,
    first: 55,
    opening: '--+-+-+++++-+-++-+--',
  },
  // end
];

export const publishedRates: readonly PublishedRate[] = measured.flatMap((row) => {
  const rate = rateOf(row.won, row.games);
  return rate ? [{ ...row, ...rate }] : [];
});

/** By default the strong bot on winnable deals: what good play can reach on the deals that players get. */
export function publishedRate(
  preset: string,
  bot: MeasuredRow['bot'] = 'strong',
  deals: MeasuredRow['deals'] = 'winnable',
): PublishedRate | undefined {
  return publishedRates.find(
    (row) => row.preset === preset && row.bot === bot && row.deals === deals,
  );
}
