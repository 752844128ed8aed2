// Advice by itself, on recipes that are written down: what it asks, and what it never asks.

import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { potionText } from '../rules/canon.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import type { Puzzle, View } from '../types/index.ts';
import { advise } from './advice.ts';
import { knownFrom } from './known.ts';
import { createPool } from './pool.ts';

const seeds = [0, 1, 2, 3, 4, 5, 6, 7];

/** What the players of a game see after these potions. */
function viewAfter(puzzle: Puzzle, potions: readonly string[]): View {
  let state = witches.start(puzzle, 0);
  for (const potion of potions) {
    const next = witches.apply(puzzle, state, { type: 'use', entries: potionFrom(potion) }, 0);
    if (!next.ok) throw new Error(next.refusal.type);
    state = next.state;
  }
  return witches.view(puzzle, state);
}

/** The potion that is advised where just these recipes are left. */
function advised(view: View, recipes: readonly string[], seed: number) {
  const sample = recipes.map((text) => puzzleFrom(text));
  const pool = createPool(view, sample, sample.length);
  const split = advise(view, pool, createRng(`advice ${seed}`), unlimitedBudget);
  if (!split) throw new Error('no advice');
  return split;
}

describe('advice', () => {
  it.each(seeds)('asks what is open even where only a second Poison tells, seed %i', (seed) => {
    // who is number 1 and who the decoy: both are poisonous. Nothing wins for certain, as the fourth number is drawn anew.
    const recipes = [
      'g1[Poison] g2 g3 g4[Random] i[Poison]',
      'i[Poison] g2 g3 g4[Random] g1[Poison]',
    ];
    const view = viewAfter(puzzleFrom(recipes[0] ?? ''), ['a1']);
    expect(view.trials[0]?.result.messages.map(({ effect }) => effect)).toEqual(['Poison']);
    const { parts, entries } = advised(view, recipes, seed);
    expect(parts.length, potionText(entries)).toBe(2);
  });

  // two recipes are left, and nothing wins, as two of the four are enemies: whatever tells them apart tells the same
  const either = (effect: string) => [
    `g1 i g3[Enemies] g4[Enemies] g2[${effect}] i`,
    `i g1 g3[Enemies] g4[Enemies] g2[${effect}] i`,
  ];

  it.each(seeds)('asks with two dots at most those who are distracted, seed %i', (seed) => {
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
    const known = knownFrom(view, unlimitedBudget);
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
    // all that there are: nothing is left to be asked, and nothing wins
    const whole = createPool(view, [puzzleFrom(recipe)], 1);
    expect(advise(view, whole, createRng('few'), unlimitedBudget)).toBeNull();
  });
});
