// Codes in texts as people paste them, and damaged ones, which are never taken for another.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../test/samples.ts';
import { printCode, type ShareCode } from './code.ts';
import { findCode } from './find.ts';

const code = printCode({
  game: 'dragon-quest',
  version: 12,
  form: 'p',
  params: '6~ab-_~-',
  body: 'Ab-_9~Zz',
});
const link = `https://example.org/play/${code}`;
const small = printCode({ game: 'toy', version: 1, form: 's', params: '7~easy', body: 'monday' });
const cut = (at: number, between: string) => code.slice(0, at) + between + code.slice(at);

describe('findCode finds the code', () => {
  it.each([
    ['alone', code],
    ['in a link', link],
    ['in a link with a query', `${link}?from=mail#top`],
    ['in a link with escaped letters', link.replaceAll('~', '%7E').replaceAll('_', '%5f')],
    ['in a share text', `Dragon Quest Solitaire, easy\n${link}`],
    ['in a text with a link before it', `See https://a.example/x. And ${link}, please`],
    ['in a link with escaped brackets', `/play/%3C${code}%3E`],
    ['in a link with escaped quotation marks', `/play/%E2%80%9C${code}%E2%80%9D`],
    ['before an escape that is none', `${code}%E2`],
    ['before a full stop', `${code}.`],
    ['before three', `${code}...`],
    ['before an exclamation mark', `Try ${code}!`],
    ['before a comma', `${code}, then tell me`],
    ['in quotation marks', `"${code}"`],
    ['in printed quotation marks', `“${code}”`],
    ['in apostrophes', `'${code}'`],
    ['in angle brackets', `<${code}>`],
    ['in angle brackets, as a link', `<${link}>`],
    ['in round brackets', `(${code})`],
    ['in a link of Markdown', `[my board](${link})`],
    ['in bold', `**${code}**`],
    ['in italics', `_${code}_`],
    ['in backticks', `\`${code}\``],
    ['in HTML', `<a href="${link}">Play</a>`],
    ['behind an equals sign', `code=${code}`],
    ['behind a bullet', `-${code}`],
    ['behind a sentence without a space', `Look.${code}`],
    ['behind a time', `3:45 ${code}`],
    ['between words', `my ${code} is better`],
    ['between lines', `my\n${code}\nis better`],
    ['broken in the game', `Try ${cut(4, '\r\n')} now`],
    ['broken at a hyphen', `Try ${cut(7, '\n')} now`],
    ['broken in the body', `Try ${cut(29, '\n  ')} now`],
    ['broken in the check letters', `Try ${cut(code.length - 3, '\n')} now`],
    ['broken in a quotation', `> Try ${cut(20, '\n> > ')}\n> now`],
    ['broken softly', cut(20, '=\r\n')],
    ['broken twice', `${code.slice(0, 9)} ${code.slice(9, 21)}\n${code.slice(21)}`],
    ['with invisible letters', cut(22, '\u200b\u00ad')],
    ['with a capital at the beginning', code.replace('d', 'D')],
    ['with capitals that mean nothing', code.replace('dragon-quest.12p', 'DRAGON-QUEST.12P')],
    ['with check letters in capitals', code.slice(0, -6) + code.slice(-6).toUpperCase()],
    ['before another', `${code} ${small}`],
  ])('%s', (_name, text) => {
    expect(findCode(text)).toEqual({ ok: true, value: code });
  });

  it('all in capitals, where it had small letters only', () => {
    expect(findCode(`SEE ${small.toUpperCase()}!`)).toEqual({ ok: true, value: small });
  });
});

describe('findCode refuses', () => {
  it.each([
    ['nothing', '', 'emptyCode'],
    ['white space', ' \t\n\u200b', 'emptyCode'],
    ['words', 'hello there', 'notACode'],
    ['another link', 'https://example.org/about', 'notACode'],
    ['an example', 'Codes look like hudoku.1p.….398dxm', 'notACode'],
    ['a code cut short', code.slice(0, -7), 'notACode'],
    ['a code without its game', code.slice('dragon-quest'.length), 'notACode'],
    ['an unknown form', code.replace('12p', '12q'), 'notACode'],
    ['too few check letters', code.slice(0, -1), 'wrongCheckDigits'],
    ['too many check letters', `${code}0`, 'wrongCheckDigits'],
    ['a code grown together with a word', `my${code}`, 'wrongCheckDigits'],
    ['a body in other capitals', code.replace('Ab-_9', 'aB-_9'), 'wrongCheckDigits'],
    [
      'a damaged code before a good one',
      `${code.replace('Zz', 'Zy')} ${small}`,
      'wrongCheckDigits',
    ],
  ])('%s', (_name, text, fault) => {
    expect(findCode(text)).toMatchObject({ ok: false, fault: { code: fault } });
  });
});

const letters = 'ABCXYZabcxyz0189-_~';
const part = fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 });
const anyCode: fc.Arbitrary<ShareCode> = fc.record({
  game: fc.constantFrom('toy', 'hudoku', 'dragon-quest', 'a', 'b2'),
  version: fc.integer({ min: 1, max: 999_999 }),
  form: fc.constantFrom('p', 's'),
  params: part,
  body: part,
});
/** Text around a code: anything, if the code does not grow together with it and no code begins in it. */
const around = fc
  .oneof(fc.string({ maxLength: 40 }), fc.lorem({ maxCount: 8 }), fc.webUrl())
  .filter((text) => !/\.\s*\d+[ps]/i.test(text.replace(/\s/g, '')));
const edge = fc.constantFrom(' ', '\n', ': ', '<', '"', '“', '(', '/');

describe('any code', () => {
  it('is found in any text, wherever its lines are broken', () => {
    const breaks = fc.array(fc.tuple(fc.nat(99), fc.constantFrom('\n', '\r\n ', '\n> ', ' ')), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        anyCode,
        around,
        edge,
        edge,
        around,
        breaks,
        (parts, before, open, close, after, at) => {
          const whole = printCode(parts);
          let broken = whole;
          for (const [place, by] of at) {
            const where = 1 + (place % (broken.length - 1));
            broken = broken.slice(0, where) + by + broken.slice(where);
          }
          expect(findCode(before + open + broken + close + after)).toEqual({
            ok: true,
            value: whole,
          });
        },
      ),
      { numRuns: samples(3000) },
    );
  });

  it('that was altered in one place is refused, or is still itself', () => {
    const noise = fc.constantFrom(...letters, '.', 'p', 's');
    fc.assert(
      fc.property(
        anyCode,
        fc.nat(),
        noise,
        fc.constantFrom(0, 1),
        around,
        (parts, at, by, drop, before) => {
          const whole = printCode(parts);
          const place = at % whole.length;
          const altered = whole.slice(0, place) + by + whole.slice(place + drop);
          const found = findCode(`${before} ${altered}`);
          if (found.ok) expect(found.value).toBe(whole);
          else expect(['wrongCheckDigits', 'notACode']).toContain(found.fault.code);
        },
      ),
      { numRuns: samples(5000) },
    );
  });

  it('makes no text slow', () => {
    for (const text of ['a '.repeat(50_000), '.1p.'.repeat(25_000), `${'a-'.repeat(50_000)}.1p.`])
      expect(findCode(text).ok).toBe(false);
  });
});
