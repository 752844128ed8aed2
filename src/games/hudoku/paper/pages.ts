// Pages of Hudokus: one with a QR code back to it, or several with their solutions overleaf.

import {
  EDGE,
  FAINT,
  type FrameWords,
  framedPage,
  HEAD,
  QR,
  textItem,
} from '../../../paper/frame.ts';
import { qrItem } from '../../../paper/qr.ts';
import { wrapText } from '../../../paper/text.ts';
import { type Item, type Page, type Paper, upright } from '../../../paper/types.ts';
import type { Puzzle } from '../types.ts';
import { gridItems, shapeOf } from './grid.ts';

/** One Hudoku on one page. */
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
  /** Beside the number. */
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

/** Pages in pairs: puzzles in front, their solutions on the back, in the same places. */
export function puzzleSheets(
  puzzles: readonly SheetPuzzle[],
  size: SheetSize,
  words: SheetWords,
  paper: Paper,
): readonly Page[] {
  const pages: Page[] = [];
  for (let first = 0; first < puzzles.length; first += size) {
    const sheet = { puzzles: puzzles.slice(first, first + size), first, size, paper };
    pages.push(
      sheetPage(sheet, 'puzzle', words.puzzles, words.rules),
      sheetPage(sheet, 'solution', words.solutions, ''),
    );
  }
  return pages;
}

interface Sheet {
  readonly puzzles: readonly SheetPuzzle[];
  /** How many came on pages before. */
  readonly first: number;
  readonly size: SheetSize;
  readonly paper: Paper;
}

function sheetPage(
  { puzzles, first, size, paper }: Sheet,
  showing: 'puzzle' | 'solution',
  title: string,
  rules: string,
): Page {
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
    items.push(
      textItem(String(first + index + 1), left, top + 8, 6, { font: 'serifBold' }),
      textItem(about, left + 9, top + 8, 3.4, { color: FAINT }),
      ...(showing === 'puzzle' ? [qrItem(link, left + wide - 13, top - 1, 13)] : []),
      ...gridItems(puzzle, showing, {
        left: left + (wide - gridWidth) / 2,
        top: top + label,
        width: gridWidth,
      }),
    );
  }
  return { width, height, title, items };
}
