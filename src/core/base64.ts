// URL-safe base64 without padding, for bytes and for text (UTF-8). Decoding is strict: one text, one value.

import { utf8Bytes } from './hash.ts';
import { failure, type Result, success } from './result.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

export function encodeBytes(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const count = Math.min(3, bytes.length - index);
    const group =
      ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    for (let letter = 0; letter <= count; letter++)
      text += LETTERS.charAt((group >> (18 - 6 * letter)) & 63);
  }
  return text;
}

/** Fault `badBase64` for foreign letters, impossible lengths and stray bits. */
export function decodeBytes(text: string): Result<Uint8Array> {
  if (text.length % 4 === 1) return failure('badBase64', `length ${text.length}`);
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let group = 0;
  let bits = 0;
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const value = VALUES.get(text.charAt(index));
    if (value === undefined)
      return failure('badBase64', `character ${index + 1}`, text.charAt(index));
    group = ((group << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[length++] = (group >> bits) & 255;
    }
  }
  if ((group & ((1 << bits) - 1)) !== 0) return failure('badBase64', 'last character');
  return success(bytes);
}

export function encodeText(text: string): string {
  return encodeBytes(utf8Bytes(text));
}

export function decodeText(text: string): Result<string> {
  const bytes = decodeBytes(text);
  return bytes.ok ? utf8Text(bytes.value) : bytes;
}

const badUtf8 = (index: number) => failure('badUtf8', `byte ${index + 1}`);

/** How many bytes follow a first byte; -1 for bytes that cannot be first. */
function bytesAfter(first: number): number {
  if (first < 0x80) return 0;
  if (first < 0xc2 || first > 0xf4) return -1;
  if (first < 0xe0) return 1;
  return first < 0xf0 ? 2 : 3;
}

/** Strict UTF-8: no overlong forms, no surrogates. */
function utf8Text(bytes: Uint8Array): Result<string> {
  let text = '';
  let index = 0;
  while (index < bytes.length) {
    const first = bytes[index] ?? 0;
    const extra = bytesAfter(first);
    if (extra < 0 || index + extra >= bytes.length) return badUtf8(index);
    let point = extra === 0 ? first : first & (0x3f >> extra);
    for (let offset = 1; offset <= extra; offset++) {
      const next = bytes[index + offset] ?? 0;
      if ((next & 0xc0) !== 0x80) return badUtf8(index + offset);
      point = (point << 6) | (next & 63);
    }
    const least = [0, 0x80, 0x800, 0x10000][extra] ?? 0;
    if (point < least || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
      return badUtf8(index);
    text += String.fromCodePoint(point);
    index += extra + 1;
  }
  return success(text);
}
