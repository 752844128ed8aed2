// Digits that are written in and taken off, with the marks that they cover.

import { squareAt } from '../grid/squares.ts';
import type { Grid, Puzzle, Source, State } from '../types.ts';
import { coverMarks, uncoverMarks } from './marks.ts';

/** The state with a digit written in; its marks and those it rules out go. */
export function withDigit(
  puzzle: Puzzle,
  state: State,
  cell: number,
  digit: number,
  source: Source | undefined,
): State {
  const { [cell]: _, ...others } = state.sources;
  return {
    ...coverMarks(puzzle.template, uncoverMarks(puzzle.template, state, cell), cell, digit),
    revealed: withSquare(state.revealed, cell, digit),
    revealedCount: state.revealedCount + (squareAt(state.revealed, cell) === 0 ? 1 : 0),
    sources: source ? { ...others, [cell]: source } : others,
    errors: [],
    hinted: null,
  };
}

/** The state without the digits of these cells; what they covered comes back. */
export function withoutDigits(puzzle: Puzzle, state: State, cells: readonly number[]): State {
  let rest = state;
  for (const cell of cells) {
    const { [cell]: _, ...sources } = rest.sources;
    const bare: State = {
      ...rest,
      revealed: withSquare(rest.revealed, cell, 0),
      revealedCount: rest.revealedCount - 1,
      sources,
      hinted: null,
    };
    rest = uncoverMarks(puzzle.template, bare, cell);
  }
  return rest;
}

function withSquare(grid: Grid, cell: number, digit: number): Grid {
  const columns = grid[0]?.length ?? 1;
  return grid.map((row, index) =>
    index === Math.floor(cell / columns)
      ? row.map((square, column) => (column === cell % columns ? digit : square))
      : row,
  );
}
