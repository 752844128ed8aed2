// Test-only: a second, plain solver with sets and no bits, to judge the fast one. Shares nothing with it but the template.

import type { Template } from './types.ts';

/** Solutions up to `limit`, by trying the cell with the fewest digits left. 0 is open. */
export function judgeSolutions(
  template: Template,
  givens: readonly (readonly (number | '-')[])[],
  limit: number,
): number[][][] {
  const grid = template.map((row, r) =>
    row.map((token, c) => (token.startsWith('-') ? -1 : Number(givens[r]?.[c] ?? 0))),
  );
  const sizes = new Map<string, number>();
  for (const token of template.flat()) sizes.set(token, (sizes.get(token) ?? 0) + 1);
  const found: number[][][] = [];

  const allowed = (row: number, column: number): number[] => {
    const token = template[row]?.[column] ?? '';
    const used = new Set<number>();
    for (const [r, line] of grid.entries())
      for (const [c, digit] of line.entries())
        if (r === row || c === column || template[r]?.[c] === token) used.add(digit);
    const digits: number[] = [];
    for (let digit = 1; digit <= (sizes.get(token) ?? 0); digit++)
      if (!used.has(digit)) digits.push(digit);
    return digits;
  };

  const search = (): void => {
    let best: { row: number; column: number; digits: number[] } | undefined;
    for (const [row, line] of grid.entries())
      for (const [column, digit] of line.entries()) {
        if (digit !== 0) continue;
        const digits = allowed(row, column);
        if (!best || digits.length < best.digits.length) best = { row, column, digits };
      }
    if (!best) {
      found.push(grid.map((line) => line.map((digit) => Math.max(digit, 0))));
      return;
    }
    const line = grid[best.row] ?? [];
    for (const digit of best.digits) {
      line[best.column] = digit;
      search();
      line[best.column] = 0;
      if (found.length >= limit) return;
    }
  };

  // Givens that clash leave nothing to search.
  for (const [row, line] of grid.entries())
    for (const [column, digit] of line.entries()) {
      if (digit <= 0) continue;
      line[column] = 0;
      if (!allowed(row, column).includes(digit)) return [];
      line[column] = digit;
    }
  search();
  return found;
}
