import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createRng } from '../../../core/rng.ts';
import { boardFromTiles, MAX_SIDE, takeTile } from './board.ts';
import { allPairs, pairCells, pairsAfter } from './pairs.ts';

describe('pairs kept current', () => {
  it('are those found from scratch, on boards of all sizes, fillings and numbers of kinds', () => {
    for (let sample = 0; sample < samples(1000); sample++) {
      const rng = createRng(`kept ${sample}`);
      const rows = 1 + rng.below(MAX_SIDE);
      const cols = 1 + rng.below(MAX_SIDE);
      const filled = 1 + rng.below(10);
      // Few kinds make long sets; more than 32 have some share a bit.
      const kinds = 5 + rng.below(100);
      const tiles = Array.from({ length: rows * cols }, () =>
        rng.below(10) < filled ? 1 + rng.below(kinds) : 0,
      );
      const board = boardFromTiles(rows, cols, tiles);
      let pairs = allPairs(board);
      while (pairs.length > 0) {
        const [first, second] = pairCells(pairs[rng.below(pairs.length)] ?? 0);
        takeTile(board, first);
        takeTile(board, second);
        pairs = pairsAfter(board, pairs, first, second);
        expect(pairs).toEqual(allPairs(board));
      }
    }
  });
});
