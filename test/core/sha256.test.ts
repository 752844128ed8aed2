// SHA-256 against the examples of FIPS 180-4 and against Node's own.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256, utf8Bytes } from '../../src/core/hash.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of “%s”', (text, wanted) => {
    expect(hex(sha256(utf8Bytes(text)))).toBe(wanted);
  });

  it('of every length up to three blocks', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 255);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      );
    }
  });
});
