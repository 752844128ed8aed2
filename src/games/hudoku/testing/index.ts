// For tests only: the same position with other secrets, to show that nothing told depends on them.

import type { Rng } from '../../../core/rng.ts';
import { bitCount, layoutOf } from '../grid/layout.ts';
import { flatGrid, gridOf } from '../grid/squares.ts';
import type { Puzzle, State } from '../types.ts';

/** A puzzle that differs only in the digits of cells that are hidden in this state. */
export function exchangeHidden(puzzle: Puzzle, state: State, rng: Rng): Puzzle | undefined {
  const layout = layoutOf(puzzle.template);
  const solution = flatGrid(puzzle.solution);
  const shown = flatGrid(state.revealed);
  let changed = false;
  for (const cell of layout.fillable) {
    const digits = bitCount(layout.domain[cell] ?? 0);
    if (shown[cell] !== 0 || digits < 2) continue;
    const old = solution[cell] ?? 1;
    solution[cell] = ((old + rng.below(digits - 1)) % digits) + 1;
    changed = true;
  }
  return changed ? { ...puzzle, solution: gridOf(layout, solution) } : undefined;
}
