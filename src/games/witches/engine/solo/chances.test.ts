// What is said of chances is true: where a way is known that wins whatever the recipe is, whoever follows hints wins with
// every recipe that is left. Positions are those of whole games of the harder levels, near their end.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { unlimitedBudget } from '../../../../core/budget.ts';
import { createRng } from '../../../../core/rng.ts';
import { witches } from '../../index.ts';
import { soloSetup } from '../../solo/game.ts';
import type { Puzzle, State } from '../../types/index.ts';
import { splitOf } from '../advice.ts';
import { knownFrom } from '../known.ts';
import type { Pool } from '../pool.ts';
import { chanceNow } from './chances.ts';
import { soloPool } from './pool.ts';

function dealt(preset: string, game: number): Puzzle {
  const { params } = witches.presets.find(({ id }) => id === preset) ?? witches.presets[0];
  const made = witches.generate(params, createRng(`followed ${preset} ${game}`), unlimitedBudget);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

function advised(puzzle: Puzzle, state: State): { technique: string; next: State } {
  const hint = witches.hint?.(witches.view(puzzle, state), createRng('way'), unlimitedBudget);
  if (!hint?.ok || !hint.value.move) throw new Error('no hint');
  const next = witches.apply(puzzle, state, hint.value.move, 0);
  if (!next.ok) throw new Error(next.refusal.type);
  return { technique: hint.value.technique, next: next.state };
}
const step = (puzzle: Puzzle, state: State): State => advised(puzzle, state).next;

function poolOf(puzzle: Puzzle, state: State): Pool {
  const view = witches.view(puzzle, state);
  const known = knownFrom(view, unlimitedBudget);
  const pool = known.ok ? soloPool(view, known.value, unlimitedBudget) : undefined;
  if (!pool) throw new Error('no pool');
  return pool;
}

/** The chance where all recipes are known and nothing waits to be chosen. */
function chanceAt(puzzle: Puzzle, state: State): number | undefined {
  const view = witches.view(puzzle, state);
  const setup = soloSetup(view);
  const pool = poolOf(puzzle, state);
  if (!setup || !state.solo || !pool.whole || state.solo.choices.length > 0) return undefined;
  return chanceNow({ view, setup }, state.solo, pool);
}

/** Positions of a game that is played by hints, one before each potion, and its end. */
function* positions(puzzle: Puzzle): Generator<State> {
  let state = witches.start(puzzle, 0);
  let potions = -1;
  while (state.ending === null) {
    const waits = (state.solo?.choices.length ?? 0) > 0;
    if (state.trials.length > potions && !waits) {
      yield state;
      potions = state.trials.length;
    }
    state = step(puzzle, state);
  }
  yield state;
}

/** The first position from which several recipes are left and a way is known that wins in all of them. */
function firstSure(puzzle: Puzzle): State | undefined {
  for (const state of positions(puzzle)) {
    if (state.ending !== null) return undefined;
    const { whole, recipes } = poolOf(puzzle, state);
    if (whole && recipes.length > 1 && chanceAt(puzzle, state) === 1) return state;
  }
  return undefined;
}

function ended(puzzle: Puzzle, from: State): State {
  let state = from;
  while (state.ending === null) state = step(puzzle, state);
  return state;
}

describe('a way that is known', () => {
  it.each(['solo-spice-sorcerer', 'solo-potion-master', 'solo-high-witch'])(
    'is gone to the win, whatever the recipe is: %s',
    (preset) => {
      let looked = 0;
      for (let game = 0; looked < samples(10); game++) {
        const puzzle = dealt(preset, game);
        const early = firstSure(puzzle);
        if (!early) continue;
        looked++;
        for (const { ingredients, recipeLength } of poolOf(puzzle, early).sample.slice(0, 4)) {
          const { ending } = ended({ ...puzzle, ingredients, recipeLength }, early);
          expect(ending, `${preset} ${game}`).toBe('won');
        }
      }
    },
    1_200_000,
  );

  // games that are lost by who takes what tells most, and does not look further
  it.each([
    ['solo-spice-sorcerer', 14],
    ['solo-potion-master', 50],
    ['solo-high-witch', 75],
  ])('is looked for before the last rooms are spent: %s, game %i', (preset, game) => {
    const puzzle = dealt(preset, game);
    expect(ended(puzzle, witches.start(puzzle, 0)).ending).toBe('won');
  });
});

describe('a potion whose answer is certain', () => {
  it('is proposed to be rid of Distracted, and that is said', () => {
    const puzzle = dealt('solo-beginner', 437);
    const techniques: string[] = [];
    let state = witches.start(puzzle, 0);
    while (state.ending === null) {
      const { technique, next } = advised(puzzle, state);
      const brewed = next.trials.length > state.trials.length ? next.trials.at(-1) : undefined;
      if (brewed) {
        techniques.push(technique);
        const { recipes } = poolOf(puzzle, state);
        const { parts } = splitOf(
          recipes,
          puzzle.ingredients.map(({ name }) => name),
          brewed.entries,
        );
        if (technique === 'boardPotion') expect(parts.length).toBeGreaterThan(1);
        if (technique === 'boardClear') expect(state.solo?.distracted).toBe(true);
      }
      state = next;
    }
    expect(techniques).toContain('boardClear');
    expect(state.ending).toBe('won');
  });
});

describe('a second Poison in a row', () => {
  it('is kept clear of where the recipes that were found say little about who has it', () => {
    const puzzle = dealt('solo-potion-master', 104);
    expect(ended(puzzle, witches.start(puzzle, 0)).ending).toBe('won');
  });
});

describe('recipes that are left', () => {
  it('stay counted where one answer more is too much to count', () => {
    const puzzle = dealt('solo-high-witch', 5);
    let counted = 0;
    let filtered = 0;
    for (const state of positions(puzzle)) {
      const { whole, sample } = poolOf(puzzle, state);
      if (!whole) {
        expect(counted).toBe(0);
        continue;
      }
      counted++;
      const known = knownFrom(witches.view(puzzle, state), unlimitedBudget);
      if (known.ok && !known.value.pool(unlimitedBudget)?.whole) filtered++;
      // the truth is among them, once
      const truth = JSON.stringify(puzzle.ingredients.map(({ kind, number }) => [kind, number]));
      const same = sample.filter(
        ({ ingredients }) =>
          JSON.stringify(ingredients.map(({ kind, number }) => [kind, number])) === truth,
      );
      expect(same.length).toBeGreaterThan(0);
      expect(new Set(sample.map((one) => JSON.stringify(one))).size).toBe(sample.length);
    }
    expect(filtered).toBeGreaterThan(0);
  });
});
