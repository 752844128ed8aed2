// MurmurHash3 (x86, 32 bit) over UTF-8, by Austin Appleby (public domain): check digits and stream seeds.
// Not for secrets: collisions are easy to make.

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

// SHA-256 (FIPS 180-4) over bytes, for fingerprints that cannot be forged. Short rather than fast: inputs are a few
// hundred bytes, now and then.

/** The first 32 bits behind the point of a root of a small whole number, exactly. */
function rootBits(value: number, degree: 2 | 3): number {
  const wanted = BigInt(value) << BigInt(32 * degree);
  let root = 0n;
  for (let bit = 1n << 36n; bit > 0n; bit >>= 1n)
    if ((root + bit) ** BigInt(degree) <= wanted) root += bit;
  return Number(root & 0xffffffffn) | 0;
}

const primes: number[] = [];
for (let number = 2; primes.length < 64; number++)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);

const FIRST = Int32Array.from(primes.slice(0, 8), (prime) => rootBits(prime, 2));
const ROUNDS = Int32Array.from(primes, (prime) => rootBits(prime, 3));

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message, a one, zeros, and its length in bits: whole blocks of sixteen words. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, bytes.length * 8);
  return view;
}

const schedule = new Int32Array(64);

/** One block of the message, spread over the rounds. */
function spread(message: DataView, block: number): void {
  for (let round = 0; round < 16; round++) schedule[round] = message.getInt32(block + round * 4);
  for (let round = 16; round < 64; round++) {
    const early = schedule[round - 15] as number;
    const late = schedule[round - 2] as number;
    schedule[round] =
      (schedule[round - 16] as number) +
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
      (schedule[round - 7] as number) +
      (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
  }
}

/** 32 bytes. Messages up to 256 MB. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const message = padded(bytes);
  const sums = Int32Array.from(FIRST);
  for (let block = 0; block < message.byteLength; block += 64) {
    spread(message, block);
    let a = sums[0] as number;
    let b = sums[1] as number;
    let c = sums[2] as number;
    let d = sums[3] as number;
    let e = sums[4] as number;
    let f = sums[5] as number;
    let g = sums[6] as number;
    let h = sums[7] as number;
    for (let round = 0; round < 64; round++) {
      const first =
        (h +
          (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
          ((e & f) ^ (~e & g)) +
          (ROUNDS[round] as number) +
          (schedule[round] as number)) |
        0;
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
      sums[index] = (sums[index] as number) + word;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of sums.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
}
