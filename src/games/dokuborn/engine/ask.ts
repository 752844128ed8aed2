// The questions that only Dokuborn has, each answered by a file of its own.

import { type Inquiry, noInquiry } from '../../../core/game.ts';
import { type Result, success } from '../../../core/result.ts';
import { createSearch, type Search } from '../../../data/search.ts';
import type { Pools } from '../cards/pools.ts';
import { status } from '../rules/state.ts';
import { labelOf, view } from '../rules/view.ts';
import type { Answer, DokubornTypes, Question } from '../types.ts';
import { answers } from './answers.ts';
import { examples, judgeDraft } from './draft.ts';
import { fillDraft } from './fill.ts';
import { hint } from './hint.ts';
import { importCards } from './import.ts';
import { openOriginal } from './open.ts';
import { deadEndOf, outlook } from './outlook.ts';

type Ask = (question: Question, inquiry: Inquiry<DokubornTypes> | undefined) => Result<Answer>;

export function createAsk(pools: Pools): Ask {
  let search: Search | undefined;
  return (question, inquiry) => {
    switch (question.type) {
      case 'card':
        return success({
          type: 'found',
          cards: pools.catalogue.cards.filter(({ id }) => id === question.card),
        });
      case 'search':
        search ??= createSearch(pools.catalogue.cards);
        return success({ type: 'found', cards: search(question.text).cards });
      case 'openOriginal':
        return openOriginal(pools, question.code, question.mode);
      case 'importCards':
        return importCards(pools, question.text, inquiry?.puzzle);
      case 'conditions':
        return success({
          type: 'conditions',
          labels: pools.table.list.map(({ id }) => labelOf(pools, id)),
        });
      case 'draft':
        return success({ type: 'draft', ...judgeDraft(pools, question) });
      case 'examples':
        return success({ type: 'found', cards: examples(pools, question) });
      case 'fill':
        return fillDraft(pools, question);
      case 'outlook':
      case 'hint':
      case 'answers':
        break;
    }
    const state = inquiry?.path[inquiry.path.length - 1];
    if (!inquiry || !state) return noInquiry;
    const { puzzle, path } = inquiry;
    switch (question.type) {
      case 'outlook':
        return success(outlook(pools, puzzle, path));
      case 'hint': {
        const deadEnd = status(puzzle, state) === 'playing' ? deadEndOf(pools, puzzle, path) : null;
        if (deadEnd) return success({ type: 'deadEnd', deadEnd });
        const found = hint(pools, view(pools, puzzle, state), question.cell);
        return found.ok ? success({ type: 'hint', hint: found.value }) : found;
      }
      case 'answers':
        return answers(pools, puzzle, state);
    }
  };
}
