// Geometry of a board: owners and neighbours of cells. The back mirrors the front, so that a player's two
// parts are the two sides of one piece of paper.

import { BOARD_CELLS, COLUMNS, MAX_PLAYERS, ROWS, SIDE_CELLS } from '../types/board.ts';

export interface Section {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

type SectionCorners = readonly [column: number, row: number, width: number, height: number];

const FRONTS: readonly (readonly SectionCorners[])[] = [
  [[0, 0, 8, 4]],
  [
    [0, 0, 4, 4],
    [4, 0, 4, 4],
  ],
  [
    [0, 0, 5, 2],
    [0, 2, 5, 2],
    [5, 0, 3, 4],
  ],
  [
    [0, 0, 4, 2],
    [4, 0, 4, 2],
    [0, 2, 4, 2],
    [4, 2, 4, 2],
  ],
  [
    [0, 0, 3, 2],
    [3, 0, 3, 2],
    [0, 2, 3, 2],
    [3, 2, 3, 2],
    [6, 0, 2, 4],
  ],
];

export const sideOf = (cell: number) => (cell < SIDE_CELLS ? 0 : 1);
export const rowOf = (cell: number) => Math.floor((cell % SIDE_CELLS) / COLUMNS);
export const columnOf = (cell: number) => cell % COLUMNS;

function sections(players: number, side: number): readonly Section[] {
  const fronts = FRONTS[players - 1] ?? [];
  return fronts.map(([column, row, width, height]) => ({
    column: side === 0 ? column : COLUMNS - column - width,
    row,
    width,
    height,
  }));
}

export interface BoardPart {
  readonly player: number;
  readonly side: number;
  readonly section: Section;
  /** Ascending. */
  readonly cells: readonly number[];
}

function partCells(section: Section, side: number): number[] {
  const cells: number[] = [];
  for (let row = section.row; row < section.row + section.height; row++)
    for (let column = section.column; column < section.column + section.width; column++)
      cells.push(side * SIDE_CELLS + row * COLUMNS + column);
  return cells;
}

function listParts(players: number): readonly BoardPart[] {
  return [0, 1].flatMap((side) =>
    sections(players, side).map((section, player) => ({
      player,
      side,
      section,
      cells: partCells(section, side),
    })),
  );
}

const PARTS = Array.from({ length: MAX_PLAYERS }, (_, index) => listParts(index + 1));

/** Front parts first; index `side * players + player`. */
export function partsOf(players: number): readonly BoardPart[] {
  return PARTS[players - 1] ?? [];
}

const OWNERS = PARTS.map((parts) => {
  const owners: number[] = new Array(BOARD_CELLS).fill(0);
  for (const [index, part] of parts.entries()) for (const cell of part.cells) owners[cell] = index;
  return owners;
});

export function partIndex(players: number, cell: number): number {
  return OWNERS[players - 1]?.[cell] ?? 0;
}

/** The seat, from 1, that owns a cell. */
export const seatAt = (players: number, cell: number) => (partIndex(players, cell) % players) + 1;

const NEIGHBOURS: readonly (readonly number[])[] = Array.from(
  { length: BOARD_CELLS },
  (_, cell) => {
    const near: number[] = [];
    if (rowOf(cell) > 0) near.push(cell - COLUMNS);
    if (columnOf(cell) > 0) near.push(cell - 1);
    if (columnOf(cell) < COLUMNS - 1) near.push(cell + 1);
    if (rowOf(cell) < ROWS - 1) near.push(cell + COLUMNS);
    return near;
  },
);

/** Cells that share an edge on the same side, regardless of owner. */
export function neighboursOf(cell: number): readonly number[] {
  return NEIGHBOURS[cell] ?? [];
}

/** The connected pieces of some cells, each ascending, by first cell. */
export function pieces(
  cells: readonly number[],
  joined: (cell: number, other: number) => boolean = () => true,
): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  for (const first of [...cells].sort((one, other) => one - other)) {
    if (!left.delete(first)) continue;
    const piece = [first];
    for (const cell of piece)
      for (const near of neighboursOf(cell))
        if (left.has(near) && joined(cell, near)) {
          left.delete(near);
          piece.push(near);
        }
    found.push(piece.sort((one, other) => one - other));
  }
  return found;
}
