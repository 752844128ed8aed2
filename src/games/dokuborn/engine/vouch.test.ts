import { describe, expect, test } from 'vitest';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { orThrow } from '../../../core/result.ts';
import { poolsOf } from '../cards/pools.ts';
import { createRules } from '../rules/index.ts';
import { base, catalogue, dragons, game } from '../testing/index.ts';
import type { Puzzle } from '../types.ts';
import { createEngine } from './index.ts';

const fault = (puzzle: Puzzle) => game.vouch(puzzle, unlimitedBudget);
/** The only Princess of willpower 8 cannot be used twice. */
const short: Puzzle = { ...dragons('free'), rows: ['s4', 'c1'], columns: ['w8', 'wH'] };
/** No Item has a strength. */
const empty: Puzzle = { ...dragons('free'), rows: ['t4', 'c1'], columns: ['g3', 'o2'] };

describe('vouch', () => {
  test('a grid that can be filled and is of its level', () => {
    expect(fault(dragons('free'))).toBeUndefined();
    expect(game.vouch(dragons('free'), createBudget(0))).toEqual({ code: 'budgetExhausted' });
  });

  test('a grid that cannot be filled, with a cell that is short', () => {
    expect(fault(empty)).toEqual({
      code: 'unsolvable',
      where: 'row 1, column 1',
      detail: 'Item × Strength 3',
    });
    expect(fault(short)).toMatchObject({ code: 'unsolvable' });
  });

  test('the level is known by its own catalogue only', () => {
    const wrong: Puzzle = { ...dragons('free'), level: 2 };
    expect(fault(wrong)).toEqual({ code: 'wrongLevel', where: 'level', detail: '4 instead of 2' });
    expect(fault({ ...wrong, catalogue: '2020-01-01-00000000' })).toBeUndefined();
  });

  test.each([
    ['short', short],
    ['empty', empty],
  ])('what is not vouched for does the rules no harm: %s', (_, puzzle) => {
    const code = game.puzzleCode({ ...base, size: 2, level: 4 });
    expect(orThrow(code.decode(code.encode(puzzle)))).toEqual(puzzle);
    const state = game.start(puzzle, 0);
    const view = game.view(puzzle, state);
    expect(game.print(view)).toContain(view.rows[0]?.display);
    for (const move of game.legalMoves(view))
      expect(game.apply(puzzle, state, move, 0).ok).toBe(true);
    expect(game.apply(puzzle, state, { type: 'reveal', cell: 0 }, 0)).toMatchObject({
      refusal: { type: 'noAnswerLeft' },
    });
    for (const result of [
      game.solve(puzzle, state, unlimitedBudget),
      game.prove(puzzle, unlimitedBudget),
    ])
      expect(result).toEqual({ ok: false, fault: { code: 'noSolution' } });
    expect(game.rate(empty, unlimitedBudget)).toMatchObject({ ok: false });
  });
});

test('rules and engine of one catalogue share its pools', () => {
  const copy = { ...catalogue };
  const pools = poolsOf(copy);
  createRules(copy);
  createEngine(copy);
  expect(poolsOf(copy)).toBe(pools);
});
