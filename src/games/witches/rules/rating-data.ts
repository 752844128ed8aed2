// Games of simulated players by preset: how many took 1, 2, 3 … potions; the first figure counts games given
// up. Written by scripts/ratings.ts, never by hand.

export interface RatingRow {
  readonly strong: readonly number[];
  readonly casual: readonly number[];
}

export const ratingRows: Readonly<Record<string, RatingRow>> = {
  'first-game': { strong: [0, 3, 18, 115, 147, 17], casual: [0, 3, 21, 75, 129, 57, 13, 2] },
  beginner: { strong: [0, 0, 14, 93, 155, 35, 3], casual: [1, 0, 18, 82, 122, 58, 16, 2, 1] },
  'amateur-witch': {
    strong: [0, 0, 4, 30, 116, 127, 23],
    casual: [1, 1, 4, 20, 67, 98, 68, 26, 10, 2, 1, 1, 0, 0, 1],
  },
  'spice-sorcerer': {
    strong: [0, 0, 0, 5, 33, 101, 118, 41, 2],
    casual: [1, 0, 1, 5, 21, 86, 94, 65, 22, 3, 0, 1, 0, 1],
  },
  'potion-master': {
    strong: [0, 0, 0, 1, 27, 98, 119, 45, 9, 1],
    casual: [7, 1, 1, 4, 39, 76, 83, 61, 21, 4, 3],
  },
  'high-witch': {
    strong: [0, 0, 0, 0, 4, 25, 80, 80, 70, 34, 4, 3],
    casual: [26, 0, 0, 2, 7, 25, 63, 78, 49, 32, 11, 4, 3],
  },
  custom: {
    strong: [0, 0, 0, 2, 39, 107, 109, 38, 4, 1],
    casual: [38, 0, 1, 3, 59, 76, 70, 39, 12, 1, 1],
  },
  'solo-beginner': { strong: [0, 2, 14, 79, 157, 46, 2], casual: [1, 1, 10, 82, 123, 58, 23, 2] },
  'solo-amateur-witch': {
    strong: [0, 0, 4, 42, 101, 124, 28, 1],
    casual: [3, 0, 6, 20, 67, 95, 61, 34, 9, 4, 1],
  },
  'solo-spice-sorcerer': {
    strong: [0, 0, 1, 4, 26, 98, 133, 35, 3],
    casual: [4, 0, 3, 3, 27, 86, 95, 52, 20, 9, 1],
  },
  'solo-potion-master': {
    strong: [0, 0, 0, 3, 25, 88, 111, 57, 14, 2],
    casual: [3, 0, 0, 4, 16, 72, 98, 70, 26, 8, 2, 1],
  },
  'solo-high-witch': {
    strong: [1, 0, 0, 2, 6, 27, 87, 99, 58, 14, 5, 1],
    casual: [34, 0, 0, 1, 7, 39, 66, 68, 44, 25, 9, 6, 0, 1],
  },
};
