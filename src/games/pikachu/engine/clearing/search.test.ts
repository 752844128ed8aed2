// The search for a clearing alone, without the playouts and the lifting that settle most boards before it.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../../core/budget.ts';
import { createRng, shuffle } from '../../../../core/rng.ts';
import { boardFromTiles, copyBoard, type TileBoard, takeTile } from '../../board/board.ts';
import { groupByKind } from '../../board/pairs.ts';
import { joined } from '../../board/paths.ts';
import { judgeClearable, matrixOf } from '../../testing.ts';
import { findLifting } from './lifting.ts';
import { searchClearing } from './search.ts';

function expectCleared(board: TileBoard, moves: readonly number[]): void {
  const rest = copyBoard(board);
  for (let index = 0; index < moves.length; index += 2) {
    const first = moves[index] ?? 0;
    const second = moves[index + 1] ?? 0;
    expect(rest.tiles[first]).toBe(rest.tiles[second]);
    expect(rest.tiles[first]).not.toBe(0);
    expect(joined(rest, first, second)).toBe(true);
    takeTile(rest, first);
    takeTile(rest, second);
  }
  expect(rest.tiles.every((tile) => tile === 0)).toBe(true);
}

function randomBoards(count: number): TileBoard[] {
  const rng = createRng('search against brute force');
  return Array.from({ length: count }, () => {
    const [rows, cols] = [3 + rng.below(2), 4];
    const pairs = (rows * cols) / 2;
    const kinds = 3 + rng.below(pairs - 2);
    const tiles = Array.from({ length: 2 * pairs }, (_, index) => ((index >> 1) % kinds) + 1);
    return boardFromTiles(rows, cols, shuffle(tiles, rng));
  });
}

describe('searching for a clearing', () => {
  it('agrees with trying everything, and its moves clear the board', () => {
    const answers = { yes: 0, no: 0, unknown: 0 };
    for (const board of randomBoards(samples(5000))) {
      const { rows, cols } = board.shape;
      const moves: number[] = [];
      const answer = searchClearing(board, groupByKind(board), moves, unlimitedBudget);
      const expected = judgeClearable(matrixOf(rows, cols, board.tiles), 'none') ? 'yes' : 'no';
      expect(answer, board.tiles.join()).toBe(expected);
      if (answer === 'yes') expectCleared(board, moves);
      else expect(moves).toEqual([]);
      answers[answer]++;
    }
    // The sample must contain both, or it would show little.
    expect(answers.no).toBeGreaterThan(0);
    expect(answers.yes).toBeGreaterThan(0);
  });

  it('without a budget it is never wrong, only ignorant at times', () => {
    let unknown = 0;
    for (const board of randomBoards(samples(2000))) {
      const members = groupByKind(board);
      const moves: number[] = [];
      const answer = searchClearing(board, members, moves, createBudget(0));
      if (answer === 'unknown') unknown++;
      else expect(answer).toBe(searchClearing(board, members, [], unlimitedBudget));
      if (answer !== 'yes') expect(moves).toEqual([]);
    }
    expect(unknown).toBeGreaterThan(0);
  });

  it('finds with an earlier lifting what it finds without', () => {
    for (const board of randomBoards(samples(2000))) {
      const members = groupByKind(board);
      const before = findLifting(board, members);
      if (!before) continue;
      const { cells } = board.shape;
      const banned = new Uint8Array(cells * cells);
      // Ban the pairs of the earlier lifting, so that it must change.
      for (let index = 0; index < before.cells.length; index += 5) {
        const cell = before.cells[index] ?? 0;
        const mate = before.mates[index] ?? 0;
        banned[cell * cells + mate] = 1;
        banned[mate * cells + cell] = 1;
      }
      const again = findLifting(board, members, banned, before);
      const fresh = findLifting(board, members, banned);
      expect(again === undefined).toBe(fresh === undefined);
    }
  });
});
