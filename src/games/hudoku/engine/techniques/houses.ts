// Houses as the ladder reads them: the places of each digit in each unit as bit masks, so that a whole house is one test.
// Compiled once per layout, refilled for each position.

import { memoByObject } from '../../../../core/memo.ts';
import type { GridLayout } from '../../grid/layout.ts';
import type { CandidateBoard } from '../candidate-board.ts';

/** The most digits a board may have; rows of `places` are this wide. */
export const DIGITS = 16;

/** Two units that share cells, and the shared positions in each. */
interface Crossing {
  readonly other: number;
  readonly here: number;
  readonly there: number;
}

export interface Houses {
  readonly layout: GridLayout;
  /** Units that must hold every one of their digits. */
  readonly full: readonly number[];
  readonly crossings: readonly (readonly Crossing[])[];
  /** By unit and kind (row, column, region), which unit of that kind each position lies in, as a bit counted from the
   * first of its kind; undefined if there are more units than bits. */
  readonly lines: readonly (readonly (Int32Array | undefined)[])[];
  readonly ofKind: readonly (readonly number[])[];
  /** Positions of candidate d in unit u, at u * DIGITS + d - 1. Valid until the next `survey` of this layout. */
  readonly places: Int32Array;
  sees(left: number, right: number): boolean;
}

/** The kinds of units, in the order that `unitsOf` has. */
const kinds = ['row', 'column', 'region'] as const;
/** Units of one kind that the bits of a number can distinguish. */
const MOST_LINES = 31;

function compileHouses(layout: GridLayout): Houses {
  const { cells, units } = layout;
  const seen = new Uint8Array(cells * cells);
  for (const [cell, peers] of layout.peers.entries())
    for (const peer of peers) seen[cell * cells + peer] = 1;
  const within = (members: readonly number[], other: readonly number[]) =>
    members.reduce((mask, cell, position) => mask | (other.includes(cell) ? 1 << position : 0), 0);
  const ofKind = kinds.map((kind) =>
    units.flatMap((unit, index) => (unit.kind === kind ? [index] : [])),
  );
  return {
    layout,
    ofKind,
    lines: units.map((unit) =>
      ofKind.map((members, slot) =>
        members.length > MOST_LINES
          ? undefined
          : Int32Array.from(
              unit.cells,
              (cell) => 1 << members.indexOf(layout.unitsOf[cell]?.[slot] ?? -1),
            ),
      ),
    ),
    full: units.flatMap((unit, index) => (unit.full ? [index] : [])),
    crossings: units.map((unit, index) =>
      units.flatMap((other, at) => {
        const here = at === index ? 0 : within(unit.cells, other.cells);
        return here === 0 ? [] : [{ other: at, here, there: within(other.cells, unit.cells) }];
      }),
    ),
    places: new Int32Array(units.length * DIGITS),
    sees: (left, right) => seen[left * cells + right] === 1,
  };
}

const housesOf = memoByObject(compileHouses);

/** The houses of the board, with the places of its current position. */
export function survey(board: CandidateBoard): Houses {
  const houses = housesOf(board.layout);
  const { places } = houses;
  const { units } = board.layout;
  places.fill(0);
  for (let unit = 0; unit < units.length; unit++) {
    const cells = units[unit]?.cells ?? [];
    const start = unit * DIGITS;
    for (let position = 0; position < cells.length; position++) {
      let held = board.candidates[cells[position] as number] as number;
      for (; held !== 0; held &= held - 1) {
        const at = start + 31 - Math.clz32(held & -held);
        places[at] = (places[at] as number) | (1 << position);
      }
    }
  }
  return houses;
}

/** The cells at these positions of a unit. */
export function cellsAt(layout: GridLayout, unit: number, positions: number): number[] {
  const cells = layout.units[unit]?.cells ?? [];
  return cells.filter((_, position) => (positions >> position) & 1);
}
