// A board as plain text, for terminals, tests and screen readers: borders between regions, capitals for
// cauldrons.

import {
  BOARD_CELLS,
  type Board,
  COLUMNS,
  ROWS,
  SIDE_CELLS,
  type SpecialCell,
  sideNames,
} from '../types/board.ts';
import { columnOf } from './sections.ts';

const specialLetters: Readonly<Record<SpecialCell, string>> = {
  efficiency: '+E',
  versatility: '+V',
  painter: '+P',
  guesser: '+G',
  lowCeiling: '-L',
  fertileGround: '-F',
  hardGround: '-H',
  blackMagic: '-B',
};

const WIDTH = 5;
const INDENT = 6;

/** Five letters per cell. `at` overrides the contents for a game in progress; cells then have names such as f1c3 for
 * row 1, column 3 of the front. */
export function printBoard(board: Board, at?: (cell: number) => string | undefined): string {
  const region: number[] = new Array(BOARD_CELLS).fill(-1);
  for (const [index, { cells }] of board.regions.entries())
    for (const cell of cells) region[cell] = index;
  const isPot = (cell: number) => board.regions[region[cell] ?? -1]?.kind === 'cauldron';
  const marks = new Map<number, string>();
  for (const note of board.notes) marks.set(note, 'note');
  for (const { cell, ingredient } of board.starts) marks.set(cell, `${ingredient.slice(0, 3)}.`);
  for (const { cell, special } of board.specials) marks.set(cell, specialLetters[special]);
  const content = (cell: number) => {
    const text = (at?.(cell) ?? marks.get(cell) ?? '').slice(0, WIDTH - 1);
    return (isPot(cell) ? `#${text}` : ` ${text}`).padEnd(WIDTH);
  };
  return [0, 1]
    .map((side) => {
      const same = (cell: number, other: number) => region[cell] === region[other];
      const name = sideNames[side] ?? '';
      const letter = name.charAt(0);
      const columns = Array.from({ length: COLUMNS }, (_, column) => `  c${column + 1}  `).join('');
      const head = at ? `${name.padEnd(INDENT)}${columns.trimEnd()}` : name;
      const lines = [head];
      const margin = (label: string) => (at ? label.padEnd(INDENT) : '');
      for (let row = 0; row < ROWS; row++) {
        const cells = Array.from(
          { length: COLUMNS },
          (_, column) => side * SIDE_CELLS + row * COLUMNS + column,
        );
        const above = (cell: number) => (row > 0 && same(cell, cell - COLUMNS) ? ' ' : '-');
        const before = (cell: number) => (columnOf(cell) > 0 && same(cell, cell - 1) ? ' ' : '|');
        const tops = cells.map((cell) => `+${above(cell).repeat(WIDTH)}`);
        const contents = cells.map((cell) => before(cell) + content(cell));
        lines.push(`${margin('')}${tops.join('')}+`);
        lines.push(`${margin(`${letter}${row + 1}`)}${contents.join('')}|`);
      }
      return [...lines, `${margin('')}${`+${'-'.repeat(WIDTH)}`.repeat(COLUMNS)}+`].join('\n');
    })
    .join('\n\n');
}
