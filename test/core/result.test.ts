// Results: success, failure, and the way out for library calls that throw.

import { describe, expect, it } from 'vitest';
import { type Fault, failure, orThrow, success } from '../../src/core/result.ts';

describe('failure', () => {
  it('has only what was said', () => {
    expect(failure('badMove')).toEqual({ ok: false, fault: { code: 'badMove' } });
    expect(Object.keys(failure('badMove', undefined, 'x').fault)).toEqual(['code', 'detail']);
    expect(Object.keys(failure('badMove', 'line 1').fault)).toEqual(['code', 'where']);
  });
});

describe('orThrow', () => {
  it.each([[7], [undefined], [null], [false], ['']])('gives the value %j', (value) => {
    expect(orThrow(success(value))).toBe(value);
  });

  it.each<[Fault, string]>([
    [{ code: 'badMove' }, 'badMove'],
    [{ code: 'badMove', where: 'line 3' }, 'badMove at line 3'],
    [{ code: 'badMove', detail: 'fly' }, 'badMove (fly)'],
    [{ code: 'badMove', where: 'line 3', detail: 'fly' }, 'badMove at line 3 (fly)'],
    [{ code: 'badMove', where: '', detail: '' }, 'badMove at  ()'],
  ])('throws %j as a TypeError', (fault, message) => {
    expect(() => orThrow({ ok: false, fault })).toThrow(new TypeError(message));
  });
});
