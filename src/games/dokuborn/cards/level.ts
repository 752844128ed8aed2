// The level of a grid: the mean of 1 / pool over its cells against four thresholds, exactly.

export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

/** In hundredths; on a threshold the higher level holds. The one place where the levels are set. */
export const thresholds = [6, 12, 22, 36] as const;

/** While generating, no pool is smaller than this, by level. */
export const leastPools: Readonly<Record<Level, number>> = { 1: 6, 2: 3, 3: 2, 4: 1, 5: 1 };

/** Shares in fixed point for the generator, which keeps clear of the thresholds by more than all rounding. */
export const SCALE = 2 ** 31;

export interface Band {
  /** A sum of rounded shares in `least <= sum < most` proves the level. */
  readonly least: number;
  readonly most: number;
}

/** Rounding down loses less than 1 a cell: what reaches `least` truly does, what stays `cells` below does too. */
export function levelBand(level: Level, cells: number): Band {
  const at = (index: number) => Math.ceil(((thresholds[index] as number) * cells * SCALE) / 100);
  return {
    least: level === 1 ? 0 : at(level - 2),
    most: level === 5 ? Number.MAX_SAFE_INTEGER : at(level - 1) - cells - 1,
  };
}

/** The level of a grid with these pools, none of them empty. Whole numbers only, so the order never matters. */
export function levelOf(pools: readonly number[]): Level {
  let numerator = 0n;
  let denominator = 1n;
  for (const pool of pools) {
    numerator = numerator * BigInt(pool) + denominator;
    denominator *= BigInt(pool);
  }
  // numerator / denominator / cells >= threshold / 100
  const reached = thresholds.filter(
    (threshold) => numerator * 100n >= BigInt(threshold * pools.length) * denominator,
  ).length;
  return levels[reached] ?? 5;
}

/** The mean of 1 / pool in ten-thousandths, rounded down, to show. */
export function scoreOf(pools: readonly number[]): number {
  let sum = 0n;
  for (const pool of pools) sum += 10n ** 12n / BigInt(pool);
  return Number(sum / BigInt(pools.length) / 10n ** 8n);
}
