// Chains of alternating strong and weak links. Strong: if one candidate is false, the other is true (the last two digits
// of a cell, the last two places of a digit in a full house). Weak: not both are true. A chain that begins and ends with
// a strong link proves one of its ends, so candidates that clash with both go. Finds the shortest. Expert dealing spends
// its time here, so the link graph of a layout is allocated once, as flat arrays, and refilled for each position.

import { memoByObject } from '../../../../core/memo.ts';
import { bitCount, type GridLayout, lowestDigit } from '../../grid/layout.ts';
import { type CandidateBoard, candidatesAt } from '../candidate-board.ts';
import type { ChainLink, ChainTechnique, LadderStep, Strike } from '../step.ts';
import { cellsAt, DIGITS, type Houses } from './houses.ts';

/** Linked lists of neighbours in flat arrays, refilled without allocating. */
interface Adjacency {
  /** By link, the first entry of its list; -1 for none. */
  readonly first: Int32Array;
  /** By entry, the next one (or -1), and the link it leads to. */
  readonly next: readonly number[];
  readonly to: readonly number[];
  clear(): void;
  add(from: number, to: number): void;
  has(from: number, to: number): boolean;
}

function createAdjacency(links: number): Adjacency {
  const first = new Int32Array(links).fill(-1);
  const last = new Int32Array(links);
  const next: number[] = [];
  const to: number[] = [];
  let entries = 0;
  return {
    first,
    next,
    to,
    clear() {
      first.fill(-1);
      entries = 0;
    },
    add(from, target) {
      const entry = entries++;
      next[entry] = -1;
      to[entry] = target;
      if (first[from] === -1) first[from] = entry;
      else next[last[from] as number] = entry;
      last[from] = entry;
    },
    has(from, target) {
      for (let entry = first[from] as number; entry !== -1; entry = next[entry] as number)
        if (to[entry] === target) return true;
      return false;
    },
  };
}

/** Techniques found by searching the graph; wings.ts finds the W-wing. */
type GraphTechnique = Exclude<ChainTechnique, 'wWing'>;

/** Which links a technique may use. */
interface AllowedLinks {
  readonly pairCells: boolean;
  readonly pairPlaces: boolean;
  /** Several cells of a house may form one link. */
  readonly groups: boolean;
  /** Weak links only where there is also a strong one: alternating colours. */
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

const allowedFor: Readonly<Record<GraphTechnique, AllowedLinks>> = {
  simpleColouring: { ...none, pairPlaces: true, coloured: true },
  xChain: { ...none, pairPlaces: true },
  xyChain: { ...none, pairCells: true },
  alternatingChain: { ...none, pairCells: true, pairPlaces: true, groups: true, withinCells: true },
};

/** Links are numbers: a digit in one cell is `cell * DIGITS + digit - 1`; groups follow in order of discovery. */
interface LinkGraph {
  /** Links with a strong neighbour, in order; chains run only through these. */
  readonly nodes: readonly number[];
  /** Links are numbered below this. */
  readonly size: number;
  readonly strong: Adjacency;
  readonly weak: Adjacency;
  linkOf(node: number): ChainLink;
  /** Does any candidate clash with both? */
  strikes(start: number, end: number): boolean;
}

interface FilledGraph extends LinkGraph {
  fill(board: CandidateBoard, allowed: AllowedLinks): void;
}

/** A cell lies in a row, a column and a region. */
const KINDS = 3;
/** An upper bound: at most two strong links between groups per house and digit. */
const groupsOf = ({ units }: GridLayout) => units.length * DIGITS * 4;

function createGraph(houses: Houses): FilledGraph {
  const { layout, places, crossings, full } = houses;
  const { cells: count, units, unitsOf } = layout;
  const singles = count * DIGITS;
  const size = singles + groupsOf(layout);
  const strong = createAdjacency(size);
  const crosswise = createAdjacency(size);
  const words = (count + 31) >> 5;
  /** As bits: cells that a cell sees; cells with a digit as candidate; cells that would clash with a link. */
  const peers = new Int32Array(count * words);
  const withDigit = new Int32Array(DIGITS * words);
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
  const groups: ChainLink[] = [];
  const halves = new Int32Array(units.length + DIGITS);
  const alone = layout.peers.map((_, cell): readonly number[] => [cell]);
  /** Links in a unit, by unit and digit; and their positions, by link and kind of unit. */
  const inUnit = createAdjacency(units.length * DIGITS);
  const positions = new Int32Array(size * KINDS);
  let candidates: Int32Array = new Int32Array(0);
  let weak = crosswise;

  const digitOf = (node: number) =>
    node < singles ? (node % DIGITS) + 1 : (groups[node - singles] as ChainLink).digit;
  const cellOf = (node: number) => (node < singles ? Math.floor(node / DIGITS) : -1);
  const cellsOf = (node: number) =>
    node < singles
      ? (alone[Math.floor(node / DIGITS)] as readonly number[])
      : (groups[node - singles] as ChainLink).cells;

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
      const known = groups[index] as ChainLink;
      if (known.digit === digit && sameCells(known.cells, cells)) return singles + index;
    }
    return singles + groups.push({ cells, digit }) - 1;
  };

  /** Splits the places of a digit into two halves, each in one cell or in one other house. */
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

  const joinStrong = ({ pairCells, pairPlaces, groups: grouped }: AllowedLinks) => {
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

  const markSeen = () => {
    withDigit.fill(0);
    for (const cell of layout.fillable)
      for (let rest = candidates[cell] as number; rest !== 0; rest &= rest - 1) {
        const at = (lowestDigit(rest) - 1) * words + (cell >> 5);
        withDigit[at] = (withDigit[at] as number) | (1 << (cell & 31));
      }
    for (const node of nodes) {
      const digit = digitOf(node);
      const cells = cellsOf(node);
      for (let word = 0; word < words; word++) {
        let mask = withDigit[(digit - 1) * words + word] as number;
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
      markSeen();
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

/** The positions of cells in a house; 0 if one of them is not in it. */
function positionsIn(positionOf: Int32Array, cells: readonly number[]): number {
  let positions = 0;
  for (let index = 0; index < cells.length; index++) {
    const position = positionOf[cells[index] as number] as number;
    if (position === -1) return 0;
    positions |= 1 << position;
  }
  return positions;
}

const createdGraph = memoByObject(createGraph);

/** The graph of the position that the houses were surveyed for. Valid until the next call for the same layout. */
function graphOf(board: CandidateBoard, houses: Houses, technique: GraphTechnique): LinkGraph {
  const graph = createdGraph(houses);
  graph.fill(board, allowedFor[technique]);
  return graph;
}

/** Candidates that clash with both ends: the same digit in sight of both, or another digit in the cell of one. */
function struckByEnds(
  board: CandidateBoard,
  { sees }: Houses,
  start: ChainLink,
  end: ChainLink,
): Strike[] {
  const gone: Strike[] = [];
  const strike = (cell: number, digits: number) => {
    const struck = candidatesAt(board, cell) & digits;
    if (struck !== 0) gone.push({ cell, digits: struck });
  };
  const bit = (digit: number) => 1 << (digit - 1);
  const seesAll = (cell: number, link: ChainLink) => link.cells.every((other) => sees(cell, other));
  const only = ({ cells }: ChainLink) => (cells.length === 1 ? cells[0] : undefined);
  const first = only(start);
  const last = only(end);
  if (first !== undefined && first === last) strike(first, ~(bit(start.digit) | bit(end.digit)));
  if (start.digit === end.digit) {
    for (const peer of board.layout.peers[start.cells[0] ?? 0] ?? [])
      if (seesAll(peer, start) && seesAll(peer, end)) strike(peer, bit(start.digit));
  } else {
    if (first !== undefined && seesAll(first, end)) strike(first, bit(end.digit));
    if (last !== undefined && seesAll(last, start)) strike(last, bit(start.digit));
  }
  return gone;
}

/** The longest chain to search for in each pass: most are short, and short ones are found fast. */
const PASSES = [4, 6, 8, 12, 1000];

/** Working memory of a search, by link; reused by the next. */
interface SearchScratch {
  /** Assuming the start is false: the link that makes one true or false, and the search that found it. */
  readonly trueBy: Int32Array;
  readonly falseBy: Int32Array;
  readonly trueIn: Int32Array;
  readonly falseIn: Int32Array;
  /** The frontier, and the links reached from it. */
  readonly front: Int32Array;
  readonly reached: Int32Array;
  searches: number;
}

const scratchFor = memoByObject(({ size }: LinkGraph): SearchScratch => {
  const list = () => new Int32Array(size);
  return {
    trueBy: list(),
    falseBy: list(),
    trueIn: list(),
    falseIn: list(),
    front: list(),
    reached: list(),
    searches: 0,
  };
});

/** The end of the shortest striking chain from `start`, longer than `shorter` and at most `longest`; or -1. */
function searchFrom(
  graph: LinkGraph,
  noted: SearchScratch,
  start: number,
  shorter: number,
  longest: number,
): number {
  const { strong, weak } = graph;
  const { trueBy, falseBy, trueIn, falseIn, front, reached } = noted;
  const search = ++noted.searches;
  falseIn[start] = search;
  falseBy[start] = start;
  front[0] = start;
  let fronts = 1;
  for (let length = 2; fronts > 0 && length <= longest; length += 2) {
    let found = 0;
    for (let index = 0; index < fronts; index++) {
      const link = front[index] as number;
      for (let at = strong.first[link] as number; at !== -1; at = strong.next[at] as number) {
        const next = strong.to[at] as number;
        if (trueIn[next] === search) continue;
        trueIn[next] = search;
        trueBy[next] = link;
        reached[found++] = next;
      }
    }
    if (length > shorter)
      for (let index = 0; index < found; index++) {
        const link = reached[index] as number;
        // Each chain is found from both of its ends.
        if (link >= start && graph.strikes(start, link)) return link;
      }
    if (length === longest) break;
    fronts = 0;
    for (let index = 0; index < found; index++) {
      const link = reached[index] as number;
      for (let at = weak.first[link] as number; at !== -1; at = weak.next[at] as number) {
        const next = weak.to[at] as number;
        if (falseIn[next] === search) continue;
        falseIn[next] = search;
        falseBy[next] = link;
        front[fronts++] = next;
      }
    }
  }
  return -1;
}

/** The links from `start` to the end that the last search found. */
function chainTo(
  graph: LinkGraph,
  { trueBy, falseBy }: SearchScratch,
  start: number,
  end: number,
): ChainLink[] {
  const path: number[] = [];
  for (let link = end; ; ) {
    const before = trueBy[link] as number;
    path.push(link, before);
    if (before === start) break;
    link = falseBy[before] as number;
  }
  return path.reverse().map(graph.linkOf);
}

export function findChain(
  board: CandidateBoard,
  houses: Houses,
  technique: GraphTechnique,
): LadderStep | undefined {
  const graph = graphOf(board, houses, technique);
  const noted = scratchFor(graph);
  // Two links say no more than a pair or locked candidates.
  let before = 2;
  for (const pass of PASSES) {
    let chain: readonly ChainLink[] | undefined;
    for (const start of graph.nodes) {
      const longest = chain ? chain.length - 2 : pass;
      if (longest <= before) break;
      const end = searchFrom(graph, noted, start, before, longest);
      if (end !== -1) chain = chainTo(graph, noted, start, end);
    }
    const [start] = chain ?? [];
    const end = chain?.[chain.length - 1];
    if (chain && start && end)
      return { technique, chain, gone: struckByEnds(board, houses, start, end) };
    before = pass;
  }
  return undefined;
}
