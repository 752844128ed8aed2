// A board in a list of games: a square for every remaining tile, each kind in its own colour.

import type { PikachuTypes } from '../../../games/pikachu/types.ts';
import type { Miniature } from '../../board/face.ts';

/** Degrees of hue from one kind to the next: far, so that neighbours differ. */
const TURN = 137;

export const miniature: Miniature<PikachuTypes> = {
  tiles: ({ tiles, rows, cols }) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, column) => {
        const tile = tiles[row * cols + column] ?? 0;
        return tile === 0
          ? undefined
          : { ground: `hsl(${(tile * TURN) % 360} 50% 55%)`, dot: undefined };
      }),
    ),
};
