// Moves as people type them on the terminal.

import type { Card } from '../../../data/card.ts';
import { rowLetters } from '../../../games/dokuborn/rules/print.ts';
import type { Move, View } from '../../../games/dokuborn/types.ts';

/** "B2 elsa snow queen", "remove B2", "hint B2", "give up". */
export function parseTyped(
  text: string,
  view: View,
  search: (query: string) => readonly Card[],
): Move | string {
  if (/^\s*give\s+up\s*$/i.test(text)) return { type: 'giveUp' };
  const match = /^\s*(remove\s+|hint\s+)?([A-Da-d])([1-4])(?:\s+(.*\S))?\s*$/i.exec(text);
  const row = rowLetters.indexOf((match?.[2] ?? '?').toUpperCase());
  const column = Number(match?.[3]) - 1;
  if (!match || row >= view.size || column >= view.size)
    return 'Write a cell and a name, such as “B2 elsa snow queen”, or “remove B2”, “hint B2” or “give up”.';
  const cell = row * view.size + column;
  const verb = match[1]?.trim().toLowerCase();
  if (verb === 'remove') return { type: 'remove', cell };
  if (verb === 'hint') return { type: 'reveal', cell };
  const [best] = search(match[4] ?? '');
  if (!best) return `No card is found for “${match[4] ?? ''}”.`;
  return { type: 'place', cell, card: best.id };
}
