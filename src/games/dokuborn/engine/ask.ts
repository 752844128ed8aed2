// The questions that only Dokuborn has: outlook, hint for a cell, answers, search, drafts, foreign codes, imports.

import { type Inquiry, noInquiry } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type CardSearch, createSearch } from '../../../data/search.ts';
import type { Pools } from '../cards/pools.ts';
import { checkIds, decodeOriginal } from '../rules/code.ts';
import { cellPool, poolSizes } from '../rules/grid.ts';
import { levelOf } from '../rules/level.ts';
import { status } from '../rules/state.ts';
import { labelOf, view } from '../rules/view.ts';
import { worthsOf } from '../rules/worth.ts';
import type { Answer, DokubornTypes, Mode, Puzzle, Question, State } from '../types.ts';
import { examples, fillDraft, judgeDraft } from './draft.ts';
import { deadEndOf, hint, outlook } from './hint.ts';
import { importCards } from './import.ts';
import { checkFillable } from './solve.ts';

/** After the game: all cards that fit each cell, with their points. Fault: gameNotOver. */
function answers(pools: Pools, puzzle: Puzzle, state: State): Result<Answer> {
  const now = status(puzzle, state);
  if (now !== 'won' && now !== 'lost') return failure('gameNotOver');
  const worths = worthsOf(pools, puzzle);
  return success({
    type: 'answers',
    cells: state.cells.map((_, cell) =>
      cellPool(pools, puzzle, cell)
        .flatMap((id) => pools.card(id) ?? [])
        .map((card) => ({ card, worth: worths.of(cell, card.id) })),
    ),
  });
}

/** Opens a code of the original, with its level in the current catalogue. Faults: those of `decodeOriginal`, `checkIds`
 * and `checkFillable`. */
function openOriginal(pools: Pools, text: string, mode: Mode): Result<Answer> {
  const grid = decodeOriginal(text);
  if (!grid.ok) return grid;
  const { size, rows, columns } = grid.value;
  const fault = checkIds(pools.table, grid.value) ?? checkFillable(pools, grid.value);
  if (fault) return { ok: false, fault };
  const catalogue = pools.catalogue.version;
  const level = levelOf(poolSizes(pools, grid.value));
  const names = [...rows, ...columns].some((id) => pools.table.find(id)?.family === 'name');
  return success({
    type: 'opened',
    params: { size, level, mode, names, avoid: '', cards: catalogue },
    puzzle: { size, mode, level, catalogue, rows, columns },
  });
}

export function createAsk(pools: Pools) {
  let search: CardSearch | undefined;
  return (question: Question, inquiry?: Inquiry<DokubornTypes>): Result<Answer> => {
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
    const state = inquiry?.path.at(-1);
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
