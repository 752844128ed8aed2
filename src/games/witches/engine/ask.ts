// What only this game can be asked: the notebook, and whether the players' notes fit the answers so far.

import type { Budget } from '../../../core/budget.ts';
import { type Inquiry, noInquiry } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import { view } from '../rules/view.ts';
import type { Answer, Question, WitchesTypes } from '../types/index.ts';
import { checkNotes, notebook } from './notebook/notebook.ts';

/** Faults: noInquiry, budgetExhausted. */
export function ask(
  question: Question,
  inquiry: Inquiry<WitchesTypes> | undefined,
  budget: Budget,
): Result<Answer> {
  const state = inquiry?.path[inquiry.path.length - 1];
  if (!inquiry || !state) return noInquiry;
  const shown = view(inquiry.puzzle, state);
  switch (question.type) {
    case 'notebook':
      return notebook(shown, budget);
    case 'checkNotes':
      return checkNotes(shown, budget);
  }
}
