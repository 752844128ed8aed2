// Where everything of a board is on its page, in millimetres: the sheet that is asked for, and the places of parts
// and cells. Parts stand apart, so that there is room to cut and for names.

import { across, type Paper, type Size } from '../../../paper/types.ts';
import { columnOf, type Part, partIndex, partsOf, rowOf } from '../board/sections.ts';
import type { IngredientName } from '../names/ingredients.ts';
import {
  type Board,
  type BoardKind,
  COLUMNS,
  ROWS,
  type SideName,
  type SpecialCell,
} from '../types/board.ts';

export interface BoardWords {
  readonly title: string;
  readonly sides: Readonly<Record<SideName, string>>;
  readonly kinds: Readonly<Record<BoardKind, string>>;
  readonly specials: Readonly<
    Record<SpecialCell, { readonly name: string; readonly about: string }>
  >;
  readonly note: string;
  readonly cut: string;
  /** Above the short code: what it is for. */
  readonly type: string;
  /** Under a QR code that leads to an address, and under one that holds the bare code. */
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
  /** Shown as it is, such as the name of the level. */
  readonly level: string;
  /** Eight letters, where the puzzle has them. */
  readonly short?: string | undefined;
  /** Address of the puzzle, for the QR code, or its bare code. */
  readonly link?: string;
  /** Do effects speak, so that answers need a line for it? */
  readonly messages?: boolean;
  /** Names of the players, where they have told them. */
  readonly names?: readonly string[];
}

export const GAP = 5;
export const STRIP = 5.5;
export const HEAD = 21.5;
export const FOOT = 53.5;
export const EDGE = 12;
export const RULE = '#a8946a';
export const PALE = '#b9b4a5';
export const POT = '#f0e9da';

/** Where everything is on the page, in millimetres. */
export interface Plan extends Size {
  readonly sheet: BoardSheet;
  readonly side: number;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  /** Of the whole board, gaps included. */
  readonly breadth: number;
  readonly depth: number;
}

export function planOf(sheet: BoardSheet, side: number): Plan {
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

/** Where the cells of a part begin; its name stands in a strip above. */
export function corner(plan: Plan, part: Part): { readonly left: number; readonly top: number } {
  const parts = partsOf(plan.sheet.board.players).filter(({ side }) => side === plan.side);
  const { column, row, height } = part.section;
  const breaks = new Set(parts.map(({ section }) => section.column));
  const gapsLeft = [...breaks].filter((at) => at > 0 && at <= column).length;
  const left = plan.left + column * plan.cell + gapsLeft * GAP;
  // A part over all rows beside parts over two has a strip and a gap to spare.
  const spare = height === ROWS ? plan.depth - ROWS * plan.cell - STRIP : 0;
  const above = row > 0 ? STRIP + GAP : 0;
  return { left, top: plan.top + STRIP + row * plan.cell + above + spare / 2 };
}

export function cellPlace(
  plan: Plan,
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
