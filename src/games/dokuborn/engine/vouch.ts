// Is a grid that was read from a code what it claims to be: can it be filled, and is it of its level?

import type { Fault } from '../../../core/result.ts';
import type { Pools } from '../cards/pools.ts';
import { cellConditions, emptyCells, type Grid, poolSizes, shortCells } from '../rules/grid.ts';
import { plainLabel } from '../rules/labels.ts';
import { levelOf } from '../rules/level.ts';
import type { Puzzle } from '../types.ts';

/** Fault: unsolvable, with a cell that is short of cards. */
export function checkFillable(pools: Pools, grid: Grid): Fault | undefined {
  const [short] = shortCells(pools, grid, emptyCells(grid));
  if (short === undefined) return undefined;
  const [row, column] = cellConditions(grid, short);
  return {
    code: 'unsolvable',
    where: `row ${Math.floor(short / grid.size) + 1}, column ${(short % grid.size) + 1}`,
    detail: [row, column].map((id) => plainLabel(pools.table.find(id)?.display ?? id)).join(' × '),
  };
}

/** Faults: unsolvable, wrongLevel. */
export function vouch(pools: Pools, puzzle: Puzzle): Fault | undefined {
  const fault = checkFillable(pools, puzzle);
  // another catalogue may change the level, and the view says so; the same one cannot
  if (fault || puzzle.catalogue !== pools.catalogue.version) return fault;
  const now = levelOf(poolSizes(pools, puzzle));
  if (now === puzzle.level) return undefined;
  return { code: 'wrongLevel', where: 'level', detail: `${now} instead of ${puzzle.level}` };
}
