// Is there a choice of different cards, one for each cell? The fast answer for the generator: a bipartite matching by
// augmenting paths (Kuhn's algorithm) over the small pools, where a count by Hall's theorem does not settle it first.

import { LISTED, type Tables } from './tables.ts';

const MOST_CELLS = 16;

export type SolvableTest = (rows: readonly number[], columns: readonly number[]) => boolean;

/** The test for one catalogue. It keeps its scratch memory, so that a call allocates nothing. */
export function createSolvableTest(tables: Tables): SolvableTest {
  const size = tables.conditions.length;
  const { counts, listStart, listed } = tables;
  const pairs = new Int32Array(MOST_CELLS);
  const bySize = new Uint8Array(LISTED + 1);
  /** 1 + the cell that holds a card, or 0. */
  const holders = new Uint8Array(tables.cards);
  const held = new Uint16Array(MOST_CELLS);
  const seenIn = new Int32Array(tables.cards);
  let round = 0;
  let heldCount = 0;

  /** One augmenting path: a free card first, then one whose holder can move on. */
  function serve(place: number): boolean {
    const pair = pairs[place] as number;
    const start = listStart[pair] as number;
    const end = start + (counts[pair] as number);
    for (let at = start; at < end; at++) {
      const card = listed[at] as number;
      if (holders[card] !== 0) continue;
      holders[card] = place + 1;
      held[heldCount++] = card;
      return true;
    }
    for (let at = start; at < end; at++) {
      const card = listed[at] as number;
      if (seenIn[card] === round) continue;
      seenIn[card] = round;
      if (!serve((holders[card] as number) - 1)) continue;
      holders[card] = place + 1;
      return true;
    }
    return false;
  }

  return (rows, columns) => {
    bySize.fill(0);
    let tight = 0;
    for (const row of rows) {
      for (const column of columns) {
        const pair = row * size + column;
        const pool = counts[pair] as number;
        if (pool === 0) return false;
        // a cell with a card for every cell can always be served last
        if (pool > LISTED) continue;
        bySize[pool] = (bySize[pool] as number) + 1;
        pairs[tight++] = pair;
      }
    }
    // where at most p cells have p cards or fewer, for every p, Hall's condition holds: the tightest first take any card
    let cells = 0;
    let easy = true;
    for (let pool = 1; pool <= LISTED && easy; pool++) {
      cells += bySize[pool] as number;
      easy = cells <= pool;
    }
    if (easy) return true;
    let served = true;
    for (let place = 0; place < tight && served; place++) {
      round = (round + 1) | 0;
      served = serve(place);
    }
    while (heldCount > 0) holders[held[--heldCount] as number] = 0;
    return served;
  };
}
