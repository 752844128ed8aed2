// MurmurHash3 (x86, 32 bit) over UTF-8, by Austin Appleby (public domain): check digits and stream seeds.
// Not for secrets: whoever wants to find a collision can.

export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 63),
        0x80 | ((point >> 6) & 63),
        0x80 | (point & 63),
      );
  }
  return Uint8Array.from(bytes);
}

const rotateLeft = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));

function scramble(block: number): number {
  return Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);
}

/** An unsigned 32-bit hash of the bytes. */
export function murmur3(bytes: Uint8Array, seed: number): number {
  const at = (index: number) => bytes[index] ?? 0;
  const whole = bytes.length & ~3;
  let hash = seed | 0;
  for (let index = 0; index < whole; index += 4) {
    const block = at(index) | (at(index + 1) << 8) | (at(index + 2) << 16) | (at(index + 3) << 24);
    hash = (Math.imul(rotateLeft(hash ^ scramble(block), 13), 5) + 0xe6546b64) | 0;
  }
  const rest = bytes.length & 3;
  if (rest > 0) {
    let block = 0;
    for (let index = rest - 1; index >= 0; index--) block = (block << 8) | at(whole + index);
    hash ^= scramble(block);
  }
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function hashText(text: string, seed = 0): number {
  return murmur3(utf8Bytes(text), seed);
}
