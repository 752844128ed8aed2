// A grid and its cells: the conditions of a cell, the cards that fit it, and whether the empty ones can be filled.

import type { Pools } from '../cards/pools.ts';
import type { Puzzle, View } from '../types.ts';
import { shortPlaces } from './matching.ts';

/** What codes hold of a puzzle. */
export type Grid = Pick<Puzzle, 'size' | 'rows' | 'columns'>;

/** Card ids, row by row. */
export type Cells = readonly (number | null)[];

/** The grid before the first card. */
export function emptyCells({ size }: Grid): Cells {
  return new Array<null>(size * size).fill(null);
}

/** The ids of the two conditions of a cell; empty for a cell that is not there. */
export function cellConditions(grid: Grid, cell: number): readonly [string, string] {
  return [grid.rows[Math.floor(cell / grid.size)] ?? '', grid.columns[cell % grid.size] ?? ''];
}

export function cellPool(pools: Pools, grid: Grid, cell: number): readonly number[] {
  return pools.pool(...cellConditions(grid, cell));
}

export function poolSizes(pools: Pools, grid: Grid): number[] {
  return grid.rows.flatMap((row) => grid.columns.map((column) => pools.pool(row, column).length));
}

/** The grid of a view, as the rules write it. */
export function gridOf(view: View): { readonly puzzle: Puzzle; readonly cells: Cells } {
  return {
    puzzle: {
      size: view.size,
      mode: view.mode,
      level: view.level,
      catalogue: view.catalogue,
      rows: view.rows.map((label) => label.id),
      columns: view.columns.map((label) => label.id),
    },
    cells: view.cells.map(({ card }) => card?.id ?? null),
  };
}

/** The list with one entry changed. */
export function replaceAt<T>(list: readonly T[], index: number, value: T): T[] {
  const changed = [...list];
  changed[index] = value;
  return changed;
}

/**
 * What may still be put into each empty cell, for matching: as many cards as there are cells are as good as all,
 * because such a cell can always be served last.
 */
export function openChoices(
  pools: Pools,
  grid: Grid,
  cells: Cells,
): { readonly places: number[]; readonly choices: number[][] } {
  const used = new Set(cells);
  const places: number[] = [];
  const choices: number[][] = [];
  for (const [cell, card] of cells.entries()) {
    if (card !== null) continue;
    places.push(cell);
    const choice: number[] = [];
    for (const id of cellPool(pools, grid, cell)) {
      if (used.has(id)) continue;
      choice.push(id);
      if (choice.length >= cells.length) break;
    }
    choices.push(choice);
  }
  return { places, choices };
}

/** Empty cells that have too few cards left between them; none where the grid can be filled. */
export function shortCells(pools: Pools, grid: Grid, cells: Cells): number[] {
  const { places, choices } = openChoices(pools, grid, cells);
  return shortPlaces(choices).map((place) => places[place] ?? -1);
}
