// The level of a grid: the mean of 1 / pool over its cells against four thresholds, exactly.

import { type Family, type Level, levels } from '../types.ts';

/** In hundredths; a grid on a threshold has the higher level. */
export const thresholds = [6, 12, 22, 36] as const;

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

/** The mean of 1 / pool with four decimals, rounded down, for display. */
export function scoreText(pools: readonly number[]): string {
  let sum = 0n;
  for (const pool of pools) sum += 10n ** 12n / BigInt(pool);
  const value = Number(sum / BigInt(pools.length) / 10n ** 8n);
  return `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`;
}

/** Dealt grids have no cell with fewer cards; codes from elsewhere may. */
export const leastPools: Readonly<Record<Level, number>> = { 1: 6, 2: 4, 3: 3, 4: 2, 5: 1 };

/** May these families meet? The easiest grids never ask for a card of two inks. */
export function mayCross(level: Level, row?: Family, column?: Family): boolean {
  return level !== 1 || row !== 'ink' || column !== 'ink';
}
