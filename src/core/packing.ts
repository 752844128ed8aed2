// Packs small numbers with known bounds into as few URL-safe letters as they need (mixed radix).

import { failure, type Result, success } from './result.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function lettersFor(radices: readonly number[]): number {
  let rest = radices.reduce((product, radix) => product * BigInt(radix), 1n) - 1n;
  let letters = 0;
  for (; rest > 0n; rest >>= 6n) letters++;
  return letters;
}

/** `values[i]` is a whole number below `radices[i]`. */
export function packDigits(values: readonly number[], radices: readonly number[]): string {
  let packed = 0n;
  for (const [index, radix] of radices.entries())
    packed = packed * BigInt(radix) + BigInt(values[index] ?? 0);
  let text = '';
  for (let left = lettersFor(radices); left > 0; left--) {
    text = LETTERS.charAt(Number(packed & 63n)) + text;
    packed >>= 6n;
  }
  return text;
}

/** Faults: badLength, badLetter, outOfRange. */
export function unpackDigits(text: string, radices: readonly number[]): Result<number[]> {
  if (text.length !== lettersFor(radices))
    return failure('badLength', undefined, `${text.length} letters`);
  let packed = 0n;
  for (let index = 0; index < text.length; index++) {
    const value = LETTERS.indexOf(text.charAt(index));
    if (value < 0) return failure('badLetter', `letter ${index + 1}`, text.charAt(index));
    packed = (packed << 6n) | BigInt(value);
  }
  const values: number[] = new Array(radices.length).fill(0);
  for (let index = radices.length - 1; index >= 0; index--) {
    const radix = BigInt(radices[index] ?? 1);
    values[index] = Number(packed % radix);
    packed /= radix;
  }
  return packed === 0n ? success(values) : failure('outOfRange');
}
