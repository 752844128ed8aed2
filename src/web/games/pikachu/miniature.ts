// A board in a list of games: a tile for every tile that is left, each kind in a colour of its own.

import type { PikachuTypes } from '../../../games/pikachu/types.ts';
import type { Miniature } from '../../board/face.ts';

/** Far from one kind to the next, so that neighbours in the list of kinds do not look alike. */
const TURN = 137;

export const miniature: Miniature<PikachuTypes> = {
  tiles: ({ tiles, rows, cols }) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, column) => {
        const tile = tiles[row * cols + column] ?? 0;
        return tile === 0 ? undefined : { ground: `hsl(${(tile * TURN) % 360} 50% 55%)` };
      }),
    ),
};
