// The links that chains are made of. A link is a digit in a cell, or in some cells that lie together in two houses. A
// strong link between two: if one is not true, the other is (the last two digits of a cell, the last two places of a
// digit in a full house). A weak one: not both are true (two digits of a cell, one digit twice in any house).

import { bitCount, digitsOf } from '../grid/layout.ts';
import { type Board, candidatesAt } from './board.ts';
import { cellsAt, DIGITS, type Houses } from './houses.ts';
import type { ChainTechnique, Link } from './step.ts';

/** Which links a technique may use. */
interface Allowed {
  readonly pairCells: boolean;
  readonly pairPlaces: boolean;
  /** Several cells of a house as one link. */
  readonly groups: boolean;
  /** Weak links only where a strong one is, too: colours that alternate. */
  readonly coloured: boolean;
  readonly withinCells: boolean;
}

const none = {
  pairCells: false,
  pairPlaces: false,
  groups: false,
  coloured: false,
  withinCells: false,
};

const allowedFor: Readonly<Record<Exclude<ChainTechnique, 'wWing'>, Allowed>> = {
  simpleColouring: { ...none, pairPlaces: true, coloured: true },
  xChain: { ...none, pairPlaces: true },
  xyChain: { ...none, pairCells: true },
  alternatingChain: { ...none, pairCells: true, pairPlaces: true, groups: true, withinCells: true },
};

export interface Graph {
  readonly links: readonly Link[];
  /** By link, the links that it is joined with. */
  readonly strong: readonly (readonly number[])[];
  readonly weak: readonly (readonly number[])[];
}

export function graphOf(
  board: Board,
  houses: Houses,
  technique: Exclude<ChainTechnique, 'wWing'>,
): Graph {
  const { layout, places, crossings } = houses;
  const allowed = allowedFor[technique];
  const links: Link[] = [];
  const strong: number[][] = [];
  /** By unit and digit, the links that lie in it, each with its positions. */
  const inUnit: ({ link: number; positions: number }[] | undefined)[] = [];
  const add = (cells: readonly number[], digit: number): number => {
    strong.push([]);
    return links.push({ cells, digit }) - 1;
  };
  const single = new Int32Array(layout.cells * DIGITS).fill(-1);
  for (const cell of layout.fillable)
    for (const digit of digitsOf(candidatesAt(board, cell)))
      single[cell * DIGITS + digit - 1] = add([cell], digit);
  const singles = links.length;
  const join = (left: number, right: number) => {
    if (strong[left]?.includes(right)) return;
    strong[left]?.push(right);
    strong[right]?.push(left);
  };
  if (allowed.pairCells)
    for (const cell of layout.fillable) {
      const held = candidatesAt(board, cell);
      if (bitCount(held) !== 2) continue;
      const [one = 0, two = 0] = digitsOf(held);
      join(single[cell * DIGITS + one - 1] ?? 0, single[cell * DIGITS + two - 1] ?? 0);
    }

  const groups = new Map<string, number>();
  const linkAt = (unit: number, digit: number, positions: number): number => {
    const cells = cellsAt(layout, unit, positions);
    if (cells.length === 1) return single[(cells[0] ?? 0) * DIGITS + digit - 1] ?? 0;
    const key = `${digit} ${cells.join(' ')}`;
    const known = groups.get(key);
    if (known !== undefined) return known;
    const made = add(cells, digit);
    groups.set(key, made);
    return made;
  };
  if (allowed.pairPlaces)
    for (const unit of houses.full)
      for (let digit = 1; digit <= layout.maxDigit; digit++) {
        const here = places[unit * DIGITS + digit - 1] ?? 0;
        if (bitCount(here) === 2) {
          const low = here & -here;
          join(linkAt(unit, digit, low), linkAt(unit, digit, here & ~low));
        } else if (allowed.groups && here !== 0) {
          // Each half lies in one cell or in one house besides.
          const halves = [
            ...(crossings[unit] ?? []).map((crossing) => here & crossing.here),
            ...digitsOf(here).map((position) => 1 << (position - 1)),
          ].filter((half) => half !== 0 && half !== here);
          for (const half of new Set(halves))
            if (half > (here & ~half) && halves.includes(here & ~half))
              join(linkAt(unit, digit, half), linkAt(unit, digit, here & ~half));
        }
      }

  if (allowed.coloured) return { links, strong, weak: strong };
  const weak: number[][] = links.map(() => []);
  for (const [link, { cells, digit }] of links.entries())
    for (const unit of layout.unitsOf[cells[0] ?? 0] ?? []) {
      const members = layout.units[unit]?.cells ?? [];
      let positions = 0;
      for (const cell of cells) positions |= 1 << members.indexOf(cell);
      // A cell that is not in the house sets the last bit.
      if (positions < 0) continue;
      const at = unit * DIGITS + digit - 1;
      const list = inUnit[at] ?? [];
      inUnit[at] = list;
      for (const other of list)
        if ((other.positions & positions) === 0) {
          weak[link]?.push(other.link);
          weak[other.link]?.push(link);
        }
      list.push({ link, positions });
    }
  if (allowed.withinCells)
    for (let link = 0; link < singles; link++) {
      const { cells, digit } = links[link] as Link;
      const [cell = 0] = cells;
      for (const other of digitsOf(candidatesAt(board, cell) & ~(1 << (digit - 1))))
        weak[link]?.push(single[cell * DIGITS + other - 1] ?? 0);
    }
  return { links, strong, weak };
}
