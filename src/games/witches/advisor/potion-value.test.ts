// Advice on given recipes: what it tests, and what it never tests.

import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { evaluate } from '../potion/evaluate.ts';
import { potionText } from '../rules/recipe-text.ts';
import { answerText, potionFrom, puzzleFrom } from '../testing/index.ts';
import type { Puzzle, View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import { answerFacts } from './hint.ts';
import { advise, isInformative, splitOf, surelyApart, weigh } from './potion-value.ts';
import { createPool, hintSurvey, type Pool } from './sample.ts';

const seeds = [0, 1, 2, 3, 4, 5, 6, 7];

/** The view after these potions. */
function viewAfter(puzzle: Puzzle, potions: readonly string[]): View {
  let state = witches.start(puzzle, 0);
  for (const potion of potions) {
    const next = witches.apply(puzzle, state, { type: 'use', entries: potionFrom(potion) }, 0);
    if (!next.ok) throw new Error(next.refusal.type);
    state = next.state;
  }
  return witches.view(puzzle, state);
}

/** The advised potion if exactly these recipes are left. */
function advised(view: View, recipes: readonly string[], seed: number) {
  const sample = recipes.map((text) => puzzleFrom(text));
  const pool = createPool(view, sample, sample.length);
  const split = advise(view, pool, createRng(`advice ${seed}`), unlimitedBudget);
  if (!split) throw new Error('no advice');
  return split;
}

describe('advice', () => {
  it.each(seeds)('asks what is open even where only a second Poison tells, seed %i', (seed) => {
    // It is open which one is number 1 and which one the decoy; both are poisonous. Nothing wins for certain,
    // as the fourth number is random.
    const recipes = [
      'g1[Poison] g2 g3 g4[Random] i[Poison]',
      'i[Poison] g2 g3 g4[Random] g1[Poison]',
    ];
    const view = viewAfter(puzzleFrom(recipes[0] ?? ''), ['a1']);
    expect(view.trials[0]?.result.messages.map(({ effect }) => effect)).toEqual(['Poison']);
    const { parts, entries } = advised(view, recipes, seed);
    expect(parts.length, potionText(entries)).toBe(2);
  });

  // Two recipes are left, and nothing wins, as two of the four are Enemies: everything that distinguishes
  // them is equally informative.
  const either = (effect: string) => [
    `g1 i g3[Enemies] g4[Enemies] g2[${effect}] i`,
    `i g1 g3[Enemies] g4[Enemies] g2[${effect}] i`,
  ];

  it.each(seeds)('uses at most two dots while distracted, seed %i', (seed) => {
    const recipes = either('Distracted');
    const view = viewAfter(puzzleFrom(recipes[0] ?? ''), ['e2']);
    const { parts, entries } = advised(view, recipes, seed);
    expect(parts.length).toBe(2);
    expect(Math.max(...entries.map((entry) => entry.seeds)), potionText(entries)).toBeLessThan(3);
  });

  it.each(seeds)('keeps clear of what those with allergies cannot plant, seed %i', (seed) => {
    const recipes = either('Allergies');
    const view = viewAfter(puzzleFrom(recipes[0] ?? ''), ['e2c1']);
    const { parts, entries } = advised(view, recipes, seed);
    expect(parts.length).toBe(2);
    expect(potionText(entries)).not.toMatch(/[ce]/);
  });

  it.each(seeds)('takes the shortest of those that tell as much, seed %i', (seed) => {
    const recipes = either('Student');
    const { parts, entries } = advised(viewAfter(puzzleFrom(recipes[0] ?? ''), []), recipes, seed);
    expect(parts.length).toBe(2);
    expect(entries.length, potionText(entries)).toBe(2);
  });

  it('looks beside the best that it has found: a first potion leaves little to be found out', () => {
    const params = witches.presets.find(({ id }) => id === 'amateur-witch')?.params;
    const puzzle = params && witches.generate(params, createRng('beside'), unlimitedBudget);
    if (!puzzle?.ok) throw new Error('no puzzle');
    const view = viewAfter(puzzle.value, []);
    const known = hintSurvey(view, unlimitedBudget);
    const pool = known.ok ? known.value.pool(unlimitedBudget) : undefined;
    if (!pool) throw new Error('no recipes');
    const left = seeds.map(
      (seed) => advise(view, pool, createRng(`beside ${seed}`), unlimitedBudget)?.left ?? 99,
    );
    expect(left.reduce((sum, one) => sum + one, 0) / left.length).toBeLessThan(0.4);
  });

  it.each(seeds)('asks nothing twice, though chance might answer otherwise, seed %i', (seed) => {
    const recipes = either('Student');
    const view = viewAfter(puzzleFrom(recipes[0] ?? ''), []);
    const { entries, parts } = advised(view, recipes, seed);
    const result = parts[0]?.result;
    if (!result) throw new Error('no answer');
    const again = advised({ ...view, trials: [{ entries, result }] }, recipes, seed);
    expect(potionText(again.entries)).not.toBe(potionText(entries));
  });

  it('goes on asking where so few recipes are known that nothing is certain', () => {
    const [recipe = ''] = either('Student');
    const view = viewAfter(puzzleFrom(recipe), []);
    const pool = createPool(view, [puzzleFrom(recipe)], null);
    expect(advise(view, pool, createRng('few'), unlimitedBudget)?.entries.length).toBeGreaterThan(
      0,
    );
    // A complete pool: nothing is left to learn, and nothing wins.
    const whole = createPool(view, [puzzleFrom(recipe)], 1);
    expect(advise(view, whole, createRng('few'), unlimitedBudget)).toBeNull();
  });
});

const viewOf = (text: string): View => {
  const puzzle = puzzleFrom(text);
  return witches.view(puzzle, witches.start(puzzle, 0));
};

/** As many recipes as there are ways for decoys to hold a message that does not depend on numbers. */
const likeThis = (text: string, count: number): Pool => {
  const view = viewOf(text);
  const sample = Array.from({ length: count }, () => puzzleFrom(text));
  return createPool(view, sample, count);
};

describe('a potion whose answer is drawn', () => {
  it.each([
    ['g1[Random] g2 g3 g4 i', 'a3'],
    ['g1[Random] g2 g3 g4 i', 'a2b1'],
    ['g1 g2 g3 g4[Detective] i', 'a1b2c3d1'],
    ['g1 g2 g3[Liar] g4 i', 'c1'],
    ['g1 g2 g3[Joker] g4 i', 'b1c1d2'],
    ['g1[Even] g2 g3 g4 i', 'a3'],
  ])('tells nothing of recipes that are the same: %s, %s', (text, potion) => {
    const weight = weigh(likeThis(text, 60), potionFrom(potion));
    expect(weight.answers).toBeGreaterThan(1);
    // Two draws of each are a sample.
    expect(weight.gain).toBeLessThan(0.5);
  });

  it('still distinguishes the ingredients', () => {
    const texts = ['g1[Random] g2 g3 g4 i', 'g1 g2[Random] g3 g4 i'];
    const view = viewOf(texts[0] ?? '');
    const sample = Array.from({ length: 60 }, (_, place) => puzzleFrom(texts[place % 2] ?? ''));
    const pool = createPool(view, sample, sample.length);
    const weight = weigh(pool, potionFrom('a1'));
    expect(weight.gain).toBeGreaterThan(0.5);
    expect(weight.gain).toBeLessThan(1.5);
    expect(isInformative(weight)).toBe(true);
  });

  it('is worth what it was where nothing is drawn', () => {
    const texts = ['g1 g2 g3 g4 i', 'g2 g1 g3 g4 i', 'i g1 g3 g4 g2', 'g1 i g3 g4 g2'];
    const view = viewOf(texts[0] ?? '');
    const pool = createPool(
      view,
      texts.map((text) => puzzleFrom(text)),
      texts.length,
    );
    expect(weigh(pool, potionFrom('a1')).gain).toBeCloseTo(2 - (3 * Math.log2(3)) / 4);
  });
});

describe('parts that are surely apart', () => {
  /** All answers a recipe may give, according to many draws. */
  const answersOf = (text: string, entries: Potion): ReadonlySet<string> =>
    new Set(
      Array.from({ length: 40 }, (_, draw) =>
        answerText(evaluate({ ...puzzleFrom(text), seed: `draw ${draw}` }, entries, draw + 1)),
      ).filter((one) => one !== 'won'),
    );

  it.each([
    [['g1 g2 g3[Detective] g4[Liar] i', 'g2 g1 g3[Detective] g4[Liar] i', 'i g2 g3 g4 g1']],
    [['g1 g2[Joker] g3 g4 i', 'g1 g2[Joker] g4 g3 i', 'g1 g2 g3[Joker] g4 i', 'i g2 g3 g4 g1']],
    [['g1[Random] g2 g3[Calculator] g4 i', 'g1 g2[Random] g3[Calculator] g4 i']],
    [['g1[Random] g2[Hugger] g3 g4 i', 'g3[Random] g2[Hugger] g1 g4 i', 'i g2[Hugger] g3 g4 g1']],
    [['g1[Even] g2[Analyzer] g3 g4 i', 'g2[Even] g1[Analyzer] g3 g4 i', 'g1 g2 g3[Even] g4 i']],
  ])('never answer alike, whatever is drawn: %j', (texts) => {
    const rng = createRng('apart');
    const view = viewOf(texts[0] ?? '');
    const pool = createPool(
      view,
      texts.map((text) => puzzleFrom(text)),
      texts.length,
    );
    for (let turn = 0; turn < 60; turn++) {
      const entries = Array.from({ length: 1 + rng.below(4) }, () => ({
        ingredient: view.ingredients[rng.below(view.ingredients.length)] ?? 'Parsley',
        seeds: 1 + rng.below(4),
      }));
      const split = splitOf(pool, entries);
      const spoken = surelyApart(pool, split).map(({ members }) =>
        members.flatMap((place) => [...answersOf(texts[place] ?? '', entries)]),
      );
      const all = spoken.flatMap((answers) => [...new Set(answers)]);
      expect(new Set(all).size, potionText(entries)).toBe(all.length);
    }
  });
});

it('a win by chance is none', () => {
  // The fourth number is random, and may be right.
  const text = 'g1 g2 g3 g4[Random] i';
  const pool = likeThis(text, 40);
  const split = splitOf(pool, potionFrom('a1b2c3d4'));
  expect(split.parts.some(({ result }) => result.won)).toBe(true);
  const apart = surelyApart(pool, split);
  expect(apart.map(({ result, members }) => [result.won, members.length])).toEqual([[false, 40]]);
});

describe('what a hint says of answers', () => {
  it('covers only answers that do not depend on chance', () => {
    // It is open which one has Random: misgrown counts are random, so nothing follows.
    const texts = ['g1[Random] g2 g3 g4 i', 'g4[Random] g2 g3 g1 i'];
    const view = viewOf(texts[0] ?? '');
    const pool = createPool(
      view,
      texts.map((text) => puzzleFrom(text)),
      texts.length,
    );
    for (const potion of ['a1', 'a2', 'a3', 'a2b3', 'a4c1']) {
      const split = splitOf(pool, potionFrom(potion));
      const told = answerFacts(pool, split).filter(({ type }) => type === 'wouldTell');
      expect(told.filter((fact) => 'ingredient' in fact)).toEqual([]);
    }
  });
});
