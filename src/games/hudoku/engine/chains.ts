// Chains of links. One that begins and ends with a strong link says that one of its ends is true, so what clashes with
// both is not. Of all such chains the shortest is found.

import { type Board, candidatesAt } from './board.ts';
import type { Houses } from './houses.ts';
import type { Joins } from './joins.ts';
import { type Graph, graphOf, type Searched } from './links.ts';
import type { Link, Step, Strike } from './step.ts';

/** What clashes with both ends: the same digit in sight of both, or another digit in the cell of one. */
function goneBy(board: Board, { sees }: Houses, start: Link, end: Link): Strike[] {
  const gone: Strike[] = [];
  const strike = (cell: number, digits: number) => {
    const struck = candidatesAt(board, cell) & digits;
    if (struck !== 0) gone.push({ cell, digits: struck });
  };
  const bit = (digit: number) => 1 << (digit - 1);
  const seesAll = (cell: number, link: Link) => link.cells.every((other) => sees(cell, other));
  const only = ({ cells }: Link) => (cells.length === 1 ? cells[0] : undefined);
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

/** Longest chains that are looked for, one pass after another: most are short, and short ones are found fast. */
const PASSES = [4, 6, 8, 12, 1000];

/** What a search notes by link, used again by the next one. */
interface Notes {
  /** From which link one was found to be true, or false, if the start is not true; and in which search. */
  readonly trueBy: Int32Array;
  readonly falseBy: Int32Array;
  readonly trueIn: Int32Array;
  readonly falseIn: Int32Array;
  /** Links that were found last, to go on from. */
  readonly front: Int32Array;
  readonly reached: Int32Array;
  searches: number;
}

const notes = new WeakMap<Joins, Notes>();

function notesFor({ strong, size }: Graph): Notes {
  const known = notes.get(strong);
  if (known) return known;
  const list = () => new Int32Array(size);
  const made = {
    trueBy: list(),
    falseBy: list(),
    trueIn: list(),
    falseIn: list(),
    front: list(),
    reached: list(),
    searches: 0,
  };
  notes.set(strong, made);
  return made;
}

/** Where the shortest chain from `start` that strikes ends, one longer than `shorter` and no longer than `longest`; or -1. */
function searchFrom(
  graph: Graph,
  noted: Notes,
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
        // Each chain is met from both of its ends.
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

/** The links from `start` to where the last search ended. */
function chainTo(graph: Graph, { trueBy, falseBy }: Notes, start: number, end: number): Link[] {
  const path: number[] = [];
  for (let link = end; ; ) {
    const before = trueBy[link] as number;
    path.push(link, before);
    if (before === start) break;
    link = falseBy[before] as number;
  }
  return path.reverse().map(graph.linkOf);
}

export function findChain(board: Board, houses: Houses, technique: Searched): Step | undefined {
  const graph = graphOf(board, houses, technique);
  const noted = notesFor(graph);
  // Two links say no more than a pair or locked candidates do.
  let before = 2;
  for (const pass of PASSES) {
    let chain: readonly Link[] | undefined;
    for (const start of graph.nodes) {
      const longest = chain ? chain.length - 2 : pass;
      if (longest <= before) break;
      const end = searchFrom(graph, noted, start, before, longest);
      if (end !== -1) chain = chainTo(graph, noted, start, end);
    }
    const [start] = chain ?? [];
    const end = chain?.[chain.length - 1];
    if (chain && start && end) return { technique, chain, gone: goneBy(board, houses, start, end) };
    before = pass;
  }
  return undefined;
}
