// The notebook on dealt games of every level: the truth is never called impossible, and every witness gives
// all answers according to the independent judge.

import { describe, expect, it } from 'vitest';
import { soaking, spreadOf } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng, type Rng, shuffled } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { checkClue } from '../rules/recipe.ts';
import { certaintyOf, sureOption, witnessFor, witnessOfEffect } from '../seats/notes.ts';
import { answerText } from '../testing/index.ts';
import { forAllChances, judgePotion } from '../testing/judges/potion.ts';
import type { Puzzle, View } from '../types/index.ts';
import { DECOY_BIT, type Notebook, noteOptions, type Witness } from '../types/notebook.ts';
import type { Recipe } from '../types/potion.ts';
import { notebook } from './notebook.ts';

const levels = witches.presets.filter(({ params }) => params.play === 'high-witch');
/** Held-out games of each level: 500 in all. */
const GAMES = soaking ? Math.ceil(500 / levels.length) : 1;

/** A dealt game after a few potions of different ingredients. */
function dealtGame(preset: (typeof levels)[number], game: number): { puzzle: Puzzle; view: View } {
  const rng = createRng(`held out ${preset.id} ${game}`);
  const dealt = witches.generate(preset.params, rng, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const puzzle = dealt.value;
  let state = witches.start(puzzle, 0);
  for (let potions = 1 + rng.below(6); potions > 0; potions--) {
    const next = witches.apply(puzzle, state, { type: 'use', entries: potionOf(puzzle, rng) }, 0);
    if (next.ok && next.state.ending === null) state = next.state;
  }
  return { puzzle, view: witches.view(puzzle, state) };
}

function potionOf(puzzle: Puzzle, rng: Rng) {
  const most = puzzle.lengthTold ? puzzle.recipeLength : 6;
  return shuffled(puzzle.ingredients, rng)
    .slice(0, 2 + rng.below(4))
    .map(({ name }) => ({ ingredient: name, seeds: 1 + rng.below(most) }));
}

/** According to the judge, which shares no code with the search. */
function givesEveryAnswer(witness: Witness, view: View): boolean {
  const recipe: Recipe = { ...witness, lengthTold: view.recipeLength !== null, seed: '' };
  if (view.clue && !checkClue(recipe, view.clue)) return false;
  return view.trials.every(({ entries, result }) => {
    const potion = entries.map(({ ingredient, seeds }) => ({
      item: view.ingredients.indexOf(ingredient),
      seeds,
    }));
    const seen = answerText(result);
    return !forAllChances((chance) => answerText(judgePotion(recipe, potion, chance)) !== seen);
  });
}

function expectHonest(puzzle: Puzzle, view: View, found: Notebook, about: string): void {
  expect(found.lengths[puzzle.recipeLength], about).not.toBe('impossible');
  for (const [index, truth] of puzzle.ingredients.entries()) {
    const line = found.lines[index];
    if (!line) throw new Error(about);
    const option = truth.kind === 'good' ? (truth.number ?? 1) - 1 : DECOY_BIT;
    const where = `${about} ${truth.name}`;
    expect(certaintyOf(line, option), where).not.toBe('impossible');
    if (truth.kind !== 'good') expect(line[truth.kind], where).not.toBe('impossible');
    const sure = sureOption(line, noteOptions(view));
    if (sure !== undefined) expect(sure, where).toBe(option);
    for (const effect of truth.effects)
      if (!(effect === 'Imposter' && truth.kind === 'imposter'))
        expect(line.effects[effect], `${where} ${effect}`).not.toBe('impossible');
    for (const one of noteOptions(view))
      expect(witnessFor(found, index, one) !== undefined, where).toBe(
        certaintyOf(line, one) === 'possible',
      );
    for (const effect of view.effects)
      if (effect !== 'Imposter')
        expect(witnessOfEffect(found, index, effect) !== undefined, `${where} ${effect}`).toBe(
          line.effects[effect] === 'possible',
        );
  }
  for (const witness of found.witnesses) expect(givesEveryAnswer(witness, view), about).toBe(true);
}

describe('the notebook of dealt games', () => {
  it.each(spreadOf(levels, 3))(
    'never calls the truth impossible on $id, and its witnesses hold',
    (preset) => {
      for (let game = 0; game < GAMES; game++) {
        const { puzzle, view } = dealtGame(preset, game);
        const found = notebook(view, unlimitedBudget);
        if (!found.ok) throw new Error(found.fault.code);
        expectHonest(puzzle, view, found.value, `${preset.id} ${game}`);
      }
    },
    3_600_000,
  );
});
