import { expect, it } from 'vitest';
import { boardFromTiles } from '../../../games/pikachu/board/board.ts';
import { triedLines } from './board-effects.tsx';

const at = (row: number, col: number) => ({ row, col });

it('a line in one row ends at the first tile in its way', () => {
  const board = boardFromTiles(1, 4, [1, 0, 2, 1]);
  expect(triedLines(board, at(1, 1), at(1, 4))).toEqual([
    { points: [at(1, 1), at(1, 3)], block: at(1, 3) },
  ]);
});

it('otherwise both corners are tried, each piece by piece', () => {
  // 1 0 2
  // 0 0 3
  // 4 0 1
  const board = boardFromTiles(3, 3, [1, 0, 2, 0, 0, 3, 4, 0, 1]);
  expect(triedLines(board, at(1, 1), at(3, 3))).toEqual([
    { points: [at(1, 1), at(1, 3)], block: at(1, 3) },
    { points: [at(1, 1), at(3, 1)], block: at(3, 1) },
  ]);
});

it('a line that arrives has nothing in its way', () => {
  const board = boardFromTiles(2, 2, [1, 0, 3, 2]);
  expect(triedLines(board, at(1, 1), at(2, 2))).toEqual([
    { points: [at(1, 1), at(1, 2), at(2, 2)], block: undefined },
    { points: [at(1, 1), at(2, 1)], block: at(2, 1) },
  ]);
});
