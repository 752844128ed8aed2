// Which tiles a deal has: how many symbols, and the pairs spread over them.

import type { Gravity, Level, Params } from '../types.ts';

/** Fewer symbols per pair are dull at any level. */
const LEAST = 0.1;
/** With more there are so few mates to choose from that no choice is wrong. */
const MOST = 0.75;
/** The number of pictures in a set. */
export const MAX_KINDS = 112;

export function kindsRange(pairs: number): readonly [least: number, most: number] {
  const bounded = (kinds: number) => Math.min(MAX_KINDS, Math.max(1, Math.floor(kinds)));
  return [bounded(Math.ceil(pairs * LEAST)), bounded(pairs * MOST)];
}

/** Symbols per pair at three sizes, measured. The second is the original's board, where the number is fixed. */
const shares: readonly (readonly [pairs: number, of: Readonly<Record<Level, number>>])[] = [
  [30, { easy: 0.25, classic: 0.35, hard: 0.65, expert: 0.7 }],
  [80, { easy: 0.25, classic: 0.3, hard: 0.4, expert: 0.5 }],
  [224, { easy: 0.1, classic: 0.18, hard: 0.24, expert: 0.3 }],
];
const FIXED = 80;

/** With gravity, the factor by lane length, also measured. */
const sliding: readonly (readonly [depth: number, of: Readonly<Record<Level, number>>])[] = [
  [4, { easy: 0.5, classic: 0.8, hard: 1, expert: 1 }],
  [8, { easy: 0.4, classic: 0.65, hard: 0.8, expert: 0.85 }],
  [10, { easy: 0.2, classic: 0.35, hard: 0.35, expert: 0.4 }],
  [20, { easy: 0.1, classic: 0.15, hard: 0.25, expert: 0.3 }],
];

/** Linear interpolation between the rows of a table, clamped at its ends. */
function interpolate(
  table: readonly (readonly [at: number, of: Readonly<Record<Level, number>>])[],
  at: number,
  level: Level,
): number {
  const after = table.find(([known]) => known >= at) ?? table.at(-1);
  const before = table.filter(([known]) => known < at).at(-1) ?? after;
  if (!before || !after) return 1;
  const [[low, { [level]: from }], [high, { [level]: to }]] = [before, after];
  return high === low ? to : from + ((to - from) * (at - low)) / (high - low);
}

/** The longest slide of a tile. */
function depthOf(rows: number, cols: number, gravity: Exclude<Gravity, 'none'>): number {
  return { down: rows, left: cols, middle: Math.ceil(cols / 2) }[gravity];
}

export interface Kinds {
  /** The number of symbols to start with. */
  readonly kinds: number;
  /** It must not change: the level comes from choosing among deals only. */
  readonly fixed: boolean;
}

export function kindsFor({ rows, cols, level, gravity }: Params): Kinds {
  const pairs = (rows * cols) / 2;
  const [least, most] = kindsRange(pairs);
  const share =
    interpolate(shares, pairs, level) *
    (gravity === 'none' ? 1 : interpolate(sliding, depthOf(rows, cols, gravity), level));
  const kinds = Math.min(most, Math.max(least, Math.floor(pairs * share + 1e-9)));
  return { kinds, fixed: pairs === FIXED && gravity === 'none' };
}

/** All tiles of a deal in order: pairs cycle through the symbols, so the first symbols may have one pair more. */
export function orderedTiles(pairs: number, kinds: number): number[] {
  const tiles: number[] = [];
  for (let pair = 0; pair < pairs; pair++) tiles.push((pair % kinds) + 1, (pair % kinds) + 1);
  return tiles;
}
