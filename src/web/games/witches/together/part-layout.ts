// How a seat's part of the board is laid out for its player: both sides together, always four rows high. Flat sides lie
// one above the other, upright ones side by side, so it fits a phone in both orientations. No drawing here: browser tests
// read it, too.

import { partIndex, partsOf, type Section } from '../../../../games/witches/board/sections.ts';
import { COLUMNS, SIDE_CELLS } from '../../../../games/witches/types/board.ts';

/** One side of a part: its section of the board, and its place in the layout. */
export interface PartSide {
  readonly side: number;
  readonly section: Section;
  /** Row and column of its first cell in the layout, from 0. */
  readonly row: number;
  readonly column: number;
}

export interface LaidPart {
  readonly rows: number;
  readonly columns: number;
  readonly sides: readonly PartSide[];
  /** Cells of the board in the reading order of the layout. */
  readonly cells: readonly number[];
}

/** `place` counts from 1. */
export function layPart(places: number, place: number): LaidPart {
  const parts = partsOf(places).filter(({ player }) => player === place - 1);
  const flat = parts.every(({ section }) => section.width > section.height);
  const { width = 0, height = 0 } = parts[0]?.section ?? {};
  const sides = parts.map(
    ({ side, section }, index): PartSide => ({
      side,
      section,
      row: flat ? index * height : 0,
      column: flat ? 0 : index * width,
    }),
  );
  const rows = flat ? 2 * height : height;
  const columns = flat ? width : 2 * width;
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const down = Math.floor(index / columns);
    const right = index % columns;
    const laid = sides[Math.floor(flat ? down / height : right / width)];
    if (!laid) return 0;
    const { section, side } = laid;
    return (
      side * SIDE_CELLS +
      (section.row + down - laid.row) * COLUMNS +
      section.column +
      right -
      laid.column
    );
  });
  return { rows, columns, sides, cells };
}

/** Whose part the cell belongs to, from 1. */
export const placeOf = (places: number, cell: number): number =>
  (partIndex(places, cell) % places) + 1;
