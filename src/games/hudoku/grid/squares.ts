// Grids as lists of rows and as flat numbers by cell, and the way between the two.

import type { Grid, Square } from '../types.ts';
import type { Layout } from './layout.ts';

/** Numbers by cell, 0 for hidden and blank. */
export function flatGrid(grid: Grid): Int32Array {
  const flat = new Int32Array(grid.length * (grid[0]?.length ?? 0));
  let cell = 0;
  for (const row of grid) for (const square of row) flat[cell++] = square === '-' ? 0 : square;
  return flat;
}

/** Rows again, with '-' on blanks. */
export function gridOf(layout: Layout, digits: ArrayLike<number>): Grid {
  return layout.template.map((row, index) =>
    row.map((_, column) => {
      const cell = index * layout.columns + column;
      return layout.domain[cell] === 0 ? '-' : (digits[cell] ?? 0);
    }),
  );
}

export function squareAt(grid: Grid, cell: number): Square | undefined {
  const columns = grid[0]?.length ?? 1;
  return grid[Math.floor(cell / columns)]?.[cell % columns];
}
