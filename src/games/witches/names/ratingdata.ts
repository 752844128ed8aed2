// Games that simulated players played for the ratings, by preset: how many took 1, 2, 3 … potions; the first figure are
// those that were given up. Written by scripts/ratings.ts, never by hand.

export interface RatingRow {
  readonly strong: readonly number[];
  readonly casual: readonly number[];
}

export const ratingRows: Readonly<Record<string, RatingRow>> = {
  'first-game': {
    strong: [0, 3, 10, 73, 192, 22],
    casual: [0, 3, 21, 75, 129, 58, 12, 2],
  },
};
