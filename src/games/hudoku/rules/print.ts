// The board as text: lines where regions meet, `.` hidden, brackets around a blank's hint digit, `!` after an error.

import { regionName } from '../grid/layout.ts';
import { digitLetter } from '../grid/notation.ts';
import type { View } from '../types.ts';

export function print(view: View): string {
  const { rows, columns } = view;
  const region = (row: number, column: number) => {
    const token = view.template[row]?.[column];
    return token === undefined ? '' : regionName(token);
  };
  const square = (row: number, column: number): string => {
    const shown = view.revealed[row]?.[column];
    const digit = shown === '-' ? view.emptyHints[`${row},${column}`] : shown;
    const letter = digit ? digitLetter(digit) : shown === '-' ? ' ' : '.';
    if (shown === '-') return `(${letter})`;
    return ` ${letter}${view.errors.includes(row * columns + column) ? '!' : ' '}`;
  };
  const lines = [
    `   ${Array.from({ length: columns }, (_, column) => ` ${String(column + 1).padStart(2)} `).join('')}`,
  ];
  for (let row = 0; row <= rows; row++) {
    let line = '   +';
    for (let column = 0; column < columns; column++) {
      const border = region(row - 1, column) !== region(row, column);
      line += `${border ? '---' : '   '}+`;
    }
    lines.push(line);
    if (row === rows) break;
    line = `${String(row + 1).padStart(2)} `;
    for (let column = 0; column <= columns; column++) {
      const border = region(row, column - 1) !== region(row, column);
      line += `${border ? '|' : ' '}${column < columns ? square(row, column) : ''}`;
    }
    lines.push(line);
  }
  lines.push(
    `${view.revealedCount}/${view.totalCells} revealed, hints ${view.hintsUsed}, errors ${view.incorrectEntries}`,
  );
  return lines.join('\n');
}
