// How many potions players need, by preset, from the games of simulated players in `rating-data.ts`.

import { ratingRows } from './rating-data.ts';

export interface PlayerRating {
  readonly games: number;
  /** The others were given up. */
  readonly won: number;
  /** Potions in games won: the median, and the bounds of the middle four fifths. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** `strong` maximises information; `casual` brews the first recipe that fits all answers. */
export interface PresetRating {
  readonly strong: PlayerRating;
  readonly casual: PlayerRating;
}

/** Games by number of potions; the first figure counts games given up. */
export type Histogram = readonly number[];

function potionsAt(histogram: Histogram, share: number): number {
  const won = histogram.slice(1).reduce((sum, games) => sum + games, 0);
  let seen = 0;
  for (let potions = 1; potions < histogram.length; potions++) {
    seen += histogram[potions] ?? 0;
    if (seen > won * share) return potions;
  }
  return Math.max(0, histogram.length - 1);
}

export function ratingOf(histogram: Histogram): PlayerRating {
  const games = histogram.reduce((sum, one) => sum + one, 0);
  return {
    games,
    won: games - (histogram[0] ?? 0),
    median: potionsAt(histogram, 0.5),
    low: potionsAt(histogram, 0.1),
    high: potionsAt(histogram, 0.9),
  };
}

/** Presets with the same puzzles share a row. */
const SHARED: Readonly<Record<string, string>> = {
  'solo-first-game': 'first-game',
  'solo-gardens': 'solo-beginner',
};

export function presetRating(preset: string): PresetRating | undefined {
  const row = ratingRows[preset] ?? ratingRows[SHARED[preset] ?? ''];
  return row && { strong: ratingOf(row.strong), casual: ratingOf(row.casual) };
}
