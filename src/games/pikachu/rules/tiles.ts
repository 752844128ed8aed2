// Which tiles a deal has: the level says how many copies of a symbol, and the number of symbols follows.

import type { Level, Params } from '../types.ts';

/** Symbols for so many pairs: the copies of a symbol make the level, the number of symbols follows. */
export function kindsFor(level: Level, pairs: number): number {
  const [share, of] = { easy: [1, 4], classic: [3, 10], hard: [2, 5], expert: [1, 2] }[level] as [
    number,
    number,
  ];
  return Math.max(1, Math.floor((pairs * share) / of));
}

/** All tiles of a deal in order: pairs go round the symbols, so the first symbols have one pair more. */
export function orderedTiles(params: Params): number[] {
  const pairs = (params.rows * params.cols) / 2;
  const kinds = kindsFor(params.level, pairs);
  const tiles: number[] = [];
  for (let pair = 0; pair < pairs; pair++) tiles.push((pair % kinds) + 1, (pair % kinds) + 1);
  return tiles;
}
