// Potions of what was tested least: in order, none of them twice, and clear of Poison where that would be the end.

import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { evaluate } from '../potion/evaluate.ts';
import { potionText } from '../rules/canon.ts';
import { dealtGame } from '../testing/alone.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import { BRISK } from './notebook/decide.ts';
import { knowledgeOf } from './notebook/knowledge.ts';
import { survey } from './notebook/notebook.ts';
import { isScant } from './pool.ts';
import { seldomPotions } from './seldom.ts';
import { roomFrom } from './solo/rooms.ts';

const puzzle = puzzleFrom('g1[Poison] g2 g3 g4 i');
const viewAfter = (potions: readonly string[]) => ({
  ...witches.view(puzzle, witches.start(puzzle, 0)),
  trials: potions.map((text, index) => {
    const entries = potionFrom(text);
    return { entries, result: evaluate(puzzle, entries, index + 1) };
  }),
});
const empty = (size: number) => roomFrom(new Array(size).fill(undefined), false);
const first = (potions: readonly string[], size: number, wary = false) => {
  const [entries] = seldomPotions(viewAfter(potions), [empty(size)], wary);
  return entries && potionText(entries);
};

describe('seldom potions', () => {
  it.each([
    { potions: [], size: 2, expected: 'a1b1' },
    { potions: ['a1b1'], size: 2, expected: 'c1d1' },
    { potions: ['a1b1', 'c1d1'], size: 2, expected: 'e1a1' },
    // tested already: with more seeds
    { potions: ['d1e1', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2'], size: 2, expected: 'd2e2' },
  ])('after $potions are $expected', ({ potions, size, expected }) => {
    expect(first(potions, size)).toBe(expected);
  });

  it('keep what may have been the Poison for last, where they must', () => {
    const tested = ['a1', 'b1', 'c1', 'd1', 'e1', 'b2', 'c2', 'd2', 'e2'];
    expect(first(tested, 2)).toBe('a1b1');
    expect(first(tested, 2, true)).toBe('b1c1');
  });

  it('are laid around what lies in a cauldron', () => {
    const [lying] = potionFrom('e3');
    const [entries = []] = seldomPotions(viewAfter([]), [roomFrom([lying, undefined], false)]);
    expect(potionText(entries)).toBe('e3b1');
  });
});

it.each([
  { whole: false, found: 7, scant: true },
  { whole: false, found: 8, scant: false },
  { whole: true, found: 1, scant: false },
])('$found recipes, all of them: $whole, are scant: $scant', ({ whole, found, scant }) => {
  const sample = Array.from({ length: found }, () => puzzle);
  expect(isScant({ whole, sample, recipes: [], count: null })).toBe(scant);
});

it('are what is left where hardly a recipe is found, once the search for one ends', () => {
  const game = dealtGame('high-witch', 368);
  const move = { type: 'use', entries: potionFrom('b1e2f3h6g3a4') } as const;
  const next = witches.apply(game, witches.start(game, 0), move, 0);
  if (!next.ok) throw new Error(next.refusal.type);
  const knowledge = knowledgeOf(witches.view(game, next.state));
  const found = survey(knowledge, createRng('hint survey'), unlimitedBudget, BRISK);
  if (!found.ok) throw new Error(found.fault.code);
  const { decided, sample } = found.value;
  const before = decided.search.steps();
  expect(sample(160, unlimitedBudget)).toEqual([]);
  const taken = decided.search.steps() - before;
  // it was looked for, and not for as long as every try may take: that was 1,700,000
  expect(taken).toBeGreaterThan(400_000);
  expect(taken).toBeLessThan(900_000);
});
