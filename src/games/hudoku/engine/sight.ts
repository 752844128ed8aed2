// What blocks what: the digits on a board that keep others out of a cell, as few of them as will do.

import type { Board } from './board.ts';

/** The digit at `from` stands in a house of `to`. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

/** Digits that keep `digit` out of the cells; of several that would do, those that block most. */
export function blockersOf(board: Board, cells: readonly number[], digit: number): Sight[] {
  const seers = new Map<number, number[]>();
  for (const to of cells)
    for (const from of board.layout.peers[to] ?? [])
      if (board.digits[from] === digit) seers.set(from, [...(seers.get(from) ?? []), to]);
  const sights: Sight[] = [];
  const blocked = new Set<number>();
  for (;;) {
    let best: readonly [from: number, fresh: readonly number[]] | undefined;
    for (const [from, seen] of seers) {
      const fresh = seen.filter((to) => !blocked.has(to));
      if (fresh.length > (best?.[1].length ?? 0)) best = [from, fresh];
    }
    if (!best) return sights;
    for (const to of best[1]) {
      blocked.add(to);
      sights.push({ from: best[0], to });
    }
  }
}

/** For each of the digits that stands in a house of the cell, one that does; its fullest house first. */
export function rivalsOf(board: Board, cell: number, digits: readonly number[]): Sight[] {
  const house = new Set(houseOf(board, cell));
  const peers = board.layout.peers[cell] ?? [];
  return digits.flatMap((digit) => {
    const standing = peers.filter((peer) => board.digits[peer] === digit);
    const from = standing.find((peer) => house.has(peer)) ?? standing[0];
    return from === undefined ? [] : [{ from, to: cell }];
  });
}

/** The house of a cell in which most digits stand. */
export function houseOf(board: Board, cell: number): readonly number[] {
  const { units, unitsOf } = board.layout;
  let best: readonly number[] = [cell];
  let most = -1;
  for (const index of unitsOf[cell] ?? []) {
    const cells = units[index]?.cells ?? [];
    const standing = cells.filter((other) => board.digits[other] !== 0).length;
    if (standing > most) [best, most] = [cells, standing];
  }
  return best;
}
