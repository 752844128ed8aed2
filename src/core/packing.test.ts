// Mixed-radix packing: sizes, round trips, and texts that are not packed numbers.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../test/samples.ts';
import { packDigits, unpackDigits } from './packing.ts';

describe('packDigits', () => {
  const rows: readonly [name: string, values: number[], radices: number[], text: string][] = [
    ['nothing', [], [], ''],
    ['a digit that has no choice', [0], [1], ''],
    ['the least', [0], [64], 'A'],
    ['the greatest of one letter', [63], [64], '_'],
    ['the first that needs two letters', [64], [65], 'BA'],
    ['two digits in one letter', [7, 5], [8, 8], '9'],
    ['the first digit weighs most', [1, 0, 0], [4, 4, 4], 'Q'],
    ['different bounds', [2, 0, 9], [3, 1, 10], 'd'],
  ];
  it.each(rows)('%s', (_name, values, radices, text) => {
    expect(packDigits(values, radices)).toBe(text);
    expect(unpackDigits(text, radices)).toEqual({ ok: true, value: values });
  });

  it('needs no more letters than the bounds ask for', () => {
    // 81 digits of nine: log64(9^81) = 42.8
    expect(packDigits(new Array(81).fill(8), new Array(81).fill(9))).toHaveLength(43);
  });
});

describe('unpackDigits', () => {
  it.each([
    ['too short', 'A', [64, 64], { code: 'badLength', detail: '1 letters' }],
    ['too long', 'AAA', [64, 64], { code: 'badLength', detail: '3 letters' }],
    ['a foreign letter', 'A~', [64, 64], { code: 'badLetter', where: 'letter 2', detail: '~' }],
    ['a number beyond the bounds', '_', [63], { code: 'outOfRange' }],
  ])('refuses %s', (_name, text, radices, fault) => {
    expect(unpackDigits(text, radices)).toEqual({ ok: false, fault });
  });
});

it('packs and unpacks any digits', () => {
  const digit = fc
    .integer({ min: 1, max: 1000 })
    .chain((radix) => fc.tuple(fc.integer({ min: 0, max: radix - 1 }), fc.constant(radix)));
  fc.assert(
    fc.property(fc.array(digit, { maxLength: 30 }), (digits) => {
      const values = digits.map(([value]) => value);
      const radices = digits.map(([, radix]) => radix);
      const text = packDigits(values, radices);
      expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(unpackDigits(text, radices)).toEqual({ ok: true, value: values });
    }),
    { numRuns: samples(5000) },
  );
});

it('refuses any text, or packs it again as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'AB_-z~'), maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 4 }),
      (text, radices) => {
        const values = unpackDigits(text, radices);
        if (values.ok) expect(packDigits(values.value, radices)).toBe(text);
      },
    ),
    { numRuns: samples(20_000) },
  );
});
