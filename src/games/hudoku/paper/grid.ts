// A Hudoku grid as drawn items, the puzzle or its solution.

import { FAINT, INK, RULE, SHADE, textItem } from '../../../paper/frame.ts';
import type { Item } from '../../../paper/types.ts';
import type { Puzzle, Square } from '../types.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const regionOf = (token: string) => (token.startsWith('-') ? token.slice(1) : token);

/** Cells of the widest row, and rows. */
export function shapeOf({ template }: Puzzle) {
  return { rows: template.length, columns: template[0]?.length ?? 0 };
}

/** The grid: blanks shaded, thick lines between regions, given digits black and solved ones lighter. */
export function gridItems(puzzle: Puzzle, showing: 'puzzle' | 'solution', box: Box): Item[] {
  const { template, revealed, solution, emptyHints } = puzzle;
  const { rows, columns } = shapeOf(puzzle);
  const side = box.width / columns;
  const items: Item[] = [];
  const tokenAt = (row: number, column: number) => template[row]?.[column];
  const squareAt = (grid: readonly (readonly Square[])[], row: number, column: number) =>
    grid[row]?.[column] ?? 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = box.left + column * side;
      const top = box.top + row * side;
      const blank = tokenAt(row, column)?.startsWith('-') ?? true;
      items.push({
        type: 'rect',
        left,
        top,
        width: side,
        height: side,
        stroke: { color: RULE, width: side * 0.012 },
        ...(blank ? { fill: SHADE } : {}),
      });
      const given = squareAt(revealed, row, column);
      const shown = showing === 'solution' ? squareAt(solution, row, column) : given;
      const clue = emptyHints[`${row},${column}`];
      if (blank && clue !== undefined)
        items.push(
          textItem(String(clue), left + side * 0.5, top + side * 0.68, side * 0.5, {
            font: 'serifItalic',
            color: FAINT,
            align: 'middle',
          }),
        );
      else if (typeof shown === 'number' && shown > 0)
        items.push(
          textItem(String(shown), left + side / 2, top + side * 0.7, side * 0.6, {
            font: typeof given === 'number' && given > 0 ? 'sansBold' : 'sans',
            align: 'middle',
          }),
        );
    }
  }
  const stroke = { color: INK, width: side * 0.06 };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const here = regionOf(tokenAt(row, column) ?? ' ');
      const left = box.left + column * side;
      const top = box.top + row * side;
      if (column < columns && regionOf(tokenAt(row - 1, column) ?? ' ') !== here)
        items.push({ type: 'line', from: [left, top], to: [left + side, top], stroke });
      if (row < rows && regionOf(tokenAt(row, column - 1) ?? ' ') !== here)
        items.push({ type: 'line', from: [left, top], to: [left, top + side], stroke });
    }
  }
  return items;
}
