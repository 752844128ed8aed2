// What is said of a potion: each message once, and a verdict that claims no more than the rules allow.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { orThrow } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../../../games/witches/index.ts';
import { type EffectName, ingredientNames } from '../../../games/witches/names.ts';
import { evaluate } from '../../../games/witches/potion/evaluate.ts';
import type { PotionResult } from '../../../games/witches/types/potion.ts';
import { eventTexts, messageTexts, ownedBy, resultText, verdictText } from './board-and-potions.ts';

const result = (undergrown: number, overgrown: number, won = false): PotionResult => ({
  won,
  undergrown,
  overgrown,
  messages: [],
});
const plain = { drama: false, effects: [] };

describe('verdictText', () => {
  it.each<[string, PotionResult, { drama: boolean; effects: readonly EffectName[] }, string]>([
    ['won', result(0, 0, true), plain, 'Congratulations! You won!'],
    ['one misgrown', result(1, 0), plain, 'Not the recipe yet: one has the wrong number of seeds.'],
    ['several', result(1, 2), plain, 'Not the recipe yet: 3 have the wrong number of seeds.'],
    ['none', result(0, 0), plain, 'Not the recipe yet: something is out of order or missing.'],
    [
      'an imposter may be in it',
      result(0, 0),
      { drama: true, effects: [] },
      'Not the recipe yet: something is out of order, missing, or does not belong.',
    ],
    [
      'enemies may be in it',
      result(0, 0),
      { drama: false, effects: ['Enemies'] },
      'Not the recipe yet: something is out of order, missing, or does not belong.',
    ],
  ])('%s', (_, answer, view, text) => {
    expect(verdictText(answer, view)).toBe(text);
  });

  it('claims order or a gap only where the recipe is plain', () => {
    const rng = createRng('verdict');
    for (let game = 0; game < samples(100); game++) {
      const [{ params }] = witches.presets;
      const { puzzle } = orThrow(deal(witches, params, `verdict-${game}`, unlimitedBudget));
      const names = ingredientNames.slice(0, puzzle.ingredients.length);
      for (let potion = 1; potion <= 20; potion++) {
        const entries = Array.from({ length: 1 + rng.below(5) }, () => {
          const ingredient = names[rng.below(names.length)] ?? 'Parsley';
          const number = puzzle.ingredients.find(({ name }) => name === ingredient)?.number;
          return { ingredient, seeds: number ?? 1 + rng.below(4) };
        });
        const answer = evaluate(puzzle, entries, potion);
        if (answer.won || answer.undergrown + answer.overgrown > 0) continue;
        const numbers = entries.flatMap(
          ({ ingredient }) =>
            puzzle.ingredients.find(({ name }) => name === ingredient)?.number ?? [],
        );
        const rises = numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
        expect(rises && numbers.length >= puzzle.recipeLength).toBe(false);
      }
    }
  });
});

describe('messageTexts', () => {
  it('says each thing once, with how often', () => {
    expect(
      messageTexts([
        { effect: 'Poison' },
        { effect: 'Detective', value: 3 },
        { effect: 'Poison' },
        { effect: 'Detective', value: 2 },
        { effect: 'Spicy' },
        { effect: 'Spicy' },
      ]),
    ).toEqual([
      'Poison ×2: You are poisoned. If all of you are, you lose; alone, at the second in a row.',
      'Detective says: 3.',
      'Detective says: 2.',
      'A spicy ingredient was encountered. ×2',
    ]);
  });
  it('tells aloud that nothing misgrown is not yet a win', () => {
    expect(resultText(result(0, 0))).toBe('0 undergrown, 0 overgrown, and not the recipe yet.');
    expect(resultText(result(0, 1))).toBe('0 undergrown, 1 overgrown.');
  });
});

it.each(Object.entries(eventTexts))(
  '%s has its effect on a board without cauldrons, too',
  (_, text) => {
    if (/cauldron|pluck/i.test(text)) expect(text).toContain('garden');
  },
);

it.each([
  ['Anna', 'Anna’s'],
  ['Bartholomew of Woods', 'Bartholomew of Woods’'],
  ['JONAS', 'JONAS’'],
  ['Max 2', 'Max 2’s'],
  ['Łukasz', 'Łukasz’s'],
])('what is %s’s is called so', (name, said) => {
  expect(ownedBy(name)).toBe(said);
});
