// How often each bot wins each preset, measured by scripts/winrates.ts; `first` is of the first hundred games, which a
// test plays again. Percentages come with the 95 % interval of Wilson. `any`: deals as they come, winnable or not.

export interface Rate {
  readonly won: number;
  readonly games: number;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

interface Measured {
  readonly preset: string;
  readonly bot: 'random' | 'careful' | 'strong';
  readonly deals: 'winnable' | 'any';
  readonly games: number;
  readonly won: number;
  readonly first: number;
}

export interface PublishedRate extends Rate, Measured {}

const Z = 1.96;

/** In percent. Undefined where nothing was played. */
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
    low: percent((centre - half) / whole),
    high: percent((centre + half) / whole),
  };
}

// Written by scripts/winrates.ts, between the marks.
const measured: readonly Measured[] = [
  // rows
  { preset: 'easy', bot: 'random', deals: 'winnable', games: 20000, won: 3016, first: 19 },
  { preset: 'normal', bot: 'random', deals: 'winnable', games: 20000, won: 1317, first: 10 },
  { preset: 'hard', bot: 'random', deals: 'winnable', games: 20000, won: 1155, first: 9 },
  { preset: 'easy', bot: 'careful', deals: 'winnable', games: 20000, won: 16679, first: 83 },
  { preset: 'normal', bot: 'careful', deals: 'winnable', games: 20000, won: 12903, first: 57 },
  { preset: 'hard', bot: 'careful', deals: 'winnable', games: 20000, won: 11376, first: 51 },
  { preset: 'easy', bot: 'strong', deals: 'winnable', games: 1800, won: 1631, first: 87 },
  { preset: 'normal', bot: 'strong', deals: 'winnable', games: 2100, won: 1523, first: 71 },
  { preset: 'hard', bot: 'strong', deals: 'winnable', games: 2200, won: 1432, first: 63 },
  // end
];

export const publishedRates: readonly PublishedRate[] = measured.flatMap((row) => {
  const rate = rateOf(row.won, row.games);
  return rate ? [{ ...row, ...rate }] : [];
});

/** What players meet is winnable deals, and the strong bot shows what good play can do. */
export function publishedRate(
  preset: string,
  bot: Measured['bot'] = 'strong',
  deals: Measured['deals'] = 'winnable',
): PublishedRate | undefined {
  return publishedRates.find(
    (row) => row.preset === preset && row.bot === bot && row.deals === deals,
  );
}
