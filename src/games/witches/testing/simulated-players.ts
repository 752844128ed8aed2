// Test and script only: simulated players for ratings, who only see the view. `careful` maximises
// information, `casual` brews the first recipe that fits all answers. `greedyPotions` is exact: it maximises
// information over all secrets with four numbers, plain decoys and no effects.

import type { Budget } from '../../../core/budget.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import { sureBrew } from '../advisor/hint.ts';
import { advise, wasTested, winners } from '../advisor/potion-value.ts';
import { createPool } from '../advisor/sample.ts';
import { apply, start, view } from '../rules/play.ts';
import { type FoundRecipe, knowledgeOf, toHypothesis } from '../solver/knowledge.ts';
import { createSearch, type RecipeSearch } from '../solver/search.ts';
import type { Puzzle, View } from '../types/index.ts';
import type { Witness } from '../types/notebook.ts';
import type { Potion } from '../types/potion.ts';

const playerNames = ['careful', 'casual'] as const;
export type PlayerName = (typeof playerNames)[number];

/** Then the game counts as given up. */
const MOST_POTIONS = 30;
/** Recipes the careful player considers, and steps to search for all recipes and for one. */
const IN_MIND = 40;
const ALL_STEPS = 4000;
const ONE_STEPS = 3000;
const PATIENCE = 250;

function oneThatFits(search: RecipeSearch, rng: Rng, budget: Budget): Witness | undefined {
  let found: Witness | undefined;
  for (let turn = 0; turn < 4 && !found; turn++)
    search.run(
      {
        rng,
        steps: ONE_STEPS,
        patience: PATIENCE,
        visit(one) {
          found = toHypothesis(search.space, one, rng);
          return true;
        },
      },
      budget,
    );
  return found;
}

/** All fitting recipes if they are few, otherwise some. */
function inMind(
  search: RecipeSearch,
  rng: Rng,
  budget: Budget,
): { sample: Witness[]; whole: boolean } {
  const all: FoundRecipe[] = [];
  const outcome = search.run(
    {
      steps: ALL_STEPS,
      visit(found) {
        all.push(found);
        return all.length > IN_MIND;
      },
    },
    budget,
  );
  if (outcome === 'none')
    return { sample: all.map((one) => toHypothesis(search.space, one, rng)), whole: true };
  const sample: Witness[] = [];
  for (let turn = 0; turn < IN_MIND; turn++) {
    const one = oneThatFits(search, rng, budget);
    if (one) sample.push(one);
  }
  return { sample, whole: false };
}

function carefulPotion(shown: View, rng: Rng, budget: Budget): Potion | undefined {
  const { sample, whole } = inMind(createSearch(knowledgeOf(shown)), rng, budget);
  if (sample.length === 0) return undefined;
  const pool = createPool(shown, sample, whole ? sample.length : null);
  const brew = sureBrew(shown, pool, budget);
  if (brew) return brew;
  const split = advise(shown, pool, rng, budget);
  if (split) return split.entries;
  return winners(pool).find((entries) => !wasTested(shown.trials, entries));
}

function casualPotion(shown: View, rng: Rng, budget: Budget): Potion | undefined {
  const search = createSearch(knowledgeOf(shown));
  for (let turn = 0; turn < 8; turn++) {
    const one = oneThatFits(search, rng, budget);
    const [entries] = one ? winners(createPool(shown, [one], null)) : [];
    if (entries && !wasTested(shown.trials, entries)) return entries;
  }
  return undefined;
}

/** Undefined for a game given up. */
export function potionsNeeded(
  puzzle: Puzzle,
  player: PlayerName,
  seed: string,
  budget: Budget,
): number | undefined {
  // Ratings ignore the board.
  const riddle: Puzzle = { ...puzzle, board: null };
  let state = start(riddle);
  for (let potion = 1; potion <= MOST_POTIONS; potion++) {
    const shown = view(riddle, state);
    const rng = createRng(`${seed} ${player} ${potion}`);
    const choose = player === 'careful' ? carefulPotion : casualPotion;
    const entries = choose(shown, rng, budget);
    if (!entries) return undefined;
    const outcome = apply(riddle, state, { type: 'use', entries });
    if (!outcome.ok) return undefined;
    state = outcome.state;
    if (state.ending === 'won') return potion;
  }
  return undefined;
}

const NUMBERS = 4;
/** What an entry adds: undergrown in the low bits, overgrown, right. Decoys add nothing. */
const UNDER = 1;
const OVER = 8;
const RIGHT = 64;
const WON = NUMBERS * RIGHT;
const RESPONSES = WON + 1;

/** All assignments of the numbers 1 to 4 to `count` ingredients, as rows of numbers (0 for a decoy). */
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

interface GreedyPlayer {
  readonly count: number;
  /** By ingredient and seeds: each secret's answer. */
  readonly shares: readonly (readonly Uint16Array[])[];
  /** n log n by count, precomputed. */
  readonly costs: Float64Array;
}

/** Right entries only show if all four are. */
const answerOf = (sum: number) => (sum === WON ? WON : sum & (RIGHT - 1));

interface GreedyPotion {
  readonly cost: number;
  readonly answers: Uint16Array;
  readonly used: number;
}

/** Unused ingredients are interchangeable, so they are taken in order. */
function bestPotion(player: GreedyPlayer, secrets: Int32Array, touched: number): GreedyPotion {
  const size = secrets.length;
  const sums = Array.from({ length: NUMBERS + 1 }, () => new Uint16Array(size));
  const tallies = new Int32Array(RESPONSES);
  let best: GreedyPotion = {
    cost: Number.POSITIVE_INFINITY,
    answers: new Uint16Array(size),
    used: 0,
  };
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
    // A possible win breaks ties.
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

/** Total potions for all these secrets. */
function potionsFor(player: GreedyPlayer, secrets: Int32Array, touched: number): number {
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
