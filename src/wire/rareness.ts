// How rare one grid is among what players chose: the share of everybody who chose the same, cell by cell.

import type { Rareness } from '../core/game.ts';
import type { Rarity } from './shapes.ts';

/** Undefined while the shares are not told: for too few players, and before the own grid was sent. */
export function rarenessOf(
  { cells, you }: Pick<Rarity, 'cells' | 'you'>,
  own: readonly (number | null)[],
): Rareness | undefined {
  if (cells.length === 0) return undefined;
  const shares = own.map((card, cell) =>
    card === null ? null : (cells[cell]?.find((one) => one.card === card)?.share ?? 0),
  );
  const tenths = shares.reduce<number>((sum, share) => sum + 1000 * (share ?? 1), 0);
  return { score: you?.score ?? Math.round(tenths) / 10, shares };
}
