// The engine half of the contract: hints, questions (`ask`), ratings and descriptions. Runs in a worker, on
// the command line or on a server.

import type { Budget } from '../../../core/budget.ts';
import { type Engine, type Inquiry, noInquiry, type Rating } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { quickHint } from '../advisor/fallbacks.ts';
import { hint } from '../advisor/hint.ts';
import { soloHint } from '../advisor/solo-hint.ts';
import { paperHint, quickTableHint, tableHint } from '../advisor/table-hint.ts';
import { tablePlan } from '../advisor/table-hint-plan.ts';
import { boardCode } from '../board/code.ts';
import { effectIndex } from '../names.ts';
import { compile } from '../potion/compile.ts';
import { effects } from '../potion/effects.ts';
import { drawnEffects } from '../rules/play.ts';
import { presetRating } from '../rules/ratings.ts';
import { fingerprint } from '../rules/seal.ts';
import { presets } from '../rules/settings.ts';
import { readShort } from '../rules/sheet-code.ts';
import { viewAny } from '../rules/with-tables.ts';
import { checkNotes, notebook } from '../solver/notebook.ts';
import { LONGEST_BREWED, winningPotions } from '../solver/winnable.ts';
import type { Answer, Params, Puzzle, Question, View, WitchesTypes } from '../types/index.ts';
import { dealNumber, generate } from './generate.ts';
import { checkProof } from './proof.ts';
import { prove, solve, vouch } from './solve.ts';

/** Faults: noInquiry, budgetExhausted, those of `readShort`. */
export function ask(
  question: Question,
  inquiry: Inquiry<WitchesTypes> | undefined,
  budget: Budget,
): Result<Answer> {
  if (question.type === 'openShort') return openShort(question.code, budget);
  const state = inquiry?.path[inquiry.path.length - 1];
  const shown = question.of ?? (inquiry && state ? viewAny(inquiry.puzzle, state) : undefined);
  if (!shown) return noInquiry;
  switch (question.type) {
    case 'notebook':
      return notebook(shown, budget);
    case 'checkNotes':
      return checkNotes(shown, budget);
    case 'tablePlan':
      return tablePlan(shown, budget);
    case 'quickHint':
      return quickAnswer(shown);
  }
}

function quickAnswer(shown: View): Result<Answer> {
  const found = shown.table?.kind === 'screen' ? quickTableHint(shown) : quickHint(shown);
  return found.ok ? success({ type: 'quickHint', hint: found.value }) : found;
}

function openShort(code: string, budget: Budget): Result<Answer> {
  const shape = readShort(code);
  if (!shape.ok) return shape;
  const { params, number } = shape.value;
  const puzzle = dealNumber(params, number, budget);
  return puzzle.ok ? success({ type: 'opened', params, puzzle: puzzle.value }) : puzzle;
}

export const ratingLevels = ['gentle', 'steady', 'tricky', 'wicked'] as const;

/** Distance between settings: an effect weighs as much as an ingredient, drama as two. */
function distance(puzzle: Puzzle, params: Params): number {
  const length = puzzle.lengthTold ? String(puzzle.recipeLength) : '4-or-6';
  const wanted = [0, params.ingredients >> 1, (3 * params.ingredients) >> 2][params.effects] ?? 0;
  return (
    Math.abs(puzzle.ingredients.length - params.ingredients) +
    Math.abs(drawnEffects(puzzle).length - wanted) +
    (length === params.length ? 0 : 1) +
    (puzzle.drama === (params.decoys === 'drama') ? 0 : 2) +
    ((puzzle.board !== null) === (params.play === 'solo') ? 0 : 0.5)
  );
}

/** Sums of both medians at which the next level begins. */
const LEVEL_STEPS: readonly number[] = [10, 12, 14];

/** From the games of simulated players with the nearest preset. Fault: budgetExhausted. */
export function rate(puzzle: Puzzle, budget: Budget): Result<Rating> {
  if (!budget.spend()) return failure('budgetExhausted');
  const [nearest] = presets
    .flatMap(({ id, params }) => {
      const row = presetRating(id);
      return row ? [{ row, apart: distance(puzzle, params) }] : [];
    })
    .sort((one, other) => one.apart - other.apart);
  const strong = nearest?.row.strong.median ?? 0;
  const casual = nearest?.row.casual.median ?? 0;
  const loads = drawnEffects(puzzle).map((name) => effects[effectIndex(name)]?.load ?? 0);
  const level = LEVEL_STEPS.filter((step) => strong + casual >= step).length;
  return success({
    level: ratingLevels[level] ?? 'wicked',
    figures: {
      potions: strong,
      casualPotions: casual,
      load: loads.reduce((sum, load) => sum + load, 0),
    },
  });
}

export const engine: Engine<WitchesTypes> = {
  generate,
  vouch,
  hint: (shown, rng, budget) => {
    if (shown.table?.kind === 'screen') return tableHint(shown, budget);
    if (shown.table?.kind === 'paper') return paperHint(shown, rng, budget);
    return shown.solo ? soloHint(shown, budget) : hint(shown, rng, budget);
  },
  solve,
  rate,
  prove,
  checkProof,
  ask,
  describe: (puzzle, { solution }) => ({
    fingerprint: fingerprint(puzzle),
    effects: drawnEffects(puzzle),
    clue: puzzle.clue,
    ...(puzzle.board ? { board: boardCode.encode(puzzle.board) } : {}),
    ...(solution ? { winningPotions: winningPotions(compile(puzzle), LONGEST_BREWED).count } : {}),
  }),
};
