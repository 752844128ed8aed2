// The links that chains are made of. A link is a digit in a cell, or in some cells that lie together in two houses. A
// strong link between two: if one is not true, the other is (the last two digits of a cell, the last two places of a
// digit in a full house). A weak one: not both are true (two digits of a cell, one digit twice in any house).
// Expert dealing spends its time on them, so the graph of a layout is made once, of flat arrays, and filled anew.

import { bitCount, type Layout, lowestDigit } from '../grid/layout.ts';
import type { Board } from './board.ts';
import { cellsAt, DIGITS, type Houses } from './houses.ts';
import { createJoins, type Joins } from './joins.ts';
import type { ChainTechnique, Link } from './step.ts';

/** Techniques that are searched for in a graph. */
export type Searched = Exclude<ChainTechnique, 'wWing'>;

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

const allowedFor: Readonly<Record<Searched, Allowed>> = {
  simpleColouring: { ...none, pairPlaces: true, coloured: true },
  xChain: { ...none, pairPlaces: true },
  xyChain: { ...none, pairCells: true },
  alternatingChain: { ...none, pairCells: true, pairPlaces: true, groups: true, withinCells: true },
};

/** Links go by number: a digit in one cell is `cell * DIGITS + digit - 1`, groups follow as they are met. */
export interface Graph {
  /** Links that have a strong one, in order: no chain goes through others. */
  readonly nodes: readonly number[];
  /** Links are numbered below this. */
  readonly size: number;
  readonly strong: Joins;
  readonly weak: Joins;
  linkOf(node: number): Link;
  /** Is there a candidate that clashes with both? */
  strikes(start: number, end: number): boolean;
}

interface Filled extends Graph {
  fill(board: Board, allowed: Allowed): void;
}

/** A cell lies in a row, a column and a region. */
const KINDS = 3;
/** Groups have at most two strong links a house and digit. */
const groupsOf = ({ units }: Layout) => units.length * DIGITS * 4;

function createGraph(houses: Houses): Filled {
  const { layout, places, crossings, full } = houses;
  const { cells: count, units, unitsOf } = layout;
  const singles = count * DIGITS;
  const size = singles + groupsOf(layout);
  const strong = createJoins(size);
  const crosswise = createJoins(size);
  const words = (count + 31) >> 5;
  /** Cells that a cell sees, as bits; where each digit may stand; and who would clash with a link. */
  const peers = new Int32Array(count * words);
  const holders = new Int32Array(DIGITS * words);
  const seen = new Int32Array(size * words);
  const positionIn = units.map(({ cells }) => {
    const positions = new Int32Array(count).fill(-1);
    for (const [position, cell] of cells.entries()) positions[cell] = position;
    return positions;
  });
  for (const [cell, list] of layout.peers.entries())
    for (const peer of list) {
      const at = cell * words + (peer >> 5);
      peers[at] = (peers[at] as number) | (1 << (peer & 31));
    }
  const nodes: number[] = [];
  const groups: Link[] = [];
  const halves = new Int32Array(units.length + DIGITS);
  const alone = layout.peers.map((_, cell): readonly number[] => [cell]);
  /** The links that lie in a unit, by unit and digit; and where, by link and kind of unit. */
  const inUnit = createJoins(units.length * DIGITS);
  const positions = new Int32Array(size * KINDS);
  let candidates: Int32Array = new Int32Array(0);
  let weak = crosswise;

  const digitOf = (node: number) =>
    node < singles ? (node % DIGITS) + 1 : (groups[node - singles] as Link).digit;
  const cellOf = (node: number) => (node < singles ? Math.floor(node / DIGITS) : -1);
  const cellsOf = (node: number) =>
    node < singles
      ? (alone[Math.floor(node / DIGITS)] as readonly number[])
      : (groups[node - singles] as Link).cells;

  const join = (left: number, right: number) => {
    if (strong.has(left, right)) return;
    strong.add(left, right);
    strong.add(right, left);
  };

  const linkAt = (unit: number, digit: number, positions: number): number => {
    if ((positions & (positions - 1)) === 0)
      return (units[unit]?.cells[lowestDigit(positions) - 1] ?? 0) * DIGITS + digit - 1;
    const cells = cellsAt(layout, unit, positions);
    for (let index = 0; index < groups.length; index++) {
      const known = groups[index] as Link;
      if (known.digit === digit && sameCells(known.cells, cells)) return singles + index;
    }
    return singles + groups.push({ cells, digit }) - 1;
  };

  /** Splits the places of a digit in two, each half in one cell or in one house besides. */
  const joinHalves = (unit: number, digit: number, here: number) => {
    let count = 0;
    for (const crossing of crossings[unit] ?? []) halves[count++] = here & crossing.here;
    for (let rest = here; rest !== 0; rest &= rest - 1) halves[count++] = rest & -rest;
    for (let index = 0; index < count; index++) {
      const half = halves[index] as number;
      const other = here & ~half;
      if (half <= other || other === 0) continue;
      let partner = 0;
      while (partner < count && halves[partner] !== other) partner++;
      if (partner < count) join(linkAt(unit, digit, half), linkAt(unit, digit, other));
    }
  };

  const joinStrong = ({ pairCells, pairPlaces, groups: grouped }: Allowed) => {
    if (pairCells)
      for (const cell of layout.fillable) {
        const held = candidates[cell] as number;
        if (bitCount(held) !== 2) continue;
        const one = cell * DIGITS + lowestDigit(held) - 1;
        join(one, cell * DIGITS + lowestDigit(held & (held - 1)) - 1);
      }
    if (pairPlaces)
      for (const unit of full)
        for (let digit = 1; digit <= layout.maxDigit; digit++) {
          const here = places[unit * DIGITS + digit - 1] as number;
          if (here === 0) continue;
          const low = here & -here;
          if (bitCount(here) === 2)
            join(linkAt(unit, digit, low), linkAt(unit, digit, here & ~low));
          else if (grouped) joinHalves(unit, digit, here);
        }
  };

  const listNodes = () => {
    nodes.length = 0;
    for (const cell of layout.fillable)
      for (let rest = candidates[cell] as number; rest !== 0; rest &= rest - 1) {
        const node = cell * DIGITS + lowestDigit(rest) - 1;
        if (strong.first[node] !== -1) nodes.push(node);
      }
    for (let index = 0; index < groups.length; index++) nodes.push(singles + index);
  };

  const look = () => {
    holders.fill(0);
    for (const cell of layout.fillable)
      for (let rest = candidates[cell] as number; rest !== 0; rest &= rest - 1) {
        const at = (lowestDigit(rest) - 1) * words + (cell >> 5);
        holders[at] = (holders[at] as number) | (1 << (cell & 31));
      }
    for (const node of nodes) {
      const digit = digitOf(node);
      const cells = cellsOf(node);
      for (let word = 0; word < words; word++) {
        let mask = holders[(digit - 1) * words + word] as number;
        for (const cell of cells) mask &= peers[cell * words + word] as number;
        seen[node * words + word] = mask;
      }
    }
  };

  const joinWeak = (withinCells: boolean) => {
    weak.clear();
    inUnit.clear();
    for (const node of nodes) {
      const digit = digitOf(node);
      const cells = cellsOf(node);
      const houses = unitsOf[cells[0] as number] as readonly number[];
      for (let kind = 0; kind < houses.length; kind++) {
        const unit = houses[kind] as number;
        const here = positionsIn(positionIn[unit] as Int32Array, cells);
        if (here === 0) continue;
        const list = unit * DIGITS + digit - 1;
        for (let at = inUnit.first[list] as number; at !== -1; at = inUnit.next[at] as number) {
          const other = inUnit.to[at] as number;
          if (((positions[other * KINDS + kind] as number) & here) !== 0) continue;
          weak.add(node, other);
          weak.add(other, node);
        }
        inUnit.add(list, node);
        positions[node * KINDS + kind] = here;
      }
    }
    if (!withinCells) return;
    for (const node of nodes) {
      const cell = cellOf(node);
      if (cell === -1) continue;
      const others = (candidates[cell] as number) & ~(1 << (node % DIGITS));
      for (let rest = others; rest !== 0; rest &= rest - 1)
        weak.add(node, cell * DIGITS + lowestDigit(rest) - 1);
    }
  };

  const sees = (node: number, cell: number) =>
    (((seen[node * words + (cell >> 5)] as number) >> (cell & 31)) & 1) === 1;

  return {
    nodes,
    size,
    strong,
    get weak() {
      return weak;
    },
    linkOf: (node) => ({ cells: cellsOf(node), digit: digitOf(node) }),
    strikes(start, end) {
      const digit = digitOf(start);
      const other = digitOf(end);
      const cell = cellOf(start);
      const last = cellOf(end);
      if (cell !== -1 && cell === last) {
        const rest = (candidates[cell] as number) & ~((1 << (digit - 1)) | (1 << (other - 1)));
        if (rest !== 0) return true;
      }
      if (digit !== other)
        return (cell !== -1 && sees(end, cell)) || (last !== -1 && sees(start, last));
      for (let word = 0; word < words; word++)
        if (((seen[start * words + word] as number) & (seen[end * words + word] as number)) !== 0)
          return true;
      return false;
    },
    fill(board, allowed) {
      candidates = board.candidates;
      groups.length = 0;
      strong.clear();
      joinStrong(allowed);
      listNodes();
      look();
      weak = allowed.coloured ? strong : crosswise;
      if (!allowed.coloured) joinWeak(allowed.withinCells);
    },
  };
}

function sameCells(left: readonly number[], right: readonly number[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}

/** The positions of cells in a house; 0 where one of them is not in it. */
function positionsIn(positionOf: Int32Array, cells: readonly number[]): number {
  let positions = 0;
  for (let index = 0; index < cells.length; index++) {
    const position = positionOf[cells[index] as number] as number;
    if (position === -1) return 0;
    positions |= 1 << position;
  }
  return positions;
}

const graphs = new WeakMap<Houses, Filled>();

/** The graph of the position that the houses were surveyed for. Only true until the next one is asked for. */
export function graphOf(board: Board, houses: Houses, technique: Searched): Graph {
  const graph = graphs.get(houses) ?? createGraph(houses);
  graphs.set(houses, graph);
  graph.fill(board, allowedFor[technique]);
  return graph;
}
