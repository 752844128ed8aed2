// SHA-256 (FIPS 180-4) over bytes, for fingerprints that nobody can forge. Short and plain: what is hashed here is a
// few hundred bytes, once in a while.

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

const FIRST = primes.slice(0, 8).map((prime) => rootBits(prime, 2));
const ROUNDS = primes.map((prime) => rootBits(prime, 3));

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message, a one, zeros, and its length in bits: whole blocks of sixteen words. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(((bytes.length + 72) >> 6) << 4);
  const put = (index: number, byte: number) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index & 3) * 8));
  };
  for (const [index, byte] of bytes.entries()) put(index, byte);
  put(bytes.length, 0x80);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** 32 bytes. Messages up to 256 MB. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const message = padded(bytes);
  const sums = Int32Array.from(FIRST);
  const schedule = new Int32Array(64);
  const at = (index: number) => schedule[index] ?? 0;
  for (let block = 0; block < message.length; block += 16) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
    for (let round = 0; round < 64; round++) {
      if (round < 16) schedule[round] = message[block + round] ?? 0;
      else {
        const early = at(round - 15);
        const late = at(round - 2);
        schedule[round] =
          at(round - 16) +
          (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
          at(round - 7) +
          (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
      }
      const first =
        h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (ROUNDS[round] ?? 0) +
        at(round);
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
      sums[index] = (sums[index] ?? 0) + word;
  }
  return Uint8Array.from(
    { length: 32 },
    (_, index) => (sums[index >> 2] ?? 0) >> (24 - (index & 3) * 8),
  );
}
