// Wondering Witches: evaluations, winnability, proven puzzles and the notebook, with the plain judge beside them.

import { type Budget, unlimitedBudget } from '../src/core/budget.ts';
import { createRng, pick, type Rng, shuffled } from '../src/core/rng.ts';
import { drawEffects, drawRecipe, generate } from '../src/games/witches/engine/generate.ts';
import {
  categories,
  type EffectName,
  effectsByCategory,
  pairedEffects,
} from '../src/games/witches/names.ts';
import { type CompiledRecipe, compile } from '../src/games/witches/potion/compile.ts';
import { answer } from '../src/games/witches/potion/evaluate.ts';
import { apply, start, view } from '../src/games/witches/rules/play.ts';
import { presets } from '../src/games/witches/rules/settings.ts';
import { notebook } from '../src/games/witches/solver/notebook.ts';
import { createMovers } from '../src/games/witches/solver/scan-states.ts';
import { countWinning, isWinnable, winningPotions } from '../src/games/witches/solver/winnable.ts';
import { judgePotion, sequenceWins } from '../src/games/witches/testing/judges/potion.ts';
import type { Params, Puzzle, View } from '../src/games/witches/types/index.ts';
import type { PlayedEntry } from '../src/games/witches/types/potion.ts';
import { amount, figure, perCpuSecond, printTable, spread } from './helpers/measure.ts';

const bare: Params = {
  ingredients: 10,
  length: '4',
  decoys: 'ignore',
  effects: 0,
  clue: false,
  events: false,
  specialCells: false,
  lastPotion: false,
  play: 'high-witch',
  board: 'cauldrons',
};
/** Ten ingredients and five effects: the nearest that the settings have to four. */
const busy: Params = { ...bare, decoys: 'drama', effects: 1 };

function puzzles(params: Params, count: number, name: string): readonly Puzzle[] {
  const found: Puzzle[] = [];
  for (let index = 0; index < count; index++) {
    const puzzle = generate(params, createRng(`bench ${name} ${index}`), unlimitedBudget);
    if (puzzle.ok) found.push(puzzle.value);
  }
  return found;
}

interface Potion {
  readonly items: number[];
  readonly seeds: number[];
}

function randomPotion(ingredients: number, length: number, most: number, rng: Rng): Potion {
  return {
    items: Array.from({ length }, () => rng.below(ingredients)),
    seeds: Array.from({ length }, () => 1 + rng.below(most)),
  };
}

function benchEvaluations(): void {
  const rows: string[][] = [];
  const rng = createRng('bench potions');
  for (const [name, params] of [
    ['no effects', bare],
    ['n=10, 5 effects, drama', busy],
    ['high witch, 7 effects', presets[5]?.params ?? busy],
  ] as const) {
    const set = puzzles(params, amount(50), name);
    const jobs: { recipe: CompiledRecipe; puzzle: Puzzle; potion: Potion }[] = [];
    for (const puzzle of set) {
      const recipe = compile(puzzle);
      for (let index = 0; index < 20; index++) {
        const potion = randomPotion(params.ingredients, 4 + rng.below(3), 4, rng);
        jobs.push({ recipe, puzzle, potion });
      }
    }
    let number = 1;
    const fast = perCpuSecond(
      () => {
        for (const { recipe, potion } of jobs) answer(recipe, potion.items, potion.seeds, number);
        number++;
      },
      { batch: jobs.length },
    );
    const slow = perCpuSecond(
      () => {
        for (const { puzzle, potion } of jobs)
          judgePotion(
            puzzle,
            potion.items.map((item, slot) => ({ item, seeds: potion.seeds[slot] ?? 1 })),
            () => 0,
          );
      },
      { batch: jobs.length },
    );
    rows.push([name, figure(fast), figure(slow), figure(fast / slow)]);
  }
  printTable(
    'Witches: evaluations a second (goal 2,000,000)',
    ['potions', 'scan', 'plain judge', 'times'],
    rows,
  );
}

function benchChecks(): void {
  const rows: string[][] = [];
  for (const [name, params] of [
    ['n=10, no effects', bare],
    ['n=10, 5 effects, drama', busy],
    ['high witch, 7 effects', presets[5]?.params ?? busy],
  ] as const) {
    const set = puzzles(params, amount(200), `check ${name}`).map((puzzle) => ({
      puzzle,
      compiled: compile(puzzle),
    }));
    const micros = (run: (compiled: CompiledRecipe) => void) => {
      const measured = perCpuSecond(
        () => {
          for (const { compiled } of set) run(compiled);
        },
        { batch: set.length },
      );
      return figure(1e6 / measured);
    };
    const cells = [4, 5, 6].map((length) =>
      micros((compiled) => countWinning(createMovers(compiled), length)),
    );
    const all = micros((compiled) => winningPotions(compiled, 6));
    // the judge's time for all potions of length 6, from a sample of them
    const rng = createRng('judge sample');
    const judge = perCpuSecond(() => {
      const one = set[rng.below(set.length)];
      if (one) sequenceWins(one.puzzle, randomPotion(10, 6, 4, rng).items);
    });
    rows.push([name, ...cells, all, `${figure(1e6 / judge)} s`]);
  }
  printTable(
    'Witches: winnability check, microseconds (goal 50), and the plain judge for length 6',
    ['recipe', 'L=4', 'L=5', 'L=6', 'L=4-6, seeds', 'judge'],
    rows,
  );
}

const plainLists = categories
  .filter((category) => category !== 'Complex')
  .map((category) => effectsByCategory[category]);

/** As a deal of the settings, with exactly four effects, one of each plain category; a pair counts once. */
function dealWithFour(rng: Rng, counting: Budget): void {
  const frame = { recipeLength: 4, lengthTold: true, seed: 'four effects' };
  let winnable = false;
  while (!winnable) {
    counting.spend();
    const { ingredients } = drawRecipe({ ...busy, effects: 0 }, frame, rng);
    const held: EffectName[][] = ingredients.map(({ effects }) => [...effects]);
    for (const name of drawEffects(plainLists, 4, rng))
      for (let takers = pairedEffects.includes(name) ? 2 : 1; takers > 0; ) {
        const list = pick(held, rng);
        if (!list || list.includes(name)) continue;
        list.push(name);
        takers--;
      }
    const recipe = {
      ...frame,
      ingredients: ingredients.map((one, index) => ({ ...one, effects: held[index] ?? [] })),
    };
    winnable = isWinnable(compile(recipe));
  }
}

type Deal = (rng: Rng, counting: Budget) => void;

function benchDeals(): void {
  const deals: readonly (readonly [string, Deal])[] = [
    ...presets.map(({ id, params }): readonly [string, Deal] => [
      id,
      (rng, counting) => generate(params, rng, counting),
    ]),
    ['n=10, five effects', (rng, counting) => generate(busy, rng, counting)],
    ['n=10, four effects', dealWithFour],
  ];
  const rows = deals.map(([id, deal]) => {
    let seed = 0;
    let drawn = 0;
    const counting = { spend: () => ++drawn > 0 };
    const dealt = perCpuSecond(() => deal(createRng(`deal ${id} ${seed++}`), counting));
    const accepted = (100 * seed) / drawn;
    return [id, figure(dealt), figure(drawn / (seed / dealt)), `${figure(accepted)} %`];
  });
  printTable(
    'Witches: proven puzzles a second (goal 20,000 at n=10, four effects)',
    ['level', 'dealt', 'recipes checked', 'winnable'],
    rows,
  );
}

/** A game after so many random potions. */
function played(params: Params, potions: number, name: string): View | undefined {
  const rng = createRng(`played ${name}`);
  const puzzle = generate(params, rng, unlimitedBudget);
  if (!puzzle.ok) return undefined;
  let state = start(puzzle.value);
  const shown = view(puzzle.value, state);
  for (let potion = 0; potion < potions; potion++) {
    const entries = Array.from(
      { length: 3 + rng.below(4) },
      (): PlayedEntry => ({
        ingredient: shown.ingredients[rng.below(shown.ingredients.length)] ?? 'Parsley',
        seeds: 1 + rng.below(shown.maxSeeds),
      }),
    );
    const next = apply(puzzle.value, state, { type: 'use', entries });
    if (next.ok && next.state.ending === null) state = next.state;
  }
  return view(puzzle.value, state);
}

function benchNotebook(): void {
  const rows: string[][] = [];
  const cases: readonly (readonly [string, Params, number])[] = [
    ['n=6, K=4, no effects', { ...bare, ingredients: 6 }, 24],
    ['n=10, K=4, no effects', bare, 24],
    ['n=10, K=6, no effects', { ...bare, length: '6' }, 12],
    ['n=10, K=4, drama, no effects', { ...bare, decoys: 'drama' }, 12],
    ['n=10, 4 or 6, drama, no effects', { ...bare, decoys: 'drama', length: '4-or-6' }, 12],
    ['beginner', presets[1]?.params ?? bare, 4],
    ['high witch', presets[5]?.params ?? bare, 2],
  ];
  for (const [name, params, all] of cases) {
    const count = amount(all, 1);
    const views = Array.from({ length: count }, (_, index) =>
      played(params, 1 + (index % 6), `${name} ${index}`),
    );
    let method = '';
    const times = spread((index) => {
      const shown = views[index];
      const found = shown && notebook(shown, unlimitedBudget);
      if (found?.ok) method = found.value.counts ? 'counted' : 'decided';
    }, count);
    rows.push([name, method, figure(times.median), figure(times.worst)]);
  }
  printTable(
    'Witches: notebook after 1 to 6 potions, milliseconds (goal 10 typically, 300 at worst, without effects)',
    ['game', 'method', 'median', 'worst'],
    rows,
  );
}

/** What the notebook by samples did after four potions: games, of twelve, in which it had lost sight of the truth. */
const BEFORE: Readonly<Record<string, string>> = {
  'spice-sorcerer': '1 of 12',
  'potion-master': '2 of 12',
  'high-witch': '6 of 12',
};

/** A game after four potions of four different ingredients. */
function afterFour(id: string, params: Params, game: number): View | undefined {
  const rng = createRng(`known ${id} ${game}`);
  const puzzle = generate(params, rng, unlimitedBudget);
  if (!puzzle.ok) return undefined;
  let state = start(puzzle.value);
  const { ingredients, maxSeeds } = view(puzzle.value, state);
  for (let potion = 0; potion < 4; potion++) {
    const entries = shuffled(ingredients, rng)
      .slice(0, 4)
      .map((ingredient): PlayedEntry => ({ ingredient, seeds: 1 + rng.below(maxSeeds) }));
    const next = apply(puzzle.value, state, { type: 'use', entries });
    if (next.ok && next.state.ending === null) state = next.state;
  }
  return view(puzzle.value, state);
}

/** Games of each level; what is promised is a share of entries that is decided within a time, of the processor. */
const KNOWN_GAMES = amount(80, 1);
const PROMISED_SHARE = 0.9;
const PROMISED_MS = 1000;

/** How much is decided on every level, and how long it takes. */
function benchKnowledge(): void {
  const rows: string[][] = [];
  for (const { id, params } of presets.filter((one) => one.params.play === 'high-witch')) {
    const games: { share: number; ms: number; counted: boolean }[] = [];
    for (let game = 0; game < KNOWN_GAMES; game++) {
      const shown = afterFour(id, params, game);
      const before = process.cpuUsage();
      const found = shown && notebook(shown, unlimitedBudget);
      const { user, system } = process.cpuUsage(before);
      if (!found?.ok) continue;
      const { entries, open, counts } = found.value;
      games.push({
        share: (entries - open) / entries,
        ms: (user + system) / 1000,
        counted: counts !== null,
      });
    }
    const percent = (share: number) => `${figure(100 * share)} %`;
    const times = games.map(({ ms }) => ms).sort((one, other) => one - other);
    const kept = games.filter(({ share, ms }) => share >= PROMISED_SHARE && ms <= PROMISED_MS);
    rows.push([
      id,
      percent(games.reduce((sum, { share }) => sum + share, 0) / games.length),
      percent(Math.min(...games.map(({ share }) => share))),
      `${kept.length} of ${games.length}`,
      `${games.filter(({ counted }) => counted).length} of ${games.length}`,
      figure(times[times.length >> 1] ?? 0),
      figure(times[times.length - 1] ?? 0),
      BEFORE[id] ?? '0 of 12',
    ]);
  }
  printTable(
    'Witches: notebook after four potions of four, milliseconds of the processor (goal: 90 % decided within 1,000)',
    ['level', 'decided', 'lowest', 'goal met', 'counted', 'median', 'worst', 'truth lost before'],
    rows,
  );
}

export async function bench(): Promise<void> {
  benchEvaluations();
  benchChecks();
  benchDeals();
  benchNotebook();
  benchKnowledge();
}
