// Hints by their results: following them wins in few potions, and never brews an uninformative one.

import { describe, expect, it } from 'vitest';
import { samples, soaking, someOf } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { factsOf, type Hint } from '../../../core/hint.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { potionText } from '../rules/recipe-text.ts';
import { fitsAll } from '../solver/decide.ts';
import { knowledgeOf } from '../solver/knowledge.ts';
import { notebook } from '../solver/notebook.ts';
import { answerText, potionFrom, puzzleFrom } from '../testing/index.ts';
import { forAllChances, judgePotion } from '../testing/judges/potion.ts';
import type { Move, Puzzle, State } from '../types/index.ts';
import { DECOY_BIT } from '../types/notebook.ts';
import type { Recipe } from '../types/potion.ts';
import { answerFacts } from './hint.ts';
import { splitOf } from './potion-value.ts';
import { createPool } from './sample.ts';

function dealt(preset: string, game: number): Puzzle {
  const { params } = witches.presets.find(({ id }) => id === preset) ?? witches.presets[0];
  const puzzle = witches.generate(params, createRng(`followed ${preset} ${game}`), unlimitedBudget);
  if (!puzzle.ok) throw new Error(puzzle.fault.code);
  return puzzle.value;
}

/** Follows hints to the end; `watch` sees every move before it is made. */
function follow(
  puzzle: Puzzle,
  watch: (state: State, move: Move, hint: Hint<Move>) => void,
): State {
  let state = witches.start(puzzle, 0);
  for (let step = 0; step < 400 && state.ending === null; step++) {
    const view = witches.view(puzzle, state);
    const hint = witches.hint(view, createRng(`step ${step}`), unlimitedBudget);
    if (!hint?.ok || !hint.value.move) throw new Error(`no hint after ${state.trials.length}`);
    watch(state, hint.value.move, hint.value);
    const next = witches.apply(puzzle, state, hint.value.move, 0);
    if (!next.ok) throw new Error(next.refusal.type);
    state = next.state;
  }
  return state;
}

/** Is the answer the same in all recipes of the notebook, and no win? According to the judge. */
function isCertain(puzzle: Puzzle, state: State, move: Extract<Move, { type: 'use' }>): boolean {
  const view = witches.view(puzzle, state);
  const known = notebook(view, unlimitedBudget);
  if (!known.ok) throw new Error(known.fault.code);
  const potion = move.entries.map(({ ingredient, seeds }) => ({
    item: view.ingredients.indexOf(ingredient),
    seeds,
  }));
  const answers = new Set<string>();
  for (const witness of known.value.witnesses) {
    const recipe: Recipe = { ...witness, lengthTold: view.recipeLength !== null, seed: '' };
    forAllChances((chance) => {
      answers.add(answerText(judgePotion(recipe, potion, chance)));
      return true;
    });
  }
  return answers.size === 1 && !answers.has('won');
}

describe('hints that are followed', () => {
  // The range that the adviser needs; a random one, or one that ignores wins, needs more.
  const followed = [
    { preset: 'first-game', games: 400, least: 3.1, most: 3.7 },
    { preset: 'beginner', games: 240, least: 3.3, most: 4 },
    { preset: 'amateur-witch', games: 40, least: 3.6, most: 4.7 },
  ];
  it.each(someOf(followed, 1))(
    'win every game of $preset, on average in $least to $most potions, none twice',
    (row) => {
      let potions = 0;
      const games = soaking ? row.games : row.games / 20;
      for (let game = 0; game < games; game++) {
        const puzzle = dealt(row.preset, game);
        const end = follow(puzzle, () => {});
        expect(end.ending, `${row.preset} ${game}`).toBe('won');
        const brewed = end.trials.map(({ entries }) => potionText(entries));
        expect(new Set(brewed).size).toBe(brewed.length);
        potions += brewed.length;
      }
      expect(potions / games).toBeGreaterThan(row.least);
      expect(potions / games).toBeLessThan(row.most);
    },
    1_200_000,
  );

  it('win on the harder levels too', () => {
    // A game of the hardest level takes some ten seconds.
    const hard = soaking ? ['potion-master', 'high-witch'] : [];
    for (const preset of ['spice-sorcerer', ...hard])
      for (let game = 0; game < samples(10); game++) {
        const end = follow(dealt(preset, game), () => {});
        expect(end.ending, `${preset} ${game}`).toBe('won');
        expect(end.trials.length, `${preset} ${game}`).toBeLessThan(14);
      }
  }, 1_200_000);

  it('never propose a potion with a certain answer, unless it wins', () => {
    for (const preset of someOf(['first-game', 'beginner', 'amateur-witch'], 2))
      for (let game = 0; game < samples(10); game++) {
        const puzzle = dealt(preset, game);
        follow(puzzle, (state, move) => {
          if (move.type === 'use')
            expect(isCertain(puzzle, state, move), `${preset} ${game}`).toBe(false);
        });
      }
  }, 600_000);

  it('brew as soon as the recipe is known, even if the holders of messages are not', () => {
    // All numbers are known; which of the four has Poison is not, and does not matter.
    const puzzle = puzzleFrom('g1 g2 g3 g4[Poison] i');
    let state = witches.start(puzzle, 0);
    for (const potion of ['b2a1d4c3', 'e1', 'e4']) {
      const next = witches.apply(puzzle, state, { type: 'use', entries: potionFrom(potion) }, 0);
      if (next.ok) state = next.state;
    }
    const techniques: string[] = [];
    while (state.ending === null) {
      const view = witches.view(puzzle, state);
      const hint = witches.hint(view, createRng('brew'), unlimitedBudget);
      if (!hint?.ok || !hint.value.move) throw new Error('no hint');
      techniques.push(hint.value.technique);
      const next = witches.apply(puzzle, state, hint.value.move, 0);
      if (!next.ok) throw new Error(next.refusal.type);
      state = next.state;
    }
    expect(techniques.filter((one) => one !== 'knownRole')).toEqual(['brew']);
    expect(state.ending).toBe('won');
  });
});

/** The game after these potions. */
function gameAfter(puzzle: Puzzle, potions: readonly string[]): State {
  let state = witches.start(puzzle, 0);
  for (const potion of potions) {
    const next = witches.apply(puzzle, state, { type: 'use', entries: potionFrom(potion) }, 0);
    if (!next.ok) throw new Error(next.refusal.type);
    state = next.state;
  }
  return state;
}

describe('a hint', () => {
  it('names the potions that a fact follows from, and no others', () => {
    const puzzle = puzzleFrom('g1 g2 g3 g4 i');
    let state = gameAfter(puzzle, ['a2', 'e1', 'e4']);
    const proofs: unknown[] = [];
    for (let step = 0; step < 2; step++) {
      const view = witches.view(puzzle, state);
      const hint = witches.hint(view, createRng('proof'), unlimitedBudget);
      if (!hint?.ok || hint.value.move?.type !== 'note') throw new Error('no fact');
      const [about, potions] = hint.value.steps[0]?.facts ?? [];
      proofs.push([about?.['ingredient'], potions?.['potions']]);
      const next = witches.apply(puzzle, state, hint.value.move, 0);
      if (next.ok) state = next.state;
    }
    expect(proofs).toEqual([
      ['Parsley', [1]],
      ['Oregano', [2, 3]],
    ]);
  });

  // Facts that fewer potions could not prove in time are not presented as proven.
  const hardGames = [
    ['spice-sorcerer', 7],
    ['potion-master', 4],
    ['potion-master', 5],
  ] as const;
  it.each(someOf(hardGames, 1))(
    'names enough of them on the harder levels: %s, game %i',
    (preset, game) => {
      const puzzle = dealt(preset, game);
      let facts = 0;
      follow(puzzle, (state, move, hint) => {
        if (move.type !== 'note') return;
        facts++;
        const view = witches.view(puzzle, state);
        const knowledge = knowledgeOf(view);
        const told = factsOf(hint).find(({ type }) => type === 'potions')?.['potions'];
        const index = view.ingredients.indexOf(move.ingredient);
        const out = move.ruledOut & ~(view.notes[index] ?? 0);
        const refuted = {
          ...knowledge,
          ruledOut: view.ingredients.map((_, at) => (at === index ? ~out & 127 : 0)),
          trials: knowledge.trials.filter((_, at) => Array.isArray(told) && told.includes(at + 1)),
        };
        expect(fitsAll(refuted, createRng('refuted'), unlimitedBudget, 300_000)).toMatchObject({
          ok: true,
          value: { state: 'impossible' },
        });
      });
      expect(facts).toBeGreaterThan(5);
    },
  );

  it('leaves out what the clue says by itself', () => {
    const clue = { type: 'half', ingredient: 'Oregano', is: 'decoy' } as const;
    const puzzle: Puzzle = { ...puzzleFrom('g1 g2 g3 g4 i i'), clue };
    const view = witches.view(puzzle, gameAfter(puzzle, ['a2b2']));
    const hint = witches.hint(view, createRng('clue'), unlimitedBudget);
    if (!hint?.ok) throw new Error('no hint');
    expect(hint.value.technique).toBe('tellingPotion');
  });

  it('keeps the players’ other notes', () => {
    // A potion of it alone was right: it is number 1 or a decoy; the players have ruled out the decoy and all
    // other numbers.
    const puzzle = puzzleFrom('g1 g2 g3 g4 i i');
    const noted = witches.apply(
      puzzle,
      gameAfter(puzzle, ['a1']),
      { type: 'note', ingredient: 'Parsley', ruledOut: 1 << DECOY_BIT },
      0,
    );
    if (!noted.ok) throw new Error(noted.refusal.type);
    const hint = witches.hint(
      witches.view(puzzle, noted.state),
      createRng('note'),
      unlimitedBudget,
    );
    if (!hint?.ok || hint.value.move?.type !== 'note') throw new Error('no fact');
    expect(hint.value.technique).toBe('excludedRole');
    expect(hint.value.move.ruledOut).toBe((1 << DECOY_BIT) | 0b1110);
  });

  it.each([
    { count: 2, settled: ['Parsley', 'Parsley'] },
    { count: null, settled: [undefined, undefined] },
  ])('says what an answer settles only where it knows all recipes: $count', (row) => {
    const recipes = ['g1 i g2 g3 g4', 'i g1 g2 g3 g4'].map((text) => puzzleFrom(text));
    const [puzzle] = recipes;
    if (!puzzle) throw new Error('no puzzle');
    const view = witches.view(puzzle, witches.start(puzzle, 0));
    const pool = createPool(view, recipes, row.count);
    const split = splitOf(pool, potionFrom('a2'));
    const told = answerFacts(pool, split).filter(({ type }) => type === 'wouldTell');
    expect(told.map((fact) => fact['ingredient'])).toEqual(row.settled);
    expect(told.map((fact) => fact['exact'])).toEqual(told.map(() => row.count !== null));
  });

  it('avoids a second Poison if another potion is as informative', () => {
    const puzzle = puzzleFrom('g1[Poison] i i i g2 g3 g4');
    for (let seed = 0; seed < 6; seed++) {
      let state = gameAfter(puzzle, ['a1', 'a1b1']);
      let move: Move | undefined = { type: 'note', ingredient: 'Parsley', ruledOut: 0 };
      while (move?.type === 'note') {
        const next = witches.apply(puzzle, state, move, 0);
        if (next.ok) state = next.state;
        const view = witches.view(puzzle, state);
        const hint = witches.hint(view, createRng(`poison ${seed}`), unlimitedBudget);
        move = hint?.ok ? hint.value.move : undefined;
      }
      expect(move?.type === 'use' && potionText(move.entries)).not.toContain('a');
    }
  });
});
