// Opening codes on the toy game: from outside with a vouch, from the own store by the rules alone.

import { describe, expect, it } from 'vitest';
import { createBudget, unlimitedBudget } from '../../src/core/budget.ts';
import { parseCode, printCode, type ShareCode } from '../../src/core/code.ts';
import { deal, dealPuzzle, openCode, readPuzzle } from '../../src/core/deal.ts';
import type { Game } from '../../src/core/game.ts';
import { replay } from '../../src/core/replay.ts';
import { saveOf } from '../../src/core/save.ts';
import { Session } from '../../src/core/session.ts';
import { toy } from '../../src/games/toy/index.ts';
import { rules } from '../../src/games/toy/rules.ts';
import type { ToyTypes } from '../../src/games/toy/types.ts';
import { expectOk } from '../harness.ts';

const params = { chests: 60, candles: 6 };
const dealt = expectOk(deal(toy, params, 'abc', unlimitedBudget));
const laterToy = { ...toy, version: 2 };

/** Nine chests and two candles, but bisection opens four: well-formed, and a lie. */
const dark = { chests: 9, candles: 2 };
const lie = dealPuzzle(toy, dark, { ...dark, treasure: 5 });

/** A code with some of its parts exchanged and the check digits made anew. */
const changed = (code: string, changes: Partial<ShareCode> = {}) =>
  printCode({ ...expectOk(parseCode(code)), ...changes });

describe('openCode', () => {
  it('opens the whole puzzle', () => {
    const opened = expectOk(openCode(toy, dealt.code, unlimitedBudget));
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
      changed(seedCode, { params: '60' }),
      'olderSeed',
      '1',
    ],
    ['a newer version', toy, changed(dealt.code, { version: 2 }), 'newerVersion', '2'],
    ['a seed of a newer version', toy, changed(seedCode, { version: 3 }), 'newerVersion', '3'],
    ['another game', toy, changed(dealt.code, { game: 'hudoku' }), 'otherGame', 'hudoku'],
    ['an empty seed', toy, changed(seedCode, { body: '' }), 'badSeed', ''],
    [
      'a seed that is too long',
      toy,
      changed(seedCode, { body: 'x'.repeat(65) }),
      'badSeed',
      'x'.repeat(65),
    ],
    ['broken params', toy, changed(dealt.code, { params: '60' }), 'badParams', '60'],
    ['params out of range', toy, changed(dealt.code, { params: '60~0' }), 'badParams', '0'],
    [
      'params that the game refuses',
      toy,
      changed(dealt.code, { params: '60~1' }),
      'tooFewCandles',
      '2',
    ],
    ['a broken puzzle', toy, changed(dealt.code, { body: 'AA' }), 'badPuzzle', 'AA'],
    ['a puzzle out of range', toy, changed(dealt.code, { body: '_' }), 'badPuzzle', '_'],
    ['nothing', toy, '', 'emptyCode', undefined],
    ['a code that is no code', toy, 'toy', 'notACode', 'toy'],
  ])('refuses %s', (_name, game, code, fault, detail) => {
    const result = openCode(game, code, unlimitedBudget);
    expect(result).toMatchObject({ ok: false, fault: { code: fault } });
    if (!result.ok) expect(result.fault.detail).toBe(detail);
  });
});

describe('a puzzle from outside', () => {
  it('is vouched for once, after it was read', () => {
    const seen: unknown[] = [];
    const watched: Game<ToyTypes> = {
      ...toy,
      vouch(puzzle, budget) {
        seen.push(puzzle);
        return toy.vouch(puzzle, budget);
      },
    };
    expectOk(openCode(watched, dealt.code, unlimitedBudget));
    expect(seen).toEqual([dealt.puzzle]);
    openCode(watched, changed(dealt.code, { body: 'AA' }), unlimitedBudget);
    expect(seen).toHaveLength(1);
  });

  it('is refused by what the vouch says', () => {
    expect(openCode(toy, lie.code, unlimitedBudget)).toEqual({
      ok: false,
      fault: { code: 'tooDark', detail: '4' },
    });
  });

  it('is not let in where there was no time to vouch for it', () => {
    expect(openCode(toy, dealt.code, createBudget(0))).toEqual({
      ok: false,
      fault: { code: 'budgetExhausted' },
    });
  });

  it('is opened at once where the game has nothing to vouch for', () => {
    const trusting: Game<ToyTypes> = { ...toy, vouch: () => undefined };
    expect(expectOk(openCode(trusting, lie.code, createBudget(0))).puzzle).toEqual(lie.puzzle);
  });

  it('of a seed is what was dealt, and needs no vouch besides', () => {
    const distrustful: Game<ToyTypes> = { ...toy, vouch: () => ({ code: 'never' }) };
    expect(expectOk(openCode(distrustful, dealt.seedCode ?? '', unlimitedBudget))).toEqual(dealt);
  });
});

describe('readPuzzle', () => {
  it('reads by the rules alone what openCode opens', () => {
    const { seedCode: _seedCode, ...whole } = dealt;
    expect(readPuzzle(rules, dealt.code)).toEqual({ ok: true, value: whole });
  });

  it('asks for no vouch: a board of the own store was vouched for when it came', () => {
    expect(expectOk(readPuzzle(toy, lie.code)).puzzle).toEqual(lie.puzzle);
  });

  it('deals no seed', () => {
    expect(readPuzzle(toy, dealt.seedCode ?? '')).toEqual({
      ok: false,
      fault: { code: 'seedOnly' },
    });
  });

  it.each([
    ['a newer version', changed(dealt.code, { version: 2 }), 'newerVersion'],
    ['another game', changed(dealt.code, { game: 'hudoku' }), 'otherGame'],
    ['broken params', changed(dealt.code, { params: '60' }), 'badParams'],
    ['params that the game refuses', changed(dealt.code, { params: '60~1' }), 'tooFewCandles'],
    ['a broken puzzle', changed(dealt.code, { body: 'AA' }), 'badPuzzle'],
    ['nothing', '', 'emptyCode'],
  ])('refuses %s as openCode does', (_name, code, fault) => {
    expect(readPuzzle(rules, code)).toMatchObject({ ok: false, fault: { code: fault } });
    expect(readPuzzle(rules, code)).toEqual(openCode(toy, code, unlimitedBudget));
  });

  it('is how a log is replayed: without an engine, and without a vouch', () => {
    const save = saveOf(new Session(rules, lie), 500);
    expect(expectOk(replay(rules, save)).deal).toEqual(lie);
  });
});
