// MurmurHash3 against its published vectors, and UTF-8 against the platform's own encoder.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../test/samples.ts';
import { hashText, murmur3, utf8Bytes } from './hash.ts';

describe('murmur3', () => {
  const byteRows: readonly [bytes: readonly number[], seed: number, hash: number][] = [
    [[], 0, 0],
    [[], 1, 0x514e28b7],
    [[], 0xffffffff, 0x81f16f39],
    [[0xff, 0xff, 0xff, 0xff], 0, 0x76293b50],
    [[0x21, 0x43, 0x65, 0x87], 0, 0xf55b516b],
    [[0x21, 0x43, 0x65, 0x87], 0x5082edee, 0x2362f9de],
    [[0x21, 0x43, 0x65], 0, 0x7e4a8634],
    [[0x21, 0x43], 0, 0xa0f7b07a],
    [[0x21], 0, 0x72661cf4],
    [[0, 0, 0, 0], 0, 0x2362f9de],
    [[0, 0, 0], 0, 0x85f0b427],
    [[0, 0], 0, 0x30f4c306],
    [[0], 0, 0x514e28b7],
  ];
  it.each(byteRows)('bytes %j with seed %i', (bytes, seed, hash) => {
    expect(murmur3(Uint8Array.from(bytes), seed)).toBe(hash);
  });

  it.each([
    ['aaaa', 0x5a97808a],
    ['aaa', 0x283e0130],
    ['aa', 0x5d211726],
    ['a', 0x7fa09ea6],
    ['abcd', 0xf0478627],
    ['abc', 0xc84a62dd],
    ['ab', 0x74875592],
    ['Hello, world!', 0x24884cba],
    ['ππππππππ', 0xd58063c1],
    ['a'.repeat(256), 0x37405bdc],
  ])('text %j', (text, hash) => {
    expect(hashText(text, 0x9747b28c)).toBe(hash);
  });
});

describe('utf8Bytes', () => {
  it('writes what the platform writes', () => {
    const encoder = new TextEncoder();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...utf8Bytes(text)]).toEqual([...encoder.encode(text)]);
      }),
      { numRuns: samples(4000) },
    );
  });
});
