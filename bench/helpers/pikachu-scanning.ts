// The peer for measuring: path finding as the original's text describes it, by scanning cells line by line.
// It is written from that text alone and decides nothing.

import type { Point } from '../../src/games/pikachu/types.ts';

interface ScannedCell {
  type: number;
  visible: boolean;
  readonly row: number;
  readonly col: number;
}

type Path = Point[] | null;

export class ScanningLogic {
  readonly board: ScannedCell[][];

  constructor(matrix: readonly (readonly number[])[]) {
    this.board = matrix.map((line, row) =>
      line.map((type, col) => ({ type, visible: type !== 0, row, col })),
    );
  }

  remove({ row, col }: Point): void {
    const cell = this.board[row]?.[col];
    if (!cell) return;
    cell.type = 0;
    cell.visible = false;
  }

  isEmpty(row: number, col: number): boolean {
    return this.board[row]?.[col]?.type === 0;
  }

  isPathClear(start: Point, end: Point): boolean {
    if (start.row === end.row && start.col === end.col) return true;
    if (start.row === end.row) {
      const last = Math.max(start.col, end.col);
      for (let col = Math.min(start.col, end.col) + 1; col < last; col++)
        if (!this.isEmpty(start.row, col)) return false;
      return true;
    }
    if (start.col === end.col) {
      const last = Math.max(start.row, end.row);
      for (let row = Math.min(start.row, end.row) + 1; row < last; row++)
        if (!this.isEmpty(row, start.col)) return false;
      return true;
    }
    return false;
  }

  findIPath(start: Point, end: Point): Path {
    if (start.row !== end.row && start.col !== end.col) return null;
    return this.isPathClear(start, end) ? [start, end] : null;
  }

  findLPath(start: Point, end: Point): Path {
    for (const corner of [
      { row: start.row, col: end.col },
      { row: end.row, col: start.col },
    ])
      if (
        this.isEmpty(corner.row, corner.col) &&
        this.isPathClear(start, corner) &&
        this.isPathClear(corner, end)
      )
        return [start, corner, end];
    return null;
  }

  bend(start: Point, one: Point, two: Point, end: Point): Path {
    return this.isEmpty(one.row, one.col) &&
      this.isEmpty(two.row, two.col) &&
      this.isPathClear(start, one) &&
      this.isPathClear(one, two) &&
      this.isPathClear(two, end)
      ? [start, one, two, end]
      : null;
  }

  viaColumn(start: Point, end: Point, col: number): Path {
    return this.bend(start, { row: start.row, col }, { row: end.row, col }, end);
  }

  viaRow(start: Point, end: Point, row: number): Path {
    return this.bend(start, { row, col: start.col }, { row, col: end.col }, end);
  }

  findUPath(start: Point, end: Point): Path {
    const rows = this.board.length;
    const cols = this.board[0]?.length ?? 0;
    for (let col = Math.max(start.col, end.col) + 1; col < cols; col++) {
      const path = this.viaColumn(start, end, col);
      if (path) return path;
    }
    for (let col = Math.min(start.col, end.col) - 1; col >= 0; col--) {
      const path = this.viaColumn(start, end, col);
      if (path) return path;
    }
    for (let row = Math.max(start.row, end.row) + 1; row < rows; row++) {
      const path = this.viaRow(start, end, row);
      if (path) return path;
    }
    for (let row = Math.min(start.row, end.row) - 1; row >= 0; row--) {
      const path = this.viaRow(start, end, row);
      if (path) return path;
    }
    return null;
  }

  findZPath(start: Point, end: Point): Path {
    const rows = this.board.length;
    const cols = this.board[0]?.length ?? 0;
    for (let col = 0; col < cols; col++) {
      if (col === start.col || col === end.col) continue;
      const path = this.viaColumn(start, end, col);
      if (path) return path;
    }
    for (let row = 0; row < rows; row++) {
      if (row === start.row || row === end.row) continue;
      const path = this.viaRow(start, end, row);
      if (path) return path;
    }
    return null;
  }

  findPath(start: Point, end: Point): { valid: boolean; path: Point[]; pattern: string } {
    let path = this.findIPath(start, end);
    if (path) return { valid: true, path, pattern: 'I' };
    path = this.findLPath(start, end);
    if (path) return { valid: true, path, pattern: 'L' };
    path = this.findUPath(start, end);
    if (path) return { valid: true, path, pattern: 'U' };
    path = this.findZPath(start, end);
    if (path) return { valid: true, path, pattern: 'Z' };
    return { valid: false, path: [], pattern: 'none' };
  }

  /** As the original's hint does it: over all pairs of visible cells. */
  findAllPairs(): (readonly [ScannedCell, ScannedCell])[] {
    const visible = this.board.flat().filter((cell) => cell.visible);
    const pairs: (readonly [ScannedCell, ScannedCell])[] = [];
    for (let one = 0; one < visible.length; one++)
      for (let two = one + 1; two < visible.length; two++) {
        const first = visible[one];
        const second = visible[two];
        if (!first || !second || first.type !== second.type) continue;
        if (this.findPath(first, second).valid) pairs.push([first, second]);
      }
    return pairs;
  }
}
