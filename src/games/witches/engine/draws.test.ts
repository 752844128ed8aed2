// What is drawn by chance tells nothing: not to those who weigh potions, and not in what a hint says of answers.

import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { evaluate } from '../potion/evaluate.ts';
import { potionText } from '../rules/canon.ts';
import { answerText, potionFrom, puzzleFrom } from '../testing/index.ts';
import type { View } from '../types/index.ts';
import type { PlayedEntry } from '../types/potion.ts';
import { isNews, splitOf, weigh } from './advice.ts';
import { surelyApart } from './draws.ts';
import { tellings } from './hint.ts';
import { createPool, type Pool } from './pool.ts';

const viewOf = (text: string): View => {
  const puzzle = puzzleFrom(text);
  return witches.view(puzzle, witches.start(puzzle, 0));
};

/** As many recipes as there are ways for the decoys to hold a message that no number has to do with. */
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
    const { recipes } = likeThis(text, 60);
    const weight = weigh(recipes, viewOf(text).ingredients, potionFrom(potion));
    expect(weight.answers).toBeGreaterThan(1);
    // two draws of each are a sample
    expect(weight.gain).toBeLessThan(0.5);
  });

  it('still tells who is who', () => {
    const texts = ['g1[Random] g2 g3 g4 i', 'g1 g2[Random] g3 g4 i'];
    const view = viewOf(texts[0] ?? '');
    const sample = Array.from({ length: 60 }, (_, place) => puzzleFrom(texts[place % 2] ?? ''));
    const { recipes } = createPool(view, sample, sample.length);
    const weight = weigh(recipes, view.ingredients, potionFrom('a1'));
    expect(weight.gain).toBeGreaterThan(0.5);
    expect(weight.gain).toBeLessThan(1.5);
    expect(isNews(weight)).toBe(true);
  });

  it('is worth what it was where nothing is drawn', () => {
    const texts = ['g1 g2 g3 g4 i', 'g2 g1 g3 g4 i', 'i g1 g3 g4 g2', 'g1 i g3 g4 g2'];
    const view = viewOf(texts[0] ?? '');
    const { recipes } = createPool(
      view,
      texts.map((text) => puzzleFrom(text)),
      texts.length,
    );
    expect(weigh(recipes, view.ingredients, potionFrom('a1')).gain).toBeCloseTo(
      2 - (3 * Math.log2(3)) / 4,
    );
  });
});

describe('parts that are surely apart', () => {
  /** All that a recipe may answer, as far as many draws show. */
  const answersOf = (text: string, entries: readonly PlayedEntry[]): ReadonlySet<string> =>
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
      const split = splitOf(pool.recipes, view.ingredients, entries);
      const spoken = surelyApart(pool, view.ingredients, split).map(({ members }) =>
        members.flatMap((place) => [...answersOf(texts[place] ?? '', entries)]),
      );
      const all = spoken.flatMap((answers) => [...new Set(answers)]);
      expect(new Set(all).size, potionText(entries)).toBe(all.length);
    }
  });
});

it('a win by chance is none', () => {
  // the fourth number is drawn anew, and may be right
  const text = 'g1 g2 g3 g4[Random] i';
  const view = viewOf(text);
  const pool = likeThis(text, 40);
  const split = splitOf(pool.recipes, view.ingredients, potionFrom('a1b2c3d4'));
  expect(split.parts.some(({ result }) => result.won)).toBe(true);
  const apart = surelyApart(pool, view.ingredients, split);
  expect(apart.map(({ result, members }) => [result.won, members.length])).toEqual([[false, 40]]);
});

describe('what a hint says of answers', () => {
  it('is said only of answers that no chance can bring about otherwise', () => {
    // who holds Random is open: what is misgrown is drawn, so nothing follows from it
    const texts = ['g1[Random] g2 g3 g4 i', 'g4[Random] g2 g3 g1 i'];
    const view = viewOf(texts[0] ?? '');
    const pool = createPool(
      view,
      texts.map((text) => puzzleFrom(text)),
      texts.length,
    );
    for (const potion of ['a1', 'a2', 'a3', 'a2b3', 'a4c1']) {
      const split = splitOf(pool.recipes, view.ingredients, potionFrom(potion));
      const told = tellings(view, pool, split).filter(({ type }) => type === 'wouldTell');
      expect(told.filter((fact) => 'ingredient' in fact)).toEqual([]);
    }
  });
});
