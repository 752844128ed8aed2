// Hudoku on paper: one puzzle with a QR code that leads back to it, or sheets of new ones with their solutions overleaf.

import type { Rules } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import { type Item, type Page, type Paper, upright } from '../../paper/page-items.ts';
import type { Printing } from '../../paper/printing.ts';
import {
  EDGE,
  FAINT,
  type FrameWords,
  framedPage,
  HEAD,
  INK,
  QR,
  RULE,
  SHADE,
  textItem,
} from '../../paper/puzzle-page.ts';
import { qrItem } from '../../paper/qr-code.ts';
import { wrapText } from '../../paper/text-layout.ts';
import { isBlank, regionName } from './grid/layout.ts';
import type { HudokuTypes, Puzzle, Square } from './types.ts';

export interface GridBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export function shapeOf({ template }: Puzzle) {
  return { rows: template.length, columns: template[0]?.length ?? 0 };
}

/** The grid: blanks shaded, thick lines between regions, given digits black and solved ones lighter. */
export function gridItems(puzzle: Puzzle, showing: 'puzzle' | 'solution', box: GridBox): Item[] {
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
      const blank = isBlank(tokenAt(row, column) ?? '-');
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
      const here = regionName(tokenAt(row, column) ?? ' ');
      const left = box.left + column * side;
      const top = box.top + row * side;
      if (column < columns && regionName(tokenAt(row - 1, column) ?? ' ') !== here)
        items.push({ type: 'line', from: [left, top], to: [left + side, top], stroke });
      if (row < rows && regionName(tokenAt(row, column - 1) ?? ' ') !== here)
        items.push({ type: 'line', from: [left, top], to: [left, top + side], stroke });
    }
  }
  return items;
}

export function puzzlePage(puzzle: Puzzle, link: string, words: FrameWords, paper: Paper): Page {
  return framedPage(words, link, paper, ({ width, height }) => {
    const room = height - HEAD - QR - EDGE - 12;
    const { rows, columns } = shapeOf(puzzle);
    const wide = Math.min(width - 2 * EDGE, (room / rows) * columns);
    const tall = (wide / columns) * rows;
    const box = { left: (width - wide) / 2, top: HEAD + (room - tall) / 2, width: wide };
    return gridItems(puzzle, 'puzzle', box);
  });
}

export interface SheetPuzzle {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** Printed beside the number. */
  readonly about: string;
}

export interface SheetWords {
  readonly puzzles: string;
  readonly solutions: string;
  readonly rules: string;
}

export const sheetSizes = [2, 4, 6] as const;
/** Puzzles per page. */
export type SheetSize = (typeof sheetSizes)[number];

const COLUMNS: Readonly<Record<SheetSize, number>> = { 2: 1, 4: 2, 6: 2 };

/** Pages in pairs: puzzles on the front, their solutions on the back, in the same places. */
export function puzzleSheets(
  puzzles: readonly SheetPuzzle[],
  size: SheetSize,
  words: SheetWords,
  paper: Paper,
): readonly Page[] {
  const pages: Page[] = [];
  for (let first = 0; first < puzzles.length; first += size) {
    const sheet = { puzzles: puzzles.slice(first, first + size), first, size, paper };
    pages.push(sheetPage(sheet, 'puzzle', words), sheetPage(sheet, 'solution', words));
  }
  return pages;
}

interface SheetPage {
  readonly puzzles: readonly SheetPuzzle[];
  /** Puzzles on the pages before. */
  readonly first: number;
  readonly size: SheetSize;
  readonly paper: Paper;
}

function sheetPage(
  { puzzles, first, size, paper }: SheetPage,
  showing: 'puzzle' | 'solution',
  words: SheetWords,
): Page {
  const title = showing === 'puzzle' ? words.puzzles : words.solutions;
  const rules = showing === 'puzzle' ? words.rules : '';
  const { width, height } = upright(paper);
  const columns = COLUMNS[size];
  const gap = 10;
  const wide = (width - 2 * EDGE - (columns - 1) * gap) / columns;
  const tall = (height - 30 - EDGE - 8) / (size / columns);
  const items: Item[] = [
    textItem(title, width / 2, 20, 7, { font: 'serifBold', align: 'middle' }),
    ...wrapText(rules, width - 2 * EDGE, 3).map((line, index) =>
      textItem(line, width / 2, height - EDGE + 2 + index * 4, 3, {
        color: FAINT,
        align: 'middle',
      }),
    ),
  ];
  for (const [index, { puzzle, link, about }] of puzzles.entries()) {
    const left = EDGE + (index % columns) * (wide + gap);
    const top = 28 + Math.floor(index / columns) * tall;
    const label = 16;
    const { rows, columns: cells } = shapeOf(puzzle);
    const gridWidth = Math.min(wide, ((tall - label - 6) / rows) * cells);
    const inset = left + (wide - gridWidth) / 2;
    items.push(
      textItem(String(first + index + 1), left, top + 8, 6, { font: 'serifBold' }),
      textItem(about, left + 9, top + 8, 3.4, { color: FAINT }),
      ...(showing === 'puzzle' ? [qrItem(link, left + wide - 13, top - 1, 13)] : []),
      ...gridItems(puzzle, showing, { left: inset, top: top + label, width: gridWidth }),
    );
  }
  return { width, height, title, items };
}

export interface HudokuPaperWords {
  readonly title: string;
  readonly solutions: string;
  readonly rules: string;
  readonly scan: string;
}

export function createPrinting(
  { presets }: Pick<Rules<HudokuTypes>, 'presets'>,
  words: HudokuPaperWords,
): Printing<HudokuTypes> {
  const levels = presets.map(({ id }) => id);
  const sizes = sheetSizes.map(String);
  return {
    puzzleFields: [],
    fields: [
      { kind: 'choice', key: 'preset', options: levels },
      { kind: 'choice', key: 'perPage', options: sizes },
    ],
    usual: { preset: presets[0].id, perPage: '4' },
    async order({ preset: level, perPage }, seed, { paper, levelName, linkOf }, deal) {
      const preset = presets.find(({ id }) => id === level);
      const size = sheetSizes.find((known) => String(known) === perPage);
      if (!preset) return failure('badChoice', 'preset', levels.join(', '));
      if (!size) return failure('badChoice', 'perPage', sizes.join(', '));
      const puzzles: SheetPuzzle[] = [];
      for (let index = 1; index <= size; index++) {
        const dealt = await deal(preset.params, `${seed}-${index}`);
        if (!dealt.ok) return dealt;
        const { puzzle, code, params } = dealt.value;
        puzzles.push({ puzzle, link: linkOf(code), about: levelName(params) });
      }
      const { title, solutions, rules } = words;
      return success(puzzleSheets(puzzles, size, { puzzles: title, solutions, rules }, paper));
    },
    puzzle({ puzzle, code, params }, { paper, levelName, linkOf }) {
      const about = levelName(params);
      return success([puzzlePage(puzzle, linkOf(code), { ...words, about }, paper)]);
    },
  };
}
