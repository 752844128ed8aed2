// A template compiled once into flat arrays: units, peers and candidate masks for the solver and the ladder; and grids as
// rows or as flat numbers. Blanks keep their cell index but belong to no unit, so one index serves board, solver and codes.

import type { Grid, Square, Template } from '../types.ts';

export interface Unit {
  readonly kind: 'row' | 'column' | 'region';
  /** Row and column numbers count from 1; regions go by their name. */
  readonly name: string;
  readonly cells: readonly number[];
  /** All digits that the unit may hold. */
  readonly digits: number;
  /** As many cells as digits: it must hold every digit. */
  readonly full: boolean;
}

export interface GridLayout {
  readonly template: Template;
  readonly rows: number;
  readonly columns: number;
  /** rows * columns, blanks included. */
  readonly cells: number;
  /** Cells to fill, in order. */
  readonly fillable: readonly number[];
  readonly blanks: readonly number[];
  /** Digits that a cell may hold, digit d as bit d - 1; 0 for blanks. */
  readonly domain: Int32Array;
  /** Digits of the region of a cell or blank. */
  readonly regionDigits: Int32Array;
  readonly regionNames: readonly string[];
  /** Largest digit on the board. */
  readonly maxDigit: number;
  readonly units: readonly Unit[];
  /** Unit indexes of every cell. */
  readonly unitsOf: readonly (readonly number[])[];
  readonly peers: readonly (readonly number[])[];
}

export const isBlank = (token: string) => token.startsWith('-');
export const regionName = (token: string) => (isBlank(token) ? token.slice(1) : token);

export function regionOf(layout: GridLayout, cell: number): string {
  const row = layout.template[Math.floor(cell / layout.columns)];
  return regionName(row?.[cell % layout.columns] ?? '');
}

/** Counts the set bits, in pairs, fours and eights at once: the ladder calls nothing more often. */
export const bitCount = (mask: number): number => {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The lowest digit of a mask; 0 for none. */
export const lowestDigit = (mask: number) => 32 - Math.clz32(mask & -mask);

export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) digits.push(lowestDigit(rest));
  return digits;
}

/** The template must have passed `checkTemplate`. */
function compileLayout(template: Template): GridLayout {
  const rows = template.length;
  const columns = template[0]?.length ?? 0;
  const cells = rows * columns;
  const tokens = template.flat();
  const fillable: number[] = [];
  const blanks: number[] = [];
  const regions = new Map<string, number[]>();
  for (const [cell, token] of tokens.entries()) {
    (isBlank(token) ? blanks : fillable).push(cell);
    const name = regionName(token);
    const list = regions.get(name) ?? [];
    if (!isBlank(token)) list.push(cell);
    regions.set(name, list);
  }
  const domain = new Int32Array(cells);
  const regionDigits = new Int32Array(cells);
  for (const [cell, token] of tokens.entries()) {
    const digits = (1 << (regions.get(regionName(token))?.length ?? 0)) - 1;
    regionDigits[cell] = digits;
    domain[cell] = isBlank(token) ? 0 : digits;
  }
  const units: Unit[] = [];
  const rowOf = (cell: number) => Math.floor(cell / columns);
  const addUnit = (kind: Unit['kind'], name: string, members: readonly number[]) => {
    if (members.length === 0) return;
    let digits = 0;
    for (const cell of members) digits |= domain[cell] ?? 0;
    units.push({ kind, name, cells: members, digits, full: bitCount(digits) === members.length });
  };
  for (let row = 0; row < rows; row++)
    addUnit(
      'row',
      `${row + 1}`,
      fillable.filter((cell) => rowOf(cell) === row),
    );
  for (let column = 0; column < columns; column++)
    addUnit(
      'column',
      `${column + 1}`,
      fillable.filter((cell) => cell % columns === column),
    );
  for (const [name, members] of regions) addUnit('region', name, members);
  const unitsOf: number[][] = Array.from({ length: cells }, () => []);
  const peers: Set<number>[] = Array.from({ length: cells }, () => new Set());
  for (const [index, unit] of units.entries())
    for (const cell of unit.cells) {
      unitsOf[cell]?.push(index);
      for (const other of unit.cells) if (other !== cell) peers[cell]?.add(other);
    }
  return {
    template,
    rows,
    columns,
    cells,
    fillable,
    blanks,
    domain,
    regionDigits,
    regionNames: [...regions.keys()],
    maxDigit: Math.max(...[...regions.values()].map((members) => members.length)),
    units,
    unitsOf,
    peers: peers.map((set) => [...set].sort((left, right) => left - right)),
  };
}

const compiled = new WeakMap<Template, { copy: string[]; layout: GridLayout }>();

/** The layout of a valid template. Cached by object, and recompiled if the caller changed the template in place. */
export function layoutOf(template: Template): GridLayout {
  const known = compiled.get(template);
  if (known && sameTokens(template, known.copy)) return known.layout;
  const layout = compileLayout(template.map((row) => [...row]));
  compiled.set(template, { copy: template.flat(), layout });
  return layout;
}

function sameTokens(template: Template, copy: readonly string[]): boolean {
  let index = 0;
  for (let row = 0; row < template.length; row++) {
    const tokens = template[row] as readonly string[];
    for (let column = 0; column < tokens.length; column++)
      if (tokens[column] !== copy[index++]) return false;
  }
  return index === copy.length;
}

/** Numbers by cell, 0 for hidden and blank. */
export function flatGrid(grid: Grid): Int32Array {
  const flat = new Int32Array(grid.length * (grid[0]?.length ?? 0));
  let cell = 0;
  for (const row of grid) for (const square of row) flat[cell++] = square === '-' ? 0 : square;
  return flat;
}

/** The inverse of `flatGrid`, with '-' on blanks. */
export function gridOf(layout: GridLayout, digits: ArrayLike<number>): Grid {
  return layout.template.map((row, index) =>
    row.map((_, column) => {
      const cell = index * layout.columns + column;
      return layout.domain[cell] === 0 ? '-' : (digits[cell] ?? 0);
    }),
  );
}

export function squareAt(grid: Grid, cell: number): Square | undefined {
  const columns = grid[0]?.length ?? 1;
  return grid[Math.floor(cell / columns)]?.[cell % columns];
}
