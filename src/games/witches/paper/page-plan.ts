// The layout of a board's page in millimetres: the sheet's contents, and the places of parts and cells. Gaps
// between parts leave room for cutting and names.

import {
  across,
  type Item,
  type Paint,
  type Paper,
  type Size,
  type TextItem,
} from '../../../paper/page-items.ts';
import { type BoardPart, columnOf, partIndex, partsOf, rowOf } from '../board/sections.ts';
import type { IngredientName } from '../names.ts';
import {
  type Board,
  type BoardKind,
  COLUMNS,
  ROWS,
  type SideName,
  type SpecialCell,
} from '../types/board.ts';
import { INK } from './pictures.ts';

export interface BoardWords {
  readonly title: string;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly kinds: Readonly<Record<BoardKind, string>>;
  readonly specials: Readonly<
    Record<SpecialCell, { readonly name: string; readonly about: string }>
  >;
  readonly note: string;
  readonly cut: string;
  /** Above the short code. */
  readonly type: string;
  /** Under a QR code with an address, and under one with the bare code. */
  readonly scan: string;
  readonly scanText: string;
  /** Boxes for the answer to a potion. */
  readonly under: string;
  readonly over: string;
  /** What to do in a turn, one or two sentences. */
  readonly reminder: Readonly<Record<BoardKind, string>>;
  player(number: number): string;
  ingredient(name: IngredientName): string;
  players(count: number): string;
}

export interface BoardSheet {
  readonly board: Board;
  readonly paper: Paper;
  readonly words: BoardWords;
  /** Printed as is, such as the name of the level. */
  readonly level: string;
  /** Eight letters, if the puzzle has a short code. */
  readonly short?: string | undefined;
  /** For the QR code: the puzzle's address or bare code. */
  readonly link?: string;
  /** Do answers need a line for messages? */
  readonly messages?: boolean;
  /** Of the players, if known. */
  readonly names?: readonly string[];
}

export const GAP = 5;
export const STRIP = 5.5;
const HEAD = 21.5;
const FOOT = 53.5;
export const EDGE = 12;
export const RULE = '#a8946a';
export const PALE = '#b9b4a5';
export const POT = '#f0e9da';

type TextStyle = Pick<TextItem, 'size'> & Partial<Pick<TextItem, 'font' | 'color' | 'align'>>;

export const write = (
  text: string,
  left: number,
  base: number,
  { size, font = 'sans', color = INK, align = 'start' }: TextStyle,
): Item => ({ type: 'text', text, left, base, size, font, color, align });

export const box = (
  left: number,
  top: number,
  width: number,
  height: number,
  paint: Paint & { readonly radius?: number },
): Item => ({ type: 'rect', left, top, width, height, ...paint });

export interface PagePlan extends Size {
  readonly sheet: BoardSheet;
  readonly side: number;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  /** Of the whole board, including gaps. */
  readonly breadth: number;
  readonly depth: number;
}

export function planOf(sheet: BoardSheet, side: number): PagePlan {
  const size = across(sheet.paper);
  const { players } = sheet.board;
  const rowsOfParts = players >= 3 ? 2 : 1;
  const gaps = (players >= 5 ? 2 : players >= 2 ? 1 : 0) * GAP;
  const strips = rowsOfParts * STRIP + (rowsOfParts - 1) * GAP;
  const cell = Math.min(
    (size.width - 2 * EDGE - GAP - 2 * GAP) / COLUMNS,
    (size.height - HEAD - FOOT - 2 * STRIP - GAP) / ROWS,
  );
  const breadth = cell * COLUMNS + gaps;
  return {
    ...size,
    sheet,
    side,
    cell,
    breadth,
    depth: cell * ROWS + strips,
    left: (size.width - breadth) / 2,
    top: HEAD,
  };
}

/** The top left cell of a part; its name is in a strip above. */
export function corner(
  plan: PagePlan,
  part: BoardPart,
): { readonly left: number; readonly top: number } {
  const parts = partsOf(plan.sheet.board.players).filter(({ side }) => side === plan.side);
  const { column, row, height } = part.section;
  const breaks = new Set(parts.map(({ section }) => section.column));
  const gapsLeft = [...breaks].filter((at) => at > 0 && at <= column).length;
  const left = plan.left + column * plan.cell + gapsLeft * GAP;
  // A part over all rows next to parts over two has a strip and a gap to spare.
  const spare = height === ROWS ? plan.depth - ROWS * plan.cell - STRIP : 0;
  const above = row > 0 ? STRIP + GAP : 0;
  return { left, top: plan.top + STRIP + row * plan.cell + above + spare / 2 };
}

export function cellPlace(
  plan: PagePlan,
  cell: number,
): { readonly left: number; readonly top: number } {
  const { players } = plan.sheet.board;
  const part = partsOf(players)[partIndex(players, cell)];
  if (!part) return { left: 0, top: 0 };
  const at = corner(plan, part);
  return {
    left: at.left + (columnOf(cell) - part.section.column) * plan.cell,
    top: at.top + (rowOf(cell) - part.section.row) * plan.cell,
  };
}
