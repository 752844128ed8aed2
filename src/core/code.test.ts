// Share codes as text: parts, check digits, pasted links, and what is not a code.

import { describe, expect, it } from 'vitest';
import { checkDigits, isSeed, parseCode, printCode, type ShareCode } from './code.ts';

const whole: ShareCode = { game: 'toy', version: 1, form: 'p', params: '60~6', body: 'Ab-_9' };
const text = printCode(whole);

describe('printCode', () => {
  it.each<[ShareCode, string]>([
    [whole, 'toy.1p.60~6.Ab-_9.'],
    [{ ...whole, form: 's', body: 'seed~1' }, 'toy.1s.60~6.seed~1.'],
    [{ game: 'dragon-quest', version: 12, form: 'p', params: '', body: '' }, 'dragon-quest.12p...'],
  ])('writes %j', (code, begin) => {
    expect(printCode(code).startsWith(begin)).toBe(true);
    expect(printCode(code)).toMatch(/\.[0-9a-hjkmnp-tv-z]{6}$/);
    expect(parseCode(printCode(code))).toEqual({ ok: true, value: code });
  });
});

describe('checkDigits', () => {
  it('are fixed: a change here breaks every code in the world', () => {
    expect(checkDigits('', 6)).toBe('000000');
    expect(checkDigits('curio', 6)).toBe('t7bmbh');
    expect(checkDigits('curio', 3)).toBe(checkDigits('curio', 6).slice(0, 3));
  });

  it('notice every change of a single character', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~.';
    for (let index = 0; index < text.length; index++) {
      for (const letter of letters) {
        if (letter === text.charAt(index)) continue;
        const changed = text.slice(0, index) + letter + text.slice(index + 1);
        const result = parseCode(changed);
        if (result.ok) throw new Error(`${changed} was accepted for ${text}`);
        expect(['wrongCheckDigits', 'notACode']).toContain(result.fault.code);
      }
    }
  });

  it('notice every dropped, doubled and exchanged character', () => {
    for (let index = 0; index < text.length; index++) {
      const letter = text.charAt(index);
      const next = text.charAt(index + 1);
      const before = text.slice(0, index);
      expect(parseCode(before + text.slice(index + 1)).ok).toBe(false);
      expect(parseCode(before + letter + text.slice(index)).ok).toBe(false);
      if (next !== '' && next !== letter)
        expect(parseCode(before + next + letter + text.slice(index + 2)).ok).toBe(false);
    }
  });
});

describe('parseCode', () => {
  it.each([
    ['as it is', text],
    ['with space around it', `  ${text}\n`],
    ['broken over lines', `${text.slice(0, 9)}\r\n  ${text.slice(9)}`],
    ['in a link', `https://example.org/play/${text}`],
    ['in a link below a folder', `https://example.org/curio/play/${text}`],
    ['in a link with a query', `https://example.org/play/${text}?from=mail`],
    ['in a link with a fragment', `http://localhost:8080/play/${text}#top`],
    ['in a link with a slash', `http://localhost:8080/play/${text}/`],
    ['in a link behind a hash', `http://localhost:8080/#/play/${text}`],
  ])('takes a code %s', (_name, pasted) => {
    expect(parseCode(pasted)).toEqual({ ok: true, value: whole });
  });

  it.each([
    ['nothing', '', 'emptyCode'],
    ['white space', ' \t\n', 'emptyCode'],
    ['a word', 'hello', 'notACode'],
    ['another link', 'https://example.org/about', 'notACode'],
    ['a code cut short', text.slice(0, -7), 'notACode'],
    ['no version', 'toy.p.60~6.A.000000', 'notACode'],
    ['version zero', 'toy.0p.60~6.A.000000', 'notACode'],
    ['a version that never ends', 'toy.1234567p.60~6.A.000000', 'notACode'],
    ['an unknown form', 'toy.1q.60~6.A.000000', 'notACode'],
    ['capitals in the game', text.replace('toy', 'Toy'), 'notACode'],
    ['letters that no code has', text.replace('~', '+'), 'notACode'],
    ['wrong check digits', text.replace(/.$/, '0'), 'wrongCheckDigits'],
    ['too few check digits', text.slice(0, -1), 'wrongCheckDigits'],
    ['too many check digits', `${text}0`, 'wrongCheckDigits'],
    ['another game', text.replace('toy', 'tor'), 'wrongCheckDigits'],
  ])('refuses %s', (_name, pasted, code) => {
    expect(parseCode(pasted)).toMatchObject({ ok: false, fault: { code } });
  });

  it('shows no more than the beginning of what is not a code', () => {
    const result = parseCode('x'.repeat(1000));
    expect(result).toMatchObject({ ok: false, fault: { detail: 'x'.repeat(60) } });
  });
});

describe('isSeed', () => {
  it.each(['1', 'daily-2026-11-15', 'A_~-z', 'x'.repeat(64)])('accepts %j', (seed) => {
    expect(isSeed(seed)).toBe(true);
  });
  it.each(['', ' ', 'a b', 'a.b', 'a/b', 'é', 'a\n', 'x'.repeat(65), undefined, null, 7])(
    'refuses %j',
    (seed) => {
      expect(isSeed(seed)).toBe(false);
    },
  );
});
