// The notebook against plain enumeration, hints that prove what they say, and reference values of the greedy
// player.

import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import { drawClue } from '../engine/generate.ts';
import { witches } from '../index.ts';
import type { EffectName } from '../names.ts';
import { checkClue } from '../rules/recipe.ts';
import { witnessFor, witnessOfEffect } from '../seats/notes.ts';
import { answerText, potionFrom, puzzleFrom } from '../testing/index.ts';
import { forAllChances, judgePotion, randomRecipe } from '../testing/judges/potion.ts';
import { greedyPotions } from '../testing/simulated-players.ts';
import type { Puzzle, State, View } from '../types/index.ts';
import { DECOY_BIT } from '../types/notebook.ts';
import type { Ingredient, Recipe } from '../types/potion.ts';
import { knowledgeOf, rolesFor } from './knowledge.ts';
import { checkNotes, notebook } from './notebook.ts';

/** Plays random potions that do not win; ends early if one does. */
function randomHistory(puzzle: Puzzle, potions: number, rng: Rng): State {
  let state = witches.start(puzzle, 0);
  const view = witches.view(puzzle, state);
  for (let potion = 0; potion < potions; potion++) {
    const entries = Array.from({ length: 1 + rng.below(5) }, () => ({
      ingredient: view.ingredients[rng.below(view.ingredients.length)] ?? 'Parsley',
      seeds: 1 + rng.below(view.maxSeeds),
    }));
    const next = witches.apply(puzzle, state, { type: 'use', entries }, 0);
    if (!next.ok || next.state.ending !== null) break;
    state = next.state;
  }
  return state;
}

/** All recipes, enumerated plainly, with each trial evaluated by the judge. */
function plainNotebook(view: View): { recipes: number; rows: Record<string, number>[] } {
  const knowledge = knowledgeOf(view);
  const rows = view.ingredients.map((): Record<string, number> => ({}));
  let recipes = 0;
  const look = (recipe: Recipe) => {
    if (view.clue && !checkClue(recipe, view.clue)) return;
    for (const trial of view.trials) {
      const potion = trial.entries.map(({ ingredient, seeds }) => ({
        item: view.ingredients.indexOf(ingredient),
        seeds,
      }));
      const seen = answerText(trial.result);
      const never = forAllChances(
        (chance) => answerText(judgePotion(recipe, potion, chance)) !== seen,
      );
      if (never) return;
    }
    recipes++;
    for (const [index, one] of recipe.ingredients.entries()) {
      const row = rows[index] ?? {};
      for (const key of [one.kind === 'good' ? String(one.number) : one.kind, ...one.effects])
        row[key] = (row[key] ?? 0) + 1;
    }
  };
  const place = (recipe: Recipe, effects: readonly EffectName[]) => {
    const [name, ...rest] = effects;
    if (name === undefined) {
      look(recipe);
      return;
    }
    for (const [index, one] of recipe.ingredients.entries()) {
      if (name === 'Imposter' && one.kind === 'imposter') continue;
      const held: Ingredient = { ...one, effects: [...one.effects, name] };
      const ingredients = recipe.ingredients.map((other, at) => (at === index ? held : other));
      place({ ...recipe, ingredients }, rest);
    }
  };
  for (const recipeLength of knowledge.lengths) {
    const roles = rolesFor(knowledge, recipeLength);
    const assign = (ingredients: readonly Ingredient[]) => {
      const name = view.ingredients[ingredients.length];
      if (name === undefined) {
        const goods = ingredients.filter((one) => one.kind === 'good');
        if (goods.length === recipeLength)
          place(
            { ingredients, recipeLength, lengthTold: knowledge.lengthTold, seed: '' },
            view.effects,
          );
        return;
      }
      for (const { kind, number } of roles) {
        if (
          kind === 'good' &&
          ingredients.some((one) => one.kind === kind && one.number === number)
        )
          continue;
        assign([
          ...ingredients,
          { name, kind, number, effects: kind === 'imposter' ? ['Imposter'] : [] },
        ]);
      }
    };
    assign([]);
  }
  return { recipes, rows };
}

/** Every decided, counted or witnessed entry must agree with the plain enumeration. */
function expectSameNotebook(puzzle: Puzzle, state: State): void {
  const view = witches.view(puzzle, state);
  const found = notebook(view, unlimitedBudget);
  if (!found.ok) throw new Error(found.fault.code);
  const plain = plainNotebook(view);
  const about = JSON.stringify({ puzzle, trials: view.trials });
  expect(plain.recipes).toBeGreaterThan(0);
  const { counts, lines, open } = found.value;
  expect(open, about).toBe(0);
  if (counts) expect(counts.recipes, about).toBe(plain.recipes);
  const certain = (count: number) => (count > 0 ? 'possible' : 'impossible');
  for (const [index, line] of lines.entries()) {
    const row = plain.rows[index] ?? {};
    const numbers = [1, 2, 3, 4, 5, 6].map((number) => row[number] ?? 0);
    const kinds = ['ignore', 'overachiever', 'imposter'].map((kind) => row[kind] ?? 0);
    expect(line.numbers, about).toEqual(numbers.map(certain));
    expect([line.ignore, line.overachiever, line.imposter], about).toEqual(kinds.map(certain));
    for (const [place, count] of numbers.entries())
      expect(witnessFor(found.value, index, place) !== undefined, about).toBe(count > 0);
    const own = counts?.lines[index];
    if (own) {
      expect(own.numbers, about).toEqual(numbers);
      expect([own.ignore, own.overachiever, own.imposter], about).toEqual(kinds);
    }
    for (const name of view.effects) {
      if (name === 'Imposter') continue;
      expect(line.effects[name], about).toBe(certain(row[name] ?? 0));
      const shown = witnessOfEffect(found.value, index, name) !== undefined;
      expect(shown, about).toBe((row[name] ?? 0) > 0);
      if (own) expect(own.effects[name], about).toBe(row[name] ?? 0);
    }
  }
}

const asPuzzle = (recipe: Recipe, rng: Rng, drama: boolean): Puzzle => ({
  ...recipe,
  clue: rng.below(2) === 0 ? drawClue(recipe, rng) : null,
  drama,
  specialCells: false,
  lastPotion: false,
  board: null,
  events: false,
});

const hasDrama = (recipe: Recipe) =>
  recipe.ingredients.some((one) => one.kind === 'overachiever' || one.kind === 'imposter');

describe('notebook', () => {
  it('equals plain enumeration without effects', () => {
    const rng = createRng('notebook without effects');
    for (let round = 0; round < samples(200); round++) {
      const recipe = randomRecipe(rng, {
        ingredients: 4 + rng.below(3),
        recipeLength: 4,
        effects: 0,
      });
      const told = { ...recipe, lengthTold: true };
      // A hidden length would need six ingredients.
      const top = told.ingredients.map((one) => (one.number === 7 ? { ...one, number: 5 } : one));
      const puzzle = asPuzzle({ ...told, ingredients: top }, rng, hasDrama(recipe));
      expectSameNotebook(puzzle, randomHistory(puzzle, rng.below(6), rng));
    }
  }, 120_000);

  it('equals plain enumeration with an untold length', () => {
    const rng = createRng('notebook untold');
    for (let round = 0; round < samples(20); round++) {
      const puzzle = puzzleFrom('g3 i g1 g4 i g2', { lengthTold: false, seed: `untold ${round}` });
      expectSameNotebook(puzzle, randomHistory(puzzle, 1 + rng.below(4), rng));
    }
  }, 120_000);

  it('equals plain enumeration with effects', () => {
    const rng = createRng('notebook with effects');
    const pairs = ['Brothers', 'Enemies'];
    let left = samples(80);
    while (left > 0) {
      const recipe = randomRecipe(rng, { ingredients: 5, recipeLength: 4, effects: 2 });
      const held = recipe.ingredients.flatMap((one) => one.effects);
      // The plain one places no pairs, and is slow with drama.
      if (held.some((name) => pairs.includes(name)) || hasDrama(recipe)) continue;
      left--;
      const puzzle = asPuzzle({ ...recipe, lengthTold: true }, rng, false);
      expectSameNotebook(puzzle, randomHistory(puzzle, 1 + rng.below(4), rng));
    }
  }, 240_000);

  it('returns a fault when the budget is used up', () => {
    for (const text of ['g1 g2 g3 g4 i', 'g1[Spicy] g2 g3 g4 i']) {
      const puzzle = puzzleFrom(text);
      const view = witches.view(puzzle, witches.start(puzzle, 0));
      expect(notebook(view, createBudget(3))).toEqual({
        ok: false,
        fault: { code: 'budgetExhausted' },
      });
    }
  });

  it('checks notes against the potions and not against the recipe', () => {
    const puzzle = puzzleFrom('g1 g2 g3 g4 i i');
    let state = witches.start(puzzle, 0);
    const play = (move: Parameters<typeof witches.apply>[2]) => {
      const next = witches.apply(puzzle, state, move, 0);
      if (next.ok) state = next.state;
    };
    const check = () => checkNotes(witches.view(puzzle, state), unlimitedBudget);
    // Wrong, but nothing contradicts it yet.
    play({ type: 'note', ingredient: 'Parsley', ruledOut: 1 });
    expect(check()).toMatchObject({ ok: true, value: { verdict: 'fits', ingredients: [] } });
    // Sage 1 is undergrown, so it is neither a decoy nor 1.
    play({ type: 'use', entries: potionFrom('b1') });
    play({ type: 'note', ingredient: 'Sage', ruledOut: 0b1110 });
    expect(check()).toMatchObject({
      ok: true,
      value: { verdict: 'contradicts', ingredients: ['Sage'], together: false },
    });
  });

  it('names notes that contradict the answers only together, and none that could be spared', () => {
    const puzzle = puzzleFrom('g1 g2 g3 g4 i i');
    let state = witches.start(puzzle, 0);
    const note = (ingredient: View['ingredients'][number], ruledOut: number) => {
      const next = witches.apply(puzzle, state, { type: 'note', ingredient, ruledOut }, 0);
      if (!next.ok) throw new Error(next.refusal.type);
      state = next.state;
    };
    // Four numbers, and three that are not 1: one of the other three may be.
    for (const name of ['Parsley', 'Sage', 'Chives'] as const) note(name, 0b0001);
    // Two are number 2; each alone could be.
    const onlyTwo = 0b1101 | (1 << DECOY_BIT);
    note('Oregano', onlyTwo);
    note('Mint', onlyTwo);
    const view = witches.view(puzzle, state);
    expect(checkNotes(view, unlimitedBudget)).toMatchObject({
      ok: true,
      value: { verdict: 'contradicts', ingredients: ['Oregano', 'Mint'], together: true },
    });
  });
});

describe('hints', () => {
  it('names a fact that follows, and the potions that prove it', () => {
    const puzzle = puzzleFrom('g1 g2 g3 g4 i i');
    let state = witches.start(puzzle, 0);
    for (const potion of ['e1', 'd3', 'd4', 'a3']) {
      const next = witches.apply(puzzle, state, { type: 'use', entries: potionFrom(potion) }, 0);
      if (next.ok) state = next.state;
    }
    const hint = witches.hint(witches.view(puzzle, state), createRng('hint'), unlimitedBudget);
    // Rosemary is more than 3.
    expect(hint).toMatchObject({
      ok: true,
      value: {
        technique: 'knownRole',
        steps: [
          {
            area: { cells: [3], panel: 'notes' },
            facts: [
              { type: 'about', ingredient: 'Rosemary' },
              { type: 'potions', potions: [2], clue: false },
            ],
            marks: [
              { kind: 'row', list: 'notes', index: 3 },
              { kind: 'row', list: 'potions', index: 1 },
            ],
          },
        ],
        conclusion: [{ type: 'is', ingredient: 'Rosemary', option: 4 }],
        move: { type: 'note', ingredient: 'Rosemary', ruledOut: 71 },
      },
    });
  });

  it('leads to a win without a look at the recipe, with and without effects', () => {
    const first = witches.presets[0].params;
    for (const params of [first, { ...first, ingredients: 5, effects: 1 }]) {
      const puzzle = witches.generate(params, createRng('led'), unlimitedBudget);
      if (!puzzle.ok) throw new Error(puzzle.fault.code);
      let state = witches.start(puzzle.value, 0);
      for (let step = 0; step < 80 && state.ending === null; step++) {
        const view = witches.view(puzzle.value, state);
        const hint = witches.hint(view, createRng(`step ${step}`), unlimitedBudget);
        if (!hint?.ok || !hint.value.move) throw new Error('no hint');
        const next = witches.apply(puzzle.value, state, hint.value.move, 0);
        if (!next.ok) throw new Error(next.refusal.type);
        state = next.state;
      }
      expect(state.ending).toBe('won');
    }
  }, 60_000);
});

describe('the information-greedy player', () => {
  it.each([
    [4, 2.79],
    [6, 3.86],
  ])('needs with %i ingredients %f potions', (count, potions) => {
    expect(Math.abs(greedyPotions(count) - potions)).toBeLessThan(0.15);
  });

  // A few seconds for eight ingredients, more for ten.
  it.runIf(soaking).each([
    [8, 4.73],
    [10, 5.52],
  ])(
    'needs with %i ingredients %f potions (soak)',
    (count, potions) => {
      expect(Math.abs(greedyPotions(count) - potions)).toBeLessThan(0.15);
    },
    300_000,
  );
});
