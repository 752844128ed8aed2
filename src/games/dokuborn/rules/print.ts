// The grid as text: labels, then one line for each cell, so that it reads the same on a terminal and aloud.

import { fullName } from '../../../data/card.ts';
import type { Clue, View } from '../types.ts';

export const rowLetters = 'ABCD';

/** "B3": the row's letter and the column's number. */
export function cellName(size: number, cell: number): string {
  return `${rowLetters.charAt(Math.floor(cell / size))}${(cell % size) + 1}`;
}

export function print(view: View): string {
  const { size } = view;
  const guesses = view.guessesLeft === null ? view.guesses : `${view.guesses}+${view.guessesLeft}`;
  const lines = [
    `dokuborn ${size}x${size} ${'★'.repeat(view.levelNow)} ${view.mode} guesses ${guesses} score ${view.score}`,
    ...view.rows.map((label, row) => `${rowLetters.charAt(row)}: ${label.display}`),
    ...view.columns.map((label, column) => `${column + 1}: ${label.display}`),
  ];
  if (view.catalogue !== view.catalogueNow)
    lines.push(`${view.catalogue} ${'★'.repeat(view.level)}`);
  for (const [cell, { card, worth, clue }] of view.cells.entries()) {
    const name = cellName(size, cell);
    if (card) lines.push(`${name} = ${fullName(card)} (${worth})`);
    else lines.push(`${name} .${printClue(clue)}`);
  }
  return lines.join('\n');
}

function printClue(clue: Clue): string {
  const parts = [
    clue.fits === null ? '' : `${clue.fits}`,
    clue.inks === null ? '' : clue.inks.join('-'),
    clue.cost === null ? '' : `cost ${clue.cost}`,
    clue.letters ?? '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
