// Moves of Dokuborn as people type them: "B2 elsa snow queen", "remove B2", "hint B2", "give up".

import type { Game } from '../../../core/game.ts';
import { type Card, foldName, fullName } from '../../../data/card.ts';
import { hintCosts } from '../../../games/dokuborn/rules/clue.ts';
import { cellName, rowLetters } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes, Move, Question } from '../../../games/dokuborn/types.ts';
import type { TypedMoves } from '../../words.ts';
import { list } from '../formats.ts';

const FORMS = `Write a cell and a name, such as “B2 elsa snow queen”, or “remove B2”, “hint B2” or “give up”. The hints of a cell cost ${list(hintCosts)} points, the fourth all of them.`;

function cardsFor(game: Game<DokubornTypes>, question: Question): readonly Card[] {
  const answer = game.ask(question, undefined, { spend: () => true });
  return answer?.ok && answer.value.type === 'found' ? answer.value.cards : [];
}

const MOST_NAMED = 12;

/** The card that a text means. Ambiguous names are asked back, because a wrong card costs a guess. */
function namedCard(text: string, cell: number, game: Game<DokubornTypes>): Move | string {
  const found = cardsFor(game, { type: 'search', text });
  const [best] = found;
  if (!best) return `No card is found for “${text}”.`;
  const same = found.filter(({ name }) => name === best.name);
  const isNameOnly = foldName(text).split(' ').length <= foldName(best.name).split(' ').length;
  if (same.length === 1 || !isNameOnly) return { type: 'place', cell, card: best.id };
  const names = same.slice(0, MOST_NAMED).map(fullName).join(', ');
  const more = same.length > MOST_NAMED ? ` and ${same.length - MOST_NAMED} more` : '';
  return `Which ${best.name}? There are ${same.length}: ${names}${more}. Type some of the title too.`;
}

export const typed: TypedMoves<DokubornTypes> = {
  forms: () => FORMS,
  inSolutions: true,
  movesSpoil: true,
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
    return namedCard(match[4] ?? '', cell, game);
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
