// A layout compiled for the fast solver into flat arrays: units, peers as bit planes, and the empty frame. A frame is one
// position: candidates by cell, one plane of cells per digit, open cells, digits placed by unit, and cells left.

import type { GridLayout } from '../grid/layout.ts';

export interface SolverTables {
  /** Words of 32 cells in a plane. */
  readonly words: number;
  /** Full units only: rows, columns and regions that must hold every digit. */
  readonly unitCount: number;
  readonly unitStart: Int32Array;
  readonly unitCells: Int32Array;
  /** Digits of a unit, digit d as bit d - 1. */
  readonly unitDigits: Int32Array;
  /** Cells of a unit as a plane. */
  readonly unitPlane: Int32Array;
  readonly unitsOfStart: Int32Array;
  readonly unitsOf: Int32Array;
  /** Words of 32 units, and the units of a cell as such words. */
  readonly unitWords: number;
  readonly unitsMask: Int32Array;
  /** Peers of a cell as a plane. */
  readonly peerPlane: Int32Array;
  /** Where the parts of a frame begin; candidates begin at 0. */
  readonly PLANES: number;
  readonly OPEN: number;
  readonly PLACED: number;
  readonly LEFT: number;
  readonly SIZE: number;
  readonly blank: Int32Array;
  /** Some region is not a full rectangle: locked candidates save most guesses there. */
  readonly irregular: boolean;
}

const starts = (lists: readonly (readonly unknown[])[]) => {
  const start = new Int32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) start[index + 1] = (start[index] ?? 0) + list.length;
  return start;
};

/** Lists of numbers as bit masks of `words` words each. */
function masksOf(lists: readonly (readonly number[])[], words: number): Int32Array {
  const masks = new Int32Array(lists.length * words);
  for (const [index, list] of lists.entries())
    for (const item of list) {
      const at = index * words + (item >> 5);
      masks[at] = (masks[at] ?? 0) | (1 << (item & 31));
    }
  return masks;
}

const wordsFor = (count: number) => Math.max(1, (count + 31) >> 5);

export function compileTables(layout: GridLayout): SolverTables {
  const { cells, maxDigit } = layout;
  const words = wordsFor(cells);
  const full = layout.units.filter((unit) => unit.full);
  const unitCells = full.map((unit) => unit.cells);
  const unitsOf: number[][] = Array.from({ length: cells }, () => []);
  for (const [index, members] of unitCells.entries())
    for (const cell of members) unitsOf[cell]?.push(index);
  const unitWords = wordsFor(full.length);
  const PLANES = cells;
  const OPEN = PLANES + maxDigit * words;
  const PLACED = OPEN + words;
  const LEFT = PLACED + full.length;
  const blank = new Int32Array(LEFT + 1);
  blank.set(layout.domain);
  const cellsByDigit = Array.from({ length: maxDigit }, (_, digit) =>
    layout.fillable.filter((cell) => ((layout.domain[cell] ?? 0) >> digit) & 1),
  );
  blank.set(masksOf(cellsByDigit, words), PLANES);
  blank.set(masksOf([layout.fillable], words), OPEN);
  blank[LEFT] = layout.fillable.length;
  return {
    words,
    unitCount: full.length,
    unitStart: starts(unitCells),
    unitCells: Int32Array.from(unitCells.flat()),
    unitDigits: Int32Array.from(full, (unit) => unit.digits),
    unitPlane: masksOf(unitCells, words),
    unitsOfStart: starts(unitsOf),
    unitsOf: Int32Array.from(unitsOf.flat()),
    unitWords,
    unitsMask: masksOf(unitsOf, unitWords),
    peerPlane: masksOf(layout.peers, words),
    PLANES,
    OPEN,
    PLACED,
    LEFT,
    SIZE: LEFT + 1,
    blank,
    irregular: hasIrregularRegions(layout),
  };
}

function hasIrregularRegions(layout: GridLayout): boolean {
  return layout.units.some((unit) => {
    if (unit.kind !== 'region') return false;
    const rows = new Set(unit.cells.map((cell) => Math.floor(cell / layout.columns)));
    const columns = new Set(unit.cells.map((cell) => cell % layout.columns));
    return rows.size * columns.size !== unit.cells.length;
  });
}
