import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../../core/budget.ts';
import { createRng, pick } from '../../../../core/rng.ts';
import { boardFromTiles } from '../../board/board.ts';
import { pikachu } from '../../index.ts';
import { dealt, everyKind, judgeClearable, matrixOf, smallTiles } from '../../testing.ts';
import { gravities } from '../../types.ts';
import { isClearable } from './clearing.ts';

describe('still clearable?', () => {
  it('agrees with trying everything, on small boards', () => {
    const rng = createRng('small boards');
    const shapes: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
      [3, 4],
      [2, 6],
      [4, 3],
      [2, 5],
      [4, 4],
      [3, 6],
      [4, 5],
    ];
    const counts: Record<string, number> = { yes: 0, no: 0 };
    for (let sample = 0; sample < samples(6000); sample++) {
      const gravity = pick(gravities, rng);
      const [rows, cols] = pick(shapes, rng);
      const tiles = smallTiles(rng, rows, cols, gravity);
      const board = boardFromTiles(rows, cols, tiles);
      const expected = judgeClearable(matrixOf(rows, cols, tiles), gravity) ? 'yes' : 'no';
      counts[expected] = (counts[expected] ?? 0) + 1;
      if (isClearable(board, unlimitedBudget, gravity) !== expected)
        expect.fail(`${gravity} ${rows} x ${cols} [${tiles}] is ${expected}`);
    }
    expect(Math.min(counts['yes'] ?? 0, counts['no'] ?? 0)).toBeGreaterThan(samples(150));
  });

  it('says no to an odd tile, yes to nothing, and unknown without a budget', () => {
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 1, 0]))).toBe('no');
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 1, 0]), 1000, 'left')).toBe('no');
    expect(isClearable(boardFromTiles(1, 4, [0, 0, 0, 0]))).toBe('yes');
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 2, 2]), 1)).toBe('unknown');
    expect(isClearable(boardFromTiles(1, 4, [1, 1, 2, 2]), createBudget(0), 'down')).toBe(
      'unknown',
    );
  });

  it('gives a sequence that the rules accept, from any position', () => {
    for (let sample = 0; sample < samples(400); sample++) {
      const rng = createRng(`positions ${sample}`);
      const params =
        pick(
          everyKind.filter(({ rows, cols }) => rows * cols < 400),
          rng,
        ) ?? everyKind[0];
      if (!params) throw new Error('no params');
      const puzzle = dealt(params, `p${sample}`);
      let state = pikachu.start(puzzle, 0);
      for (let moves = rng.below(puzzle.tiles.length / 2); moves > 0; moves--) {
        const move = pick([...pikachu.legalMoves(pikachu.view(puzzle, state))], rng);
        if (move?.type !== 'match') break;
        const outcome = pikachu.apply(puzzle, state, move, 0);
        if (outcome.ok) state = outcome.state;
      }
      const solution = pikachu.solve(puzzle, state, createBudget(20_000_000));
      if (!solution?.ok) continue;
      for (const move of solution.value.moves) {
        const outcome = pikachu.apply(puzzle, state, move, 0);
        expect(outcome.ok && outcome.events[0]?.type).toBe('matched');
        if (outcome.ok) state = outcome.state;
      }
      expect(pikachu.status(puzzle, state)).toBe('won');
    }
  });
});
