// Dealing, on the toy game: the same puzzle again, or a fault that says why not.

import { describe, expect, it } from 'vitest';
import { createBudget, unlimitedBudget } from '../../src/core/budget.ts';
import { parseCode } from '../../src/core/code.ts';
import { checkParams, deal, dealPuzzle } from '../../src/core/deal.ts';
import { toy } from '../../src/games/toy/index.ts';
import { expectOk } from '../harness.ts';

const params = { chests: 60, candles: 6 };
const dealt = expectOk(deal(toy, params, 'abc', unlimitedBudget));

describe('deal', () => {
  it('gives the puzzle, its params and both codes', () => {
    expect(dealt).toMatchObject({ game: 'toy', version: 1, params });
    expect(expectOk(parseCode(dealt.code))).toMatchObject({ form: 'p', params: '60~6' });
    expect(expectOk(parseCode(dealt.seedCode ?? ''))).toMatchObject({ form: 's', body: 'abc' });
  });

  it('gives the same for the same seed, and something else for another seed or other params', () => {
    const again = expectOk(deal(toy, params, 'abc', createBudget(10)));
    expect(again).toEqual(dealt);
    const treasures = Array.from(
      { length: 40 },
      (_, index) => expectOk(deal(toy, params, `s${index}`, unlimitedBudget)).puzzle.treasure,
    );
    expect(new Set(treasures).size).toBeGreaterThan(20);
    const moreCandles = Array.from(
      { length: 40 },
      (_, index) =>
        expectOk(deal(toy, { ...params, candles: 7 }, `s${index}`, unlimitedBudget)).puzzle
          .treasure,
    );
    expect(moreCandles).not.toEqual(treasures);
  });

  it.each([
    ['a seed with a space', params, 'a b', 'badSeed', undefined],
    ['no seed', params, '', 'badSeed', undefined],
    ['a number out of range', { ...params, chests: 1 }, 'abc', 'badNumber', 'chests'],
    [
      'a combination that the game refuses',
      { chests: 60, candles: 1 },
      'abc',
      'tooFewCandles',
      'candles',
    ],
  ])('refuses %s', (_name, wanted, seed, code, where) => {
    const result = deal(toy, wanted, seed, unlimitedBudget);
    expect(result).toMatchObject({ ok: false, fault: { code } });
    if (!result.ok) expect(result.fault.where).toBe(where);
  });

  it('passes on that the budget is used up', () => {
    expect(deal(toy, params, 'abc', createBudget(0))).toEqual({
      ok: false,
      fault: { code: 'budgetExhausted' },
    });
  });

  it('of a puzzle made by hand has no seed code', () => {
    const made = dealPuzzle(toy, params, dealt.puzzle);
    expect(made.code).toBe(dealt.code);
    expect('seedCode' in made).toBe(false);
  });
});

describe('checkParams', () => {
  it('asks the fields first and the game only about params that fit them', () => {
    expect(checkParams(toy, params)).toEqual([]);
    expect(checkParams(toy, { chests: 60, candles: 1 })).toMatchObject([{ code: 'tooFewCandles' }]);
    expect(checkParams(toy, { chests: 1000, candles: 1 })).toMatchObject([{ code: 'badNumber' }]);
  });
});
