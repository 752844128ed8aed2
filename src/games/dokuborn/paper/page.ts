// A grid of conditions on one page: room to write a card into every cell.

import {
  EDGE,
  FAINT,
  type FrameWords,
  framedPage,
  HEAD,
  INK,
  QR,
  SHADE,
  textItem,
} from '../../../paper/frame.ts';
import { textWidth, wrapText } from '../../../paper/text.ts';
import type { Item, Page, Paper } from '../../../paper/types.ts';

/** A condition in a word or two, and what it means exactly. */
export interface ConditionLabel {
  readonly name: string;
  readonly about: string;
}

export interface ConditionGrid {
  readonly rows: readonly ConditionLabel[];
  readonly columns: readonly ConditionLabel[];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Bold letters are wider than those that `textWidth` knows. */
const BOLD = 1.15;

/** Name and meaning in the middle of a box, as large as fits. */
function labelItems({ name, about }: ConditionLabel, box: Box): Item[] {
  const width = box.width - 4;
  for (let size = 4.6; ; size -= 0.2) {
    const small = size * 0.62;
    const names = wrapText(name, width / BOLD, size);
    const abouts = about === name ? [] : wrapText(about, width, small);
    const tall = names.length * size * 1.2 + abouts.length * small * 1.25;
    const fits =
      tall <= box.height - 3 &&
      names.every((line) => textWidth(line) * size * BOLD <= width) &&
      abouts.every((line) => textWidth(line) * small <= width);
    if (!fits && size > 2.4) continue;
    const middle = box.left + box.width / 2;
    const top = box.top + (box.height - tall) / 2;
    const below = top + names.length * size * 1.2;
    return [
      ...names.map((line, index) =>
        textItem(line, middle, top + size * (1.2 * index + 1), size, {
          font: 'sansBold',
          align: 'middle',
        }),
      ),
      ...abouts.map((line, index) =>
        textItem(line, middle, below + small * (1.25 * index + 1), small, {
          color: FAINT,
          align: 'middle',
        }),
      ),
    ];
  }
}

/** The width of the labels of the rows, and the height of those of the columns. */
const LABEL = { width: 38, height: 28 } as const;

export function conditionPage(
  grid: ConditionGrid,
  link: string,
  words: FrameWords,
  paper: Paper,
): Page {
  return framedPage(words, link, paper, ({ width, height }) => {
    const size = grid.columns.length;
    const cell = Math.min(
      (width - 2 * EDGE - LABEL.width) / size,
      (height - HEAD - QR - EDGE - 40) / size,
    );
    const left = EDGE;
    const top = HEAD + 4;
    const stroke = { color: INK, width: 0.4 };
    const labelBox = (label: ConditionLabel, box: Box): Item[] => [
      { type: 'rect', ...box, fill: SHADE, stroke },
      ...labelItems(label, box),
    ];
    const leftOf = (column: number) => left + LABEL.width + column * cell;
    const topOf = (row: number) => top + LABEL.height + row * cell;
    return [
      ...grid.columns.flatMap((label, column) =>
        labelBox(label, { left: leftOf(column), top, width: cell, height: LABEL.height }),
      ),
      ...grid.rows.flatMap((label, row) => [
        ...labelBox(label, { left, top: topOf(row), width: LABEL.width, height: cell }),
        ...grid.columns.map((_, column): Item => {
          const box = { left: leftOf(column), top: topOf(row), width: cell, height: cell };
          return { type: 'rect', ...box, stroke };
        }),
      ]),
    ];
  });
}
