// Results must match their logs.

import { describe, expect, it } from 'vitest';
import { refusedResult } from '../../src/cabinet/backup.ts';
import {
  finishedSave,
  type GameResult,
  judgeBy,
  readClaim,
  readResult,
  readStored,
  sealResult,
  settleClaim,
  summaryOf,
} from '../../src/cabinet/result.ts';
import { replayText } from '../../src/core/replay.ts';
import { failure, success } from '../../src/core/result.ts';
import { toy } from '../../src/games/toy/index.ts';
import { cabinetFault, refusedText } from '../../src/words/en/pages.ts';
import { expectOk, plenty } from '../harness.ts';
import { circumstances, finish, playToy, someGame } from './histories.ts';

const some = () => finish(playToy(someGame), circumstances);

const settle = (value: unknown, save: unknown) => {
  const claim = readClaim(value, save);
  return claim.ok ? settleClaim(claim.value, judgeBy(toy, claim.value.save, plenty())) : claim;
};

describe('results', () => {
  it('are what their log says, whatever has been stored is read back', () => {
    const { result, save } = some();
    expect(settle(result, save)).toEqual({ ok: true, value: { result, save } });
    expect(readStored(JSON.parse(JSON.stringify(result)))).toEqual({ ok: true, value: result });
    const session = expectOk(replayText(toy, save));
    expect(result).toMatchObject({
      status: session.status,
      hints: 1,
      undos: 1,
      moves: session.tally.moves,
      verdict: 'verified',
    });
  });

  const forged = (change: Partial<GameResult>) => {
    const { save } = some();
    return settle({ ...some().result, ...change }, save);
  };
  it.each<[string, Partial<GameResult>]>([
    ['a better time', { millis: 1 }],
    ['fewer hints', { hints: 0 }],
    ['another day', { day: '2026-11-14' }],
    ['a day of its own', { daily: '2026-11-15' }],
    ['another level', { level: 'long' }],
    ['another board', { run: 'other' }],
    ['a win', { status: some().result.status === 'won' ? 'lost' : 'won' }],
  ])('are refused with %s', (_name, change) => {
    expect(forged(change)).toMatchObject({ ok: false, fault: { code: 'brokenSeal' } });
  });

  it('of before the clock’s boards were told apart, or before there were points, stay what they are', () => {
    const { result, save } = some();
    const claim = expectOk(readClaim(result, save));
    const judged = expectOk(judgeBy(toy, claim.save, plenty()) ?? failure('notOver'));
    const settled = settleClaim(claim, success({ ...judged, byClock: true, score: null }));
    expect(settled).toMatchObject({ ok: true, value: { result: { verdict: 'verified' } } });
    const old = { ...claim, result: { ...result, score: 0 } };
    expect(settleClaim(old, success({ ...judged, score: null })).ok).toBe(true);
    const unscored = { ...claim, result: { ...result, score: null } };
    expect(settleClaim(unscored, success({ ...judged, score: 458 })).ok).toBe(true);
    const other = { ...claim, result: { ...result, score: 459 } };
    expect(settleClaim(other, success({ ...judged, score: 458 })).ok).toBe(false);
    const lie = { ...claim, result: { ...result, byClock: true } as const };
    expect(settleClaim(lie, success(judged))).toMatchObject({
      ok: false,
      fault: { code: 'falseResult', where: 'byClock' },
    });
  });

  it('that the clock finished say so under their seal', () => {
    const session = playToy(someGame);
    const summary = { ...expectOk(summaryOf(session)), byClock: true } as const;
    const { result } = sealResult(finishedSave(session), summary, circumstances);
    expect(readResult(result)).toEqual({ ok: true, value: result });
    const { byClock: _, ...without } = result;
    expect(readResult(without)).toMatchObject({ ok: false, fault: { code: 'brokenSeal' } });
  });

  it('are refused with a log of another game, or an altered one', () => {
    const { result, save } = some();
    const other = finish(playToy({ ...someGame, seed: 2 }), circumstances);
    expect(settle(result, other.save)).toMatchObject({ ok: false, fault: { code: 'otherLog' } });
    expect(settle(result, save.replace('1000', '1001'))).toMatchObject({
      ok: false,
      fault: { code: 'otherLog' },
    });
    expect(settle(result, undefined)).toMatchObject({ ok: false, fault: { code: 'otherLog' } });
  });

  it('are refused with a fresh seal over a lie', () => {
    const session = playToy(someGame);
    const honest = finish(session, circumstances);
    const claim = expectOk(readClaim(honest.result, honest.save));
    const lying = { ...claim, result: { ...claim.result, hints: 0 } };
    expect(settleClaim(lying, judgeBy(toy, claim.save, plenty()))).toMatchObject({
      ok: false,
      fault: { code: 'falseResult', where: 'hints' },
    });
  });

  it('stay when a newer version of the game can no longer replay them', () => {
    const { result, save } = some();
    const newer = { ...toy, version: toy.version + 1 };
    const claim = expectOk(readClaim(result, save));
    expect(judgeBy(newer, claim.save, plenty())).toBeUndefined();
    expect(expectOk(settleClaim(claim, undefined)).result.verdict).toBe('trusted');
  });

  it.each(Object.keys(some().result).filter((key) => key !== 'taken'))('need their %s', (key) => {
    const { result } = some();
    const damaged = { ...result, [key]: { odd: true } };
    expect(readStored(damaged)).toMatchObject({
      ok: false,
      fault: { code: 'badResult', where: key },
    });
    expect(refusedText(refusedResult(damaged, { code: 'badResult' }))).toMatch(/^\w.*: /);
  });

  it('taken over from a replay are practice', () => {
    const { result, save } = finish(playToy(someGame), { ...circumstances, taken: true });
    expect(result.practice).toBe(true);
    expect(settle(result, save).ok).toBe(true);
  });

  it.each([
    'badDay',
    'beforeFirstDay',
    'dayToCome',
    'notABackup',
    'newerBackup',
    'badResult',
    'brokenSeal',
    'otherLog',
    'falseResult',
    'notOver',
    'notAReplay',
    'noResult',
  ])('the fault %s has words', (code) => {
    expect(cabinetFault({ code, where: 'place', detail: 'x' })).not.toContain(code);
  });
});
