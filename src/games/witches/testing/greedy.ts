// The information-greedy player, exact over all secrets: K = 4, decoys without numbers, no effects.
// Potions of up to four different ingredients; each is the one that tells most on average, the win included.

const NUMBERS = 4;
/** What an entry adds: undergrown in the low bits, overgrown, right. A decoy adds nothing. */
const UNDER = 1;
const OVER = 8;
const RIGHT = 64;
const WON = NUMBERS * RIGHT;
const RESPONSES = WON + 1;

/** All ways to give the numbers 1 to 4 to `count` ingredients, as one row of numbers (0 for a decoy) each. */
function allSecrets(count: number): readonly Uint8Array[] {
  const secrets: Uint8Array[] = [];
  const row = new Uint8Array(count);
  const give = (number: number) => {
    if (number > NUMBERS) {
      secrets.push(row.slice());
      return;
    }
    for (let index = 0; index < count; index++) {
      if (row[index] !== 0) continue;
      row[index] = number;
      give(number + 1);
      row[index] = 0;
    }
  };
  give(1);
  return secrets;
}

interface Player {
  readonly count: number;
  /** By ingredient and seeds: what each secret answers. */
  readonly shares: readonly (readonly Uint16Array[])[];
  /** n log n for counts, so that the loop has no logarithm. */
  readonly costs: Float64Array;
}

/** Which answers are told apart: right entries show only when all four are. */
const answerOf = (sum: number) => (sum === WON ? WON : sum & (RIGHT - 1));

interface Potion {
  readonly cost: number;
  readonly answers: Uint16Array;
  readonly used: number;
}

/** The best potion for a set of secrets. Ingredients never used before are alike: they are taken in order. */
function bestPotion(player: Player, secrets: Int32Array, touched: number): Potion {
  const size = secrets.length;
  const sums = Array.from({ length: NUMBERS + 1 }, () => new Uint16Array(size));
  const tallies = new Int32Array(RESPONSES);
  let best: Potion = { cost: Number.POSITIVE_INFINITY, answers: new Uint16Array(size), used: 0 };
  const weigh = (level: number, used: number) => {
    const sum = sums[level] as Uint16Array;
    for (let index = 0; index < size; index++) {
      const answer = answerOf(sum[index] as number);
      tallies[answer] = (tallies[answer] as number) + 1;
    }
    let cost = 0;
    for (let index = 0; index < size; index++) {
      const answer = answerOf(sum[index] as number);
      cost += player.costs[tallies[answer] as number] as number;
      tallies[answer] = 0;
    }
    // a win that is possible breaks ties
    const mayWin = level === NUMBERS && sum.includes(WON);
    const weighed = mayWin ? cost - 1e-6 : cost;
    if (weighed < best.cost) best = { cost: weighed, answers: sum.map(answerOf), used };
  };
  const extend = (level: number, from: number, used: number) => {
    if (level > 0) weigh(level, used);
    if (level === NUMBERS) return;
    const before = sums[level] as Uint16Array;
    const after = sums[level + 1] as Uint16Array;
    for (let item = from; item < player.count; item++) {
      const fresh = (touched & (1 << item)) === 0;
      if (fresh && ((1 << item) - 1) & ~(touched | used)) continue;
      for (let seeds = 1; seeds <= NUMBERS; seeds++) {
        const share = player.shares[item]?.[seeds - 1] as Uint16Array;
        for (let index = 0; index < size; index++)
          after[index] = (before[index] as number) + (share[secrets[index] as number] as number);
        extend(level + 1, item + 1, used | (1 << item));
      }
    }
  };
  extend(0, 0, 0);
  return best;
}

/** Potions needed for all these secrets together. */
function potionsFor(player: Player, secrets: Int32Array, touched: number): number {
  if (secrets.length === 1) return 1;
  const { answers, used } = bestPotion(player, secrets, touched);
  const parts = new Map<number, number[]>();
  for (const [index, answer] of answers.entries()) {
    if (answer === WON) continue;
    const part = parts.get(answer);
    if (part) part.push(secrets[index] as number);
    else parts.set(answer, [secrets[index] as number]);
  }
  let sum = secrets.length;
  for (const part of parts.values())
    sum += potionsFor(player, Int32Array.from(part), touched | used);
  return sum;
}

/** The mean number of potions over all secrets with `count` ingredients. */
export function greedyPotions(count: number): number {
  const secrets = allSecrets(count);
  const shares = Array.from({ length: count }, (_, item) =>
    Array.from({ length: NUMBERS }, (_, index) =>
      Uint16Array.from(secrets, (secret) => {
        const number = secret[item] as number;
        if (number === 0) return 0;
        return index + 1 === number ? RIGHT : index + 1 < number ? UNDER : OVER;
      }),
    ),
  );
  const costs = Float64Array.from({ length: secrets.length + 1 }, (_, size) =>
    size === 0 ? 0 : size * Math.log2(size),
  );
  const all = Int32Array.from(secrets.keys());
  return potionsFor({ count, shares, costs }, all, 0) / secrets.length;
}
