// Chains of links. One that begins and ends with a strong link says that one of its ends is true, so what clashes with
// both is not. Of all such chains the shortest is found.

import { type Board, candidatesAt } from './board.ts';
import type { Houses } from './houses.ts';
import { graphOf } from './links.ts';
import type { ChainTechnique, Link, Step, Strike } from './step.ts';

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

export function findChain(
  board: Board,
  houses: Houses,
  technique: Exclude<ChainTechnique, 'wWing'>,
): Step | undefined {
  const { links, strong, weak } = graphOf(board, houses, technique);
  const count = links.length;
  /** From which link one was found to be true, or false, if the start is not true. */
  const trueBy = new Int32Array(count);
  const falseBy = new Int32Array(count);
  /** Links that were found last, to go on from. */
  const front = new Int32Array(count);
  const reached = new Int32Array(count);
  let best: { readonly chain: readonly Link[]; readonly gone: readonly Strike[] } | undefined;

  const chainTo = (start: number, end: number): Link[] => {
    const path: number[] = [];
    for (let link = end; ; ) {
      const before = trueBy[link] as number;
      path.push(link, before);
      if (before === start) break;
      link = falseBy[before] as number;
    }
    return path.reverse().map((link) => links[link] as Link);
  };

  const search = (start: number, longest: number): void => {
    trueBy.fill(-1);
    falseBy.fill(-1);
    falseBy[start] = start;
    front[0] = start;
    let fronts = 1;
    for (let length = 2; fronts > 0 && length <= longest; length += 2) {
      let found = 0;
      for (let index = 0; index < fronts; index++) {
        const link = front[index] as number;
        for (const next of strong[link] as readonly number[]) {
          if (trueBy[next] !== -1) continue;
          trueBy[next] = link;
          reached[found++] = next;
        }
      }
      // Two links say no more than a pair or locked candidates do.
      for (let index = 0; length > 2 && index < found; index++) {
        const link = reached[index] as number;
        // Each chain is met from both of its ends.
        if (link < start) continue;
        const gone = goneBy(board, houses, links[start] as Link, links[link] as Link);
        if (gone.length === 0) continue;
        best = { chain: chainTo(start, link), gone };
        return;
      }
      fronts = 0;
      if (length === longest) return;
      for (let index = 0; index < found; index++) {
        const link = reached[index] as number;
        for (const next of weak[link] as readonly number[]) {
          if (falseBy[next] !== -1) continue;
          falseBy[next] = link;
          front[fronts++] = next;
        }
      }
    }
  };

  for (const pass of PASSES) {
    for (let start = 0; start < count; start++)
      if (strong[start]?.length !== 0)
        search(start, Math.min(pass, (best?.chain.length ?? 1000) - 2));
    if (best) return { technique, ...best };
  }
  return undefined;
}
