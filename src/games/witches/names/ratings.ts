// How many potions players need, by preset: told from games that simulated players played (`ratingdata.ts`).

import { ratingRows } from './ratingdata.ts';

export interface PlayerRating {
  readonly games: number;
  /** Of them; the others were given up. */
  readonly won: number;
  /** Potions of the games that were won: the middle one, and the bounds of four games in five. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** `strong`: asks what tells most. `casual`: brews the first recipe that goes with all answers. */
export interface PresetRating {
  readonly strong: PlayerRating;
  readonly casual: PlayerRating;
}

/** Games by the number of their potions; the first are those that were given up. */
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

/** Presets that deal the same riddles share a row. */
const SHARED: Readonly<Record<string, string>> = {
  'solo-first-game': 'first-game',
  'solo-gardens': 'solo-beginner',
};

export function presetRating(preset: string): PresetRating | undefined {
  const row = ratingRows[preset] ?? ratingRows[SHARED[preset] ?? ''];
  return row && { strong: ratingOf(row.strong), casual: ratingOf(row.casual) };
}
