// Puzzles on paper: one grid a page with a QR code back to it, or several Hudokus with their solutions overleaf.
// Words come in as arguments; the drawing is the same list of items for screen, print and file.

import type { Puzzle as Hudoku, Square } from '../games/hudoku/types.ts';
import { qrItem } from '../paper/qr.ts';
import { textWidth, wrapText } from '../paper/text.ts';
import { type Font, type Item, type Page, type Paper, upright } from '../paper/types.ts';

const INK = '#1c2740';
const FAINT = '#5c6678';
const RULE = '#8f8359';
const BLANK = '#e7e1cf';
const EDGE = 16;

export interface PaperWords {
  readonly title: string;
  /** Level and the like, under the title. */
  readonly about: string;
  /** One or two sentences of rules, at the foot. */
  readonly rules: string;
  /** Under the QR code. */
  readonly scan: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function text(
  words: string,
  left: number,
  base: number,
  size: number,
  look: { readonly font?: Font; readonly color?: string; readonly align?: 'middle' | 'end' } = {},
): Item {
  const { font = 'sans', color = INK, align } = look;
  return { type: 'text', text: words, left, base, size, font, color, ...(align ? { align } : {}) };
}

const regionOf = (token: string) => (token.startsWith('-') ? token.slice(1) : token);

/** Cells of the widest row, and rows. */
function shapeOf({ template }: Hudoku) {
  return { rows: template.length, columns: template[0]?.length ?? 0 };
}

/** The grid: blanks shaded, thick lines between regions, given digits black and solved ones lighter. */
export function hudokuItems(puzzle: Hudoku, showing: 'puzzle' | 'solution', box: Box): Item[] {
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
        ...(blank ? { fill: BLANK } : {}),
      });
      const given = squareAt(revealed, row, column);
      const shown = showing === 'solution' ? squareAt(solution, row, column) : given;
      const clue = emptyHints[`${row},${column}`];
      if (blank && clue !== undefined)
        items.push(
          text(String(clue), left + side * 0.5, top + side * 0.68, side * 0.5, {
            font: 'serifItalic',
            color: FAINT,
            align: 'middle',
          }),
        );
      else if (typeof shown === 'number' && shown > 0)
        items.push(
          text(String(shown), left + side / 2, top + side * 0.7, side * 0.6, {
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

function headItems(words: PaperWords, width: number): Item[] {
  return [
    text(words.title, width / 2, 24, 9, { font: 'serifBold', align: 'middle' }),
    text(words.about, width / 2, 31.5, 4.2, { color: FAINT, align: 'middle' }),
    {
      type: 'line',
      from: [EDGE, 36],
      to: [width - EDGE, 36],
      stroke: { color: RULE, width: 0.3 },
    },
  ];
}

const QR = 30;

function footItems(words: PaperWords, link: string, width: number, height: number): Item[] {
  const top = height - EDGE - QR;
  const size = 3.4;
  const lines = wrapText(words.rules, width - 2 * EDGE - QR - 10, size);
  return [
    qrItem(link, width - EDGE - QR, top, QR),
    ...lines.map((line, index) => text(line, EDGE, top + 5 + index * 5, size)),
    text(words.scan, EDGE, height - EDGE, 3, { color: FAINT }),
  ];
}

const HEAD = 42;

/** One Hudoku on one page. */
export function hudokuPage(puzzle: Hudoku, link: string, words: PaperWords, paper: Paper): Page {
  const { width, height } = upright(paper);
  const room = height - HEAD - QR - EDGE - 12;
  const { rows, columns } = shapeOf(puzzle);
  const wide = Math.min(width - 2 * EDGE, (room / rows) * columns);
  const tall = (wide / columns) * rows;
  const box = { left: (width - wide) / 2, top: HEAD + (room - tall) / 2, width: wide };
  return {
    width,
    height,
    title: `${words.title}, ${words.about}`,
    items: [
      ...headItems(words, width),
      ...hudokuItems(puzzle, 'puzzle', box),
      ...footItems(words, link, width, height),
    ],
  };
}

export interface SheetPuzzle {
  readonly puzzle: Hudoku;
  readonly link: string;
  /** Under the number. */
  readonly about: string;
}

export const sheetSizes = [2, 4, 6] as const;
export type SheetSize = (typeof sheetSizes)[number];

const COLUMNS: Readonly<Record<SheetSize, number>> = { 2: 1, 4: 2, 6: 2 };

/** Pages in pairs: puzzles in front, their solutions on the back, in the same places. */
export function hudokuSheets(
  puzzles: readonly SheetPuzzle[],
  size: SheetSize,
  words: { readonly puzzles: string; readonly solutions: string; readonly rules: string },
  paper: Paper,
): readonly Page[] {
  const pages: Page[] = [];
  for (let first = 0; first < puzzles.length; first += size) {
    const some = puzzles.slice(first, first + size);
    pages.push(
      sheetPage(some, first, size, 'puzzle', words.puzzles, words.rules, paper),
      sheetPage(some, first, size, 'solution', words.solutions, '', paper),
    );
  }
  return pages;
}

function sheetPage(
  puzzles: readonly SheetPuzzle[],
  first: number,
  size: SheetSize,
  showing: 'puzzle' | 'solution',
  title: string,
  rules: string,
  paper: Paper,
): Page {
  const { width, height } = upright(paper);
  const columns = COLUMNS[size];
  const gap = 10;
  const wide = (width - 2 * EDGE - (columns - 1) * gap) / columns;
  const tall = (height - 30 - EDGE - 8) / (size / columns);
  const items: Item[] = [
    text(title, width / 2, 20, 7, { font: 'serifBold', align: 'middle' }),
    ...wrapText(rules, width - 2 * EDGE, 3).map((line, index) =>
      text(line, width / 2, height - EDGE + 2 + index * 4, 3, { color: FAINT, align: 'middle' }),
    ),
  ];
  for (const [index, { puzzle, link, about }] of puzzles.entries()) {
    const left = EDGE + (index % columns) * (wide + gap);
    const top = 28 + Math.floor(index / columns) * tall;
    const label = 16;
    const { rows, columns: cells } = shapeOf(puzzle);
    const gridWidth = Math.min(wide, ((tall - label - 6) / rows) * cells);
    items.push(
      text(String(first + index + 1), left, top + 8, 6, { font: 'serifBold' }),
      text(about, left + 9, top + 8, 3.4, { color: FAINT }),
      ...(showing === 'puzzle' ? [qrItem(link, left + wide - 13, top - 1, 13)] : []),
      ...hudokuItems(puzzle, showing, {
        left: left + (wide - gridWidth) / 2,
        top: top + label,
        width: gridWidth,
      }),
    );
  }
  return { width, height, title, items };
}

/** A condition in a word or two, and what it means exactly. */
export interface ConditionLabel {
  readonly name: string;
  readonly about: string;
}

export interface ConditionGrid {
  readonly rows: readonly ConditionLabel[];
  readonly columns: readonly ConditionLabel[];
}

/** Bold letters are wider than those that `textWidth` knows. */
const BOLD = 1.15;

/** Name and meaning in the middle of a box, as large as fits. */
function labelItems({ name, about }: ConditionLabel, box: Box, height: number): Item[] {
  const width = box.width - 4;
  for (let size = 4.6; ; size -= 0.2) {
    const small = size * 0.62;
    const names = wrapText(name, width / BOLD, size);
    const abouts = about === name ? [] : wrapText(about, width, small);
    const tall = names.length * size * 1.2 + abouts.length * small * 1.25;
    const fits =
      tall <= height - 3 &&
      names.every((line) => textWidth(line) * size * BOLD <= width) &&
      abouts.every((line) => textWidth(line) * small <= width);
    if (!fits && size > 2.4) continue;
    const middle = box.left + box.width / 2;
    const top = box.top + (height - tall) / 2;
    const below = top + names.length * size * 1.2;
    return [
      ...names.map((line, index) =>
        text(line, middle, top + size * (1.2 * index + 1), size, {
          font: 'sansBold',
          align: 'middle',
        }),
      ),
      ...abouts.map((line, index) =>
        text(line, middle, below + small * (1.25 * index + 1), small, {
          color: FAINT,
          align: 'middle',
        }),
      ),
    ];
  }
}

/** A grid of conditions on one page: room to write a card into every cell. */
export function conditionPage(
  grid: ConditionGrid,
  link: string,
  words: PaperWords,
  paper: Paper,
): Page {
  const { width, height } = upright(paper);
  const size = grid.columns.length;
  const labels = 38;
  const cell = Math.min(
    (width - 2 * EDGE - labels) / size,
    (height - HEAD - QR - EDGE - 40) / size,
  );
  const head = 28;
  const left = EDGE;
  const top = HEAD + 4;
  const items: Item[] = [];
  const stroke = { color: INK, width: 0.4 };
  for (const [column, label] of grid.columns.entries()) {
    const box = { left: left + labels + column * cell, top, width: cell };
    items.push(
      { type: 'rect', ...box, height: head, fill: BLANK, stroke },
      ...labelItems(label, box, head),
    );
  }
  for (const [row, label] of grid.rows.entries()) {
    const box = { left, top: top + head + row * cell, width: labels };
    items.push(
      { type: 'rect', ...box, height: cell, fill: BLANK, stroke },
      ...labelItems(label, box, cell),
    );
    for (let column = 0; column < size; column++)
      items.push({
        type: 'rect',
        left: left + labels + column * cell,
        top: top + head + row * cell,
        width: cell,
        height: cell,
        stroke,
      });
  }
  return {
    width,
    height,
    title: `${words.title}, ${words.about}`,
    items: [...headItems(words, width), ...items, ...footItems(words, link, width, height)],
  };
}
