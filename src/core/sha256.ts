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
    sums[0] = (sums[0] as number) + a;
    sums[1] = (sums[1] as number) + b;
    sums[2] = (sums[2] as number) + c;
    sums[3] = (sums[3] as number) + d;
    sums[4] = (sums[4] as number) + e;
    sums[5] = (sums[5] as number) + f;
    sums[6] = (sums[6] as number) + g;
    sums[7] = (sums[7] as number) + h;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of sums.entries()) digest.setInt32(index * 4, word);
  return new Uint8Array(digest.buffer);
}
