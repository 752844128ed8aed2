// Moves of Dokuborn as people type them: "B2 elsa snow queen", "remove B2", "hint B2", "give up".

import type { Game } from '../../../core/game.ts';
import { type Card, fullName } from '../../../data/card.ts';
import { cellName, rowLetters } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes, Question } from '../../../games/dokuborn/types.ts';
import type { TypedMoves } from '../../words.ts';

const FORMS =
  'Write a cell and a name, such as “B2 elsa snow queen”, or “remove B2”, “hint B2” or “give up”.';

function cardsFor(game: Game<DokubornTypes>, question: Question): readonly Card[] {
  const answer = game.ask?.(question, undefined, { spend: () => true });
  return answer?.ok && answer.value.type === 'found' ? answer.value.cards : [];
}

export const typed: TypedMoves<DokubornTypes> = {
  forms: () => FORMS,
  parse(text, view, game) {
    if (/^\s*give\s+up\s*$/i.test(text)) return { type: 'giveUp' };
    const match = /^\s*(remove\s+|hint\s+)?([A-D])([1-4])(?:\s+(.*\S))?\s*$/i.exec(text);
    const row = rowLetters.indexOf((match?.[2] ?? '?').toUpperCase());
    const column = Number(match?.[3]) - 1;
    if (!match || row >= view.size || column >= view.size) return FORMS;
    const cell = row * view.size + column;
    const verb = match[1]?.trim().toLowerCase();
    if (verb === 'remove') return { type: 'remove', cell };
    if (verb === 'hint') return { type: 'reveal', cell };
    const [best] = cardsFor(game, { type: 'search', text: match[4] ?? '' });
    if (!best) return `No card is found for “${match[4] ?? ''}”.`;
    return { type: 'place', cell, card: best.id };
  },
  print(move, view, game) {
    switch (move.type) {
      case 'place': {
        const [card] = cardsFor(game, { type: 'card', card: move.card });
        return card ? `${cellName(view.size, move.cell)} ${fullName(card)}` : undefined;
      }
      case 'remove':
        return `remove ${cellName(view.size, move.cell)}`;
      case 'reveal':
        return `hint ${cellName(view.size, move.cell)}`;
      case 'giveUp':
        return 'give up';
    }
  },
};
