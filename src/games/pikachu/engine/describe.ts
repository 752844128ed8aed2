// What the command line tells of a deal besides its settings.

import { boardFromTiles } from '../board/board.ts';
import { allPairs } from '../board/pairs.ts';
import type { Puzzle } from '../types.ts';

export function describe({ rows, cols, tiles }: Puzzle): Readonly<Record<string, unknown>> {
  const openPairs = allPairs(boardFromTiles(rows, cols, tiles)).length;
  return { kinds: new Set(tiles).size, tiles: tiles.length, openPairs };
}
