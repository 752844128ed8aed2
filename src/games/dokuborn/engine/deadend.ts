// The dead end: why the empty cells cannot all be filled, which placed card is in the way, and the chain of cells
// from that card to the cell that gets none.

import type { Pools } from '../cards/pools.ts';
import {
  type Cells,
  cellPool,
  type Grid,
  openChoices,
  replaceAt,
  shortCells,
} from '../rules/grid.ts';
import { augmentingPath } from '../rules/matching.ts';
import type { DeadEnd } from '../types.ts';

/** Undefined where the grid can be filled. `mayTake`: is there a guess to spare for taking a card off? */
export function findDeadEnd(
  pools: Pools,
  grid: Grid,
  cells: Cells,
  mayTake: boolean,
): Omit<DeadEnd, 'undos'> | undefined {
  const short = shortCells(pools, grid, cells);
  if (short.length === 0) return undefined;
  const blockers = cells
    .flatMap((card, cell) => {
      if (card === null) return [];
      const blocks = short.filter((other) => cellPool(pools, grid, other).includes(card));
      return blocks.length === 0 ? [] : [{ cell, card, blocks }];
    })
    .sort((left, right) => right.blocks.length - left.blocks.length || left.cell - right.cell);
  const helps = (cell: number) =>
    shortCells(pools, grid, replaceAt(cells, cell, null)).length === 0;
  // where no single card is to blame, the one that most cells need comes off first
  const culprit = blockers.find(({ cell }) => helps(cell)) ?? blockers[0];
  return {
    cells: short,
    blockers,
    chain: culprit ? chainFrom(pools, grid, cells, culprit) : short,
    take: culprit && mayTake ? culprit.cell : null,
  };
}

/** Over which cells the card would pass, if it were free, until the last one is served. */
function chainFrom(
  pools: Pools,
  grid: Grid,
  cells: Cells,
  { cell, card, blocks }: DeadEnd['blockers'][number],
): readonly number[] {
  const { places, choices } = openChoices(pools, grid, cells);
  const passed = augmentingPath(choices, card, (place) =>
    cellPool(pools, grid, places[place] ?? -1).includes(card),
  );
  const rest = passed.length > 0 ? passed.map((place) => places[place] ?? -1) : blocks.slice(0, 1);
  return [cell, ...rest];
}
