// Test only: recipes and potions as short texts, and puzzles that differ only in what is hidden.

import { unlimitedBudget } from '../../../core/budget.ts';
import { type Deal, deal } from '../../../core/deal.ts';
import { type Rng, shuffled } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { ingredientNames } from '../names.ts';
import { compile } from '../potion/compile.ts';
import { evaluate } from '../potion/evaluate.ts';
import { parsePuzzle } from '../rules/parse.ts';
import { drawnEffects, view } from '../rules/play.ts';
import { checkClue } from '../rules/recipe.ts';
import { readPotion } from '../rules/recipe-text.ts';
import { BRISK } from '../solver/decide.ts';
import { knowledgeOf } from '../solver/knowledge.ts';
import { survey } from '../solver/notebook.ts';
import { isWinnable } from '../solver/winnable.ts';
import type { Puzzle, State, WitchesTypes } from '../types/index.ts';
import type { Ingredient, Potion, PotionResult } from '../types/potion.ts';

const KINDS: Readonly<Record<string, string>> = {
  g: 'good',
  i: 'ignore',
  o: 'overachiever',
  m: 'imposter',
};

/** `g1 g2[Spicy,Green Fingers] i o0 m3`: Parsley, Sage … in order. Throws if `parsePuzzle` refuses it. */
export function puzzleFrom(text: string, more: Readonly<Record<string, unknown>> = {}): Puzzle {
  const words = text.match(/\S+\[[^\]]*\]|\S+/g) ?? [];
  const ingredients = words.map((word, index) => {
    const match = /^([giom])(\d?)(?:\[(.*)\])?$/.exec(word);
    return {
      name: ingredientNames[index],
      kind: KINDS[match?.[1] ?? ''],
      number: match?.[2] ? Number(match[2]) : null,
      effects: match?.[3]?.split(',') ?? [],
    };
  });
  const recipeLength = ingredients.filter((one) => one.kind === 'good').length;
  const puzzle = parsePuzzle({ ingredients, recipeLength, seed: 'test', ...more });
  if (!puzzle.ok) throw new Error(`${text}: ${JSON.stringify(puzzle.fault)}`);
  return puzzle.value;
}

/** `a1 b2`: Parsley with one seed, Sage with two. */
export function potionFrom(text: string): Potion {
  return readPotion(text.replaceAll(' ', '')) ?? [];
}

/** `won`, or `undergrown/overgrown` and the messages in alphabetical order. */
export function answerText(result: PotionResult): string {
  if (result.won) return 'won';
  const messages = result.messages
    .map(({ effect, value }) => (value === undefined ? effect : `${effect}=${value}`))
    .sort();
  return [`${result.undergrown}/${result.overgrown}`, ...messages].join(' ');
}

const sameAnswers = (puzzle: Puzzle, state: State) =>
  state.trials.every(
    (trial, index) =>
      JSON.stringify(evaluate(puzzle, trial.entries, index + 1)) === JSON.stringify(trial.result),
  );

/** Permutes what the ingredients are; no view may show the difference. */
export function renameHidden(puzzle: Puzzle, rng: Rng): Puzzle {
  const others = shuffled(puzzle.ingredients, rng);
  const ingredients = puzzle.ingredients.map(
    (own, index): Ingredient => ({ ...(others[index] ?? own), name: own.name }),
  );
  return { ...puzzle, ingredients };
}

/** Candidates: possible recipes of the notebook, and permutations of the true one. */
function rivals(puzzle: Puzzle, state: State, rng: Rng): readonly (readonly Ingredient[])[] {
  const renamed = Array.from({ length: 60 }, () => renameHidden(puzzle, rng).ingredients);
  if (drawnEffects(puzzle).length > 0) return renamed;
  const found = survey(knowledgeOf(view(puzzle, state)), rng, unlimitedBudget, BRISK);
  const possible = found.ok
    ? (found.value.sample(40, unlimitedBudget) ?? [])
        .filter((one) => one.recipeLength === puzzle.recipeLength)
        .map((one) => one.ingredients)
    : [];
  return [...possible, ...renamed];
}

/** Another winnable recipe with all the same answers; undefined if the game is over or none was found. */
export function exchangeHidden(puzzle: Puzzle, state: State, rng: Rng): Puzzle | undefined {
  if (state.ending !== null) return undefined;
  const own = JSON.stringify(puzzle.ingredients);
  for (const ingredients of rivals(puzzle, state, rng)) {
    const other: Puzzle = { ...puzzle, ingredients };
    if (JSON.stringify(ingredients) === own) continue;
    if (puzzle.clue && !checkClue(other, puzzle.clue)) continue;
    if (sameAnswers(other, state) && isWinnable(compile(other))) return other;
  }
  return undefined;
}

export function soloGame(preset: string, seed: string): Deal<WitchesTypes> {
  const { params } = witches.presets.find(({ id }) => id === preset) ?? witches.presets[0];
  const dealt = deal(witches, params, seed, unlimitedBudget);
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.fault));
  return dealt.value;
}
