// Wondering Witches, as `curio/games/witches`: the game object, and evaluation and proof for anyone's puzzles.

import type { Game } from '../../core/game.ts';
import { type Fault, failure, success } from '../../core/result.ts';
import { boardCode } from './board/code.ts';
import { generate } from './engine/generate.ts';
import { hint } from './engine/hint.ts';
import { checkNotes, notebook } from './engine/notebook/notebook.ts';
import { boardProof, checkProof, proofOf } from './engine/proof.ts';
import { rate } from './engine/rate.ts';
import { soloHint } from './engine/solo/hint.ts';
import {
  brewablePotion,
  MAX_COUNTED_LENGTH,
  type WinningPotions,
  winningPotions,
} from './engine/winnable/winnable.ts';
import { compile } from './potion/compile.ts';
import { evaluate } from './potion/evaluate.ts';
import { witchesRules } from './rules/index.ts';
import { parseEntries, parsePuzzle } from './rules/parse.ts';
import { start } from './rules/play.ts';
import { fingerprint } from './rules/seal.ts';
import { drawnEffects, view } from './rules/view.ts';
import { planBoard } from './solo/game.ts';
import type {
  PlayedEntry,
  PotionEntry,
  PotionResult,
  Recipe,
  WitchesTypes,
} from './types/index.ts';

export {
  boardCode,
  boardKinds,
  boardStream,
  checkBoard,
  drawBoard,
  generateBoard,
  openBoard,
  printBoard,
  sharesOf,
} from './board/index.ts';
export { type Notebook, notebook } from './engine/notebook/notebook.ts';
export { ingredientNames } from './names/ingredients.ts';
export { levelIds, levels } from './names/levels.ts';
export { categories } from './potion/effects/effect.ts';
export { effectNames, effectsByCategory } from './potion/effects/index.ts';
export { evaluate } from './potion/evaluate.ts';
export { paramsOf } from './rules/code.ts';
export { eventCards, moodOf } from './rules/events.ts';
export { parsePuzzle } from './rules/parse.ts';
export { checkSeal, fingerprint } from './rules/seal.ts';
export { levelOf } from './rules/settings.ts';
export type * from './types/index.ts';
export { faults, kinds, maxSeeds, refusals } from './types/index.ts';

/** Library calls with a fixed answer throw at bad input; the message says what and where. */
function invalid(fault: Fault): TypeError {
  const where = fault.where === undefined ? '' : ` at ${fault.where}`;
  const detail = fault.detail === undefined ? '' : ` (${fault.detail})`;
  return new TypeError(`${fault.code}${where}${detail}`);
}

function checkedPuzzle(json: unknown): Recipe {
  const puzzle = parsePuzzle(json);
  if (!puzzle.ok) throw invalid(puzzle.fault);
  return puzzle.value;
}

/** Any puzzle as JSON: one that was dealt, or one written by hand (see `parsePuzzle`). */
export type PuzzleJson = Readonly<Record<string, unknown>> | Recipe;

/**
 * The answer to a potion. Entries are `{ ingredient, seeds }` with seeds a number or 'auto';
 * `potionNumber` counts from 1 and names the streams of random effects.
 * @throws TypeError that says what is wrong and where, for a bad puzzle, potion or number.
 */
export function evaluatePotion(
  puzzle: PuzzleJson,
  entries: readonly PotionEntry[],
  potionNumber: number,
): PotionResult {
  const recipe = checkedPuzzle(puzzle);
  const potion = parseEntries(recipe, entries);
  if (!potion.ok) throw invalid(potion.fault);
  if (!Number.isInteger(potionNumber) || potionNumber < 1)
    throw invalid({ code: 'badPotionNumber', where: 'potionNumber', detail: String(potionNumber) });
  return evaluate(recipe, potion.value, potionNumber);
}

function namedEntries(recipe: Recipe, found: WinningPotions['shortest']): readonly PlayedEntry[] {
  return (found?.items ?? []).flatMap((item, slot) => {
    const ingredient = recipe.ingredients[item]?.name;
    return ingredient === undefined ? [] : [{ ingredient, seeds: found?.seeds[slot] ?? 1 }];
  });
}

/**
 * How many sequences of ingredients, as long as the recipe up to `maxLength`, win for certain with the right
 * seeds, and a shortest potion that does (null if there is none).
 * @throws TypeError that says what is wrong and where, for a bad puzzle or length.
 */
export function findWinningPotions(
  puzzle: PuzzleJson,
  maxLength: number,
): { readonly count: number; readonly shortest: readonly PlayedEntry[] | null } {
  const recipe = checkedPuzzle(puzzle);
  if (!Number.isInteger(maxLength) || maxLength < 1 || maxLength > MAX_COUNTED_LENGTH)
    throw invalid({
      code: 'badMaxLength',
      where: 'maxLength',
      detail: `${maxLength}: 1 to ${MAX_COUNTED_LENGTH}`,
    });
  const { count, shortest } = winningPotions(compile(recipe), maxLength);
  return { count, shortest: shortest && namedEntries(recipe, shortest) };
}

/** Potions as long as boards can brew, for `solve` and `prove`. */
const LONGEST = 6;
/** A proof is a fixed amount of work: one step a potion length. */
const PROOF_STEPS = 3;

export const witches: Game<WitchesTypes> = {
  ...witchesRules,
  generate,
  hint: (shown, rng, budget) => (shown.solo ? soloHint(shown, budget) : hint(shown, rng, budget)),
  solve(puzzle, state, budget) {
    if (!budget.spend(PROOF_STEPS)) return failure('budgetExhausted');
    if (state.ending !== null) return success({ moves: [], unique: 'unknown' });
    const recipe = compile(puzzle);
    const found = brewablePotion(recipe);
    if (!found) return failure('unwinnable');
    const entries = namedEntries(puzzle, found);
    if (puzzle.board) {
      const moves = planBoard(puzzle, state, entries);
      return moves ? success({ moves, unique: 'unknown' }) : failure('noWay');
    }
    const { count } = winningPotions(recipe, LONGEST);
    return success({
      moves: [{ type: 'use', entries }],
      unique: count === 1,
    });
  },
  rate(puzzle, budget) {
    return budget.spend() ? rate(puzzle) : failure('budgetExhausted');
  },
  prove(puzzle, budget) {
    if (!budget.spend(PROOF_STEPS)) return failure('budgetExhausted');
    const found = brewablePotion(compile(puzzle));
    if (!found) return failure('unwinnable');
    const entries = namedEntries(puzzle, found);
    if (!puzzle.board) return success(proofOf(entries));
    const moves = planBoard(puzzle, start(puzzle), entries);
    return moves ? success(boardProof(moves)) : failure('noWay');
  },
  checkProof,
  ask(question, inquiry, budget) {
    const state = inquiry?.path[inquiry.path.length - 1];
    if (!inquiry || !state) return failure('noPosition');
    const shown = view(inquiry.puzzle, state);
    switch (question.type) {
      case 'notebook':
        return notebook(shown, budget);
      case 'checkNotes':
        return checkNotes(shown, budget);
    }
  },
  describe(puzzle) {
    return {
      fingerprint: fingerprint(puzzle),
      effects: drawnEffects(puzzle),
      clue: puzzle.clue,
      winningPotions: winningPotions(compile(puzzle), LONGEST).count,
      ...(puzzle.board ? { board: boardCode.encode(puzzle.board) } : {}),
    };
  },
};
