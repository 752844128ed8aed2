// URL-safe base64: known pairs, round trips, and everything that strict decoding refuses.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../test/samples.ts';
import { decodeBytes, decodeText, encodeBytes, encodeText } from './base64.ts';

describe('known pairs', () => {
  // RFC 4648, section 10, without padding; and the two letters that differ from plain base64.
  it.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
    ['~~~???', 'fn5-Pz8_'],
    ['é€😀', 'w6nigqzwn5iA'],
  ])('%j is %j', (text, code) => {
    expect(encodeText(text)).toBe(code);
    expect(decodeText(code)).toEqual({ ok: true, value: text });
  });
});

describe('strictness', () => {
  it.each([
    ['one letter alone', 'Z', 'length 1'],
    ['five letters', 'Zm9vY', 'length 5'],
    ['padding', 'Zg==', 'character 3'],
    ['plain base64 letters', 'fn5+', 'character 4'],
    ['white space', 'Zm 9', 'character 3'],
    ['a letter beyond ASCII', 'Zmé9', 'character 3'],
    ['stray bits after one byte', 'Zh', 'last character'],
    ['stray bits after two bytes', 'Zm9', 'last character'],
  ])('refuses %s', (_name, text, where) => {
    expect(decodeBytes(text)).toMatchObject({ ok: false, fault: { code: 'badBase64', where } });
    expect(decodeText(text)).toMatchObject({ ok: false, fault: { code: 'badBase64', where } });
  });

  it.each([
    ['a lone continuation', [0x80], 'byte 1'],
    ['an overlong slash', [0x61, 0xc0, 0xaf], 'byte 2'],
    ['an overlong form of three bytes', [0xe0, 0x80, 0xaf], 'byte 1'],
    ['an overlong form of four bytes', [0xf0, 0x80, 0x80, 0xaf], 'byte 1'],
    ['half a character', [0xed, 0xa0, 0x80], 'byte 1'],
    ['a point beyond Unicode', [0xf4, 0x90, 0x80, 0x80], 'byte 1'],
    ['a byte that never occurs', [0xff], 'byte 1'],
    ['a cut character', [0x61, 0xe2, 0x82], 'byte 2'],
    ['a broken character', [0xe2, 0x28, 0xac], 'byte 2'],
  ])('refuses %s', (_name, bytes, where) => {
    const code = encodeBytes(Uint8Array.from(bytes));
    expect(decodeText(code)).toMatchObject({ ok: false, fault: { code: 'badUtf8', where } });
  });
});

describe('round trips', () => {
  it('bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const code = encodeBytes(bytes);
        expect(code).toBe(Buffer.from(bytes).toString('base64url'));
        expect(decodeBytes(code)).toEqual({ ok: true, value: Uint8Array.from(bytes) });
      }),
      { numRuns: samples(10_000) },
    );
  });

  it('any letters: refused, or written again as they are', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'AQgwZz09-_+/= '),
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, (text) => {
        const bytes = decodeBytes(text);
        if (bytes.ok) expect(encodeBytes(bytes.value)).toBe(text);
        const decoded = decodeText(text);
        if (decoded.ok) expect(encodeText(decoded.value)).toBe(text);
      }),
      { numRuns: samples(20_000) },
    );
  });
});
