// For tests only: a plain second solver that judges the fast one and shares only the template with it; and the same
// position with other hidden digits, to show that nothing shown depends on them.

import type { Rng } from '../../core/rng.ts';
import { bitCount, flatGrid, gridOf, layoutOf } from './grid/layout.ts';
import type { Puzzle, State, Template } from './types.ts';

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

// The judge tries the tightest choice first: a cell with few digits, or a digit with few places in a house that needs it.

interface House {
  readonly members: readonly number[];
  /** Digits it must hold; empty if it has fewer cells than digits. */
  readonly needs: readonly number[];
  readonly used: boolean[];
}

/** Solutions up to `limit`. 0 is open. */
export function judgeSolutions(
  template: Template,
  givens: readonly (readonly (number | '-')[])[],
  limit: number,
): number[][][] {
  const columns = template[0]?.length ?? 0;
  const tokens = template.flat();
  const spots = tokens.flatMap((token, cell) => (token.startsWith('-') ? [] : [cell]));
  const sizeOf = (cell: number) => tokens.filter((token) => token === tokens[cell]).length;
  const sizes = tokens.map((_, cell) => sizeOf(cell));
  const houses: House[] = [];
  const add = (members: readonly number[]) => {
    const largest = Math.max(0, ...members.map((cell) => sizes[cell] ?? 0));
    const digits = Array.from({ length: largest }, (_, index) => index + 1);
    houses.push({ members, needs: members.length === largest ? digits : [], used: [] });
  };
  for (const row of template.keys())
    add(spots.filter((cell) => Math.floor(cell / columns) === row));
  for (let column = 0; column < columns; column++)
    add(spots.filter((cell) => cell % columns === column));
  for (const token of new Set(spots.map((cell) => tokens[cell])))
    add(spots.filter((cell) => tokens[cell] === token));
  const housesOf = tokens.map((_, cell) => houses.filter(({ members }) => members.includes(cell)));

  const grid: number[] = tokens.map(() => 0);
  const found: number[][][] = [];
  const fits = (cell: number, digit: number) =>
    grid[cell] === 0 &&
    digit <= (sizes[cell] ?? 0) &&
    !(housesOf[cell] ?? []).some(({ used }) => used[digit]);
  const write = (cell: number, digit: number, present: boolean) => {
    grid[cell] = present ? digit : 0;
    for (const { used } of housesOf[cell] ?? []) used[digit] = present;
  };

  const tightest = (): [number, number][] | undefined => {
    let best: [number, number][] | undefined;
    for (const cell of spots) {
      if (grid[cell] !== 0) continue;
      const options: [number, number][] = [];
      for (let digit = 1; digit <= (sizes[cell] ?? 0); digit++)
        if (fits(cell, digit)) options.push([cell, digit]);
      if (!best || options.length < best.length) best = options;
      if (best.length < 2) return best;
    }
    for (const { members, needs, used } of houses)
      for (const digit of needs) {
        if (used[digit]) continue;
        const options = members
          .filter((cell) => fits(cell, digit))
          .map((cell): [number, number] => [cell, digit]);
        if (!best || options.length < best.length) best = options;
        if (best.length < 2) return best;
      }
    return best;
  };

  const search = (): void => {
    const options = tightest();
    if (!options) {
      found.push(template.map((row, index) => row.map((_, c) => grid[index * columns + c] ?? 0)));
      return;
    }
    for (const [cell, digit] of options) {
      write(cell, digit, true);
      search();
      write(cell, digit, false);
      if (found.length >= limit) return;
    }
  };

  for (const cell of spots) {
    const digit = Number(givens[Math.floor(cell / columns)]?.[cell % columns] ?? 0);
    if (digit === 0) continue;
    if (!fits(cell, digit)) return [];
    write(cell, digit, true);
  }
  search();
  return found;
}
