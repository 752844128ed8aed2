// Advice by itself, on recipes that are written down: what it asks, and what it never asks.

import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { potionText } from '../rules/canon.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import type { Puzzle, View } from '../types/index.ts';
import { advise } from './advice.ts';
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
});
