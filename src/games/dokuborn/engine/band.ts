// Levels as the generator aims at them: sums of rounded shares that prove a level without a fraction.

import { thresholds } from '../rules/level.ts';
import type { Level } from '../types.ts';

/** Shares in fixed point; the bands keep clear of the thresholds by more than all rounding. */
export const SCALE = 2 ** 31;

export interface Band {
  /** A sum of rounded shares in `least <= sum < most` proves the level. */
  readonly least: number;
  readonly most: number;
}

/** Rounding down loses less than 1 per cell: what reaches `least` truly does, what stays `cells` below does too. */
export function levelBand(level: Level, cells: number): Band {
  const at = (index: number) => Math.ceil(((thresholds[index] as number) * cells * SCALE) / 100);
  return {
    least: level === 1 ? 0 : at(level - 2),
    most: level === 5 ? Number.MAX_SAFE_INTEGER : at(level - 1) - cells - 1,
  };
}
