// The grid as text: conditions around a table, cards and hints in its cells. Also labels and names of cells.

import { fullName } from '../../../data/card.ts';
import type { CellView, Clue, Label, View } from '../types.ts';

/** The text of a label without the coloured dot. */
export function plainLabel(display: string): string {
  return display.replace(/^\p{Extended_Pictographic}\S*\s+/u, '');
}

/** The two conditions of a cell. */
export function labelsOf(
  view: View,
  cell: number,
): readonly [Label | undefined, Label | undefined] {
  return [view.rows[Math.floor(cell / view.size)], view.columns[cell % view.size]];
}

export const rowLetters = 'ABCD';

/** "B3": the row's letter and the column's number. */
export function cellName(size: number, cell: number): string {
  return `${rowLetters.charAt(Math.floor(cell / size))}${(cell % size) + 1}`;
}

/** Columns of a terminal line. */
const LINE = 78;
/** The narrowest readable first column. */
const HEADING = 14;

export function print(view: View): string {
  const { size } = view;
  const guesses = view.guessesLeft === null ? view.guesses : `${view.guesses}+${view.guessesLeft}`;
  const lines = [
    `dokuborn ${size}x${size} ${'★'.repeat(view.levelNow)} ${view.mode} guesses ${guesses} score ${view.score}`,
  ];
  if (view.catalogue !== view.catalogueNow)
    lines.push(`${view.catalogue} ${'★'.repeat(view.level)}`);
  const rows = [
    ['', ...view.columns.map(({ display }, column) => `${column + 1} ${plainLabel(display)}`)],
    ...view.rows.map(({ display }, row) => [
      `${rowLetters.charAt(row)} ${plainLabel(display)}`,
      ...view.cells.slice(row * size, (row + 1) * size).map(printCell),
    ]),
  ];
  return [...lines, ...tableOf(rows, size)].join('\n');
}

/** Rows of texts, wrapped within their columns, with lines between the rows. */
function tableOf(rows: readonly (readonly string[])[], size: number): string[] {
  const width = Math.floor((LINE - HEADING - 3 * size) / size);
  const widths = [HEADING, ...new Array<number>(size).fill(width)];
  const line = (cells: readonly string[]) =>
    cells
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd();
  const ruled = widths.map((columns) => '-'.repeat(columns)).join('-+-');
  return rows.flatMap((cells, index) => {
    const wrapped = cells.map((text, column) => wrap(text, widths[column] ?? 0));
    const height = Math.max(...wrapped.map((parts) => parts.length));
    const printed = Array.from({ length: height }, (_, at) =>
      line(wrapped.map((parts) => parts[at] ?? '')),
    );
    return index === 0 ? printed : [ruled, ...printed];
  });
}

/** Words in lines of at most this width; a longer word is cut. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    for (; line.length > width; line = line.slice(width)) lines.push(line.slice(0, width));
  }
  return [...lines, line];
}

function printCell({ card, worth, clue }: CellView): string {
  return card ? `${fullName(card)} (${worth})` : `.${printClue(clue)}`;
}

function printClue(clue: Clue): string {
  const cost = clue.cost === null ? '' : `cost ${clue.cost}`;
  const parts = [clue.fits, clue.inks?.join('-'), cost, clue.letters];
  const told = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}
