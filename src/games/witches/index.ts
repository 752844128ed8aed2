// Wondering Witches, as `curio/games/witches`: the game object, and evaluation and proofs for any puzzle.

import type { Game } from '../../core/game.ts';
import { failure, orThrow } from '../../core/result.ts';
import { engine } from './engine/index.ts';
import { namedEntries } from './engine/solve.ts';
import { compile } from './potion/compile.ts';
import { evaluate } from './potion/evaluate.ts';
import { parseEntries, parsePuzzle } from './rules/parse.ts';
import { rulesWithTables } from './rules/with-tables.ts';
import { MAX_COUNTED_LENGTH, winningPotions } from './solver/winnable.ts';
import type { WitchesTypes } from './types/index.ts';
import type { PlayedEntry, PotionEntry, PotionResult, Recipe } from './types/potion.ts';

export { checkBoard, sharesOf } from './board/check.ts';
export { boardCode, openBoard } from './board/code.ts';
export { boardStream, generateBoard } from './board/generate.ts';
export { printBoard } from './board/print.ts';
export {
  categories,
  effectNames,
  effectsByCategory,
  eventCards,
  ingredientNames,
  levelIds,
  levels,
  moodOf,
} from './names.ts';
export { drawBoard } from './paper/draw.ts';
export { evaluate } from './potion/evaluate.ts';
export { paramsOf } from './rules/code.ts';
export { parsePuzzle } from './rules/parse.ts';
export { checkSeal, fingerprint } from './rules/seal.ts';
export { levelOf } from './rules/settings.ts';
export { notebook } from './solver/notebook.ts';
export { boardKinds } from './types/board.ts';
export type * from './types/index.ts';
export type {
  Answer as WitchesAnswer,
  Event as WitchesEvent,
  Move as WitchesMove,
  Params as WitchesParams,
  Puzzle as WitchesPuzzle,
  Question as WitchesQuestion,
  Refusal as WitchesRefusal,
  State as WitchesState,
  View as WitchesView,
} from './types/index.ts';
export { faults, refusals } from './types/index.ts';
export type { Notebook } from './types/notebook.ts';
export type * from './types/potion.ts';
export { kinds, maxSeeds } from './types/potion.ts';

export const witches: Game<WitchesTypes> = { ...rulesWithTables, ...engine };

/** A dealt puzzle, or one written by hand (see `parsePuzzle`). */
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
  const recipe = orThrow(parsePuzzle(puzzle));
  const potion = orThrow(parseEntries(recipe, entries));
  if (!Number.isInteger(potionNumber) || potionNumber < 1)
    orThrow(failure('badPotionNumber', 'potionNumber', String(potionNumber)));
  return evaluate(recipe, potion, potionNumber);
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
  const recipe = orThrow(parsePuzzle(puzzle));
  if (!Number.isInteger(maxLength) || maxLength < 1 || maxLength > MAX_COUNTED_LENGTH)
    orThrow(failure('badMaxLength', 'maxLength', `${maxLength}: 1 to ${MAX_COUNTED_LENGTH}`));
  const { count, shortest } = winningPotions(compile(recipe), maxLength);
  return { count, shortest: shortest && namedEntries(recipe, shortest) };
}
