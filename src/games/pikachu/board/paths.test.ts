import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createRng, type Rng, shuffled } from '../../../core/rng.ts';
import { parseTiles } from '../rules/print.ts';
import { judgeClear, judgeJoined, judgePath, matrixOf } from '../testing.ts';
import type { Point } from '../types.ts';
import { boardFromMatrix, cellAt } from './board.ts';
import { findPairs } from './pairs.ts';
import {
  findIPath,
  findLPath,
  findPath,
  findUPath,
  findZPath,
  hasValidPath,
  isPathClear,
} from './paths.ts';

/** A board as text. The As are to be joined; anything else is in the way. */
function boardOf(text: string) {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  const { rows, cols, tiles } = parsed.value;
  return boardFromMatrix(matrixOf(rows, cols, tiles));
}

const point = (row: number, col: number): Point => ({ row, col });
const points = (text: string): Point[] =>
  text.split(' ').map((word) => {
    const [row = 0, col = 0] = word.split(',').map(Number);
    return { row, col };
  });

/** Name, board, pattern, points; the first and the last point are the two to join. */
const table: readonly (readonly [string, string, string, string])[] = [
  ['neighbours in a row', 'AA', 'I', '1,1 1,2'],
  ['neighbours in a column', 'AB\nAB', 'I', '1,1 2,1'],
  ['neighbours walled in', 'BBBB\nBAAB\nBBBB', 'I', '2,2 2,3'],
  ['a clear row', 'A..A', 'I', '1,1 1,4'],
  ['a clear row, backwards', 'A..A', 'I', '1,4 1,1'],
  ['a clear column', 'AB\n.B\nAB', 'I', '1,1 3,1'],
  ['a row before a way round', '....\nA..A', 'I', '2,1 2,4'],
  ['corner at the end column first', 'A.\n.A', 'L', '1,1 1,2 2,2'],
  ['the other corner when the first is taken', 'AB\n.A', 'L', '1,1 2,1 2,2'],
  ['corner seen from the other tile', 'A.\n.A', 'L', '2,2 2,1 1,1'],
  ['a long corner', 'A...\nBBB.\nBBBA', 'L', '1,1 1,4 3,4'],
  ['a long corner, blocked on its first leg', 'AB..\n.BB.\n...A', 'L', '1,1 3,1 3,4'],
  ['a long corner, blocked on its second leg', 'A...\n.BBB\n...A', 'L', '1,1 3,1 3,4'],
  ['right comes first', 'A\nB\nA\nB', 'U', '1,1 1,2 3,2 3,1'],
  ['left when right is shut', 'AC\nBB\nAC\nBB', 'U', '1,1 1,0 3,0 3,1'],
  ['the nearest column to the right', '.A..\n.B..\n.A..', 'U', '1,2 1,3 3,3 3,2'],
  ['the next column when the nearest is blocked', 'A..\nBB.\nA..\nBBB', 'U', '1,1 1,3 3,3 3,1'],
  ['the nearest column to the left', '..AB\n..BB\n..AB', 'U', '1,3 1,2 3,2 3,3'],
  ['down before up', 'ABA', 'U', '1,1 2,1 2,3 1,3'],
  ['up when down is shut', 'ABAB\nBBBB', 'U', '1,1 0,1 0,3 1,3'],
  ['the nearest row below', 'ABAB\n....\n....', 'U', '1,1 2,1 2,3 1,3'],
  [
    'the next row below when the nearest is blocked',
    'ABA\n.B.\n...\nBBB\nCCB\nCBC',
    'U',
    '1,1 3,1 3,3 1,3',
  ],
  ['the nearest row above', '....\n....\nABAB\nBBBB', 'U', '3,1 2,1 2,3 3,3'],
  ['over the top border', 'AB.\nBB.\nB.A\nBBB', 'U', '1,1 0,1 0,3 3,3'],
  ['by the right border', 'BA..\nBBBB\nA...\nBBBB', 'U', '1,2 1,5 3,5 3,1'],
  ['by the left border', '..AB\nBBBB\n..BA', 'none', '1,3 3,4'],
  ['by the left border, blocked right', '..AB\nBBBB\n.ABB', 'U', '1,3 1,0 3,0 3,2'],
  ['by the bottom border', 'ABBB\n.BBA\n.BB.', 'U', '1,1 4,1 4,4 2,4'],
  ['by the top border', '.BB.\n.BBA\nABBB\nBBBB', 'U', '3,1 0,1 0,4 2,4'],
  ['around before through', 'A...\nB.BB\nB..A\nBBBB', 'U', '1,1 1,5 3,5 3,4'],
  ['through a column', 'BBBBB\nBA.BB\nBB.BB\nBB.AB\nBBBBB', 'Z', '2,2 2,3 4,3 4,4'],
  [
    'through the leftmost column',
    'BBBBBB\nBA..BB\nBB..BB\nBB..AB\nBBBBBB\nBBBBBB',
    'Z',
    '2,2 2,3 4,3 4,5',
  ],
  [
    'through the second column',
    'BBBBBB\nBA..BB\nBBB.BB\nBB..AB\nBBBBBB\nBBBBBB',
    'Z',
    '2,2 2,4 4,4 4,5',
  ],
  ['through a row', 'BBBBB\nBABBB\nB...B\nBBBAB\nBBBBB\nBBBBB', 'Z', '2,2 3,2 3,4 4,4'],
  [
    'through the topmost row',
    'BBBBBB\nBABBBB\nB...BB\nB...BB\nBBBABB\nBBBBBB',
    'Z',
    '2,2 3,2 3,4 5,4',
  ],
  [
    'a column before a row',
    'BBBBBB\nBA.BBB\nB...BB\nBB.ABB\nBBBBBB\nBBBBBB',
    'Z',
    '2,2 2,3 4,3 4,4',
  ],
  ['upwards through a row', 'BBBBB\nBBBAB\nB...B\nBABBB\nBBBBB\nBBBBB', 'Z', '4,2 3,2 3,4 2,4'],
  ['walled in', 'BBBBB\nBABBB\nBBBBB\nBBBAB\nBBBBB\nBBBBB', 'none', '2,2 4,4'],
  ['three turns are too many', 'A.B\nB.B\nB..\nBBB\nBBA\nBBB', 'none', '1,1 5,3'],
];

describe('the matching table', () => {
  it.each(table)('%s', (_name, text, pattern, route) => {
    const board = boardOf(evened(text));
    const path = points(route);
    const from = path[0] ?? point(0, 0);
    const to = path.at(-1) ?? point(0, 0);
    const valid = pattern !== 'none';
    expect(findPath(board, from, to)).toEqual({ valid, pattern, path: valid ? path : [] });
    expect(hasValidPath(board, from, to)).toBe(valid);
  });

  it('refuses what is no question, with the reason', () => {
    const board = boardOf('AA.B');
    const none = { valid: false, pattern: 'none', path: [] };
    const ask = (to: Point, from = point(1, 1)) => findPath(board, from, to);
    expect(ask(point(1, 6))).toEqual({ ...none, refusal: 'outOfBounds' });
    expect(ask(point(-1, 1))).toEqual({ ...none, refusal: 'outOfBounds' });
    expect(ask(point(1, 1.5))).toEqual({ ...none, refusal: 'outOfBounds' });
    expect(ask(point(1, 1), point(Number.NaN, 1))).toEqual({ ...none, refusal: 'outOfBounds' });
    expect(ask(point(1, 3))).toEqual({ ...none, refusal: 'emptyCell' });
    expect(ask(point(0, 0))).toEqual({ ...none, refusal: 'emptyCell' });
    expect(ask(point(1, 1))).toEqual({ ...none, refusal: 'sameCell' });
    expect(ask(point(1, 4))).toEqual(none);
  });

  it('knows cells as callers see them', () => {
    const board = boardOf('A.');
    expect(cellAt(board, point(1, 1))).toEqual({ type: 1, visible: true, row: 1, col: 1 });
    expect(cellAt(board, point(1, 2))).toEqual({ type: 0, visible: false, row: 1, col: 2 });
    expect(cellAt(board, point(3, 0))).toBeUndefined();
  });
});

/** Boards need an even number of cells: one more column of walls on the right would change paths, a row of nothing not. */
function evened(text: string): string {
  const lines = text.split('\n');
  const cols = lines[0]?.length ?? 0;
  return (lines.length * cols) % 2 === 0 ? text : `${text}\n${'.'.repeat(cols)}`;
}

describe('each finder alone', () => {
  const board = boardOf('A..B\n.B..\n...A\nB..B');
  it('finds its own pattern and no other', () => {
    const from = point(1, 1);
    const to = point(3, 4);
    expect(findIPath(board, from, to)).toBeNull();
    expect(findLPath(board, from, to)).toEqual(points('1,1 3,1 3,4'));
    expect(findUPath(board, from, to)).toEqual(points('1,1 1,0 3,0 3,4'));
    expect(findZPath(board, from, to)).toEqual(points('1,1 1,3 3,3 3,4'));
  });
  it('returns null for one and the same place and for places outside', () => {
    for (const find of [findIPath, findLPath, findUPath, findZPath]) {
      expect(find(board, point(1, 1), point(1, 1))).toBeNull();
      expect(find(board, point(1, 1), point(9, 1))).toBeNull();
    }
  });
  it('isPathClear: same point, same line, slanted, outside', () => {
    expect(isPathClear(board, point(2, 2), point(2, 2))).toBe(true);
    expect(isPathClear(board, point(1, 1), point(1, 4))).toBe(true);
    expect(isPathClear(board, point(2, 1), point(2, 3))).toBe(false);
    expect(isPathClear(board, point(1, 1), point(2, 2))).toBe(false);
    expect(isPathClear(board, point(1, 1), point(1, 40))).toBe(false);
  });
});

/** Any size, any filling, few or many symbols. */
function randomMatrix(rng: Rng): number[][] {
  const rows = 1 + rng.below(10);
  const cols = 2 * (1 + rng.below(11));
  const filling = rng.below(101);
  const kinds = 1 + rng.below(8);
  const tiles = Array.from({ length: rows * cols }, () =>
    rng.below(100) < filling ? 1 + rng.below(kinds) : 0,
  );
  return matrixOf(rows, cols, tiles);
}

/** Two different tiles with the same symbol, each pair once. */
function equalPairs(matrix: number[][]): (readonly [Point, Point])[] {
  const tiles = matrix.flatMap((line, row) =>
    line.flatMap((tile, col) => (tile === 0 ? [] : [{ row, col, tile }])),
  );
  return tiles.flatMap((from, index) =>
    tiles
      .slice(index + 1)
      .filter((to) => to.tile === from.tile)
      .map((to) => [point(from.row, from.col), point(to.row, to.col)] as const),
  );
}

describe('two plain judges', () => {
  it('agree on random boards: breadth first, and the patterns in order', () => {
    const rng = createRng('judges');
    let valid = 0;
    for (let sample = 0; sample < samples(5000); sample++) {
      const matrix = randomMatrix(rng);
      const board = boardFromMatrix(matrix);
      for (const pair of shuffled(equalPairs(matrix), rng).slice(0, 100)) {
        const [from, to] = rng.below(2) === 0 ? pair : [pair[1], pair[0]];
        const answer = findPath(board, from, to);
        const expected = judgePath(matrix, from, to);
        // Comparing texts first is much faster than a hundred thousand `toEqual`.
        if (JSON.stringify(answer) !== JSON.stringify(expected)) expect(answer).toEqual(expected);
        if (answer.valid !== judgeJoined(matrix, from, to))
          expect.fail(`${JSON.stringify({ matrix, from, to })} is ${answer.valid}`);
        if (answer.valid) valid++;
      }
      const any = () => point(rng.below(matrix.length), rng.below(matrix[0]?.length ?? 1));
      const start = any();
      const end = rng.below(2) === 0 ? point(start.row, any().col) : point(any().row, start.col);
      expect(isPathClear(board, start, end)).toBe(judgeClear(matrix, start, end));
    }
    expect(valid).toBeGreaterThan(samples(5000));
  });

  it('agree on all pairs of a board', () => {
    const rng = createRng('all pairs');
    for (let sample = 0; sample < samples(500); sample++) {
      const matrix = randomMatrix(rng);
      const expected = equalPairs(matrix)
        .filter(([from, to]) => judgeJoined(matrix, from, to))
        .map(([from, to]) => ({ from, to }));
      expect(findPairs(boardFromMatrix(matrix))).toEqual(expected);
    }
  });
});
