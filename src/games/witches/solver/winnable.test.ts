// The fast winnability check against the independent judge, which tries every potion; and every dealt puzzle
// is winnable.

import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { generate } from '../engine/generate.ts';
import { findWinningPotions } from '../index.ts';
import { compile } from '../potion/compile.ts';
import { winsForCertain } from '../potion/evaluate.ts';
import { presets } from '../rules/settings.ts';
import { puzzleFrom } from '../testing/index.ts';
import {
  forAllSequences,
  judgeCount,
  judgePotion,
  randomRecipe,
  sequenceWins,
} from '../testing/judges/potion.ts';
import { maxSeeds, type Recipe } from '../types/potion.ts';
import { brewablePotion, isWinnable, winningPotions } from './winnable.ts';

function expectAgreement(recipe: Recipe, maxLength: number): number {
  const compiled = compile(recipe);
  const { count, shortest } = winningPotions(compiled, maxLength);
  expect(count, JSON.stringify(recipe)).toBe(judgeCount(recipe, maxLength));
  expect(shortest !== null).toBe(count > 0);
  if (shortest) expect(winsForCertain(compiled, shortest.items, shortest.seeds)).toBe(true);
  return count;
}

describe('winning potions', () => {
  it.each([
    ['plain recipe', 'g1 g2 g3 g4', 6, 1],
    ['a decoy in any of five places', 'g1 g2 g3 g4 i', 5, 6],
    ['the only 2 is fled past', 'g1 g2[Coward] g3 g4', 6, 0],
    ['a number by chance is never certain', 'g1[Random] g2 g3 g4', 6, 0],
    ['but a Cleaner tames it', 'g1[Random] g2 g3 g4 i[Cleaner]', 5, 1],
    ['cut off, then anything', 'g1 g2 g3 g4[Cutoff]', 5, 5],
    ['a Resetter forgives what was before', 'g1 g2 g3 g4 i[Resetter]', 6, 7],
  ])('%s', (_, text, maxLength, count) => {
    const puzzle = puzzleFrom(text);
    expect(findWinningPotions(puzzle, maxLength).count).toBe(count);
    expect(judgeCount(puzzle, Math.min(maxLength, 5))).toBe(
      findWinningPotions(puzzle, Math.min(maxLength, 5)).count,
    );
  });

  it('counts what the plain judge counts, on random puzzles with up to six effects', () => {
    const rng = createRng('fast check against judge');
    let winnable = 0;
    const rounds = samples(5000);
    for (let round = 0; round < rounds; round++) {
      // Mostly small ones: the judge tries every potion.
      const ingredients = 4 + Math.min(rng.below(3), rng.below(3));
      const recipeLength = Math.min(ingredients, 4 + rng.below(2));
      const recipe = randomRecipe(rng, { ingredients, recipeLength, effects: 6 });
      if (expectAgreement(recipe, 5) > 0) winnable++;
    }
    // The sample must contain both kinds to be meaningful.
    expect(winnable).toBeGreaterThan(rounds / 5);
    expect(winnable).toBeLessThan((rounds * 4) / 5);
  }, 900_000);

  it('the judge itself needs no argument about seeds: all of them are tried', () => {
    const rng = createRng('judge without arguments');
    for (let round = 0; round < samples(60); round++) {
      const recipe = randomRecipe(rng, { ingredients: 4, recipeLength: 4, effects: 5 });
      if (recipe.ingredients.some((one) => /Random|Even/.test(one.effects.join()))) continue;
      const most = maxSeeds(recipe);
      forAllSequences(4, 4, (items) => {
        let any = false;
        forAllSequences(most, 4, (seeds) => {
          any ||= judgePotion(
            recipe,
            items.map((item, slot) => ({ item, seeds: (seeds[slot] ?? 0) + 1 })),
            () => 0,
            'win',
          ).won;
        });
        expect(sequenceWins(recipe, items)).toBe(any);
      });
    }
  }, 300_000);

  it.runIf(soaking)(
    'agrees at ten ingredients and length six',
    () => {
      const rng = createRng('large ones');
      for (let round = 0; round < 100; round++) {
        const recipe = randomRecipe(rng, {
          ingredients: 10,
          recipeLength: rng.below(2) === 0 ? 4 : 6,
          effects: 6,
        });
        expectAgreement(recipe, 6);
      }
    },
    7_200_000,
  );

  it('deals no puzzle that cannot be won, on any level', () => {
    const rounds = Math.ceil(samples(10_000) / presets.length);
    for (const preset of presets)
      for (let round = 0; round < rounds; round++) {
        const rng = createRng(`${preset.id} ${round}`);
        const puzzle = generate(preset.params, rng, createBudget(500));
        expect(puzzle.ok).toBe(true);
        if (!puzzle.ok) continue;
        const recipe = compile(puzzle.value);
        const potion = brewablePotion(recipe);
        expect(potion && winsForCertain(recipe, potion.items, potion.seeds)).toBe(true);
      }
  }, 120_000);

  it('sorts out a good part of what is drawn, so the check matters', () => {
    let drawn = 0;
    const counting = { spend: () => drawn++ >= 0 };
    const preset = presets[5] ?? presets[0];
    for (let round = 0; round < 100; round++)
      generate(preset.params, createRng(`many ${round}`), counting);
    expect(drawn).toBeGreaterThan(110);
  });

  it('an unwinnable recipe has no potion', () => {
    const puzzle = puzzleFrom('g1[Random] g2 g3 g4');
    expect(isWinnable(compile(puzzle))).toBe(false);
    expect(findWinningPotions(puzzle, 6)).toEqual({ count: 0, shortest: null });
    expect(unlimitedBudget.spend()).toBe(true);
  });
});
