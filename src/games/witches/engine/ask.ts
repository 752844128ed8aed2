// What only this game can be asked: the notebook, and whether the players' notes fit the answers so far.

import type { Budget } from '../../../core/budget.ts';
import { type Inquiry, noInquiry } from '../../../core/game.ts';
import { type Result, success } from '../../../core/result.ts';
import { readShort } from '../rules/short.ts';
import { viewAny } from '../rules/whole.ts';
import type { Answer, Question, WitchesTypes } from '../types/index.ts';
import { dealNumber } from './generate.ts';
import { checkNotes, notebook } from './notebook/notebook.ts';
import { tablePlan } from './table/advice.ts';

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
  }
}

/** The puzzle that the eight letters on a sheet stand for. */
function openShort(code: string, budget: Budget): Result<Answer> {
  const shape = readShort(code);
  if (!shape.ok) return shape;
  const { params, number } = shape.value;
  const puzzle = dealNumber(params, number, budget);
  return puzzle.ok ? success({ type: 'opened', params, puzzle: puzzle.value }) : puzzle;
}
