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
  beginner: {
    strong: [0, 0, 0, 53, 175, 67, 5],
    casual: [1, 0, 19, 89, 116, 64, 8, 3],
  },
  'amateur-witch': {
    strong: [0, 0, 0, 15, 79, 156, 50],
    casual: [1, 1, 3, 30, 67, 94, 63, 27, 5, 5, 2, 1, 1],
  },
  'spice-sorcerer': {
    strong: [0, 0, 0, 3, 17, 108, 137, 31, 4],
    casual: [3, 0, 2, 6, 24, 81, 103, 53, 22, 3, 2, 1],
  },
};
