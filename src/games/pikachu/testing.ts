// For tests only: a slow judge of paths, pairs and clearings that shares nothing with the engine, and builders of boards.

import { unlimitedBudget } from '../../core/budget.ts';
import { orThrow } from '../../core/result.ts';
import { createRng, type Rng, shuffle } from '../../core/rng.ts';
import { pikachu } from './index.ts';
import type { Gravity, Params, Pattern, Point, Puzzle, State } from './types.ts';

/** Hidden are only the seed of reshuffles and the stored proof. */
export function exchangeHidden(puzzle: Puzzle, _state: State, rng: Rng): Puzzle | undefined {
  const seed = (puzzle.seed + 1 + rng.below(0xffffffff)) % 0x100000000;
  return { ...puzzle, seed, proof: shuffle([...puzzle.proof], rng) };
}

type Matrix = readonly (readonly number[])[];

export function matrixOf(rows: number, cols: number, tiles: ArrayLike<number>): number[][] {
  const matrix = Array.from({ length: rows + 2 }, () => new Array<number>(cols + 2).fill(0));
  for (let cell = 0; cell < rows * cols; cell++) {
    const line = matrix[Math.floor(cell / cols) + 1];
    if (line) line[(cell % cols) + 1] = tiles[cell] ?? 0;
  }
  return matrix;
}

const at = (matrix: Matrix, row: number, col: number) => matrix[row]?.[col];
const same = (one: Point, two: Point) => one.row === two.row && one.col === two.col;

const steps = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** Breadth-first search over places and directions: is there a path of at most two turns? */
export function judgeJoined(matrix: Matrix, from: Point, to: Point): boolean {
  const symbol = at(matrix, from.row, from.col);
  if (!symbol || symbol !== at(matrix, to.row, to.col) || same(from, to)) return false;
  let ways = steps.map((_, direction) => ({ ...from, direction }));
  const seen = new Set<string>();
  for (let turns = 0; turns <= 2; turns++) {
    const turned: typeof ways = [];
    for (const way of ways) {
      const step = steps[way.direction];
      let { row, col } = way;
      while (step) {
        row += step[0];
        col += step[1];
        if (row === to.row && col === to.col) return true;
        const key = `${row},${col},${way.direction}`;
        if (at(matrix, row, col) !== 0 || seen.has(key)) break;
        seen.add(key);
        for (const direction of steps.keys())
          if (direction !== way.direction) turned.push({ row, col, direction });
      }
    }
    ways = turned;
  }
  return false;
}

/** Is the straight line between two points empty, its ends not counted? Cell by cell. */
export function judgeClear(matrix: Matrix, start: Point, end: Point): boolean {
  if (start.row !== end.row && start.col !== end.col) return false;
  const down = Math.sign(end.row - start.row);
  const right = Math.sign(end.col - start.col);
  let row = start.row + down;
  let col = start.col + right;
  if (same(start, end)) return true;
  for (; row !== end.row || col !== end.col; row += down, col += right)
    if (at(matrix, row, col) !== 0) return false;
  return true;
}

/** Corners are empty and every part is clear. */
function walkable(matrix: Matrix, path: readonly Point[]): boolean {
  return path.every((point, index) => {
    const before = path[index - 1];
    const isCorner = index > 0 && index < path.length - 1;
    if (isCorner && at(matrix, point.row, point.col) !== 0) return false;
    return !before || judgeClear(matrix, before, point);
  });
}

/** Every path that the four patterns allow, in their order. */
function* candidates(
  matrix: Matrix,
  from: Point,
  to: Point,
): Generator<readonly [Pattern, readonly Point[]]> {
  const lastRow = matrix.length - 1;
  const lastCol = (matrix[0]?.length ?? 0) - 1;
  const sameRow = from.row === to.row;
  const sameCol = from.col === to.col;
  const top = Math.min(from.row, to.row);
  const bottom = Math.max(from.row, to.row);
  const left = Math.min(from.col, to.col);
  const right = Math.max(from.col, to.col);
  const viaCol = (col: number) => [from, { row: from.row, col }, { row: to.row, col }, to];
  const viaRow = (row: number) => [from, { row, col: from.col }, { row, col: to.col }, to];
  if (sameRow || sameCol) yield ['I', [from, to]];
  if (!sameRow && !sameCol) {
    yield ['L', [from, { row: from.row, col: to.col }, to]];
    yield ['L', [from, { row: to.row, col: from.col }, to]];
  }
  if (!sameRow) {
    for (let col = right + 1; col <= lastCol; col++) yield ['U', viaCol(col)];
    for (let col = left - 1; col >= 0; col--) yield ['U', viaCol(col)];
  }
  if (!sameCol) {
    for (let row = bottom + 1; row <= lastRow; row++) yield ['U', viaRow(row)];
    for (let row = top - 1; row >= 0; row--) yield ['U', viaRow(row)];
  }
  if (sameRow || sameCol) return;
  for (let col = left + 1; col < right; col++) yield ['Z', viaCol(col)];
  for (let row = top + 1; row < bottom; row++) yield ['Z', viaRow(row)];
}

export function judgePath(matrix: Matrix, from: Point, to: Point) {
  const symbol = at(matrix, from.row, from.col);
  if (symbol && symbol === at(matrix, to.row, to.col) && !same(from, to))
    for (const [pattern, path] of candidates(matrix, from, to))
      if (walkable(matrix, path)) return { valid: true, pattern, path };
  return { valid: false, pattern: 'none', path: [] };
}

/** Every tile that has room slides one cell, until none has. */
export function judgeSettle(matrix: Matrix, gravity: Gravity): number[][] {
  const next = matrix.map((line) => [...line]);
  const rows = next.length - 2;
  const cols = (next[0]?.length ?? 0) - 2;
  const half = Math.ceil(cols / 2);
  const target = (row: number, col: number): Point | undefined => {
    if (gravity === 'down') return row < rows ? { row: row + 1, col } : undefined;
    if (gravity === 'left') return col > 1 ? { row, col: col - 1 } : undefined;
    if (gravity === 'none' || col === half || col === half + 1) return undefined;
    return { row, col: col < half ? col + 1 : col - 1 };
  };
  for (let moved = true; moved; ) {
    moved = false;
    for (let row = 1; row <= rows; row++)
      for (let col = 1; col <= cols; col++) {
        const to = target(row, col);
        const from = next[row];
        const line = to && next[to.row];
        if (!to || !line || !from?.[col] || line[to.col] !== 0) continue;
        line[to.col] = from[col] ?? 0;
        from[col] = 0;
        moved = true;
      }
  }
  return next;
}

function judgePairs(matrix: Matrix): (readonly [Point, Point])[] {
  const tiles = matrix.flatMap((line, row) =>
    line.flatMap((tile, col) => (tile === 0 ? [] : [{ row, col }])),
  );
  return tiles.flatMap((from, index) =>
    tiles
      .slice(index + 1)
      .filter((to) => judgeJoined(matrix, from, to))
      .map((to) => [from, to] as const),
  );
}

/** Tries everything. */
export function judgeClearable(
  matrix: Matrix,
  gravity: Gravity,
  lost: Set<string> = new Set(),
): boolean {
  if (matrix.every((line) => line.every((tile) => tile === 0))) return true;
  const key = JSON.stringify(matrix);
  if (lost.has(key)) return false;
  for (const [from, to] of judgePairs(matrix)) {
    const next = matrix.map((line) => [...line]);
    for (const { row, col } of [from, to]) {
      const line = next[row];
      if (line) line[col] = 0;
    }
    if (judgeClearable(judgeSettle(next, gravity), gravity, lost)) return true;
  }
  lost.add(key);
  return false;
}

export function dealt(params: Params, seed: string): Puzzle {
  return orThrow(pikachu.generate(params, createRng(seed), unlimitedBudget));
}

/** Every offered size, level and gravity, each once. */
export const everyKind: readonly Params[] = pikachu.presets
  .map(({ params }) => params)
  .filter(({ minutes }) => minutes === 0);

/** Small and crowded: often lost, and small enough to try everything. */
export function smallTiles(rng: Rng, rows: number, cols: number, gravity: Gravity): number[] {
  const cells = rows * cols;
  const pairs = cells / 2 - rng.below(3);
  const kinds = 2 + rng.below(Math.max(1, pairs - 1));
  const tiles = Array.from({ length: cells }, (_, index) =>
    index < 2 * pairs ? 1 + (Math.floor(index / 2) % kinds) : 0,
  );
  const settled = judgeSettle(matrixOf(rows, cols, shuffle(tiles, rng)), gravity);
  return settled.slice(1, -1).flatMap((line) => line.slice(1, -1));
}
