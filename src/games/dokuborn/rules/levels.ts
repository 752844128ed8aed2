// What a level promises besides its measure: how grids are chosen among all that have it.

import type { Family, Level } from '../types.ts';

/** No cell of a grid that is dealt has fewer cards. Codes from elsewhere may. */
export const leastPools: Readonly<Record<Level, number>> = { 1: 6, 2: 4, 3: 3, 4: 2, 5: 1 };

/** The easiest grids never ask for a card of two inks. */
export function mayCross(level: Level, row: Family, column: Family): boolean {
  return level !== 1 || row !== 'ink' || column !== 'ink';
}
