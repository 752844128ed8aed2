// Sentences of hints that could be read in another way.

import { expect, it } from 'vitest';
import type { Fact } from '../../../core/hint.ts';
import { playWords, seenBy } from '../../../games/witches/testing/drawn-boards.ts';
import { hint } from './hints.ts';

const view = seenBy({ seats: 2 }, playWords({ seats: 2 }, '').state, 1);
const told = (fact: Fact) => {
  const step = { area: { cells: [] }, facts: [fact], marks: [] };
  return hint.why({ technique: 'tellingPotion', steps: [step], targets: [] }, 0, view);
};

const telling = {
  type: 'wouldTell',
  undergrown: 0,
  overgrown: 0,
  messages: [],
  left: 7,
  of: 160,
} satisfies Fact;

it.each([
  [{ ...telling, exact: true }, 'Nothing misgrown would leave 7 of the 160 recipes.'],
  [
    { ...telling, undergrown: 1, overgrown: 2, messages: ['Poison'] },
    '1 undergrown, 2 overgrown and Poison would leave 7 of the 160 recipes looked at.',
  ],
  [
    {
      ...telling,
      overgrown: 2,
      messages: ['Gate', 'Poison', 'Odd'],
      ingredient: 'Sage',
      option: 'decoy',
    },
    '2 overgrown and 3 effects would leave 7 of the 160 recipes looked at. Sage is a decoy then.',
  ],
] as const)('an answer is told as one: %j', (fact, sentence) => {
  expect(told(fact)).toBe(sentence);
});

it('seeds stand behind their ingredient: before it they would be plants', () => {
  const entries = [
    { ingredient: 'Sage', seeds: 3 },
    { ingredient: 'Chives', seeds: 1 },
  ];
  expect(told({ type: 'towards', entries })).toBe('Work towards this potion: Sage 3, Chives 1.');
});
