// Dealing and opening codes, on the toy game: the same puzzle again, or a fault that says why not.

import { describe, expect, it } from 'vitest';
import { createBudget, unlimitedBudget } from '../../src/core/budget.ts';
import { parseCode, printCode, type ShareCode } from '../../src/core/code.ts';
import { checkParams, deal, dealPuzzle, openCode } from '../../src/core/deal.ts';
import { toy } from '../../src/games/toy/index.ts';
import { expectOk } from '../harness.ts';

const params = { chests: 60, candles: 6 };
const dealt = expectOk(deal(toy, params, 'abc', unlimitedBudget));
const laterToy = { ...toy, version: 2 };

const seedForm = (code: string, changes: Partial<ShareCode> = {}) =>
  printCode({ ...expectOk(parseCode(code)), ...changes });

describe('deal', () => {
  it('gives the puzzle, its params and both codes', () => {
    expect(dealt).toMatchObject({ game: 'toy', version: 1, params });
    expect(expectOk(parseCode(dealt.code))).toMatchObject({ form: 'p', params: '60~6' });
    expect(expectOk(parseCode(dealt.seedCode ?? ''))).toMatchObject({ form: 's', body: 'abc' });
  });

  it('gives the same for the same seed, and something else for another seed or other params', () => {
    const again = expectOk(deal(toy, params, 'abc', createBudget(1)));
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

describe('openCode', () => {
  it('opens the whole puzzle without any work', () => {
    const opened = expectOk(openCode(toy, dealt.code, createBudget(0)));
    expect(opened.puzzle).toEqual(dealt.puzzle);
    expect(opened.code).toBe(dealt.code);
    expect('seedCode' in opened).toBe(false);
  });

  it('deals a seed again', () => {
    expect(expectOk(openCode(toy, dealt.seedCode ?? '', unlimitedBudget))).toEqual(dealt);
  });

  it('opens the whole puzzle of an older version for ever', () => {
    const opened = expectOk(openCode(laterToy, dealt.code, unlimitedBudget));
    expect(opened.puzzle).toEqual(dealt.puzzle);
    expect(opened.version).toBe(2);
    expect(expectOk(parseCode(opened.code)).version).toBe(2);
  });

  const seedCode = dealt.seedCode ?? '';
  it.each([
    ['a seed of an older version', laterToy, seedCode, 'olderSeed', '1'],
    [
      'a seed of an older version that had other settings',
      laterToy,
      seedForm(seedCode, { params: '60' }),
      'olderSeed',
      '1',
    ],
    ['a newer version', toy, seedForm(dealt.code, { version: 2 }), 'newerVersion', '2'],
    ['a seed of a newer version', toy, seedForm(seedCode, { version: 3 }), 'newerVersion', '3'],
    ['another game', toy, seedForm(dealt.code, { game: 'hudoku' }), 'otherGame', 'hudoku'],
    ['an empty seed', toy, seedForm(seedCode, { body: '' }), 'badSeed', ''],
    [
      'a seed that is too long',
      toy,
      seedForm(seedCode, { body: 'x'.repeat(65) }),
      'badSeed',
      'x'.repeat(65),
    ],
    ['broken params', toy, seedForm(dealt.code, { params: '60' }), 'badParams', '60'],
    ['params out of range', toy, seedForm(dealt.code, { params: '60~0' }), 'badParams', '0'],
    [
      'params that the game refuses',
      toy,
      seedForm(dealt.code, { params: '60~1' }),
      'tooFewCandles',
      '2',
    ],
    ['a broken puzzle', toy, seedForm(dealt.code, { body: 'AA' }), 'badPuzzle', 'AA'],
    ['a puzzle out of range', toy, seedForm(dealt.code, { body: '_' }), 'badPuzzle', '_'],
    ['nothing', toy, '', 'emptyCode', undefined],
    ['a code that is no code', toy, 'toy', 'notACode', 'toy'],
  ])('refuses %s', (_name, game, code, fault, detail) => {
    const result = openCode(game, code, unlimitedBudget);
    expect(result).toMatchObject({ ok: false, fault: { code: fault } });
    if (!result.ok) expect(result.fault.detail).toBe(detail);
  });
});
