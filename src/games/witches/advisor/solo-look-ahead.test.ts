// Chances are true: from a sure win on, following hints wins with every remaining recipe. Positions come from
// whole games of the harder levels, near their end.

import { describe, expect, it } from 'vitest';
import { samples, soaking, someOf } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { witches } from '../index.ts';
import { soloSetup } from '../seats/solo-play.ts';
import { drawnBoard } from '../testing/drawn-boards.ts';
import {
  advised,
  chanceAt,
  dealtGame,
  hintAt,
  hintPlanFrom,
  poolAt,
} from '../testing/hint-games.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import type { Puzzle, State } from '../types/index.ts';
import { splitOf, weigh } from './potion-value.ts';
import { createPool, hintSurvey } from './sample.ts';
import type { SoloHintPlan } from './solo-hint-plan.ts';
import { chanceNow, chanceOf } from './solo-look-ahead.ts';
import { planTest } from './solo-plan.ts';

function step(puzzle: Puzzle, state: State, hint = hintAt(puzzle, state)): State {
  const next = advised(puzzle, state, hint);
  if (!next) throw new Error('nothing is proposed');
  return next;
}

/** Positions of a game played by hints, one before each potion, and its end. */
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

/** The first position with several recipes left and a plan that wins in all of them. */
function firstSure(puzzle: Puzzle): State | undefined {
  for (const state of positions(puzzle)) {
    if (state.ending !== null || state.solo?.phase !== 'playing') return undefined;
    const { whole, recipes } = poolAt(puzzle, state);
    if (!whole || recipes.length < 2) continue;
    const sure = hintPlanFrom(puzzle, state)?.sure;
    // Hints do what look-ahead found.
    if (chanceAt(puzzle, state) === 1) expect(sure).toBe(true);
    if (sure) return state;
  }
  return undefined;
}

function ended(puzzle: Puzzle, from: State): State {
  let state = from;
  while (state.ending === null) state = step(puzzle, state);
  return state;
}

/** Follows hints to the end from a sure win; they must stay sure, and keep to a potion until it is tested. */
function wonSurely(puzzle: Puzzle, from: State): State {
  let state = from;
  let brewing: SoloHintPlan['potion'];
  while (state.ending === null) {
    const { solo } = state;
    if (solo?.phase === 'playing' && solo.choices.length === 0) {
      const course = hintPlanFrom(puzzle, state);
      expect(course?.sure, `${state.trials.length} potions`).toBe(true);
      if (brewing) expect(course?.potion).toEqual(brewing);
      brewing = course?.potion;
    }
    const next = step(puzzle, state);
    if (next.trials.length > state.trials.length) brewing = undefined;
    state = next;
  }
  return state;
}

describe('a way that is known', () => {
  const presets = witches.presets.filter(({ params }) => params.play === 'solo');
  it.each(someOf(presets, 1).map(({ id }) => id))(
    'is gone to the win, whatever the recipe is: %s',
    (preset) => {
      let looked = 0;
      for (let game = 0; looked < samples(10); game++) {
        const puzzle = dealtGame(preset, game);
        const early = firstSure(puzzle);
        if (!early) continue;
        looked++;
        const recipes = poolAt(puzzle, early).sample.slice(0, samples(20));
        for (const { ingredients, recipeLength } of recipes) {
          const { ending } = wonSurely({ ...puzzle, ingredients, recipeLength }, early);
          expect(ending, `${preset} ${game}`).toBe('won');
        }
      }
    },
    1_200_000,
  );

  it.runIf(soaking)(
    'is kept to until its potion is tested, though others are found on the way',
    () => {
      const puzzle = dealtGame('solo-high-witch', 194);
      let state = firstSure(puzzle);
      const brewed = state && hintPlanFrom(puzzle, state)?.potion;
      expect(brewed).toBeDefined();
      const before = state?.trials.length;
      while (state && state.trials.length === before) {
        if (state.solo?.choices.length === 0)
          expect(hintPlanFrom(puzzle, state)?.potion).toEqual(brewed);
        state = step(puzzle, state);
      }
      expect(state?.trials.at(-1)?.entries).toEqual(brewed);
    },
  );

  // Games that a purely greedy player loses.
  const greedyLoses = [
    ['solo-potion-master', 50],
    ['solo-spice-sorcerer', 14],
    ['solo-high-witch', 75],
  ] as const;
  it.runIf(soaking).each(greedyLoses)(
    'is looked for before the last rooms are spent: %s, game %i',
    (preset, game) => {
      const puzzle = dealtGame(preset, game);
      expect(ended(puzzle, witches.start(puzzle, 0)).ending).toBe('won');
    },
  );
});

describe('a chance', () => {
  /** One of these recipes, on a board with a cauldron of two and one of four. */
  function lookedAt(recipes: readonly string[], gardens: string, seed = '') {
    const board = drawnBoard(`AACCCC${gardens}`, '........ ........ ........ ........');
    const puzzle: Puzzle = { ...puzzleFrom(recipes[0] ?? ''), board };
    const view = witches.view(puzzle, witches.start(puzzle, 0));
    const setup = soloSetup(view);
    const state = view.solo?.state;
    if (!setup || !state) throw new Error('no board');
    const sample = recipes.map((text) => puzzleFrom(text));
    const pool = createPool(view, sample, sample.length, (_, place) => `${seed} ${place}`);
    const tested = (potion: string) => {
      const entries = potionFrom(potion);
      const plan = planTest(setup, state, entries);
      if (!plan) throw new Error('no plan');
      const weight = weigh(pool, entries);
      return chanceOf({ view, setup }, plan, pool, weight, { beyond: 0, left: 100 }).chance;
    };
    return { view, pool, now: chanceNow({ view, setup }, state, pool), tested };
  }
  const wide = 'hh hhhhiiii iiiijjjj jjjjkkk.';

  it('is certain where a potion tells which recipe it is, and the board can brew it then', () => {
    const { tested, now } = lookedAt(['g1 g2 g3 g4 i', 'g2 g1 g3 g4 i'], wide);
    expect(tested('a1b2')).toBe(1);
    expect(now).toBe(1);
  });

  it('does not improve by random answers', () => {
    const recipes = ['g1 g2 g3 g4[Detective] i', 'g2 g1 g3 g4[Detective] i'];
    let apart = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { pool, tested } = lookedAt(recipes, wide, `${seed}`);
      const { parts } = splitOf(pool, potionFrom('a4d4'));
      if (parts.length < 2) continue;
      apart++;
      expect(tested('a4d4')).toBeLessThanOrEqual(0.5);
    }
    expect(apart).toBeGreaterThan(0);
  });

  it('is none where one potion would win in all of them and the board cannot brew it', () => {
    const recipes = ['g1 g2 g3 g4 i', 'g1 g2 g3 g4 o0'];
    expect(lookedAt(recipes, wide).now).toBe(1);
    expect(lookedAt(recipes, 'hh h....... ........ .......').now).toBe(0);
  });

  it('minds what the answer makes of the board', () => {
    const told = ['g1 g2 g3 g4 i', 'g2 g1 g3 g4 i'];
    const crossed = told.map((text) => text.replace('g1', 'g1[Bramble]'));
    // Room for six plants and no more.
    const few = 'hh hhhh.... ........ ........';
    expect(lookedAt(told, few).tested('a1b2')).toBe(1);
    expect(lookedAt(crossed, few).tested('a1b2')).toBe(0);
    expect(lookedAt(crossed, wide).tested('a1b2')).toBe(1);
  });
});

describe('a choice that an effect asks for', () => {
  // Lost by a Fence through the only garden that was long enough.
  it.runIf(soaking).each([444, 174])(
    'leaves the recipe its room: solo-gardens, game %i',
    (game) => {
      const puzzle = dealtGame('solo-gardens', game);
      expect(ended(puzzle, witches.start(puzzle, 0)).ending).toBe('won');
    },
  );
});

describe('a potion whose answer is certain', () => {
  it.runIf(soaking)('is proposed to be rid of Distracted, and that is said', () => {
    const puzzle = dealtGame('solo-beginner', 42);
    const techniques: string[] = [];
    let state = witches.start(puzzle, 0);
    while (state.ending === null) {
      const hint = hintAt(puzzle, state);
      const { technique } = hint;
      const next = step(puzzle, state, hint);
      const brewed = next.trials.length > state.trials.length ? next.trials.at(-1) : undefined;
      if (brewed) {
        techniques.push(technique);
        const { parts } = splitOf(poolAt(puzzle, state), brewed.entries);
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
  it.runIf(soaking)('is avoided if the recipes found say little about its holder', () => {
    const puzzle = dealtGame('solo-potion-master', 104);
    expect(ended(puzzle, witches.start(puzzle, 0)).ending).toBe('won');
  });
});

describe('recipes that are left', () => {
  it.runIf(soaking)('stay counted where one answer more is too much to count', () => {
    const puzzle = dealtGame('solo-high-witch', 18);
    let counted = 0;
    let filtered = 0;
    for (const state of positions(puzzle)) {
      const { whole, sample } = poolAt(puzzle, state);
      if (!whole) {
        expect(counted).toBe(0);
        continue;
      }
      counted++;
      const known = hintSurvey(witches.view(puzzle, state), unlimitedBudget);
      if (known.ok && known.value.pool(unlimitedBudget)?.count === null) filtered++;
      // The truth is among them, once.
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
