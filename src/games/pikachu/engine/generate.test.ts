import { describe, expect, it } from 'vitest';
import { samples, spreadOf } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { pikachu } from '../index.ts';
import { orderedTiles } from '../rules/tiles.ts';
import { dealt, everyKind } from '../testing.ts';
import { gravities, levels, type Params } from '../types.ts';

describe('deals', () => {
  function expectCleared(params: Params, seed: string): void {
    const puzzle = dealt(params, seed);
    const proof = pikachu.prove(puzzle, unlimitedBudget);
    if (!proof?.ok) throw new Error('no proof');
    expect(pikachu.checkProof(puzzle, proof.value)).toEqual({
      ok: true,
      value: { claim: 'clearable', steps: (params.rows * params.cols) / 2 },
    });
  }

  it('of every preset are cleared by their own proof through the ordinary rules', () => {
    const each = Math.ceil(samples(660) / pikachu.presets.length);
    for (const { params } of spreadOf(pikachu.presets, 8))
      for (let sample = 0; sample < each; sample++) expectCleared(params, `d${sample}`);
  }, 900_000);

  it('have the tiles that the level asks for', () => {
    const sorted = (tiles: readonly number[]) => [...tiles].sort((left, right) => left - right);
    for (const params of spreadOf(everyKind, 12)) {
      const { tiles } = dealt(params, 'tiles');
      const expected = orderedTiles(tiles.length / 2, Math.max(...tiles));
      expect(sorted(tiles)).toEqual(sorted(expected));
    }
  });

  it('exist in every size, down to the smallest', () => {
    for (const gravity of gravities)
      for (const level of levels)
        for (let rows = 2; rows <= 5; rows++)
          for (let cols = 2; cols <= 6; cols += rows % 2 === 0 ? 1 : 2) {
            const puzzle = dealt({ rows, cols, level, gravity, minutes: 0 }, 'tiny');
            expect(puzzle.proof.length).toBe(rows * cols);
          }
  });

  it('are refused for odd boards', () => {
    const odd = { rows: 3, cols: 5, level: 'easy', gravity: 'none', minutes: 0 } as const;
    const result = deal(pikachu, odd, 'odd', unlimitedBudget);
    expect(result).toEqual({
      ok: false,
      fault: { code: 'oddBoard', where: 'rows', detail: '3 x 5' },
    });
  });

  it('do not depend on the size of the budget, only on its being enough', () => {
    const { params } = pikachu.presets[0];
    const small = deal(pikachu, params, 'budget', createBudget(500_000));
    const large = deal(pikachu, params, 'budget', unlimitedBudget);
    expect(small).toEqual(large);
    expect(deal(pikachu, params, 'budget', createBudget(10))).toMatchObject({
      fault: { code: 'budgetExhausted' },
    });
  });
});
