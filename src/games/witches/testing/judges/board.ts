// Test only: an independent implementation of the board rules over a grid of letters, sharing no code.

import type { Board } from '../../types/board.ts';

type JudgedCorners = readonly [number, number, number, number];
const SECTIONS: Readonly<Record<number, readonly JudgedCorners[]>> = {
  1: [[0, 0, 8, 4]],
  2: [[0, 0, 4, 4], [4, 0, 4, 4]], // biome-ignore format: as the spec writes them
  3: [[0, 0, 5, 2], [0, 2, 5, 2], [5, 0, 3, 4]], // biome-ignore format: as the spec writes them
  4: [[0, 0, 4, 2], [4, 0, 4, 2], [0, 2, 4, 2], [4, 2, 4, 2]], // biome-ignore format: as the spec writes them
  5: [[0, 0, 3, 2], [3, 0, 3, 2], [0, 2, 3, 2], [3, 2, 3, 2], [6, 0, 2, 4]], // biome-ignore format: as the spec writes them
};

/** Faults in words; empty for a valid board. */
export function judgeBoard(board: Board): string[] {
  const wrong: string[] = [];
  const claim = (holds: boolean, text: string) => {
    if (!holds) wrong.push(text);
  };
  const region: number[] = new Array(64).fill(-1);
  for (const [index, { cells }] of board.regions.entries())
    for (const cell of cells) {
      claim(region[cell] === -1, `cell ${cell} is in two regions`);
      region[cell] = index;
    }
  const without = region.flatMap((index, cell) => (index === -1 ? [cell] : []));
  claim(without.join() === board.notes.join(), 'only note cells are outside of regions');
  claim(board.notes[0] < 32 && board.notes[1] >= 32, 'one note cell a side');

  for (const { cells, kind } of board.regions) {
    claim(reached(cells) === cells.length, `${cells} hang together`);
    const rows = new Set(cells.map((cell) => cell >> 3)).size;
    const columns = new Set(cells.map((cell) => cell & 7)).size;
    if (kind === 'cauldron') {
      const bent = cells.length === 5 && rows * columns === 6 && isStraightBut(cells);
      claim(rows * columns === cells.length || bent, `${cells} is a rectangle`);
      claim(cells.length >= 2 && cells.length <= 6, `${cells} has 2 to 6 cells`);
    } else if (board.kind === 'gardens') claim(cells.length <= 6, `${cells} has at most 6 cells`);
  }
  const sizes = (kind: string) =>
    board.regions.filter((one) => one.kind === kind).map(({ cells }) => cells.length);
  const count = (list: readonly number[], size: number) =>
    list.filter((one) => one === size).length;
  const pots = sizes('cauldron');
  if (board.kind === 'cauldrons') {
    claim(pots.reduce((sum, size) => sum + size, 0) === 32, '32 cauldron cells');
    claim(count(pots, 4) >= 1 && count(pots, 6) >= 1, 'a cauldron of 4 and one of 6');
  } else {
    claim(pots.length === 0, 'no cauldrons');
    claim(count(sizes('garden'), 4) >= 2 && count(sizes('garden'), 6) >= 1, 'gardens of 4, 4, 6');
  }

  const isPot = (cell: number) => board.regions[region[cell] ?? -1]?.kind === 'cauldron';
  const isBed = (cell: number) => board.regions[region[cell] ?? -1]?.kind === 'garden';
  for (const [player, corners] of (SECTIONS[board.players] ?? []).entries()) {
    const faces = [0, 1].map((side) => faceCells(corners, side));
    for (const cells of faces) {
      for (const { cells: own } of board.regions) {
        const inside = own.filter((cell) => cells.includes(cell)).length;
        claim(inside === 0 || inside === own.length, `${own} stays in one part`);
      }
      const starts = board.starts.filter(({ cell }) => cells.includes(cell));
      claim(starts.length === 1 || starts.length === 2, `player ${player}: one or two printed`);
      const small = board.regions.some(
        (one) =>
          one.kind === 'cauldron' && one.cells.length < 4 && cells.includes(one.cells[0] ?? -1),
      );
      if (small)
        claim(
          starts.some(({ cell }) => isPot(cell)),
          'one in a cauldron',
        );
      const specials = board.specials.filter(({ cell }) => cells.includes(cell));
      if (board.specials.length > 0)
        claim(specials.length === 1 || specials.length === 2, `player ${player}: special cells`);
    }
    const both = faces.flat();
    claim(both.some(isBed), `player ${player} has a garden`);
    if (board.kind === 'cauldrons') claim(both.some(isPot), `player ${player} has a cauldron`);
    claim(!both.every(isPot), `player ${player} is not all cauldron`);
  }

  const marked = [...board.starts, ...board.specials].map(({ cell }) => cell);
  claim(new Set(marked).size === marked.length, 'one mark a cell');
  claim(!marked.some((cell) => board.notes.includes(cell)), 'nothing on a note cell');
  const harmful = ['lowCeiling', 'fertileGround', 'hardGround', 'blackMagic'];
  const bad = board.specials.filter(({ special }) => harmful.includes(special)).length;
  claim(3 * bad === board.specials.length, 'two helpful for one harmful');
  return wrong;
}

function faceCells([column, row, width, height]: JudgedCorners, side: number): number[] {
  const cells: number[] = [];
  for (let down = row; down < row + height; down++)
    for (let along = column; along < column + width; along++)
      cells.push(side * 32 + down * 8 + (side === 0 ? along : 7 - along));
  return cells;
}

/** How many cells are connected to the first one. */
function reached(cells: readonly number[]): number {
  const seen = new Set(cells.slice(0, 1));
  for (const cell of seen)
    for (const [step, fits] of [
      [-8, cell % 32 >= 8],
      [8, cell % 32 < 24],
      [-1, cell % 8 > 0],
      [1, cell % 8 < 7],
    ] as const)
      if (fits && cells.includes(cell + step)) seen.add(cell + step);
  return seen.size;
}

/** A five is a six without a corner: all cells touch at least two others, except one that touches one. */
function isStraightBut(cells: readonly number[]): boolean {
  const touching = (cell: number) =>
    cells.filter((other) => Math.abs(other - cell) === 8 || Math.abs(other - cell) === 1).length;
  return cells.filter((cell) => touching(cell) === 3).length === 1;
}
