// Lays boards for a table: regions that are kept free for the recipe belong to different players, so that no recipe
// hangs on one person's cauldron. One try a call; what does not come out is tried again.

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import type { BoardKind } from '../types/board.ts';
import { type Layout, layCauldronsOf, layGardensOf, sideFits, takeNotes } from './layout.ts';
import { partsOf } from './sections.ts';

/** `kept` are the sizes to be kept free, the largest first, one entry for each region. */
export function layTable(
  kind: BoardKind,
  players: number,
  kept: readonly number[],
  rng: Rng,
): Layout | undefined {
  return kind === 'cauldrons' ? layCauldrons(players, kept, rng) : layGardens(players, kept, rng);
}

/** What a part holds of the kept sizes; no two of one size belong to one player, unless there is only one. */
type Hosting = readonly (readonly number[])[];

function spreadSizes(
  players: number,
  kept: readonly number[],
  holds: (part: number, sizes: readonly number[]) => boolean,
  rng: Rng,
): Hosting | undefined {
  const parts = partsOf(players);
  const hosted: number[][] = parts.map(() => []);
  for (const size of kept) {
    const isTaken = (player: number) =>
      players > 1 && [player, player + players].some((part) => hosted[part]?.includes(size));
    const part = pick(
      parts.flatMap(({ player }, index) =>
        !isTaken(player) && holds(index, [...(hosted[index] ?? []), size]) ? [index] : [],
      ),
      rng,
    );
    if (part === undefined) return undefined;
    hosted[part]?.push(size);
  }
  return hosted;
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

function layCauldrons(players: number, kept: readonly number[], rng: Rng): Layout | undefined {
  const parts = partsOf(players);
  const halves = parts.slice(0, players).map((part) => part.cells.length);
  const shares = lend(halves, rng);
  // A cell is left for what is printed in the part: in another cauldron, or in a garden.
  const hosted = spreadSizes(
    players,
    kept,
    (part, sizes) =>
      total(sizes) <= (shares[part % players] ?? 0) &&
      total(sizes) < (parts[part]?.cells.length ?? 0),
    rng,
  );
  if (!hosted) return undefined;
  const amounts = shareOut(players, shares, hosted, rng);
  return amounts && layCauldronsOf(players, amounts, (part) => hosted[part] ?? [], rng);
}

/** Half of each player's cells, where some lend one another a cell. */
function lend(halves: readonly number[], rng: Rng): number[] {
  const shares = [...halves];
  const order = shuffled([...halves.keys()], rng);
  for (let index = 0; index + 1 < order.length; index += 2) {
    const [lender, taker] = [order[index] ?? 0, order[index + 1] ?? 0];
    if (rng.below(2) === 0) continue;
    shares[lender] = (shares[lender] ?? 0) - 1;
    shares[taker] = (shares[taker] ?? 0) + 1;
  }
  return shares;
}

/** Cauldron cells of every part: what it hosts, and the rest of the player's share as chance has it. */
function shareOut(
  players: number,
  shares: readonly number[],
  hosted: Hosting,
  rng: Rng,
): readonly number[] | undefined {
  const parts = partsOf(players);
  const amounts: number[] = new Array(parts.length).fill(0);
  for (const [player, share] of shares.entries()) {
    const size = parts[player]?.cells.length ?? 0;
    const [front = 0, back = 0] = [player, player + players].map((part) =>
      total(hosted[part] ?? []),
    );
    const fits = (amount: number, least: number) =>
      amount >= least && amount - least !== 1 && sideFits(amount, size);
    const splits: number[] = [];
    for (let first = 0; first <= share; first++)
      if (fits(first, front) && fits(share - first, back)) splits.push(first);
    const first = pick(splits, rng);
    if (first === undefined) return undefined;
    amounts[player] = first;
    amounts[player + players] = share - first;
  }
  return amounts;
}

function layGardens(players: number, kept: readonly number[], rng: Rng): Layout | undefined {
  const parts = partsOf(players);
  const free = parts.map((part) => [...part.cells]);
  const notes = takeNotes(players, free, rng);
  if (!notes) return undefined;
  const hosted = spreadSizes(
    players,
    kept,
    (part, sizes) => total(sizes) < (free[part]?.length ?? 0),
    rng,
  );
  if (!hosted) return undefined;
  return layGardensOf(free, notes, (part) => hosted[part] ?? [], rng);
}
